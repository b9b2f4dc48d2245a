// A bill on paper: A4, one page for up to twelve lines, for the customer and for the accountant.
import { percent } from '#shared/bills/amounts.ts';
import { compositionWords, creditNote } from '#shared/bills/kinds.ts';
import type { Bill } from '#shared/bills/schema.ts';
import { formatLongDate, formatRupees, formatShortDate } from '#shared/format.ts';
import { sheet as paper, type Sheet, type TextStyle, writeSheets } from '../../platform/pdf/page.ts';

const ink = '#14213d';
const quiet = '#5b6270';
const accent = '#0b7a75';
const hairline = '#d9d4c7';
const tint = '#f4f2ec';

const left = paper.margin;
const right = paper.width - paper.margin;
const wide = right - left;
/** What a page has above the line with its number. */
const bottom = paper.height - 46;

const small: TextStyle = { size: 8, color: quiet };
const plain: TextStyle = { size: 9, color: ink };
const strong: TextStyle = { ...plain, weight: 'bold' };

/** In tables the sign of the rupee stands in the heading. */
const money = (rupees: number) => formatRupees(rupees).slice(1);

/** Writes a bill or credit note as PDF. */
export function writeBillPdf(bill: Bill): Promise<Buffer> {
  const facts = {
    title: `${bill.kind} ${bill.number}`,
    author: bill.business.name,
    at: new Date(bill.issuedAt),
  };
  return writeSheets(facts, (sheet) => {
    let y = letterhead(sheet, bill);
    y = parties(sheet, bill, y + 10);
    y = lines(sheet, bill, y + 12);
    const needed = closingHeight(bill);
    if (y + needed > bottom) {
      sheet.nextPage();
      y = paper.margin;
    }
    closing(sheet, bill, y + 8);
    footer(sheet);
  });
}

const stacked = (
  sheet: Sheet,
  { x, y, width }: { x: number; y: number; width: number },
  texts: readonly (readonly [text: string, style: TextStyle])[],
): number =>
  texts
    .filter(([text]) => text !== '')
    .reduce((at, [text, style]) => at + sheet.text(text, { x, y: at, width }, style), y);

function letterhead(sheet: Sheet, bill: Bill): number {
  const { business } = bill;
  const half = wide * 0.58;
  const ours = stacked(sheet, { x: left, y: paper.margin, width: half }, [
    [business.name, { size: 16, weight: 'bold', color: ink, lines: 2 }],
    [business.address, { ...plain, color: quiet, lines: 3 }],
    [[business.phone, business.email].filter(Boolean).join(' · '), { ...plain, color: quiet, lines: 1 }],
    [business.gstin && `GSTIN ${business.gstin}`, strong],
    [business.gstin && `State: ${business.state}`, plain],
  ]);
  const toTheRight = { x: left + half, y: paper.margin, width: wide - half };
  const facts = stacked(sheet, toTheRight, [
    [bill.kind, { size: 18, weight: 'bold', color: accent, align: 'right' }],
    [bill.number, { size: 11, weight: 'bold', color: ink, align: 'right' }],
    [formatLongDate(bill.issuedAt), { ...plain, align: 'right' }],
    [`Order ${bill.orderNumber}`, { ...plain, align: 'right' }],
  ]);
  const y = Math.max(ours, facts) + 8;
  sheet.line({ x: left, y }, { x: right, y }, accent, 1.5);
  // the law wants it at the top
  if (bill.registration === 'composition')
    return y + 6 + sheet.text(compositionWords, { x: left, y: y + 6, width: wide }, strong);
  return y;
}

function parties(sheet: Sheet, bill: Bill, y: number): number {
  const { customer } = bill;
  const half = wide * 0.58;
  const customerEnd = stacked(sheet, { x: left, y, width: half - 16 }, [
    [bill.kind === creditNote ? 'Credit to' : 'Bill to', small],
    [customer.fullname, { ...strong, size: 10, lines: 2 }],
    [[customer.street, customer.area].filter(Boolean).join(', '), { ...plain, lines: 3 }],
    [customer.town, plain],
    [customer.mobile && `Mobile ${customer.mobile}`, plain],
  ]);
  const facts: (readonly [string, string])[] = [];
  if (bill.registration !== 'none') facts.push(['Place of supply', bill.placeOfSupply]);
  if (bill.registration === 'regular') facts.push(['Tax payable on reverse charge', 'No']);
  if (bill.technicianName) facts.push(['Technician', bill.technicianName]);
  if (bill.credits) facts.push(['Takes back bill', bill.credits.number]);
  if (bill.reason) facts.push(['Reason', bill.reason]);
  if (bill.creditNote) facts.push(['Taken back by credit note', bill.creditNote.number]);
  const factsEnd = facts.reduce((at, [name, value]) => {
    const place = { x: left + half, width: wide - half };
    const said = at + sheet.text(name, { ...place, y: at }, { ...small, align: 'right' });
    return said + sheet.text(value, { ...place, y: said }, { ...plain, align: 'right', lines: 2 }) + 2;
  }, y);
  return Math.max(customerEnd, factsEnd);
}

