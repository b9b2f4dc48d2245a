import { sql } from 'kysely';
import { v7 as newId } from 'uuid';
import { AppError } from '#shared/errors.ts';
import { maxPieces } from '#shared/limits.ts';
import { successMessages } from '#shared/messages.ts';
import type { Db } from '../../deps.ts';
import { prepared } from '../../platform/db/prepared.ts';
import type { UserContext } from '../../procedures/context.ts';

type Line = { id: string; service_id: string; quantity: number };

const present = (row: Line) => ({
  _id: row.id,
  productId: row.service_id,
  quantity: row.quantity,
});

// An existing line is only read here. An upsert would lock and rewrite the row.
async function putLine(db: Db, id: string, userId: string, serviceId: string): Promise<Line | undefined> {
  const putting = sql<Line>`
    with service as (select id from services where id = ${serviceId} and in_shop),
    added as (
      insert into cart_lines (id, user_id, service_id) select ${id}::uuid, ${userId}::uuid, service.id from service
      on conflict (user_id, service_id) do nothing returning id, service_id, quantity
    )
    select * from added
    union all
    select l.id, l.service_id, l.quantity from service join cart_lines l on l.service_id = service.id
    where l.user_id = ${userId}`;
  return (await putting.withPlugin(prepared).execute(db)).rows[0];
}

export async function addToCart({ db, user }: UserContext, { productId }: { productId: string }) {
  const id = newId();
  const put = () => putLine(db, id, user.id, productId);
  // The first attempt does not see a line that another request inserted at the same moment.
  const line = (await put()) ?? (await put());
  if (!line) throw new AppError('serviceNotFound');
  const message = line.id === id ? successMessages.cartAdded : successMessages.cartAlready;
  return { message, data: present(line) };
}

export async function setQuantity({ db, user }: UserContext, input: { _id: string; quantity: number }) {
  const line = await db
    .updateTable('cart_lines')
    .set({ quantity: input.quantity })
    .where('id', '=', input._id)
    .where('user_id', '=', user.id)
    .returning(['id', 'service_id', 'quantity'])
    .executeTakeFirstOrThrow(() => new AppError('cartLineNotFound'));
  return { message: successMessages.cartUpdated, data: present(line) };
}

export async function removeLine({ db, user }: UserContext, { _id: lineId }: { _id: string }) {
  await db
    .deleteFrom('cart_lines')
    .where('id', '=', lineId)
    .where('user_id', '=', user.id)
    .returning('id')
    .executeTakeFirstOrThrow(() => new AppError('cartLineNotFound'));
  return { message: successMessages.cartRemoved };
}

export async function clearCart({ db, user }: UserContext) {
  await db.deleteFrom('cart_lines').where('user_id', '=', user.id).execute();
  return { message: successMessages.cartCleared };
}

export async function dismissDropped({ db, user }: UserContext) {
  await db
    .deleteFrom('cart_lines')
    .using('services')
    .whereRef('services.id', '=', 'cart_lines.service_id')
    .where('services.in_shop', '=', false)
    .where('cart_lines.user_id', '=', user.id)
    .execute();
  return { message: successMessages.cartUpdated };
}

export async function moveCart(db: Db, { from, to }: { from: string; to: string }): Promise<void> {
  await sql`
    with gone as (delete from cart_lines where user_id = ${from}::uuid returning *)
    insert into cart_lines as l (id, user_id, service_id, quantity, created_at)
    select id, ${to}::uuid, service_id, quantity, created_at from gone order by service_id
    on conflict (user_id, service_id) do update
      set quantity = least(${maxPieces}, l.quantity + excluded.quantity)`.execute(db);
}

export async function removeBooked(db: Db, userId: string, serviceIds: readonly string[]): Promise<void> {
  await db
    .deleteFrom('cart_lines')
    .where('user_id', '=', userId)
    .where('service_id', 'in', serviceIds)
    .execute();
}
