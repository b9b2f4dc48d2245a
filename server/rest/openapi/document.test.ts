import { Validator } from '@seriousme/openapi-schema-validator';
import { Ajv2020, type AnySchema } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { describe, expect, it } from 'vitest';
import { procedureOf } from '#server/trpc/procedure.ts';
import { webhookKinds, webhookTest } from '#shared/webhooks/schema.ts';
import { inputReader } from '../contract-names.ts';
import { fileCalls } from '../file-calls.ts';
import { routes } from '../routes.ts';
import { openApiDocument } from './document.ts';

const document = openApiDocument('https://shop.example.in');

type Content = { schema: object; example?: unknown; examples?: Record<string, { value: unknown }> };
type Operation = {
  tags: string[];
  description: string;
  operationId: string;
  requestBody?: { content: Record<string, Content> };
  parameters: { name: string; in: string; description?: string }[];
  responses: Record<string, { content?: Record<string, Content>; headers?: object }>;
  security: object[];
};

const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({
    name: `${method.toUpperCase()} ${path}`,
    operation: operation as Operation,
  })),
);
const webhooks = Object.entries(document.webhooks).map(([kind, { post }]) => ({ kind, ...post }));

const ajv = new Ajv2020({ strict: false });
formats.default(ajv);
ajv.addSchema({ $id: 'document', components: document.components } as AnySchema);
const checks = new Map<string, ReturnType<typeof ajv.compile>>();
const fits = (schema: object, value: unknown): string => {
  const text = JSON.stringify(schema).replaceAll('#/components/', 'document#/components/');
  const check = checks.get(text) ?? ajv.compile(JSON.parse(text) as AnySchema);
  checks.set(text, check);
  return check(value) ? '' : ajv.errorsText(check.errors);
};

it('the API document is valid OpenAPI 3.1', async () => {
  const result = await new Validator().validate(JSON.parse(JSON.stringify(document)));
  expect(result).toMatchObject({ valid: true });
  expect(document.openapi).toBe('3.1.0');
});

// Fields whose names explain them. Any other field needs a description.
const plainNames = new Set(
  `name fullname email mobile role companyName label message comment search number kind status sort q
  _id productId reelId technicianId productName brandName description quantity products rating serviceType
  paymentMethod cardOrderId at was to due`.split(/\s+/),
);

it('the API document describes each field of a request', () => {
  const fields = operations.flatMap(({ operation }) => [
    ...operation.parameters.map(({ name, description }) => [name, description] as const),
    ...Object.values(operation.requestBody?.content ?? {}).flatMap(({ schema }) =>
      Object.entries(
        (schema as { properties?: Record<string, { description?: string }> }).properties ?? {},
      ).map(([name, { description }]) => [name, description] as const),
    ),
  ]);
  const unexplained = fields.flatMap(([name, note]) => (note || plainNames.has(name) ? [] : [name]));
  expect(unexplained, 'a line in notes.ts').toEqual([]);
  expect([...plainNames].filter((name) => !fields.some(([field]) => field === name))).toEqual([]);
});

it("the API document omits fields that only the shop's own pages send", () => {
  const unlisted = routes.flatMap((row) => row.unlisted ?? []);
  expect(unlisted).toContain('fromCart');
  for (const field of unlisted) expect(JSON.stringify(document)).not.toContain(`"${field}"`);
});

it('the API document names each call once', () => {
  const names = operations.map(({ operation }) => operation.operationId);
  expect(names).toHaveLength(routes.length + fileCalls.length);
  expect(new Set(names).size).toBe(names.length);
});

it('the API document describes every tag', () => {
  expect(document.info.contact).toMatchObject({
    name: expect.any(String),
    url: expect.stringMatching(/^https:/),
  });
  expect(document.info.license.name).toBe('MIT');
  const described = document.tags.map(({ name }) => name);
  const used = new Set(
    [...operations.map(({ operation }) => operation), ...webhooks].flatMap(({ tags }) => tags),
  );
  expect([...used].sort()).toEqual([...described].sort());
  expect(document.tags.filter(({ description }) => !description)).toEqual([]);
});

const componentsUsed = JSON.stringify(document);
it.each(Object.keys(document.components.schemas))(
  'a call of the API document uses the component %s',
  (name) => {
    expect(componentsUsed).toContain(`"#/components/schemas/${name}"`);
  },
);

