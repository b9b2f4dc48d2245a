import { deflateRawSync } from 'node:zlib';
import excel from 'exceljs';
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

const word = (...numbers: number[]) =>
  Buffer.concat(
    numbers.map((number) => {
      const bytes = Buffer.alloc(2);
      bytes.writeUInt16LE(number);
      return bytes;
    }),
  );
const long = (number: number) => word(number & 0xffff, number >>> 16);
const huge = (number: number) => Buffer.concat([long(number), long(0)]);
const none = 0xffffffff;

/** Makes a ZIP file. Entries state a size of one byte, whatever their content; with `is64` their places stand in ZIP64. */
function zipOf(parts: Record<string, string | Buffer>, is64 = false): Buffer {
  let [locals, directory] = [Buffer.alloc(0), Buffer.alloc(0)];
  for (const [name, content] of Object.entries(parts)) {
    const packed = deflateRawSync(content);
    const sizes = Buffer.concat([long(packed.length), long(1)]);
    const begin = Buffer.concat([word(20, 0, 8, 0, 0), long(0)]);
    const at = locals.length;
    const extra = is64
      ? Buffer.concat([word(1, 24), huge(1), huge(packed.length), huge(at)])
      : Buffer.alloc(0);
    locals = Buffer.concat([
      ...[locals, Buffer.from('PK\x03\x04'), begin, sizes, word(name.length, 0), Buffer.from(name), packed],
    ]);
    directory = Buffer.concat([
      ...[directory, Buffer.from('PK\x01\x02'), word(20), begin],
      ...(is64 ? [long(none), long(none)] : [sizes]),
      ...[
        word(name.length, extra.length, 0, 0, 0),
        long(0),
        long(is64 ? none : at),
        Buffer.from(name),
        extra,
      ],
    ]);
  }
  const count = Object.keys(parts).length;
  const at = locals.length;
  const end64 = Buffer.concat([
    ...[Buffer.from('PK\x06\x06'), huge(44), word(45, 45), long(0), long(0), huge(count), huge(count)],
    ...[huge(directory.length), huge(at)],
    ...[Buffer.from('PK\x06\x07'), long(0), huge(at + directory.length), long(1)],
  ]);
  return Buffer.concat([
    ...[locals, directory, ...(is64 ? [end64] : []), Buffer.from('PK\x05\x06'), word(0, 0, count, count)],
    ...[long(directory.length), long(is64 ? none : at), word(0)],
  ]);
}

const relation = (id: string, type: string, target: string) =>
  `<Relationship Id="${id}" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/${type}" Target="${target}"/>`;
const relations = (...all: string[]) => `<Relationships>${all.join('')}</Relationships>`;

/** A workbook as other programs write it: names with a prefix, other names of parts, rows without places. */
const foreignWorkbook = (sheet: string, { properties = '', styles = '' } = {}) => ({
  '_rels/.rels': relations(relation('a', 'officeDocument', '/book/main.xml')),
  'book/main.xml': `<?xml version="1.0"?><x:workbook><x:workbookPr ${properties}/><x:sheets>
    <x:sheet name="Old" sheetId="1" state="veryHidden" r:id="h"/><x:sheet name="New" sheetId="2" r:id="v"/></x:sheets></x:workbook>`,
  'book/_rels/main.xml.rels': relations(
    relation('h', 'worksheet', 'pages/one.xml'),
    relation('v', 'worksheet', 'pages/two.xml'),
    relation('s', 'styles', 'looks.xml'),
    relation('t', 'sharedStrings', 'words.xml'),
  ),
  'book/looks.xml': `<x:styleSheet>${styles}</x:styleSheet>`,
  'book/words.xml':
    '<x:sst><x:si><x:t>A &amp; B</x:t></x:si><x:si><x:r><x:t xml:space="preserve">bo</x:t></x:r><x:r><x:t>ld</x:t></x:r><x:rPh><x:t>no</x:t></x:rPh></x:si></x:sst>',
  'book/pages/one.xml':
    '<x:worksheet><x:sheetData><x:row><x:c t="str"><x:v>old</x:v></x:c></x:row></x:sheetData></x:worksheet>',
  'book/pages/two.xml': `<x:worksheet><x:sheetData>${sheet}</x:sheetData></x:worksheet>`,
});

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
  const bomb = zipOf({ 'xl/worksheets/sheet1.xml': Buffer.alloc(40 * 2 ** 20, ' ') });
  expect(bomb.length).toBeLessThan(100_000);
  expect(await refusalOf(bomb)).toBe('sheetUnpacksTooLarge');
});

test('broken spreadsheet files are refused', async () => {
  for (const bytes of [
    (await xlsxOf([['a']])).subarray(0, -30),
    zipOf({ 'hello.txt': 'hello' }),
    Buffer.from('d0cf11e0a1b11ae1', 'hex'),
    Buffer.from('Name,Mobile\nJos\xe9,1', 'latin1'),
    Buffer.from('a\0b'),
    Buffer.from('<html><table><tr><td>Date</td></tr></table></html>'),
  ])
    expect(await refusalOf(bytes)).toBe('sheetUnreadable');
});

