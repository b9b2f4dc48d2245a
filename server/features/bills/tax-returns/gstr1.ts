// The workbook of the GST return GSTR-1 for a month: check sums, then its sheets.
import type { Writable } from 'node:stream';
import { sql } from 'kysely';
import { toRupees } from '#shared/primitives.ts';
import type { Db } from '../../../deps.ts';
import { within } from '../../../platform/db/conditions.ts';
import { type Cell, type FilledSheet, writeWorkbook } from '../../../platform/spreadsheet.ts';
import type { Row } from '../issue/documents.ts';
import { monthOf } from '../list/export.ts';
import { documentBatches } from '../list/list.ts';
import { byDocument, column, consumersSheet, docsSheet, hsnSheet, money, oneBatch } from './gstr1-sheets.ts';
import { addSums, addUpMonth, columns, type MonthSums, noSum, type Sum, sections } from './gstr1-sums.ts';
import { gstr1Texts as t } from './gstr1-texts.ts';

/** The sums of the month's bills, from the bills themselves and not from their lines. */
async function sumOfBills(db: Db, month: string) {
  const { rows } = await sql<{ document: Row['document']; taxed: boolean } & Sum>`
    select document, registration = 'regular' as taxed, count(*)::int as documents,
      sum(total_paise)::bigint as "totalPaise", sum(taxable_paise)::bigint as "taxablePaise",
      sum(igst_paise)::bigint as "igstPaise", sum(cgst_paise)::bigint as "cgstPaise",
      sum(sgst_paise)::bigint as "sgstPaise"
    from bills where ${within(sql`issued_at`, monthOf(month))}
    group by 1, 2`.execute(db);
  const of = (wanted: Row['document'], taxed: boolean): Sum => {
    const found = rows.find((row) => row.document === wanted && row.taxed === taxed);
    return found ? addSums(noSum, found) : noSum;
  };
  return {
    invoices: of('bill', true),
    notes: of('creditNote', true),
    withoutTax: addSums(of('bill', false), of('creditNote', false), -1),
  };
}

function checkSheet(added: MonthSums, bills: Awaited<ReturnType<typeof sumOfBills>>): FilledSheet {
  const row = (words: string, sum: Sum): Cell[] => [
    words,
    sum.documents,
    toRupees(sum.totalPaise),
    ...columns.map((name) => toRupees(sum[name])),
  ];
  const inSheets = sections.map((name) => [name, added.bySection.get(name) ?? noSum] as const);
  const ofSheets = inSheets.reduce((sum, [, one]) => addSums(sum, one), noSum);
  const ofHsn = [...added.hsn.values()].reduce((sum, one) => addSums(sum, one), noSum);
  // Credit notes reduce the amounts but count as documents too.
  const ofBills = {
    ...addSums(bills.invoices, bills.notes, -1),
    documents: bills.invoices.documents + bills.notes.documents,
  };
  const apart = bills.withoutTax.totalPaise !== 0;
  return {
    name: t('checkSums'),
    columns: [
      column(t('part'), 34),
      column(t('documents'), 12, '0'),
      ...[t('value'), t('taxable'), 'IGST', 'CGST', 'SGST'].map(money),
    ],
    batches: oneBatch([
      row(t('invoices'), bills.invoices),
      row(t('creditNotes'), addSums({ ...noSum, documents: 2 * bills.notes.documents }, bills.notes, -1)),
      row(t('sumOfBills'), ofBills),
      ...inSheets.map(([name, sum]) => row(t('sheet', { name }), sum)),
      row(t('sumOfSheets'), ofSheets),
      row(t('difference'), addSums(ofBills, ofSheets, -1)),
      row(t('sumOfHsn'), { ...ofHsn, documents: 0 }),
      row(t('difference'), { ...addSums(ofBills, ofHsn, -1), documents: 0 }),
      ...(apart ? [row(t('withoutTax'), bills.withoutTax)] : []),
    ]),
  };
}

/** Writes the workbook of a month's GSTR-1. The first page compares the sums of the bills with those of the sheets. */
export async function writeGstr1(db: Db, month: string, sink: Writable): Promise<void> {
  const documents = () => documentBatches(db, monthOf(month), sql`b.registration = 'regular'`);
  const added = await addUpMonth(documents());
  await writeWorkbook(
    [
      checkSheet(added, await sumOfBills(db, month)),
      byDocument('B2B', documents()),
      byDocument('B2CL', documents()),
      consumersSheet(added),
      byDocument('CDNR', documents()),
      byDocument('CDNUR', documents()),
      hsnSheet(added, 'B2B'),
      hsnSheet(added, 'B2C'),
      docsSheet(added),
    ],
    sink,
  );
}
