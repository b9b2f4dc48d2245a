import { formatRupees, formatShortDate } from '#shared/format.ts';
import { sheet as paper, type Sheet, type TextStyle } from '../../../platform/pdf/page.ts';
import type { PrintedBill } from '../issue/documents.ts';
import {
  bottom,
  hairline,
  inBoth,
  ink,
  type Label,
  label,
  left,
  plain,
  quiet,
  right,
  small,
  tint,
  wide,
} from './style.ts';
import { billTexts as t } from './texts.ts';

type Line = PrintedBill['lines'][number];

/** Formats an amount as '1,234.50'. In tables, the column's heading has the rupee sign. */
export const money = (rupees: number): string => formatRupees(rupees).slice(1);

/** Adds amounts in paise, because sums of fractional rupees lose precision. */
const roundedSum = (...rupees: readonly number[]): number =>
  Math.round(rupees.reduce((a, b) => a + b, 0) * 100) / 100;

export const isOnTop = ({ registration, pricesIncludeTax }: PrintedBill): boolean =>
  registration === 'regular' && !pricesIncludeTax;

/**
 * If tax comes on top, the stored discount includes tax, but the table's prices do not. So this returns the
 * price less the taxable value.
 */
export const shownDiscount = (bill: PrintedBill, { amount, taxable, discount }: PrintedBill | Line) =>
  isOnTop(bill) ? roundedSum(amount, -taxable) : discount;

type Column = { title: string; align: 'left' | 'right'; of: (line: Line) => string };

function columnsOf(bill: PrintedBill): Column[] {
  const taxed = bill.registration === 'regular';
  const columns: Column[] = [];
  const add = (title: string, of: Column['of']) => columns.push({ title, align: 'right', of });
  const amounts = (key: Label, of: Column['of']) => add(label(bill, key, '\n'), of);
  if (bill.registration !== 'none') columns.push({ title: 'HSN/SAC', align: 'left', of: ({ code }) => code });
  amounts('qty', ({ quantity }) => String(quantity));
  amounts(taxed && bill.pricesIncludeTax ? 'priceWithTax' : 'price', ({ price }) => money(price));
  if (bill.discount > 0) amounts('discount', (line) => money(shownDiscount(bill, line)));
  if (taxed) {
    amounts('taxable', ({ taxable }) => money(taxable));
    add('GST', ({ rate }) => `${rate} %`);
    amounts('tax', ({ cgst, sgst, igst }) => money(roundedSum(cgst, sgst, igst)));
  }
  amounts('amount', ({ total }) => money(total));
  return columns;
}

const numberWidth = 20;
const columnGap = 12;
const titleHeight = ({ language }: PrintedBill) => (language ? 31 : 20);
const heading: TextStyle = { size: 8, weight: 'bold', color: ink };

type Look = { size: number; padding: number; words: TextStyle };
const roomy: Look = { size: 9, padding: 6.5, words: plain };
const tight: Look = { size: 8, padding: 5, words: { ...plain, size: 8 } };
/** Long names are cut, so that this many lines fit on one page. */
const tightest: Look = { size: 8, padding: 3, words: { ...tight.words, lines: 2 } };
const maxLinesOnOnePage = 12;

const warrantyOf = (bill: PrintedBill, { warrantyUntil }: Line) =>
  warrantyUntil ? inBoth(bill, () => t('warrantyUntil', { date: formatShortDate(warrantyUntil) }), '\n') : '';

/** In the smallest layout, the warranty replaces the second line of the name. */
const nameStyle = ({ words }: Look, line: Line): TextStyle =>
  words.lines && line.warrantyUntil ? { ...words, lines: 1 } : words;

type Setting = {
  look: Look;
  widths: number[];
  wordsWidth: number;
  heights: number[];
};

function setIn(look: Look, sheet: Sheet, bill: PrintedBill, columns: readonly Column[]): Setting {
  const { lines } = bill;
  const { size, padding } = look;
  const widths = columns.map(({ title, of }) =>
    Math.max(sheet.width(title, heading), ...lines.map((line) => sheet.width(of(line), { ...plain, size }))),
  );
  const wordsWidth = wide - 6 - numberWidth - widths.reduce((sum, width) => sum + width + columnGap, 0);
  const heights = lines.map(
    (line) =>
      padding +
      sheet.height(line.words, wordsWidth, nameStyle(look, line)) +
      (line.warrantyUntil ? sheet.height(warrantyOf(bill, line), wordsWidth, small) : 0),
  );
  return { look, widths, wordsWidth, heights };
}

function fitted(sheet: Sheet, bill: PrintedBill, columns: readonly Column[], room: number): Setting {
  const looks = bill.lines.length > maxLinesOnOnePage ? [roomy, tight] : [roomy, tight, tightest];
  const settings = looks.map((look) => setIn(look, sheet, bill, columns));
  const fits = ({ heights }: Setting) => titleHeight(bill) + heights.reduce((a, b) => a + b, 0) <= room;
  return settings.find(fits) ?? setIn(tight, sheet, bill, columns);
}

export function writeLines(sheet: Sheet, bill: PrintedBill, start: number, room: number): number {
  const columns = columnsOf(bill);
  const { look, widths, wordsWidth, heights } = fitted(sheet, bill, columns, room);
  const { size, padding } = look;

  const write = (texts: readonly string[], y: number, style: TextStyle) => {
    let x = left + numberWidth + wordsWidth;
    for (const [at, { align }] of columns.entries()) {
      const width = widths[at] ?? 0;
      x += columnGap;
      sheet.text(texts[at] ?? '', { x, y, width: width + 1 }, { ...style, align });
      x += width;
    }
  };
  const head = (y: number): number => {
    sheet.fill({ x: left, y, width: wide, height: titleHeight(bill) }, tint);
    sheet.text('#', { x: left + 6, y: y + 5, width: numberWidth }, heading);
    const description = label(bill, 'description', '\n');
    sheet.text(description, { x: left + numberWidth, y: y + 5, width: wordsWidth }, heading);
    const titles = columns.map(({ title }) => title);
    write(titles, y + 5, heading);
    return y + titleHeight(bill);
  };

  let y = head(start);
  for (const [at, line] of bill.lines.entries()) {
    const height = heights[at] ?? 0;
    if (y + height > bottom) {
      sheet.nextPage();
      y = head(paper.margin);
    }
    const top = y + padding / 2;
    sheet.text(String(at + 1), { x: left + 6, y: top, width: numberWidth }, { size, color: quiet });
    const x = left + numberWidth;
    const named = sheet.text(line.words, { x, y: top, width: wordsWidth }, nameStyle(look, line));
    if (line.warrantyUntil)
      sheet.text(warrantyOf(bill, line), { x, y: top + named, width: wordsWidth }, small);
    const cells = columns.map(({ of }) => of(line));
    write(cells, top, { ...plain, size });
    y += height;
    sheet.line({ x: left, y }, { x: right, y }, hairline);
  }
  return y;
}
