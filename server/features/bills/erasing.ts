import { sql } from 'kysely';
import { erasedPerson } from '#shared/rights/erased.ts';
import type { Db } from '../../platform/db/schema.ts';

/**
 * Takes a person off the lines of his bills, and his names and numbers (`words`) off what the desk wrote about
 * its cash. The transaction has added an erasure.
 */
export async function maskMoney(
  db: Db,
  {
    orderIds = [],
    billIds = [],
    words = [],
  }: Partial<Record<'orderIds' | 'billIds' | 'words', readonly string[]>>,
): Promise<void> {
  const mentions = (...columns: string[]) => sql`exists (select from unnest(${words}::text[]) as word
    where strpos(lower(concat_ws(' ', ${sql.raw(columns.join())})), lower(word)) > 0)`;
  await sql`update bank_lines set words = '', reference = ''
    where payment_id in (select p.id from bill_payments p join bills b on b.id = p.bill_id
        where b.order_id = any(${orderIds}::uuid[]) or b.id = any(${billIds}::uuid[]))
      or ${mentions('words', 'reference')}`.execute(db);
  await sql`update cash_outs set note = ${erasedPerson}, picture = '' where ${mentions('note')}`.execute(db);
  await sql`update closed_day_counts set reason = ${erasedPerson} where ${mentions('reason')}`.execute(db);
}