const schemas: Record<string, unknown>[] = [];
JSON.stringify(document, (_key, value: unknown) => {
  if (typeof value === 'object' && value !== null && 'type' in value)
    schemas.push(value as Record<string, unknown>);
  return value;
});

const checkOfCharge = () => {
  const charge = operations.find(({ name }) => name === 'POST /api/upload-product')?.operation.requestBody;
  const schema = charge?.content['application/json']?.schema as { properties: { twelveprice: object } };
  return ajv.compile(schema.properties.twelveprice);
};

it('no schema refuses a price because of floating-point remainders', () => {
  expect(schemas.filter((schema) => 'multipleOf' in schema)).toEqual([]);
  const check = checkOfCharge();
  const refused = Array.from({ length: 100_001 }, (_, paise) => paise / 100).filter((price) => !check(price));
  expect(refused).toEqual([]);
});

it('a charge as text has the same limits as a number', () => {
  const texts = ['0', '299.5', '999999.99', '1000000', '1000000.00', '1000000.01', '1000001', '1.234'];
  const check = checkOfCharge();
  expect(texts.filter((price) => check(price))).toEqual(texts.slice(0, 5));
});

it('the API document declares whole numbers as integers', () => {
  const whole = [
    'uId',
    'userId',
    'quantity',
    'totalQty',
    'rating',
    'ratingCount',
    'count',
    'width',
    'height',
    'limit',
  ];
  const wrong: string[] = [];
  JSON.stringify(document, (_key, value: unknown) => {
    if (typeof value === 'object' && value !== null && 'properties' in value) {
      for (const [name, schema] of Object.entries(value.properties as Record<string, { type?: unknown }>))
        if (whole.includes(name) && schema.type === 'number') wrong.push(name);
    }
    return value;
  });
  expect(wrong).toEqual([]);
});

it('the API document has harmless and realistic examples', () => {
  const exampleOf = (name: string, part: (operation: Operation) => Content | undefined) => {
    const found = operations.find((one) => one.name === name);
    return found && part(found.operation)?.example;
  };
  const sent = (operation: Operation) => operation.requestBody?.content['application/json'];
  const got = (status: string) => (operation: Operation) =>
    operation.responses[status]?.content?.['application/json'];
  expect(exampleOf('POST /api/update-user', sent)).not.toMatchObject({ userId: 1001 });
  expect(Object.keys(exampleOf('POST /api/update-user', sent) as object)).not.toContain('role');
  expect(exampleOf('POST /api/signin', got('200'))).toMatchObject({
    data: expect.stringMatching(/^\S{43}$/),
  });
  expect(exampleOf('POST /api/upload-image', got('201'))).toMatchObject({
    url: expect.stringMatching(/\.webp$/),
  });
  const feedback = operations.find(({ name }) => name === 'POST /api/add-feedback/{orderId}')?.operation;
  expect(feedback?.parameters[0]?.description).toContain('`_id`');
  const reel = sent(operations.find(({ name }) => name === 'POST /api/add-reel')?.operation as Operation);
  expect(reel?.schema).toMatchObject({ type: 'object' });
});

it("the API document marks a technician's calls", () => {
  const descriptionOf = (name: string) => operations.find((one) => one.name === name)?.operation.description;
  expect(descriptionOf('GET /api/jobs')).toMatch(/For technicians\.$/);
  expect(descriptionOf('PATCH /api/order-stage/{id}')).toMatch(/For admins and technicians\.$/);
  expect(descriptionOf('GET /api/technicians')).toMatch(/For admins\.$/);
});

describe.each(operations)('$name', ({ operation }) => {
  it('each call describes its purpose and its callers', () => {
    expect(operation.description).toMatch(
      /Open to all\.|For whoever is signed in\.|For (admins|technicians|admins and technicians|admins and managers|admins, managers and accountants)\./,
    );
    for (const { name, in: place, description } of operation.parameters)
      if (place === 'path') expect(description, name).toBeTruthy();
  });

  it('each call describes its refusals', () => {
    const failures = Object.entries(operation.responses).filter(([status]) => Number(status) >= 400);
    for (const status of ['404', '405', '429', '500', '503'])
      expect(operation.responses).toHaveProperty(status);
    expect('401' in operation.responses).toBe(
      operation.security.length > 0 || operation.operationId === 'accounts.signIn',
    );
    for (const [status, { content }] of failures) {
      for (const { value } of Object.values(content?.['application/json']?.examples ?? {})) {
        expect(fits(content?.['application/json']?.schema ?? {}, value), status).toBe('');
      }
    }
    expect(operation.responses['429']?.headers).toHaveProperty('retry-after');
  });

  it('each call has examples that fit its schemas', () => {
    const done = Object.entries(operation.responses).filter(([status]) => Number(status) < 300);
    expect(done.length).toBeGreaterThan(0);
    const contents = [operation.requestBody, ...done.map(([, response]) => response)]
      .flatMap((one) => Object.entries(one?.content ?? {}))
      .filter(([type]) => type === 'application/json');
    for (const [, { schema, example }] of contents) {
      expect(example).toBeDefined();
      expect(fits(schema, example)).toBe('');
    }
  });
});

