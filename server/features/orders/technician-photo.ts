// The picture of an order's technician: for its customer, for who has its link, for admins; apart from the order, because it
// is a hundred times as large.
import { AppError } from '#shared/errors.ts';
import type { TechnicianPhoto } from '#shared/orders/technician-photo.ts';
import type { Db } from '../../platform/db/schema.ts';
import type { CurrentUser } from '../../procedures/context.ts';
import { actorOf } from '../audit/actor.ts';

const photoOf = (db: Db, orderId: string) =>
  db
    .selectFrom('orders')
    .leftJoin('users', 'users.id', 'technician_id')
    .select(['orders.user_id', 'users.photo'])
    .where('orders.id', '=', orderId)
    .executeTakeFirst();

/** The picture of whoever has the order, whoever asks. */
export async function technicianPhotoOf(db: Db, orderId: string): Promise<TechnicianPhoto> {
  return { photo: (await photoOf(db, orderId))?.photo ?? null };
}

/** The same for a user: an admin of any order, others of their own. Throws AppError orderNotFound. */
export async function technicianPhoto(db: Db, user: CurrentUser, orderId: string): Promise<TechnicianPhoto> {
  const order = await photoOf(db, orderId);
  if (!order || (actorOf(user).role === 'customer' && order.user_id !== user.id))
    throw new AppError('orderNotFound');
  return { photo: order.photo };
}
