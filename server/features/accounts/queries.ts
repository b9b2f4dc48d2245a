// Reads of users: one's own row, the list of the REST surface and the admin's table.
import { type Selectable, sql } from 'kysely';
import type { CustomerTableInput, User, UserWithPhoto } from '#shared/accounts/schema.ts';
import { AppError } from '#shared/errors.ts';
import type { Deps } from '../../deps.ts';
import { contains } from '../../platform/db/contains.ts';
import { countUpToLimit } from '../../platform/db/count.ts';
import { isFew, readGathered } from '../../platform/db/gathered.ts';
import type { Db, Tables } from '../../platform/db/schema.ts';
import { readPage, type Seek, shownCount } from '../../platform/paging.ts';
import { countOrders } from '../orders/counts.ts';

/** The columns that a `User` is made of: never the password's hash, and the photo only where it is asked for. */
export const userColumns = [
  'id',
  'user_id',
  'name',
  'email',
  'role',
  'address',
  'mobile',
  'created_at',
] as const;

type UserRow = Pick<Selectable<Tables['users']>, (typeof userColumns)[number]>;

/** A row as the world sees it. */
export const presentUser = (row: UserRow): User => ({
  _id: row.id,
  userId: row.user_id,
  name: row.name,
  email: row.email,
  role: row.role,
  address: row.address,
  mobile: row.mobile,
  createdAt: row.created_at.toISOString(),
});

/** The same with the photo as a data URL (null while there is none). */
export const presentWithPhoto = (row: UserRow & { photo: string | null }): UserWithPhoto => ({
  ...presentUser(row),
  profilePic: row.photo,
});

/** One user with the photo as a data URL (null while there is none). Throws userNotFound. */
export async function userWithPhoto(db: Db, id: string): Promise<UserWithPhoto> {
  const row = await db
    .selectFrom('users')
    .select([...userColumns, 'photo'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) throw new AppError('userNotFound');
  return presentWithPhoto(row);
}

/** One page of all users by their number. */
export async function listUsers(
  db: Db,
  { cursors }: Pick<Deps, 'cursors'>,
  input: { limit: number; cursor?: string | undefined },
) {
  const page = await readPage(cursors, 'users', input, {
    columns: [sql.ref('user_id')],
    order: 'asc',
    keysOf: (row: UserRow) => [row.user_id],
    read: ({ after, order, limit }) =>
      db
        .selectFrom('users')
        .select(userColumns)
        .where(after)
        .orderBy('user_id', order)
        .limit(limit)
        .execute(),
  });
  return { ...page, items: page.items.map(presentUser) };
}

// Each sort ends in a unique column and has an index of exactly these expressions.
const sorts = {
  userId: [sql`user_id`],
  name: [sql`lower(name)`, sql`user_id`],
  email: [sql`lower(email)`],
};

type TableRow = UserRow & { sort_name: string };

const keysOf: Record<keyof typeof sorts, (row: TableRow) => (string | number)[]> = {
  userId: (row) => [row.user_id],
  name: (row) => [row.sort_name, row.user_id],
  email: (row) => [row.email],
};

/** One page of All Customers: search in name and email, role, sort; with each one's number of orders. */
export async function customerTable(db: Db, { cursors }: Pick<Deps, 'cursors'>, input: CustomerTableInput) {
  const { search, role, sort, direction } = input;
  let found = db.selectFrom('users');
  if (role) found = found.where('role', '=', role);
  if (search)
    found = found.where(
      sql<boolean>`(${contains(sql`lower(name)`, search)} or ${contains(sql`email`, search)})`,
    );

  const rows = found.select(userColumns).select(sql<string>`lower(name)`.as('sort_name'));
  const counting = countUpToLimit(db, found.select('id'));
  const gathered = search !== undefined && isFew(await counting);
  const inOrder = ({ after, order, limit }: Seek): Promise<TableRow[]> => {
    let page = rows.where(after);
    for (const column of sorts[sort]) page = page.orderBy(column, order);
    return page.limit(limit).execute();
  };
  const list = `customers:${JSON.stringify([search, role, sort, direction])}`;
  const reading = readPage(cursors, list, input, {
    columns: sorts[sort],
    order: direction,
    keysOf: keysOf[sort],
    read: gathered ? (seek) => readGathered<TableRow>(db, rows, sorts[sort], seek) : inOrder,
  });
  const [page, count] = await Promise.all([reading, counting]);
  const orders = await countOrders(
    db,
    page.items.map((row) => row.id),
  );
  const items = page.items.map((row) => ({ ...presentUser(row), orderCount: orders.get(row.id) ?? 0 }));
  return { ...page, items, ...shownCount(count) };
}
