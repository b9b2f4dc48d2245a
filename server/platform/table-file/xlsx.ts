// Reads the first visible sheet of a workbook, whichever program wrote it (ECMA-376). exceljs expands ranges
// cell by cell, knows only the part names of Excel, and takes escaped letters in a format for a date.
import { posix } from 'node:path';
import { decodeText } from './text.ts';
import { unzip } from './unzip.ts';

type Attributes = Readonly<Record<string, string>>;
type Reader = {
  open?: (name: string, attributes: Attributes) => void;
  close?: (name: string) => void;
  text?: (text: string) => void;
};

const token =
  /<!\[CDATA\[([\s\S]*?)\]\]>|<!--[\s\S]*?-->|<[?!][^>]*>|<(\/?)(?:[^\s<>/:]+:)?([^\s<>/:]+)((?:[^<>"']|"[^"]*"|'[^']*')*?)(\/?)>|([^<]+)/g;
const attribute = /([^\s=:]{1,100})\s?=\s?(?:"([^"]*)"|'([^']*)')/g;
const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

const plain = (text: string): string =>
  text.replace(/&(?:#(\d+)|#x([\da-f]+)|(\w+));/gi, (whole, digits, hex, name) =>
    name
      ? (entities[name] ?? whole)
      : String.fromCodePoint(digits ? Number(digits) : Number.parseInt(hex, 16)),
  );

const attributesOf = (text: string): Attributes =>
  Object.fromEntries(
    [...text.matchAll(attribute)].map(([, name, one, other]) => [name, plain(one ?? other ?? '')]),
  );

/** Reads XML. Names come without their prefix. */
function readXml(bytes: Buffer | undefined, { open, close, text }: Reader): void {
  if (!bytes) return;
  for (const [, raw, end, name, attributes = '', empty, words] of decodeText(bytes).matchAll(token)) {
    if (name === undefined) {
      const found = raw ?? (words && plain(words));
      if (found) text?.(found);
    } else {
      if (!end) open?.(name, attributesOf(attributes));
      if (end || empty) close?.(name);
    }
  }
}

type Part = { type: string; path: string };

/** The parts that a part names, by their ids. */
function relationsOf(files: ReadonlyMap<string, Buffer>, path: string): Map<string, Part> {
  const [folder, base] = [posix.dirname(path), posix.basename(path)];
  const parts = new Map<string, Part>();
  readXml(files.get(posix.join(folder, '_rels', `${base}.rels`)), {
    open: (name, { Id = '', Type = '', Target = '' }) => {
      if (name !== 'Relationship') return;
      const target = posix.join(Target.startsWith('/') ? '.' : folder, Target).replace(/^\//, '');
      parts.set(Id, { type: posix.basename(Type), path: target.toLowerCase() });
    },
  });
  return parts;
}

function readStrings(bytes: Buffer | undefined): string[] {
  const strings: string[] = [];
  const within = new Set<string>();
  readXml(bytes, {
    open: (name) => {
      within.add(name);
      if (name === 'si') strings.push('');
    },
    close: (name) => within.delete(name),
    text: (text) => {
      if (within.has('t') && !within.has('rPh')) strings[strings.length - 1] += text;
    },
  });
  return strings.map(unescaped);
}

// Escapes of characters that XML does not allow (ECMA-376, 22.9.2.19).
const unescaped = (text: string): string =>
  text.replace(/_x([\da-f]{4})_/gi, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));

const isDateId = (id: number): boolean =>
  (id >= 14 && id <= 22) || (id >= 27 && id <= 36) || (id >= 45 && id <= 47) || (id >= 50 && id <= 58);
const isDateFormat = (format: string): boolean =>
  /[ymdhs]/i.test(format.replace(/"[^"]*"|[\\_*].|\[[^\]]*\]/g, '').split(';')[0] ?? '');

/** Says for each style of cells whether its numbers are dates. */
function readStyles(bytes: Buffer | undefined): boolean[] {
  const formats = new Map<number, string>();
  const styles: boolean[] = [];
  let isOfCells = false;
  readXml(bytes, {
    open: (name, { numFmtId = '0', formatCode = '' }) => {
      const id = Number(numFmtId);
      if (name === 'numFmt') formats.set(id, formatCode);
      if (name === 'cellXfs') isOfCells = true;
      const format = formats.get(id);
      if (name === 'xf' && isOfCells) styles.push(format === undefined ? isDateId(id) : isDateFormat(format));
    },
    close: (name) => {
      if (name === 'cellXfs') isOfCells = false;
    },
  });
  return styles;
}

const numberText = (value: number): string =>
  Number.isInteger(value) ? BigInt(value).toString() : String(Number(value.toFixed(6)));

const daysFrom1900To1904 = 1462;
const dayMs = 86_400_000;
const lastSerial = 2_958_465;

const dateText = (serial: number): string =>
  serial >= 1 && serial <= lastSerial
    ? new Date(Date.UTC(1899, 11, 30) + Math.floor(serial) * dayMs).toISOString().slice(0, 10)
    : numberText(serial);

const columnOf = (address: string): number => {
  const letters = /^[A-Z]{1,3}/.exec(address)?.[0] ?? '';
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
};

/** Calls `take` with each row of the first visible sheet. A date becomes YYYY-MM-DD, a formula its last result. */
export function readXlsx(
  file: Buffer,
  { maxUnzipped, maxColumns }: { maxUnzipped: number; maxColumns: number },
  take: (row: number, cells: readonly string[]) => void,
): void {
  const files = unzip(file, maxUnzipped);
  const partOf = (parts: ReadonlyMap<string, Part>, type: string) =>
    [...parts.values()].find((part) => part.type === type)?.path ?? '';
  const workbook = partOf(relationsOf(files, ''), 'officeDocument');
  const parts = relationsOf(files, workbook);
  let sheetPath: string | undefined;
  let offset = 0;
  readXml(files.get(workbook), {
    open: (name, { date1904 = '', state = 'visible', id = '' }) => {
      if (name === 'workbookPr' && /^(1|true)$/.test(date1904)) offset = daysFrom1900To1904;
      const part = parts.get(id);
      if (name === 'sheet' && state === 'visible' && part?.type === 'worksheet') sheetPath ??= part.path;
    },
  });
  const sheet = files.get(sheetPath ?? '');
  if (!sheet) throw new Error('The file has no visible sheet');
  const strings = readStrings(files.get(partOf(parts, 'sharedStrings')));
  const isDate = readStyles(files.get(partOf(parts, 'styles')));

  const textOf = ({ t = 'n', s = '0' }: Attributes, value: string): string => {
    if (t === 's') return strings[Number(value)] ?? '';
    if (t === 'd') return /^\d{4}-\d\d-\d\d/.exec(value)?.[0] ?? value;
    if (t === 'b') return value === '1' ? 'true' : 'false';
    if (t !== 'n') return t === 'e' ? value : unescaped(value);
    const number = Number(value);
    if (value === '' || !Number.isFinite(number)) return value;
    return isDate[Number(s)] ? dateText(number + offset) : numberText(number);
  };

  let row = 0;
  let column = -1;
  let cells: string[] = [];
  let cell: Attributes | null = null;
  let value = '';
  const within = new Set<string>();
  readXml(sheet, {
    open: (name, attributes) => {
      within.add(name);
      if (name === 'row') {
        row = Number(attributes.r ?? row + 1);
        cells = [];
        column = -1;
      }
      if (name === 'c') {
        column = attributes.r ? columnOf(attributes.r) : column + 1;
        cell = attributes;
        value = '';
      }
    },
    text: (text) => {
      if (cell && (within.has('v') || (within.has('t') && !within.has('rPh')))) value += text;
    },
    close: (name) => {
      within.delete(name);
      if (name === 'c' && cell) {
        if (column >= 0 && column < maxColumns) cells[column] = textOf(cell, value);
        cell = null;
      }
      if (name === 'row')
        take(
          row,
          Array.from(cells, (text) => text ?? ''),
        );
    },
  });
}
