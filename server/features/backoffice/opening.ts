import { sql } from 'kysely';
import type { OpeningStep } from '#shared/backoffice/panel.ts';
import { billNumber, financialYear } from '#shared/bills/numbers.ts';
import { rolesThat } from '#shared/permissions.ts';
import type { ShopContext } from '../../deps.ts';

type Row = Record<'promised' | 'services' | 'visitTimes' | 'tax' | 'technician', boolean> & {
  dismissed: boolean;
  missing: string[];
  prefix: string;
};

const audited = (entity: string, action: string) =>
  sql`exists (select from audit_entries where entity = ${entity} and action = ${action})`;

/**
 * The opening checklist. The rows of the database show for each step whether it is done. `missing` names blank fields
 * of the business, `firstBill` is the number of the year's first bill.
 */
export async function readOpening({ db, deps: { clock } }: ShopContext) {
  const { rows } = await sql<Row>`
    select
      opening_dismissed_at is not null as dismissed,
      array_remove(array[
        case when phone = '' then 'phone' end,
        case when email = '' then 'email' end,
        case when address = '' then 'address' end], null) as missing,
      -- only the form with since when, city, hours and promises asks for it
      promise <> '' as promised,
      exists (select from services) as services,
      ${audited('visits', 'visits.update')} as "visitTimes",
      (select registration <> 'none' from bill_settings) or ${audited('bills', 'bills.update')} as tax,
      (select bill_prefix from bill_settings) as prefix,
      exists (select from users where role in (${sql.join(rolesThat('jobs.work').map((role) => sql.lit(role)))}))
        as technician
    from business`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('The business has no row');
  const { services, visitTimes, tax, technician, missing } = row;
  const business = missing.length === 0 && row.promised;
  const done: Record<OpeningStep, boolean> = { business, services, visitTimes, tax, technician };
  const shown = !row.dismissed && Object.values(done).includes(false);
  const firstBill = billNumber(row.prefix, financialYear(clock()), 1);
  return { shown, done, missing, firstBill };
}