type Line = Bill['lines'][number];
type Column = { title: string; width: number; of: (line: Line) => string };

function columnsOf(bill: Bill): Column[] {
  const taxed = bill.registration === 'regular';
  const columns: Column[] = [
    { title: 'Qty', width: 26, of: ({ quantity }) => String(quantity) },
    {
      title: taxed && bill.pricesIncludeTax ? 'Price incl. tax' : 'Price',
      width: 66,
      of: ({ price }) => money(price),
    },
  ];
  if (bill.discount > 0)
    columns.push({ title: 'Discount', width: 50, of: ({ discount }) => money(discount) });
  if (taxed)
    columns.push(
      { title: 'Taxable value', width: 64, of: ({ taxable }) => money(taxable) },
      { title: 'GST', width: 32, of: ({ rate }) => `${rate} %` },
      { title: 'Tax', width: 52, of: ({ cgst, sgst, igst }) => money(roundedSum(cgst, sgst, igst)) },
    );
  columns.push({ title: 'Amount ₹', width: 64, of: ({ total }) => money(total) });
  return columns;
}

// sums of rupees that are whole paise
const roundedSum = (...rupees: readonly number[]) =>
  Math.round(rupees.reduce((a, b) => a + b, 0) * 100) / 100;

const numberWidth = 20;
const codeWidth = 44;
/** More lines than these are set closer, so that twelve fit on a page. */
const roomy = 7;

function lines(sheet: Sheet, bill: Bill, start: number): number {
  const columns = columnsOf(bill);
  const coded = bill.registration !== 'none';
  const wordsWidth =
    wide - numberWidth - (coded ? codeWidth : 0) - columns.reduce((sum, { width }) => sum + width, 0) - 6;
  const size = bill.lines.length > roomy ? 8 : 9;
  const words: TextStyle = { ...plain, size, lines: bill.lines.length > roomy ? 2 : 6 };
  const xOfCode = left + numberWidth + wordsWidth;

  const heading = (y: number): number => {
    const height = 20;
    sheet.fill({ x: left, y, width: wide, height }, tint);
    const style: TextStyle = { size: 8, weight: 'bold', color: ink };
    const write = (title: string, x: number, width: number, align: 'left' | 'right' = 'left') =>
      sheet.text(title, { x, y: y + 5, width }, { ...style, align });
    write('#', left + 6, numberWidth);
    write('Description', left + numberWidth, wordsWidth);
    if (coded) write('HSN/SAC', xOfCode, codeWidth);
    let x = xOfCode + (coded ? codeWidth : 0);
    for (const { title, width } of columns) {
      write(title, x, width, 'right');
      x += width;
    }
    return y + height;
  };

  let y = heading(start);
  for (const [at, line] of bill.lines.entries()) {
    const height = 6.5 + sheet.height(line.words, wordsWidth - 8, words);
    if (y + height > bottom) {
      sheet.nextPage();
      y = heading(paper.margin);
    }
    const write = (text: string, x: number, width: number, style: TextStyle) =>
      sheet.text(text, { x, y: y + 3, width }, { ...plain, ...style });
    write(String(at + 1), left + 6, numberWidth, { size, color: quiet });
    write(line.words, left + numberWidth, wordsWidth - 8, words);
    if (coded) write(line.code, xOfCode, codeWidth, { size });
    let x = xOfCode + (coded ? codeWidth : 0);
    for (const { width, of } of columns) {
      write(of(line), x, width, { size, align: 'right' });
      x += width;
    }
    y += height;
    sheet.line({ x: left, y }, { x: right, y }, hairline);
  }
  return y;
}

