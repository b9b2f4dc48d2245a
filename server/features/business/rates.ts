import { sql } from 'kysely';
import type { SetRates, TaxRates } from '#shared/bills/schema.ts';
import { AppError } from '#shared/errors.ts';
import { successMessages } from '#shared/messages.ts';
import type { Db, Deps } from '../../deps.ts';
import { invalidatingTransaction } from '../../platform/cache.ts';
import { indiaDay } from '../../platform/india-days.ts';
import type { CurrentUser } from '../../procedures/context.ts';
import { recordChange } from '../audit/audit.ts';

const today = sql<string>`(now() at time zone 'Asia/Kolkata')::date`;

/** The rate that holds today, in hundredths of a percent: the newest that has begun, or the one of the settings. */
export const rateToday = (rate: 'service_rate' | 'part_rate') =>
  sql<number>`coalesce(
    (select ${sql.ref(`r.${rate}`)} from tax_rates r where r.from_day <= ${today} order by r.from_day desc limit 1),
    (select ${sql.ref(`own.${rate}`)} from bill_settings own))`;

/** Rates that have begun become the settings' own when the settings are saved. */
export const dropBegunRates = (db: Db) => sql`delete from tax_rates where from_day <= ${today}`.execute(db);

export async function comingRates(db: Db): Promise<TaxRates> {
  const rows = await db
    .selectFrom('tax_rates')
    .select(['from_day', 'service_rate', 'part_rate'])
    .where('from_day', '>', today)
    .orderBy('from_day')
    .execute();
  return rows.map((row) => ({
    from: row.from_day,
    serviceRate: row.service_rate / 100,
    partRate: row.part_rate / 100,
  }));
}

/** Sets the rates from a coming day, or takes them back if `rates` is null. Bills use the rates of their day. */
export async function setRates(db: Db, { cache, clock }: Deps, user: CurrentUser, { from, rates }: SetRates) {
  if (from <= indiaDay(clock())) throw new AppError('rateDayPast', { path: 'from' });
  const data = await invalidatingTransaction(db, cache, ['business'], async (db) => {
    const before = (await comingRates(db)).find((one) => one.from === from);
    await db.deleteFrom('tax_rates').where('from_day', '=', from).execute();
    if (rates)
      await db
        .insertInto('tax_rates')
        .values({
          from_day: from,
          service_rate: Math.round(rates.serviceRate * 100),
          part_rate: Math.round(rates.partRate * 100),
        })
        .execute();
    await recordChange(db, user, 'rates.set', from, from, { before: before ?? null, after: rates });
    return comingRates(db);
  });
  return { message: successMessages.ratesSaved, data };
}