it('each kind of webhook has an entry with an example that fits its schema', () => {
  expect(webhooks.map(({ kind }) => kind).sort()).toEqual([...webhookKinds, webhookTest].sort());
  for (const { kind, requestBody, parameters } of webhooks) {
    const { schema, example } = requestBody.content['application/json'];
    expect(schema).toEqual({ $ref: expect.stringMatching(/^#\/components\/schemas\/Webhook[A-Z]/) });
    expect(fits(schema, example), kind).toBe('');
    expect(fits(schema, { ...example, type: 'another' }), kind).not.toBe('');
    expect(parameters.map(({ $ref }) => $ref.split('/').at(-1))).toEqual([
      'webhook-id',
      'webhook-timestamp',
      'webhook-signature',
    ]);
  }
});

it('an answer refers to a named schema instead of repeating it', () => {
  const fieldsOf = (schema: object) => Object.keys((schema as { properties?: object }).properties ?? {});
  const named = Object.values(document.components.schemas).map((schema) => fieldsOf(schema).join());
  const repeated: string[] = [];
  const walk = (value: unknown, path: string): void => {
    if (typeof value !== 'object' || value === null) return;
    if (fieldsOf(value).length > 1 && named.includes(fieldsOf(value).join())) repeated.push(path);
    for (const [name, inner] of Object.entries(value)) walk(inner, `${path}/${name}`);
  };
  for (const [name, schema] of Object.entries(document.components.schemas))
    for (const [field, inner] of Object.entries(schema)) walk(inner, `${name}/${field}`);
  for (const { name, operation } of operations) walk(operation.responses, name);
  expect(repeated).toEqual([]);
});

it.each(routes)('$method $path accepts its own example', ({ method, path, procedure }) => {
  const { operation } =
    operations.find((one) => one.name === `${method} ${path.replace(/:(\w+)/, '{$1}')}`) ?? {};
  const { input } = procedureOf(procedure);
  const example = operation?.requestBody?.content['application/json']?.example;
  if (!input || !example) return;
  const inPath = operation.parameters.filter((one) => one.in === 'path');
  const whole = { ...(example as object), ...Object.fromEntries(inPath.map(({ name }) => [name, 'x'])) };
  expect(input.safeParse(inputReader(input)(whole))).toMatchObject({ success: true });
});

it('has a type for every value, and names what several answers share', () => {
  const untyped: string[] = [];
  const walk = (value: unknown, path: string): void => {
    if (typeof value !== 'object' || value === null) return;
    const schema = value as Record<string, Record<string, unknown> | unknown[] | undefined>;
    if (!['type', '$ref', 'anyOf', 'allOf', 'const', 'enum'].some((key) => key in schema)) untyped.push(path);
    for (const [name, inner] of Object.entries(schema.properties ?? {})) walk(inner, `${path}.${name}`);
    if (schema.items) walk(schema.items, `${path}[]`);
    for (const inner of [schema.anyOf, schema.allOf].flat()) walk(inner, path);
  };
  for (const [name, schema] of Object.entries(document.components.schemas)) walk(schema, name);
  for (const { name, operation } of operations) {
    for (const one of operation.parameters) walk((one as { schema?: unknown }).schema, `${name} ${one.name}`);
    for (const { content = {} } of [operation.requestBody ?? {}, ...Object.values(operation.responses)])
      for (const { schema } of Object.values(content as Record<string, Content>)) walk(schema, name);
  }
  expect(untyped).toEqual([]);
  const names = [
    'Bill',
    'BillLine',
    'Payment',
    'Job',
    'Technician',
    'OrderEvent',
    'VisitTimes',
    'Import',
    'Visit',
  ];
  expect(Object.keys(document.components.schemas)).toEqual(expect.arrayContaining(names));
  expect(document.components.schemas.Job?.allOf?.[0]).toEqual({ $ref: '#/components/schemas/Order' });
});
