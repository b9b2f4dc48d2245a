// Reads the first visible sheet of a workbook, whichever program wrote it (ECMA-376). exceljs expands ranges
// cell by cell, knows only the part names of Excel, and takes escaped letters in a format for a date.

import { posix } from 'node:path';
import { dayMs } from '#shared/durations.ts';
import { decodeText } from './text.ts';
import { unzip } from './unzip.ts';

type Attributes = Readonly<Record<string, string>>;
type Element = { attributes: Attributes; inner: string };

const attribute = /([^\s=:]{1,20})\s?=\s?(?:"([^"]*)"|'([^']*)')/g;
const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

// Excel escapes characters that XML does not allow (ECMA-376, 22.9.2.19).
const plain = (text: string): string =>
  text
    .replace(/<!\[CDATA\[|\]\]>/g, '')
    .replace(/&(?:#(\d+)|#x([\da-f]+)|(\w+));/gi, (whole, digits, hex, name) =>
      name
        ? (entities[name] ?? whole)
        : String.fromCodePoint(digits ? Number(digits) : Number.parseInt(hex, 16)),
    )
    .replace(/_x([\da-f]{4})_/gi, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));

/** The elements of this name, with any prefix. Elements that we read are never nested in their own name. */
function* elements(xml: string, name: string): Generator<Element> {
  const opening = new RegExp(
    `<((?:[^\\s<>/:]+:)?${name})(?=[\\s/>])((?:[^<>"']|"[^"]*"|'[^']*')*?)(/?)>`,
    'g',
  );
  for (let found = opening.exec(xml); found; found = opening.exec(xml)) {
    const [, tag, words = '', isEmpty] = found;
    const end = isEmpty ? opening.lastIndex : xml.indexOf(`</${tag}>`, opening.lastIndex);
    if (end < 0) throw new Error('An element has no end');
    const attributes = [...words.matchAll(attribute)].map(([, key, one, other]) => [
      key,
      plain(one ?? other ?? ''),
    ]);
    yield { attributes: Object.fromEntries(attributes), inner: xml.slice(opening.lastIndex, end) };
    opening.lastIndex = end;
  }
}

const first = (xml: string, name: string): Element | undefined =>
  elements(xml, name).next().value ?? undefined;
const attributesOf = (xml: string, name: string): Attributes[] =>
  [...elements(xml, name)].map(({ attributes }) => attributes);

/** The text of a cell or a shared string. Joins parts with different formats, and leaves out the pronunciation. */
const textOf = (xml: string): string =>
  [...elements(xml.replace(/<(\w+:)?rPh[\s>][\s\S]*?<\/(\w+:)?rPh>/g, ''), 't')]
    .map(({ inner }) => plain(inner))
    .join('');

type Part = { type: string; path: string };

const isDateId = (id: number): boolean =>
  (id >= 14 && id <= 22) || (id >= 27 && id <= 36) || (id >= 45 && id <= 47) || (id >= 50 && id <= 58);
const isDateFormat = (format: string): boolean =>
  /[ymdhs]/i.test(format.replace(/"[^"]*"|[\\_*].|\[[^\]]*\]/g, '').split(';')[0] ?? '');

/** Says for each style of cells whether its numbers are dates. */
function readStyles(xml: string): boolean[] {
  const formats = new Map(
    attributesOf(xml, 'numFmt').map(({ numFmtId, formatCode = '' }) => [numFmtId, formatCode]),
  );
  return attributesOf(first(xml, 'cellXfs')?.inner ?? '', 'xf').map(({ numFmtId = '0' }) => {
    const format = formats.get(numFmtId);
    return format === undefined ? isDateId(Number(numFmtId)) : isDateFormat(format);
  });
}

const numberText = (value: number): string =>
  Number.isInteger(value) ? BigInt(value).toString() : String(Number(value.toFixed(6)));

const daysFrom1900To1904 = 1462;
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
  const xmlOf = (path = ''): string => {
    const bytes = files.get(path.toLowerCase());
    return bytes ? decodeText(bytes) : '';
  };
  /** The files of the archive to which this file refers (its .rels), by the id of the reference. */
  const partsOf = (path: string): Map<string, Part> => {
    const [folder, base] = [posix.dirname(path), posix.basename(path)];
    return new Map(
      attributesOf(xmlOf(posix.join(folder, '_rels', `${base}.rels`)), 'Relationship').map(
        ({ Id = '', Type = '', Target = '' }) => {
          const target = posix.join(Target.startsWith('/') ? '.' : folder, Target);
          return [Id, { type: posix.basename(Type), path: target.replace(/^\//, '') }];
        },
      ),
    );
  };
  const pathOf = (parts: ReadonlyMap<string, Part>, type: string) =>
    [...parts.values()].find((part) => part.type === type)?.path;

  const workbookPath = pathOf(partsOf(''), 'officeDocument') ?? '';
  const workbook = xmlOf(workbookPath);
  const parts = partsOf(workbookPath);
  const [sheet] = attributesOf(workbook, 'sheet').flatMap(({ state = 'visible', id = '' }) => {
    const part = parts.get(id);
    return state === 'visible' && part?.type === 'worksheet' ? [part.path] : [];
  });
  if (!sheet) throw new Error('The file has no visible sheet');
  const is1904 = /^(1|true)$/.test(first(workbook, 'workbookPr')?.attributes.date1904 ?? '');
  const offset = is1904 ? daysFrom1900To1904 : 0;
  const strings = [...elements(xmlOf(pathOf(parts, 'sharedStrings')), 'si')].map(({ inner }) =>
    textOf(inner),
  );
  const isDate = readStyles(xmlOf(pathOf(parts, 'styles')));

  const cellText = ({ attributes: { t = 'n', s = '0' }, inner }: Element): string => {
    if (t === 'inlineStr') return textOf(inner);
    const value = plain(first(inner, 'v')?.inner ?? '');
    if (t === 's') return strings[Number(value)] ?? '';
    if (t === 'd') return /^\d{4}-\d\d-\d\d/.exec(value)?.[0] ?? value;
    if (t === 'b') return value === '1' ? 'true' : 'false';
    const number = Number(value);
    if (t !== 'n' || value === '' || !Number.isFinite(number)) return value;
    return isDate[Number(s)] ? dateText(number + offset) : numberText(number);
  };

  let row = 0;
  for (const { attributes, inner } of elements(xmlOf(sheet), 'row')) {
    row = Number(attributes.r ?? row + 1);
    const cells: string[] = [];
    let column = -1;
    for (const cell of elements(inner, 'c')) {
      column = cell.attributes.r ? columnOf(cell.attributes.r) : column + 1;
      if (column >= 0 && column < maxColumns) cells[column] = cellText(cell);
    }
    const texts = Array.from(cells, (text) => text ?? '');
    take(row, texts);
  }
}
