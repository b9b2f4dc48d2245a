import fc from 'fast-check';

const deep = 100_000;

// Texts that JSON.stringify never writes: numbers out of range, lone surrogates, NUL, duplicate and odd keys.
const rawTokens = [
  '1e400',
  '-1e400',
  '1E+99999999',
  '0.1e-999',
  '-0',
  '9007199254740993',
  '2147483648',
  '9223372036854775808',
  '1'.repeat(400),
  '"\\ud800"',
  '"a\\udc00b"',
  '"\\u0000"',
  '"a\\u0000b"',
  '"\\u202e\\ufeff"',
  '{"__proto__":{"role":"ADMIN"},"constructor":{"prototype":{}}}',
  '{"toString":null,"valueOf":1,"hasOwnProperty":[]}',
  '{"length":1e9}',
  '{"$gt":""}',
  '[[[[[[]]]]]]',
  '""',
  'null',
  'true',
  '{}',
  '[]',
  `"${'x'.repeat(20_000)}"`,
  `[${'1,'.repeat(5000)}1]`,
  '"%00"',
  '"\'; drop table users; --"',
  '"{{7*7}}"',
  '"1e3"',
  '"NaN"',
  '"0x10"',
  '" "',
  '"2026-02-31"',
  '"data:image/png;base64,AAAA"',
];

const anyText = fc
  .array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 40 })
  .map((codes) => String.fromCharCode(...codes));

export const rawValue: fc.Arbitrary<string> = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...rawTokens) },
  { weight: 3, arbitrary: fc.jsonValue({ maxDepth: 3 }).map((value) => JSON.stringify(value)) },
  { weight: 2, arbitrary: anyText.map((text) => JSON.stringify(text)) },
  { weight: 1, arbitrary: fc.double().map((number) => JSON.stringify(number)) },
);

const brokenBodies = [
  '{',
  '}',
  '{"a":1,}',
  "{'a':1}",
  '\u0000',
  '[',
  '"',
  'undefined',
  '['.repeat(deep),
  '{"a":'.repeat(deep),
  `${'['.repeat(deep)}${']'.repeat(deep)}`,
  `{"products":${'['.repeat(deep)}${']'.repeat(deep)}}`,
  `${'{"products":'.repeat(deep)}1${'}'.repeat(deep)}`,
  '{"a":1}{"b":2}',
];

const keys = (known: readonly string[]) =>
  fc.oneof(
    { weight: 6, arbitrary: fc.constantFrom(...(known.length > 0 ? known : ['id'])) },
    {
      weight: 1,
      arbitrary: fc.constantFrom('__proto__', 'constructor', 'prototype', 'toString', '', 'limit'),
    },
    { weight: 1, arbitrary: anyText },
  );

const written = (fields: ReadonlyMap<string, string>) =>
  `{${[...fields].map(([name, text]) => `${JSON.stringify(name)}:${text}`).join(',')}}`;

/** Makes a JSON body: a valid one with fields replaced or removed, any value, or text that is not JSON. */
export function hostileBody(honest: Readonly<Record<string, unknown>>): fc.Arbitrary<string> {
  const fields = new Map(Object.entries(honest).map(([name, value]) => [name, JSON.stringify(value)]));
  const change = fc.record({ name: keys([...fields.keys()]), text: fc.option(rawValue, { freq: 6 }) });
  const changed = fc.array(change, { minLength: 1, maxLength: 3 }).map((changes) => {
    const next = new Map(fields);
    for (const { name, text } of changes) {
      if (text === null) next.delete(name);
      else next.set(name, text);
    }
    return written(next);
  });
  return fc.oneof(
    { weight: 8, arbitrary: changed },
    { weight: 2, arbitrary: rawValue },
    { weight: 1, arbitrary: fc.constantFrom(...brokenBodies) },
  );
}

const bytesInPath = fc
  .array(fc.integer({ min: 0, max: 255 }), { minLength: 1, maxLength: 24 })
  .map((bytes) => bytes.map((byte) => `%${byte.toString(16).padStart(2, '0')}`).join(''));

export const pathPart: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(
    'no-id',
    '%00',
    '%2e%2e%2f',
    '%ED%A0%80',
    '%25%32%46',
    '%zz',
    'x'.repeat(1500),
    '__proto__',
    '-1',
  ),
  fc.uuid(),
  bytesInPath,
  fc.string({ minLength: 1, maxLength: 20 }).map(encodeURIComponent),
);

const queryValue = fc.oneof(
  fc.constantFrom(
    '',
    '0',
    '-1',
    '1001',
    '1e3',
    '1.5',
    '9'.repeat(30),
    'NaN',
    '%00',
    '%ED%A0%80',
    '%',
    '%zz',
    '[]',
    'a&a=b',
  ),
  fc.string({ maxLength: 30 }).map((text) => encodeURIComponent(text)),
  bytesInPath,
);

export const hostileQuery = (known: readonly string[]): fc.Arbitrary<string> =>
  fc
    .array(
      fc.tuple(
        fc.oneof(
          fc.constantFrom(...known, 'limit', 'cursor', '__proto__', 'a[b]', 'constructor'),
          fc.constant(''),
        ),
        queryValue,
      ),
      { maxLength: 5 },
    )
    .map((pairs) => pairs.map(([name, value]) => `${name}=${value}`).join('&'));

export const hostileType: fc.Arbitrary<string> = fc.oneof(
  { weight: 12, arbitrary: fc.constant('application/json') },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      'text/plain',
      '',
      'application/json; charset=latin1',
      'application/jsonx',
      ';',
      'a/b/c',
    ),
  },
);

const boundary = 'b';
const formPieces = [
  `--${boundary}\r\n`,
  `--${boundary}--\r\n`,
  '\r\n',
  '\r\n\r\n',
  'content-disposition: form-data; name="file"; filename="a.png"\r\n',
  'content-disposition: form-data; name="__proto__"\r\n',
  'content-disposition: form-data\r\n',
  `content-disposition: form-data; name="${'n'.repeat(5000)}"\r\n`,
  'content-type: image/png\r\n',
  'content-transfer-encoding: base64\r\n',
  '\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\x27\x10\0\0\x27\x10\x08\x02\0\0\0',
  'GIF89a\xff\xff\xff\xff\x80\0\0',
  '<svg xmlns="http://www.w3.org/2000/svg"/>',
  '\0'.repeat(300),
];

export const hostileForm: fc.Arbitrary<Buffer> = fc
  .array(fc.oneof(fc.constantFrom(...formPieces), fc.string({ maxLength: 20 })), { maxLength: 14 })
  .map((pieces) => Buffer.from(pieces.join(''), 'latin1'));

export const formType: fc.Arbitrary<string> = fc.constantFrom(
  `multipart/form-data; boundary=${boundary}`,
  `multipart/form-data; boundary=${boundary}`,
  `multipart/form-data; boundary=${boundary}`,
  'multipart/form-data',
  'multipart/form-data; boundary=',
  `multipart/form-data; boundary=${'x'.repeat(300)}`,
  'multipart/mixed; boundary=b',
  'application/json',
);
