import { deflateRawSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { xlsxOf } from '#server/testing/sheets.ts';
import { readTable } from './read-table.ts';

const cellsOf = async (bytes: Buffer, maxRows = 10) =>
  (await readTable(bytes, maxRows)).map(({ row, cells }) => [row, ...cells]);
const csv = (text: string) => cellsOf(Buffer.from(text));
const refusalOf = (bytes: Buffer, maxRows = 10) =>
  readTable(bytes, maxRows).then(
    () => 'none',
    ({ id }) => id,
  );

/** Makes a ZIP file with one deflated entry. */
function zipOf(name: string, content: Buffer): Buffer {
  const packed = deflateRawSync(content);
  const sizes = Buffer.alloc(12);
  sizes.writeUInt32LE(packed.length, 4);
  // The entry states a size of one byte, whatever its content.
  sizes.writeUInt32LE(1, 8);
  const nameLength = Buffer.from([name.length, 0, 0, 0]);
  const common = Buffer.concat([Buffer.from([20, 0, 0, 0, 8, 0, 0, 0, 0, 0]), sizes, nameLength]);
  const local = Buffer.concat([Buffer.from('PK\x03\x04'), common, Buffer.from(name), packed]);
  const central = Buffer.concat([
    Buffer.from('PK\x01\x02'),
    Buffer.from([20, 0]),
    common,
    Buffer.alloc(14),
    Buffer.from(name),
  ]);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(1, 8);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(central.length, 12);
  end.writeUInt32LE(local.length, 16);
  return Buffer.concat([local, central, end]);
}

test('CSV files may have commas, semicolons or tabs', async () => {
  expect(await csv('a,b\r\n"1,""2""","x\ny"\r\n')).toEqual([
    [1, 'a', 'b'],
    [2, '1,"2"', 'x\ny'],
  ]);
  expect(await csv('\ufeffa;b\n1,5;2')).toEqual([
    [1, 'a', 'b'],
    [2, '1,5', '2'],
  ]);
  expect(await csv('a\tb\n1\t2')).toEqual([
    [1, 'a', 'b'],
    [2, '1', '2'],
  ]);
});

test('CSV files may be in UTF-16, with or without its mark', async () => {
  const text = 'नाम;b\n1;2';
  const rows = [
    [1, 'नाम', 'b'],
    [2, '1', '2'],
  ];
  const little = Buffer.from(`\ufeff${text}`, 'utf16le');
  expect(await cellsOf(little)).toEqual(rows);
  expect(await cellsOf(Buffer.from(little).swap16())).toEqual(rows);
  expect(await cellsOf(Buffer.from('a\tb', 'utf16le'))).toEqual([[1, 'a', 'b']]);
});

test('blank rows of a spreadsheet are left out but counted', async () => {
  expect(await csv('a,b\n\n , \nc\u0007,d')).toEqual([
    [1, 'a', 'b'],
    [4, 'c', 'd'],
  ]);
});

test('cells of XLSX files become texts', async () => {
  const rows = [
    [9876543210, 0.1 + 0.2, new Date('2026-03-14T18:45:00Z')],
    [{ formula: 'A1+1', result: 5 }, { formula: 'A1/0', result: { error: '#DIV/0!' } }, true],
    [],
    [
      { text: 'a@example.com', hyperlink: 'mailto:a@example.com' },
      { richText: [{ text: 'bo' }, { text: 'ld' }] },
    ],
  ];
  expect(await cellsOf(await xlsxOf(rows as never))).toEqual([
    [1, '9876543210', '0.3', '2026-03-14'],
    [2, '5', '#DIV/0!', 'true'],
    [4, 'a@example.com', 'bold'],
  ]);
});

test('a list of choices for a whole column does not slow the reader down', async () => {
  const bytes = await xlsxOf([['Category'], ['Kitchen']], (sheet) => {
    Object.assign(sheet, {
      dataValidations: {
        model: { 'A1:XFD1048576': { type: 'list', formulae: ['"Kitchen,Laundary"'], allowBlank: true } },
      },
    });
    sheet.model.merges = ['B5:XFD1048576'];
  });
  expect(await cellsOf(bytes)).toEqual([
    [1, 'Category'],
    [2, 'Kitchen'],
  ]);
});

test('a spreadsheet with more rows than allowed is refused', async () => {
  expect(await refusalOf(Buffer.from('a\n'.repeat(11)))).toBe('none');
  const message = 'This file has 12 rows. Please use at most 20,000 rows, and split longer files';
  await expect(readTable(Buffer.from('a\n'.repeat(13)), 10)).rejects.toThrow(message);
  expect(await refusalOf(await xlsxOf(Array(12).fill(['a'])))).toBe('sheetTooManyRows');
});

test('a spreadsheet that unpacks to too much is refused', async () => {
  const bomb = zipOf('xl/worksheets/sheet1.xml', Buffer.alloc(40 * 2 ** 20, ' '));
  expect(bomb.length).toBeLessThan(100_000);
  expect(await refusalOf(bomb)).toBe('sheetUnpacksTooLarge');
});

test('broken spreadsheet files are refused', async () => {
  for (const bytes of [
    (await xlsxOf([['a']])).subarray(0, -30),
    zipOf('hello.txt', Buffer.from('hello')),
    Buffer.from('d0cf11e0a1b11ae1', 'hex'),
    Buffer.from('Name,Mobile\nJos\xe9,1', 'latin1'),
    Buffer.from('a\0b'),
  ])
    expect(await refusalOf(bytes)).toBe('sheetUnreadable');
});
