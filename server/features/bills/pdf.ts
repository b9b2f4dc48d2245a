// A bill on paper: A4, one page for up to twelve lines, for the customer and for the accountant.
import { percent } from '#shared/bills/amounts.ts';
import { compositionWords, creditNote } from '#shared/bills/kinds.ts';
import type { Bill } from '#shared/bills/schema.ts';
import { formatLongDate, formatRupees, formatShortDate } from '#shared/format.ts';
import { placeLine } from '#shared/orders/place.ts';
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
    y = parties(sheet, bill, y + 10) + 12;
    const needed = closingHeight(sheet, bill);
    y = lines(sheet, bill, y, bottom - y - needed);
    if (y + needed > bottom) {
      sheet.nextPage();
      y = paper.margin;
    }
    closing(sheet, bill, y + 8);
    footer(sheet, bill);
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
  const half = wide * 0.62;
  const ours = stacked(sheet, { x: left, y: paper.margin, width: half - 16 }, [
    [business.name, { size: 16, weight: 'bold', color: ink, lines: 2 }],
    [business.address, { ...plain, color: quiet, lines: 3 }],
    [[business.phone, business.email].filter(Boolean).join(' · '), { ...plain, color: quiet, lines: 1 }],
    [business.gstin && `GSTIN ${business.gstin} · State: ${business.state}`, strong],
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

/** 'PA/26-27/00042 of 22 November 2026', as the law wants the bill named in its credit note. */
const named = ({ number, issuedAt }: NonNullable<Bill['credits']>) =>
  `${number} of ${formatLongDate(issuedAt)}`;

function parties(sheet: Sheet, bill: Bill, y: number): number {
  const { customer } = bill;
  const half = wide * 0.54;
  const customerEnd = stacked(sheet, { x: left, y, width: half - 16 }, [
    [bill.kind === creditNote ? 'Credit to' : 'Bill to', small],
    [customer.fullname, { ...strong, size: 10, lines: 3 }],
    [placeLine(customer), { ...plain, lines: 6 }],
    [customer.town, plain],
    [customer.mobile && `Mobile ${customer.mobile}`, plain],
  ]);
  const facts: (readonly [string, string])[] = [];
  if (bill.registration !== 'none') facts.push(['Place of supply', bill.placeOfSupply]);
  if (bill.registration === 'regular') facts.push(['Tax payable on reverse charge', 'No']);
  if (bill.technicianName) facts.push(['Technician', bill.technicianName]);
  if (bill.credits) facts.push(['Takes back', named(bill.credits)]);
  if (bill.reason) facts.push(['Reason', bill.reason]);
  if (bill.creditNote) facts.push(['Taken back by', named(bill.creditNote)]);
  const place = { x: left + half, width: wide - half };
  const factsEnd = facts.reduce((at, [name, value]) => {
    const beside = sheet.width(name, small) + 10;
    sheet.text(name, { ...place, y: at + 1 }, small);
    const there = { x: place.x + beside, y: at, width: place.width - beside };
    return at + sheet.text(value, there, { ...plain, align: 'right' }) + 2;
  }, y);
  return Math.max(customerEnd, factsEnd);
}

type Line = Bill['lines'][number];
type Column = { title: string; align: 'left' | 'right'; of: (line: Line) => string };

/** Whether tax comes on top of the prices: a discount is then one off the taxable value, and shown so. */
const isOnTop = ({ registration, pricesIncludeTax }: Bill) => registration === 'regular' && !pricesIncludeTax;

/** What a line or a bill has off the price that stands beside it, so that whoever adds up comes to the same. */
const shownDiscount = (bill: Bill, { amount, taxable, discount }: Bill | Line) =>
  isOnTop(bill) ? roundedSum(amount, -taxable) : discount;

function columnsOf(bill: Bill): Column[] {
  const taxed = bill.registration === 'regular';
  const columns: Column[] = [];
  const amounts = (title: string, of: Column['of']) => columns.push({ title, align: 'right', of });
  if (bill.registration !== 'none') columns.push({ title: 'HSN/SAC', align: 'left', of: ({ code }) => code });
  amounts('Qty', ({ quantity }) => String(quantity));
  amounts(taxed && bill.pricesIncludeTax ? 'Price incl. tax' : 'Price', ({ price }) => money(price));
  if (bill.discount > 0) amounts('Discount', (line) => money(shownDiscount(bill, line)));
  if (taxed) {
    amounts('Taxable value', ({ taxable }) => money(taxable));
    amounts('GST', ({ rate }) => `${rate} %`);
    amounts('Tax', ({ cgst, sgst, igst }) => money(roundedSum(cgst, sgst, igst)));
  }
  amounts('Amount ₹', ({ total }) => money(total));
  return columns;
}

// sums of rupees that are whole paise
const roundedSum = (...rupees: readonly number[]) =>
  Math.round(rupees.reduce((a, b) => a + b, 0) * 100) / 100;

const numberWidth = 20;
const columnGap = 12;
const heading: TextStyle = { size: 8, weight: 'bold', color: ink };

/** How a table of lines is set: the roomiest one that leaves the sums their place on the page. */
type Look = { size: number; padding: number; words: TextStyle };
const roomy: Look = { size: 9, padding: 6.5, words: plain };
const close: Look = { size: 8, padding: 5, words: { ...plain, size: 8 } };
/** Long words are cut, so that so many lines fit on one page. */
const closest: Look = { size: 8, padding: 3, words: { ...close.words, lines: 2 } };
const mostOnOnePage = 12;

function lines(sheet: Sheet, bill: Bill, start: number, room: number): number {
  const columns = columnsOf(bill);
  const titleHeight = 20;
  const widthsAt = (size: number) =>
    columns.map(({ title, of }) =>
      Math.max(
        sheet.width(title, heading),
        ...bill.lines.map((line) => sheet.width(of(line), { ...plain, size })),
      ),
    );
  const set = ({ size, padding, words }: Look) => {
    const widths = widthsAt(size);
    const wordsWidth = wide - 6 - numberWidth - widths.reduce((sum, width) => sum + width + columnGap, 0);
    const heights = bill.lines.map((line) => padding + sheet.height(line.words, wordsWidth, words));
    return { widths, wordsWidth, heights, height: titleHeight + heights.reduce((a, b) => a + b, 0) };
  };
  const looks = bill.lines.length > mostOnOnePage ? [roomy, close] : [roomy, close, closest];
  const look = looks.find((one) => set(one).height <= room) ?? close;
  const { widths, wordsWidth, heights } = set(look);
  const { size, padding, words } = look;

  /** Writes a row's texts from the words on: each column is as wide as what stands in it. */
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
    sheet.fill({ x: left, y, width: wide, height: titleHeight }, tint);
    sheet.text('#', { x: left + 6, y: y + 5, width: numberWidth }, heading);
    sheet.text('Description', { x: left + numberWidth, y: y + 5, width: wordsWidth }, heading);
    write(
      columns.map(({ title }) => title),
      y + 5,
      heading,
    );
    return y + titleHeight;
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
    sheet.text(line.words, { x: left + numberWidth, y: top, width: wordsWidth }, words);
    write(
      columns.map(({ of }) => of(line)),
      top,
      { ...plain, size },
    );
    y += height;
    sheet.line({ x: left, y }, { x: right, y }, hairline);
  }
  return y;
}

type Sum = readonly [name: string, value: string];

/** What stands beneath the lines, from the sum of prices to the total. */
function sums(bill: Bill): Sum[] {
  const rows: Sum[] = [];
  if (bill.discount > 0) {
    const withTax = isOnTop(bill) ? `, ${formatRupees(bill.discount)} with its tax` : '';
    rows.push(
      ['Sum of prices', formatRupees(bill.amount)],
      [
        `Discount${withTax}${bill.discountReason ? ` (${bill.discountReason})` : ''}`,
        `− ${formatRupees(shownDiscount(bill, bill))}`,
      ],
    );
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
const sumStyle: TextStyle = { ...plain, color: quiet };
const rowHeight = 13;
const totalHeight = 32;
const qrWidth = 84;
const besideSums = wide - sumsWidth - 28;
const ourName: TextStyle = { ...strong, align: 'right', lines: 2 };

const heightOf = (sheet: Sheet, [name]: Sum) =>
  Math.max(sheet.height(name, sumsWidth - 80, sumStyle), rowHeight);
const sayWords: TextStyle = { ...plain, lines: 4 };

// What stands beneath the lines is not torn apart.
function closingHeight(sheet: Sheet, bill: Bill): number {
  const rows = sums(bill).reduce((sum, row) => sum + heightOf(sheet, row), 0);
  const words = 11 + sheet.height(bill.totalInWords, besideSums, sayWords) + 6;
  return (
    8 +
    Math.max(rows + totalHeight + settled(bill).length * rowHeight, words + (bill.upi ? qrWidth + 10 : 0)) +
    6 +
    sheet.height(`For ${bill.business.name}`, sumsWidth, ourName)
  );
}

function closing(sheet: Sheet, bill: Bill, start: number): void {
  const x = right - sumsWidth;
  let y = start;
  for (const row of sums(bill)) {
    const [name, value] = row;
    sheet.text(name, { x, y, width: sumsWidth - 80 }, sumStyle);
    sheet.text(value, { x, y, width: sumsWidth - 6 }, { ...plain, align: 'right' });
    y += heightOf(sheet, row);
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
  y += totalHeight;
  for (const [name, value] of settled(bill)) {
    const isDue = name === 'Still due';
    const style = isDue ? strong : plain;
    sheet.text(name, { x, y, width: sumsWidth - 90 }, { ...style, color: isDue ? ink : quiet });
    sheet.text(value, { x, y, width: sumsWidth - 6 }, { ...style, align: 'right' });
    y += rowHeight;
  }

  let said = start + sheet.text('In words', { x: left, y: start, width: besideSums }, small);
  said += sheet.text(bill.totalInWords, { x: left, y: said, width: besideSums }, sayWords) + 6;
  if (bill.upi) {
    sheet.qr(bill.upi, { x: left, y: said + 4, width: qrWidth });
    stacked(sheet, { x: left + qrWidth + 12, y: said + 6, width: besideSums - qrWidth - 12 }, [
      ['Pay by UPI', strong],
      [`Scan with any payment app: the amount of ${formatRupees(bill.due)} is filled in.`, plain],
    ]);
    said += qrWidth + 10;
  }
  y = Math.max(y, said) + 6;
  sheet.text(`For ${bill.business.name}`, { x, y, width: sumsWidth }, ourName);
}

/** What came in and what is left; of a bill that was taken back nothing is said. */
function settled(bill: Bill): Sum[] {
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

function footer(sheet: Sheet, bill: Bill): void {
  sheet.eachPage((page, pages) => {
    const y = paper.height - 42;
    sheet.line({ x: left, y }, { x: right, y }, hairline);
    sheet.text(
      'Made by computer: good without a signature.',
      { x: left, y: y + 6, width: wide / 2 },
      { ...small, lines: 1 },
    );
    // sheets come apart
    if (pages > 1)
      sheet.text(
        `${bill.kind} ${bill.number} · page ${page} of ${pages}`,
        { x: left + wide / 2, y: y + 6, width: wide / 2 },
        { ...small, align: 'right' },
      );
  });
}
