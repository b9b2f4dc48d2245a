// Limits the open visits of a guest's mobile number, and refuses the same booking twice.
import { sql } from 'kysely';
import { AppError } from '#shared/errors.ts';
import { indiaMoment } from '#shared/india-day.ts';
import type { Booking } from '#shared/orders/schema.ts';
import type { Db } from '../../deps.ts';
import { isOpenOrder } from './open-orders.ts';

const maxOpenVisits = 2;

/**
 * Refuses a guest's visit time if the mobile number already has two open visits of guests. The lock
 * serialises the number's bookings until the commit.
 */
export async function refuseThirdVisit(db: Db, mobile: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('visits of guests'), hashtext(${mobile}))`.execute(db);
  const visits = await db
    .selectFrom('orders')
    .innerJoin('users', 'users.id', 'orders.user_id')
    .select('orders.id')
    .where('orders.mobile', '=', mobile)
    .where('users.email', 'is', null)
    .where('visit_from', 'is not', null)
    .where(isOpenOrder())
    .limit(maxOpenVisits)
    .execute();
  if (visits.length === maxOpenVisits) throw new AppError('numberHasVisits');
}

/**
 * Refuses a booking whose services the same account or guest has booked for the same time. Ignores the mobile
 * number, because a refusal would tell a stranger when somebody expects us.
 */
export async function refuseSecondBooking(db: Db, customerId: string, { visit, products }: Booking) {
  if (!visit) return;
  const lines = await db
    .selectFrom('orders')
    .innerJoin('order_lines', 'order_lines.order_id', 'orders.id')
    .select(['order_id', 'service_id'])
    .where('visit_from', '=', new Date(indiaMoment(visit.date, visit.from)))
    .where(isOpenOrder())
    .where('user_id', '=', customerId)
    .execute();
  const wanted = new Set(products.map(({ productId }) => productId));
  for (const booked of Map.groupBy(lines, ({ order_id }) => order_id).values())
    if (booked.length === wanted.size && booked.every(({ service_id }) => wanted.has(service_id)))
      throw new AppError('bookedAlready');
}
