import { sql } from 'kysely';
import { formatMonth } from '#shared/date-format.ts';
import { AppError } from '#shared/errors.ts';
import type { Db } from '../../deps.ts';
import { indiaDay } from '../../platform/india-days.ts';

export const closedMonthOf = async (db: Db, at: Date): Promise<string | null> => {
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

/** Refuses to add or remove orders that were done on these days, if one of their months is closed. */
export async function refuseClosedMonths(db: Db, days: readonly string[]): Promise<void> {
  const months = [...new Set(days.map((day) => day.slice(0, 7)))];
  const closed = await db
    .selectFrom('closed_months')
    .select('month')
    .where('month', '=', sql<string>`any(${months}::text[])`)
    .orderBy('month')
    .execute();
  if (closed.length > 0)
    throw new AppError('ordersOfClosedMonth', {
      words: closed.map(({ month }) => formatMonth(month)).join(', '),
    });
}

/** The time of a step: `now` if a phone reports a time in a month that has been closed since then. */
export const timeOutsideClosedMonths = async (db: Db, at: Date, now: Date): Promise<Date> =>
  at < now && (await closedMonthOf(db, at)) ? now : at;