/** What stands beneath the lines, from the sum of prices to the total. */
function sums(bill: Bill): (readonly [name: string, value: string])[] {
  const rows: (readonly [string, string])[] = [];
  if (bill.discount > 0) {
    if (bill.pricesIncludeTax || bill.registration !== 'regular')
      rows.push(['Sum of prices', formatRupees(bill.amount)]);
    rows.push([
      `Discount${bill.discountReason ? ` (${bill.discountReason})` : ''}`,
      `− ${formatRupees(bill.discount)}`,
    ]);
  }
  if (bill.registration !== 'regular') return rows;
  rows.push(['Taxable value', formatRupees(bill.taxable)]);
  const ofSeveral = bill.rates.length > 1;
  for (const { rate, taxable, cgst, sgst, igst } of bill.rates) {
    const on = ofSeveral ? ` on ${money(taxable)}` : '';
    const half = percent(Math.round(rate * 50));
    if (igst > 0) rows.push([`IGST ${rate} %${on}`, formatRupees(igst)]);
    else rows.push([`CGST ${half} %${on}`, formatRupees(cgst)], [`SGST ${half} %${on}`, formatRupees(sgst)]);
  }
  return rows;
}

const sumsWidth = 236;
const rowHeight = 13;
const qrWidth = 84;

// What stands beneath the lines is not torn apart.
const closingHeight = (bill: Bill) =>
  Math.max(
    sums(bill).length * rowHeight +
      (bill.discount > 0 ? rowHeight : 0) +
      32 +
      (bill.payments.length + 1) * rowHeight,
    bill.upi ? 48 + qrWidth : 0,
  ) + 34;

function closing(sheet: Sheet, bill: Bill, start: number): void {
  const x = right - sumsWidth;
  let y = start;
  for (const [name, value] of sums(bill)) {
    const height = sheet.text(name, { x, y, width: sumsWidth - 90 }, { ...plain, color: quiet, lines: 2 });
    sheet.text(value, { x, y, width: sumsWidth - 6 }, { ...plain, align: 'right' });
    y += Math.max(height, rowHeight);
  }
  sheet.fill({ x: x - 8, y: y + 2, width: sumsWidth + 8, height: 24 }, tint);
  sheet.text(
    bill.kind === creditNote ? 'Credited' : 'Total',
    { x, y: y + 6, width: 90 },
    { ...strong, size: 12 },
  );
  sheet.text(
    formatRupees(bill.total),
    { x, y: y + 6, width: sumsWidth - 6 },
    { ...strong, size: 12, align: 'right' },
  );
  y += 32;
  for (const [name, value] of settled(bill)) {
    const isDue = name === 'Still due';
    const style = isDue ? strong : plain;
    sheet.text(name, { x, y, width: sumsWidth - 90 }, { ...style, color: isDue ? ink : quiet });
    sheet.text(value, { x, y, width: sumsWidth - 6 }, { ...style, align: 'right' });
    y += rowHeight;
  }

  const beside = wide - sumsWidth - 28;
  let said = start + sheet.text('In words', { x: left, y: start, width: beside }, small);
  said += sheet.text(bill.totalInWords, { x: left, y: said, width: beside }, { ...plain, lines: 4 }) + 6;
  if (bill.upi) {
    sheet.qr(bill.upi, { x: left, y: said + 4, width: qrWidth });
    stacked(sheet, { x: left + qrWidth + 12, y: said + 6, width: beside - qrWidth - 12 }, [
      ['Pay by UPI', strong],
      [`Scan with any payment app: the amount of ${formatRupees(bill.due)} is filled in.`, plain],
    ]);
    said += qrWidth + 10;
  }
  y = Math.max(y, said) + 6;
  const place = { x: right - sumsWidth, y, width: sumsWidth };
  stacked(sheet, place, [[`For ${bill.business.name}`, { ...strong, align: 'right', lines: 2 }]]);
}

/** What came in and what is left; of a bill that was taken back nothing is said. */
function settled(bill: Bill): (readonly [name: string, value: string])[] {
  if (bill.kind === creditNote || bill.creditNote) return [];
  const paid = bill.payments.map(
    ({ at, method, amount }) =>
      [
        `Paid by ${method === 'Cash' ? 'cash' : method}, ${formatShortDate(at)}`,
        formatRupees(amount),
      ] as const,
  );
  return [...paid, [bill.due > 0 ? 'Still due' : 'Paid in full', bill.due > 0 ? formatRupees(bill.due) : '']];
}

function footer(sheet: Sheet): void {
  sheet.eachPage((page, pages) => {
    const y = paper.height - 42;
    sheet.line({ x: left, y }, { x: right, y }, hairline);
    sheet.text(
      'Made by computer: good without a signature.',
      { x: left, y: y + 6, width: wide - 110 },
      { ...small, lines: 1 },
    );
    if (pages > 1)
      sheet.text(
        `Page ${page} of ${pages}`,
        { x: left, y: y + 6, width: wide },
        { ...small, align: 'right' },
      );
  });
}
