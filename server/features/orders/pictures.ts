import { sql } from 'kysely';
import { v7 as newId } from 'uuid';
import { AppError } from '#shared/errors.ts';
import { successMessages } from '#shared/messages.ts';
import { maxPicturesBy, picturesLike } from '#shared/orders/picture-limits.ts';
import type { AddPicture, OrderPictures, TechnicianPhoto } from '#shared/orders/pictures.ts';
import { isOpen } from '#shared/orders/stages.ts';
import type { Db, Deps } from '../../deps.ts';
import type { UserContext } from '../../procedures/context.ts';
import { readerOf } from '../audit/actor.ts';
import { recordEvent } from './events.ts';
import { reachOrder, type Stepper, stepImpossible } from './step-access.ts';

export async function picturesOfOrder(db: Db, orderId: string): Promise<OrderPictures> {
  const rows = await db
    .selectFrom('order_pictures')
    .select(['id', 'picture', 'created_at', 'by_role'])
    .where('order_id', '=', orderId)
    .orderBy('id')
    .execute();
  return rows.map(({ id, picture, created_at: createdAt, by_role: by }) => ({
    _id: id,
    picture,
    createdAt: createdAt.toISOString(),
    by,
  }));
}

export async function orderPictures({ db, deps, user }: UserContext, { id }: { id: string }) {
  await reachOrder(db, readerOf(user), id, deps.clock());
  return picturesOfOrder(db, id);
}

export async function addPicture(
  db: Db,
  { media, clock }: Deps,
  actor: Stepper,
  { id: orderId, picture: upload }: AddPicture,
) {
  // Checks the permission before the expensive encoding, and again under the lock.
  await reachOrder(db, actor, orderId, clock());
  const picture = await media.orderPicture(upload);
  return db.transaction().execute(async (db) => {
    await db.selectFrom('orders').select('id').where('id', '=', orderId).forNoKeyUpdate().execute();
    const { stage } = await reachOrder(db, actor, orderId, clock());
    if (!isOpen(stage)) throw stepImpossible(stage);
    const added = await db
      .insertInto('order_pictures')
      .values({ id: newId(), order_id: orderId, picture, created_at: clock(), by_role: actor.role })
      .onConflict((conflict) => conflict.expression(sql`order_id, md5(picture)`).doNothing())
      .returning('id')
      .executeTakeFirst();
    const data = await picturesOfOrder(db, orderId);
    const most = maxPicturesBy(actor.role);
    if (picturesLike(data, actor.role).length > most) throw new AppError('picturesFull', { count: most });
    if (added) await recordEvent(db, orderId, actor, { kind: 'pictures', stage, after: { pictures: 1 } });
    return { message: successMessages.pictureAdded, data };
  });
}

const photoOf = (db: Db, orderId: string) =>
  db
    .selectFrom('orders')
    .leftJoin('users', 'users.id', 'technician_id')
    .select(['orders.user_id', 'users.photo'])
    .where('orders.id', '=', orderId)
    .executeTakeFirst();

export async function technicianPhotoOf(db: Db, orderId: string): Promise<TechnicianPhoto> {
  return { photo: (await photoOf(db, orderId))?.photo ?? null };
}

export async function technicianPhoto({ db, user }: UserContext, { orderId }: { orderId: string }) {
  const order = await photoOf(db, orderId);
  if (!order || (readerOf(user).role === 'customer' && order.user_id !== user.id))
    throw new AppError('orderNotFound');
  return { photo: order.photo };
}
