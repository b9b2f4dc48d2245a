import { creditNote } from '#shared/bills/kinds.ts';
import { kindTexts } from '#shared/bills/texts.ts';
import { formatLongDate } from '#shared/format.ts';
import { placeLine } from '#shared/orders/place.ts';
import { firstNameOf } from '#shared/orders/sentences.ts';
import { sheet as paper, type Sheet, writeSheets } from '../../../platform/pdf/page.ts';
import type { PrintedBill } from '../issue/documents.ts';
import { footHeight, writeFoot } from './foot.ts';
import {
  accent,
  bottom,
  hairline,
  inBoth,
  inCustomersLanguage,
  ink,
  label,
  left,
  plain,
  quiet,
  right,
  small,
  stack,
  strong,
  wide,
} from './style.ts';
import { writeLines } from './table.ts';
import { billTexts as t } from './texts.ts';

export function writeBillPdf(bill: PrintedBill): Promise<Buffer> {
  const facts = {
    title: `${bill.kind} ${bill.number}`,
    author: bill.business.name,
    at: new Date(bill.issuedAt),
  };
  return writeSheets(facts, (sheet) => {
    let y = letterhead(sheet, bill);
    y = parties(sheet, bill, y + 10) + 12;
    const needed = footHeight(sheet, bill);
    y = writeLines(sheet, bill, y, bottom - y - needed);
    if (y + needed > bottom) {
      sheet.nextPage();
      y = paper.margin;
    }
    writeFoot(sheet, bill, y + 8);
    footer(sheet, bill);
  });
}

function letterhead(sheet: Sheet, bill: PrintedBill): number {
  const { business } = bill;
  const half = wide * 0.62;
  const ours = stack(sheet, { x: left, y: paper.margin, width: half - 16 }, [
    [business.name, { size: 16, weight: 'bold', color: ink, lines: 2 }],
    [business.address, { ...plain, color: quiet, lines: 3 }],
    [[business.phone, business.email].filter(Boolean).join(' · '), { ...plain, color: quiet, lines: 1 }],
    [business.gstin && `GSTIN ${business.gstin} · State: ${business.state}`, strong],
  ]);
  const toTheRight = { x: left + half, y: paper.margin, width: wide - half };
  const ownKind = inCustomersLanguage(bill, () => kindTexts(bill.kind));
  const facts = stack(sheet, toTheRight, [
    [bill.kind, { size: 18, weight: 'bold', color: accent, align: 'right' }],
    [bill.language ? ownKind : '', { size: 11, weight: 'bold', color: accent, align: 'right' }],
    [bill.number, { size: 11, weight: 'bold', color: ink, align: 'right' }],
    [formatLongDate(bill.issuedAt), { ...plain, align: 'right' }],
    [`${label(bill, 'order')} ${bill.orderNumber}`, { ...plain, align: 'right' }],
  ]);
  const y = Math.max(ours, facts) + 8;
  sheet.line({ x: left, y }, { x: right, y }, accent, 1.5);
  // CGST Rules, rule 5 (1)(f), require these words at the top of a bill.
  if (bill.registration === 'composition')
    return y + 6 + sheet.text(label(bill, 'composition', '\n'), { x: left, y: y + 6, width: wide }, strong);
  return y;
}

/** GST rules require a credit note to name its bill and the bill's date. */
const named = ({ number, issuedAt }: NonNullable<PrintedBill['credits']>) =>
  `${number} of ${formatLongDate(issuedAt)}`;

function parties(sheet: Sheet, bill: PrintedBill, y: number): number {
  const { customer } = bill;
  const half = wide * 0.54;
  const customerEnd = stack(sheet, { x: left, y, width: half - 16 }, [
    [label(bill, bill.kind === creditNote ? 'creditTo' : 'billTo'), small],
    [customer.billName || customer.fullname, { ...strong, size: 10, lines: 3 }],
    [customer.billAddress || placeLine(customer), { ...plain, lines: 6 }],
    [customer.billAddress ? '' : customer.town, plain],
    [customer.gstin && `GSTIN ${customer.gstin}`, strong],
    [customer.billName && customer.fullname, { ...plain, lines: 2 }],
    [customer.mobile && `${label(bill, 'mobile')} ${customer.mobile}`, plain],
  ]);
  const facts: (readonly [string, string])[] = [];
  if (bill.registration !== 'none') facts.push([label(bill, 'placeOfSupply'), bill.placeOfSupply]);
  if (bill.registration === 'regular') facts.push([label(bill, 'reverseCharge'), label(bill, 'no')]);
  if (bill.visitOn) facts.push([label(bill, 'dayOfVisit'), formatLongDate(bill.visitOn)]);
  if (bill.technicianName) facts.push([label(bill, 'technician'), firstNameOf(bill.technicianName)]);
  if (bill.credits) facts.push([label(bill, 'takesBack'), named(bill.credits)]);
  if (bill.reason) facts.push([label(bill, 'reason'), bill.reason]);
  if (bill.creditNote) facts.push([label(bill, 'takenBackBy'), named(bill.creditNote)]);
  const place = { x: left + half, width: wide - half };
  const factsEnd = facts.reduce((at, [name, value]) => {
    const beside = sheet.width(name, small) + 10;
    sheet.text(name, { ...place, y: at + 1 }, small);
    const valuePlace = { x: place.x + beside, y: at, width: place.width - beside };
    return at + sheet.text(value, valuePlace, { ...plain, align: 'right' }) + 2;
  }, y);
  return Math.max(customerEnd, factsEnd);
}

function footer(sheet: Sheet, bill: PrintedBill): void {
  sheet.eachPage((page, pages) => {
    const y = paper.height - 42;
    sheet.line({ x: left, y }, { x: right, y }, hairline);
    sheet.text(
      label(bill, 'madeByComputer', '\n'),
      { x: left, y: y + 6, width: wide / 2 },
      { ...small, lines: bill.language ? 2 : 1 },
    );
    if (pages > 1)
      sheet.text(
        `${bill.kind} ${bill.number} · ${inBoth(bill, () => t('page', { page, pages }))}`,
        { x: left + wide / 2, y: y + 6, width: wide / 2 },
        { ...small, align: 'right' },
      );
  });
}