test('workbooks of other programs are read, also with ZIP64', async () => {
  const sheet = `<x:row><x:c t="s"><x:v>0</x:v></x:c><x:c t="s"><x:v>1</x:v></x:c></x:row>
    <x:row r="5"><x:c r="C5" t="inlineStr"><x:is><x:t>=x_x0041_</x:t></x:is></x:c><x:c t="d"><x:v>2025-03-14T10:30:00</x:v></x:c></x:row>`;
  const rows = [
    [1, 'A & B', 'bold'],
    [5, '', '', '=xA', '2025-03-14'],
  ];
  expect(await cellsOf(zipOf(foreignWorkbook(sheet)))).toEqual(rows);
  expect(await cellsOf(zipOf(foreignWorkbook(sheet), true))).toEqual(rows);
});

test('numbers are dates by their format alone, from 1900 or 1904', async () => {
  const styles = `<x:numFmts><x:numFmt numFmtId="164" formatCode="dd\\-mmm\\-yy;@"/>
    <x:numFmt numFmtId="165" formatCode="\\R\\s\\.#,##0.00_);[Red]&quot;days&quot;\\-0"/></x:numFmts>
    <x:cellStyleXfs><x:xf numFmtId="14"/></x:cellStyleXfs>
    <x:cellXfs><x:xf numFmtId="0"/><x:xf numFmtId="164"/><x:xf numFmtId="165"/><x:xf numFmtId="14"/></x:cellXfs>`;
  const cell = (style: number, value: number) => `<x:c s="${style}"><x:v>${value}</x:v></x:c>`;
  const read = (properties: string, first: number) =>
    cellsOf(
      zipOf(
        foreignWorkbook(
          `<x:row>${cell(0, first)}${cell(1, first + 0.4)}${cell(2, first)}${cell(3, first)}</x:row>`,
          { properties, styles },
        ),
      ),
    );
  expect(await read('', 45730)).toEqual([[1, '45730', '2025-03-14', '45730', '2025-03-14']]);
  for (const value of ['1', 'true'])
    expect(await read(`date1904="${value}"`, 44268)).toEqual([
      [1, '44268', '2025-03-14', '44268', '2025-03-14'],
    ]);
});

test.each(['hidden', 'veryHidden'] as const)('a %s first sheet is not read', async (state) => {
  const workbook = new excel.Workbook();
  workbook.addWorksheet('Old', { state }).addRow(['old']);
  workbook.addWorksheet('New').addRow(['new']);
  expect(await cellsOf(Buffer.from(await workbook.xlsx.writeBuffer()))).toEqual([[1, 'new']]);
});

test('the separator splits the most rows evenly, or the first line names it', async () => {
  const account = 'Prince Repairs, Garkheda, Sambhajinagar, India';
  expect(await csv(`${account}\n\nDate;Sum\n1;2,50\n3;4,50`)).toEqual([
    [1, account],
    [3, 'Date', 'Sum'],
    [4, '1', '2,50'],
    [5, '3', '4,50'],
  ]);
  expect(await csv('sep=;\r\na;b,c,d\r\n1;2,3,4')).toEqual([
    [1, 'a', 'b,c,d'],
    [2, '1', '2,3,4'],
  ]);
  expect(await csv('a|b\r1|2\r3|4')).toEqual([
    [1, 'a', 'b'],
    [2, '1', '2'],
    [3, '3', '4'],
  ]);
});

test('marks of a spreadsheet program around a cell fall away', async () => {
  expect(await csv(`="0123",'0123',"=""01,23""",'0123\n'-10 %,'Quoted,'=x,''5 star'`)).toEqual([
    [1, '0123', '0123', '01,23', '0123'],
    [2, '-10 %', "'Quoted", '=x', "'5 star'"],
  ]);
});

test.each([4, 38])('commas in lines above a table with tabs do not split it (%i rows)', async (count) => {
  const above = ['Account Name :\tKALE, GANESH', 'Address :\tFLAT 4, SAI NAGAR', 'Branch :\tCIDCO, N-6'];
  const row = '20/11/2026\tUPI/ASHA\t632512345671\t\t900.00\t5,000.00';
  const text = [...above, 'Date\tNarration\tRef\tDebit\tCredit\tBalance', ...Array(count).fill(row)];
  const rows = await readTable(Buffer.from(text.join('\n')), 100);
  expect(rows.at(-1)?.cells).toHaveLength(6);
});

test('a person’s separator wins over the one that the file shows', async () => {
  const bytes = Buffer.from('a;b,c\n1;2,3\n');
  expect((await readTable(bytes, 10, 'comma')).map(({ cells }) => cells)).toEqual([
    ['a;b', 'c'],
    ['1;2', '3'],
  ]);
  expect((await readTable(bytes, 10, 'semicolon')).map(({ cells }) => cells)).toEqual([
    ['a', 'b,c'],
    ['1', '2,3'],
  ]);
});
