// Finds the rows about one person: those of the account, of its orders, and the rows that refer to them.
import { sql } from 'kysely';
import { AppError } from '#shared/errors.ts';
import { can, type Role } from '#shared/permissions.ts';
import type { Db } from '../../deps.ts';
import type { CurrentUser } from '../../procedures/context.ts';
import type { Whose } from './personal.ts';

export type Person = {
  id: string;
  userId: number;
  name: string;
  email: string | null;
  role: Role;
  passwordHash: string | null;
  /** The person's row, and the guests who joined it. */
  ids: string[];
  orderIds: string[];
};

/** Reads who a user is. A manager does not reach the owner (AppError permissionDenied). */
export async function readPerson(db: Db, id: string, staff?: CurrentUser): Promise<Person> {
  const found = await db
    .selectFrom('users')
    .select(['id', 'user_id as userId', 'name', 'email', 'role', 'password_hash as passwordHash'])
    .where('id', '=', id)
    .where('joined_to', 'is', null)
    .executeTakeFirstOrThrow(() => new AppError('userNotFound'));
  if (staff && can(found.role, 'roles.edit') && !can(staff.role, 'roles.edit'))
    throw new AppError('permissionDenied');
  const { ids, orderIds } = await db
    .selectNoFrom([
      sql<string[]>`array(select id from users where id = ${id} or joined_to = ${id})`.as('ids'),
      sql<string[]>`array(select o.id from orders o join users u on u.id = o.user_id
        where u.id = ${id} or u.joined_to = ${id})`.as('orderIds'),
    ])
    .executeTakeFirstOrThrow();
  return { ...found, ids, orderIds };
}

/** The enquiries that somebody wrote in his own browser, or that became his booking and have no other writer. */
export const enquiriesOf = (db: Db, { ids, orderIds }: Pick<Whose, 'ids' | 'orderIds'>) =>
  db.selectFrom('enquiries').where(
    sql<boolean>`(user_id = any(${ids}::uuid[]) or (user_id is null and
        id in (select enquiry_id from orders where orders.id = any(${orderIds}::uuid[]))))`,
  );

/** The saved views that the person made, or whose filters name the person or one of the orders by number. */
export async function viewsOf(db: Db, { ids, orderIds }: Pick<Whose, 'ids' | 'orderIds'>): Promise<string[]> {
  const { rows } = await sql<{ number: string }>`
    select 'uId=' || user_id as number from users where id = any(${ids}::uuid[])
    union all select 'orderNumber=' || order_number from orders where id = any(${orderIds}::uuid[])`.execute(
    db,
  );
  const naming = new Set(rows.map(({ number }) => number));
  const views = await db.selectFrom('saved_views').select(['id', 'user_id', 'query']).execute();
  return views
    .filter(
      ({ user_id, query }) =>
        ids.includes(user_id) ||
        [...new URLSearchParams(query)].some(([field, value]) => naming.has(`${field}=${value}`)),
    )
    .map(({ id }) => id);
}
