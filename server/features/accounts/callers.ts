// People who book by phone and have no account: a row without email and password, which an admin's booking brings along.
import { type RawBuilder, sql } from 'kysely';
import { v5 as idOf } from 'uuid';
import { AppError } from '#shared/errors.ts';
import { columnList, type NewRow } from '../../platform/db/columns.ts';
import type { Db } from '../../platform/db/schema.ts';

type Caller = { id: string; userId: number; name: string; email: string | null };

/** An account that an admin books for. Throws AppError userNotFound. */
export async function accountById(db: Db, id: string): Promise<Caller> {
  const row = await db
    .selectFrom('users')
    .select(['id', 'user_id as userId', 'name', 'email'])
    .where('id', '=', id)
    .where('joined_to', 'is', null)
    .executeTakeFirst();
  if (!row) throw new AppError('userNotFound');
  return row;
}

/**
 * Somebody whom the shop does not know. The id is made of the admin's and the booking's key, so that a second press meets
 * the first one's row; the number comes with the row. `added` is the part of a booking's statement that adds it: what
 * follows it says when.
 */
export function newCaller(
  admin: { id: string },
  {
    orderId: key,
    fullname,
    mobile,
    street,
  }: { orderId: string; fullname: string; mobile: string; street: string },
  now: Date,
): { caller: Caller; added: RawBuilder<unknown> } {
  const row = {
    id: idOf(key, admin.id),
    name: fullname,
    email: null,
    password_hash: null,
    role: 'GENERAL',
    address: street,
    mobile,
    photo: null,
    joined_to: null,
    created_at: now,
  } satisfies NewRow<'users', 'user_id'>;
  const columns = columnList(Object.keys(row));
  return {
    caller: { id: row.id, userId: 0, name: fullname, email: null },
    added: sql`insert into users (${columns})
      select ${columns} from jsonb_populate_record(null::users, ${JSON.stringify(row)}::jsonb)`,
  };
}
