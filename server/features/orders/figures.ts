import { sql } from 'kysely';
import { countLimit } from '#shared/limits.ts';
import type { Db } from '../../deps.ts';
import { dayStart, indiaDate } from '../../platform/india-days.ts';
import { countUpToLimit } from '../../platform/paging.ts';
import { repairBeforeReturn } from './appliances.ts';
import { isOpenOrder, isVisit } from './open-orders.ts';

const openOrders = (db: Db) => db.selectFrom('orders').select('id').where(isOpenOrder());

export const countLateOrders = (db: Db, now: Date): Promise<number> =>
  countUpToLimit(db, openOrders(db).where('due_at', '<', now));

/** Counts open orders about an appliance that was repaired in the 90 days before. */
export const countCameBack = (db: Db): Promise<number> =>
  countUpToLimit(db, openOrders(db).where(sql<boolean>`exists (${repairBeforeReturn('orders')})`));

/** Counts bookings without a time, which the shop has to call. */
export const countToCall = (db: Db): Promise<number> =>
  countUpToLimit(db, openOrders(db).where('stage', '=', 'requested').where('visit_from', 'is', null));

/** Counts open visits from this day on without a technician, and finds the day of the first one. */
export async function unassignedVisits(db: Db, day: string): Promise<{ count: number; day: string | null }> {
  const { count, first } = await db
    .selectFrom(
      db
        .selectFrom('orders')
        .select('visit_from')
        .where(isOpenOrder())
        .where(isVisit)
        .where('technician_id', 'is', null)
        .where('visit_from', '>=', dayStart(day))
        .orderBy('visit_from')
        .limit(countLimit + 1)
        .as('visits'),
    )
    .select(({ fn }) => [
      fn.countAll<number>().as('count'),
      sql<string | null>`${indiaDate(sql`min(visit_from)`)}::text`.as('first'),
    ])
    .executeTakeFirstOrThrow();
  return { count, day: first };
}
