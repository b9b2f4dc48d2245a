import { percent } from '#shared/bills/amounts.ts';
import { creditNote } from '#shared/bills/kinds.ts';
import { formatRupees, formatShortDate } from '#shared/format.ts';
import type { Sheet, TextStyle } from '../../../platform/pdf/page.ts';
import type { PrintedBill } from '../issue/documents.ts';
import { inBoth, label, left, plain, quiet, right, small, stack, strong, tint, wide } from './style.ts';
import { isOnTop, money, shownDiscount } from './table.ts';
import { billTexts as t } from './texts.ts';

type Sum = readonly [name: string, value: string];

function sums(bill: PrintedBill): Sum[] {
  const rows: Sum[] = [];
  if (bill.discount > 0) {
    const amount = formatRupees(bill.discount);
    const discount = inBoth(bill, () => (isOnTop(bill) ? t('discountWithTax', { amount }) : t('discount')));
    rows.push(
      [label(bill, 'sumOfPrices'), formatRupees(bill.amount)],
      [
        `${discount}${bill.discountReason ? ` (${bill.discountReason})` : ''}`,
        `− ${formatRupees(shownDiscount(bill, bill))}`,
      ],
    );
  }
  if (bill.registration !== 'regular') return rows;
  rows.push([label(bill, 'taxable'), formatRupees(bill.taxable)]);
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
const signature = (bill: PrintedBill) => inBoth(bill, () => t('for', { name: bill.business.name }), '\n');

const heightOf = (sheet: Sheet, [name]: Sum) =>
  Math.max(sheet.height(name, sumsWidth - 80, sumStyle), rowHeight);
const heightsOf = (sheet: Sheet, rows: readonly Sum[]) =>
  rows.reduce((sum, row) => sum + heightOf(sheet, row), 0);
const sayWords: TextStyle = { ...plain, lines: 4 };

export function footHeight(sheet: Sheet, bill: PrintedBill): number {
  const words = 11 + sheet.height(bill.totalInWords, besideSums, sayWords) + 6;
  return (
    8 +
    Math.max(
      heightsOf(sheet, [...sums(bill), ...settled(bill)]) + totalHeight,
      words + (bill.upi ? qrWidth + 10 : 0),
    ) +
    6 +
    sheet.height(signature(bill), sumsWidth, ourName)
  );
}

export function writeFoot(sheet: Sheet, bill: PrintedBill, start: number): void {
  const x = right - sumsWidth;
  let y = start;
  const write = (row: Sum, style: TextStyle, nameStyle: TextStyle) => {
    const [name, value] = row;
    sheet.text(name, { x, y, width: sumsWidth - 80 }, nameStyle);
    sheet.text(value, { x, y, width: sumsWidth - 6 }, { ...style, align: 'right' });
    y += heightOf(sheet, row);
  };
  for (const row of sums(bill)) write(row, plain, sumStyle);
  sheet.fill({ x: x - 8, y: y + 2, width: sumsWidth + 8, height: 24 }, tint);
  sheet.text(
    label(bill, bill.kind === creditNote ? 'credited' : 'total'),
    { x, y: y + 6, width: sumsWidth - 90 },
    { ...strong, size: 12 },
  );
  sheet.text(
    formatRupees(bill.total),
    { x, y: y + 6, width: sumsWidth - 6 },
    { ...strong, size: 12, align: 'right' },
  );
  y += totalHeight;
  for (const row of settled(bill)) {
    const isDue = row[0] === label(bill, 'stillDue');
    write(row, isDue ? strong : plain, isDue ? strong : sumStyle);
  }

  let wordsEnd = start + sheet.text(label(bill, 'inWords'), { x: left, y: start, width: besideSums }, small);
  wordsEnd += sheet.text(bill.totalInWords, { x: left, y: wordsEnd, width: besideSums }, sayWords) + 6;
  if (bill.upi) {
    sheet.qr(bill.upi, { x: left, y: wordsEnd + 4, width: qrWidth });
    stack(sheet, { x: left + qrWidth + 12, y: wordsEnd + 6, width: besideSums - qrWidth - 12 }, [
      [label(bill, 'payByUpi'), strong],
      [inBoth(bill, () => t('scan', { amount: formatRupees(bill.due) }), '\n'), plain],
    ]);
    wordsEnd += qrWidth + 10;
  }
  y = Math.max(y, wordsEnd) + 6;
  sheet.text(signature(bill), { x, y, width: sumsWidth }, ourName);
}

function settled(bill: PrintedBill): Sum[] {
  if (bill.kind === creditNote || bill.creditNote) return [];
  const paid = bill.payments.map(
    ({ at, method, amount }) =>
      [
        inBoth(bill, () => t(`paid${method}`, { date: formatShortDate(at) }), '\n'),
        formatRupees(amount),
      ] as const,
  );
  return [
    ...paid,
    [label(bill, bill.due > 0 ? 'stillDue' : 'paidInFull'), bill.due > 0 ? formatRupees(bill.due) : ''],
  ];
}
