import { sql } from 'kysely';
import { financialYearStart } from '#shared/bills/numbers.ts';
import { toRupees } from '#shared/primitives.ts';
import type { ShopContext } from '../../../deps.ts';
import { dayStart } from '../../../platform/india-days.ts';

/** The turnover of the financial year without tax: bills less credit notes. */
export async function readTurnover({ db, deps }: ShopContext): Promise<{ since: string; rupees: number }> {
  const since = financialYearStart(deps.clock());
  const { rows } = await sql<{ paise: number }>`
    select coalesce(sum(case document when 'bill' then taxable_paise else -taxable_paise end), 0)::bigint as paise
    from bills where issued_at >= ${dayStart(since)}`.execute(db);
  return { since, rupees: toRupees(rows[0]?.paise ?? 0) };
}
