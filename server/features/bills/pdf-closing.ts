import { percent } from '#shared/bills/amounts.ts';
import { creditNote } from '#shared/bills/kinds.ts';
import type { Bill } from '#shared/bills/schema.ts';
import { formatRupees, formatShortDate } from '#shared/format.ts';
import type { Sheet, TextStyle } from '../../platform/pdf/page.ts';
import { isOnTop, money, shownDiscount } from './pdf-lines.ts';
import { ink, left, plain, quiet, right, small, stacked, strong, tint, wide } from './pdf-style.ts';

type Sum = readonly [name: string, value: string];

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

export function closingHeight(sheet: Sheet, bill: Bill): number {
  const rows = sums(bill).reduce((sum, row) => sum + heightOf(sheet, row), 0);
  const words = 11 + sheet.height(bill.totalInWords, besideSums, sayWords) + 6;
  return (
    8 +
    Math.max(rows + totalHeight + settled(bill).length * rowHeight, words + (bill.upi ? qrWidth + 10 : 0)) +
    6 +
    sheet.height(`For ${bill.business.name}`, sumsWidth, ourName)
  );
}

export function writeClosing(sheet: Sheet, bill: Bill, start: number): void {
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
    const isDue = name === stillDue;
    const style = isDue ? strong : plain;
    sheet.text(name, { x, y, width: sumsWidth - 90 }, { ...style, color: isDue ? ink : quiet });
    sheet.text(value, { x, y, width: sumsWidth - 6 }, { ...style, align: 'right' });
    y += rowHeight;
  }

  let wordsEnd = start + sheet.text('In words', { x: left, y: start, width: besideSums }, small);
  wordsEnd += sheet.text(bill.totalInWords, { x: left, y: wordsEnd, width: besideSums }, sayWords) + 6;
  if (bill.upi) {
    sheet.qr(bill.upi, { x: left, y: wordsEnd + 4, width: qrWidth });
    stacked(sheet, { x: left + qrWidth + 12, y: wordsEnd + 6, width: besideSums - qrWidth - 12 }, [
      ['Pay by UPI', strong],
      [`Scan with any payment app: the amount of ${formatRupees(bill.due)} is filled in.`, plain],
    ]);
    wordsEnd += qrWidth + 10;
  }
  y = Math.max(y, wordsEnd) + 6;
  sheet.text(`For ${bill.business.name}`, { x, y, width: sumsWidth }, ourName);
}

const stillDue = 'Still due';

function settled(bill: Bill): Sum[] {
  if (bill.kind === creditNote || bill.creditNote) return [];
  const paid = bill.payments.map(
    ({ at, method, amount }) =>
      [
        `Paid by ${method === 'Cash' ? 'cash' : method}, ${formatShortDate(at)}`,
        formatRupees(amount),
      ] as const,
  );
  return [...paid, [bill.due > 0 ? stillDue : 'Paid in full', bill.due > 0 ? formatRupees(bill.due) : '']];
}
