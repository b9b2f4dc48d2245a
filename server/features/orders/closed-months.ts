import { AppError } from '#shared/errors.ts';
import { formatMonth } from '#shared/format.ts';
import type { Db } from '../../platform/db/schema.ts';
import { indiaDay } from '../../platform/india-days.ts';

const closedMonthOf = async (db: Db, at: Date): Promise<string | null> => {
  const month = indiaDay(at).slice(0, 7);
  const row = await db
    .selectFrom('closed_months')
    .select('month')
    .where('month', '=', month)
    .executeTakeFirst();
  return row?.month ?? null;
};

/** Refuses to change when an order was done or cancelled in a closed month (docs/rules.md#figures). */
export async function refuseLeavingClosedMonth(db: Db, closedAt: Date | null): Promise<void> {
  const month = closedAt && (await closedMonthOf(db, closedAt));
  if (month) throw new AppError('orderOfClosedMonth', { words: formatMonth(month) });
}

/** The time of a step: `now` if a phone reports a time in a month that has been closed since then. */
export const outsideClosedMonths = async (db: Db, at: Date, now: Date): Promise<Date> =>
  at < now && (await closedMonthOf(db, at)) ? now : at;
