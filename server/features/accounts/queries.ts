import { type RawBuilder, type Selectable, sql } from 'kysely';
import type {
  CustomerExportInput,
  CustomerTableInput,
  User,
  UserListInput,
  UserWithPhoto,
} from '#shared/accounts/schema.ts';
import { AppError } from '#shared/errors.ts';
import { type FiltersOf, filtersOf } from '#shared/filters.ts';
import { bareMobile } from '#shared/mobile-number.ts';
import { toRupees } from '#shared/primitives.ts';
import type { ShopContext } from '../../deps.ts';
import { beginsWith, type Conditions, contains, passes } from '../../platform/db/conditions.ts';
import type { Db, Tables } from '../../platform/db/schema.ts';
import { cappedCount, readBatches, readChanges, readPage, sortedBy } from '../../platform/paging.ts';
import type { UserContext } from '../../procedures/context.ts';
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

export const presentUser = (row: UserRow): User => ({
  _id: row.id,
  userId: row.user_id,
  name: row.name,
  email: row.email ?? '',
  role: row.role,
  address: row.address,
  mobile: row.mobile,
  createdAt: row.created_at.toISOString(),
});

export const presentWithPhoto = (row: UserRow & { photo: string | null }): UserWithPhoto => ({
  ...presentUser(row),
  profilePic: row.photo,
});

export async function userWithPhoto({ db, user }: UserContext): Promise<UserWithPhoto> {
  const row = await db
    .selectFrom('users')
    .select([...userColumns, 'photo'])
    .where('id', '=', user.id)
    .executeTakeFirstOrThrow(() => new AppError('userNotFound'));
  return presentWithPhoto(row);
}

/** All users by their number. With `updatedSince` also erased ones, as masked rows, so that readers mask them too. */
export async function listUsers({ db, deps: { cursors } }: ShopContext, input: UserListInput) {
  const isListed = input.updatedSince
    ? sql<boolean>`(joined_to is null or joined_to = id)`
    : sql<boolean>`joined_to is null`;
  const page = await readChanges<UserRow & { changed_at: Date }>(db, cursors, 'users', input, {
    columns: [sql.ref('user_id')],
    order: 'asc',
    keysOf: (row) => [row.user_id],
    changed: [sql.ref('changed_at'), sql.ref('id')],
    changedAt: (row) => row.changed_at,
    read: ({ after, sorted, limit }) =>
      db
        .selectFrom('users')
        .select([...userColumns, 'changed_at'])
        .where(isListed)
        .where(after)
        .orderBy(sorted)
        .limit(limit)
        .execute(),
  });
  return { ...page, items: page.items.map(presentUser) };
}

const nameOrder = sql`lower(name collate "und-x-icu")`;

// Each sort order ends in a unique column. Each has an index on exactly these expressions.
const sorts = {
  userId: [sql`user_id`],
  name: [nameOrder, sql`user_id`],
  email: [sql`coalesce(lower(email), '')`, sql`user_id`],
};

type TableRow = UserRow & { sort_name: string };

const keysOf: Record<keyof typeof sorts, (row: TableRow) => (string | number)[]> = {
  userId: (row) => [row.user_id],
  name: (row) => [row.sort_name, row.user_id],
  email: (row) => [row.email ?? '', row.user_id],
};

function matches(text: string): RawBuilder<boolean> {
  const digits = bareMobile(text);
  const orMobile = /^[0-9]+$/.test(digits) ? sql` or ${beginsWith(sql`mobile`, digits)}` : sql``;
  return sql`(${contains(sql`folded(name)`, text)} or ${contains(sql`email`, text)}${orMobile})`;
}

const tableColumns = [...userColumns, sql<string>`${nameOrder}`.as('sort_name')] as const;

const conditions: Conditions<FiltersOf<CustomerTableInput>> = {
  role: (role) => sql`role = ${role}`,
  search: matches,
};

export async function customerTable({ db, deps: { cursors } }: ShopContext, input: CustomerTableInput) {
  const { sort, direction } = input;
  const matching = db
    .selectFrom('users')
    .select(tableColumns)
    .where('joined_to', 'is', null)
    .where(passes(conditions, input));
  const list = `customers:${sort}:${direction}:${JSON.stringify(filtersOf(input))}`;
  const reading = readPage<TableRow>(cursors, list, input, {
    columns: sorts[sort],
    order: direction,
    keysOf: keysOf[sort],
    read: ({ after, order, limit }) =>
      matching.where(after).orderBy(sortedBy(sorts[sort], order)).limit(limit).execute(),
  });
  const [page, count] = await Promise.all([reading, cappedCount(db, matching)]);
  return { ...page, items: await withOrders(db, page.items), ...count };
}

const batchSize = 1000;

/** Reads all accounts that match, in batches, by their number. */
export async function* customerBatches(db: Db, { search, role }: Omit<CustomerExportInput, 'format'>) {
  const batches = readBatches<UserRow>(batchSize, (last) =>
    db
      .selectFrom('users')
      .select(userColumns)
      .where('joined_to', 'is', null)
      .where(passes(conditions, { search, role }))
      .where('user_id', '>', last?.user_id ?? 0)
      .orderBy('user_id')
      .limit(batchSize)
      .execute(),
  );
  for await (const rows of batches) yield withOrders(db, rows);
}

async function withOrders(db: Db, rows: readonly UserRow[]) {
  const ids = rows.map(({ id }) => id);
  const orders = new Map((await ordersOf(db, ids)).map((row) => [row.user_id, row]));
  return rows.map((row) => {
    const { count = 0, due = 0, area = '', last_visit = null } = orders.get(row.id) ?? {};
    const lastVisit = last_visit?.toISOString() ?? null;
    return { ...presentUser(row), orderCount: count, due: toRupees(due), area, lastVisit };
  });
}

async function ordersOf(db: Db, userIds: readonly string[]) {
  if (userIds.length === 0) return [];
  return db
    .selectFrom('orders')
    .select(({ fn }) => ['user_id', fn.countAll<number>().as('count')])
    .select([
      sql<number>`sum(due_paise)::bigint`.as('due'),
      sql<string>`(array_agg(area order by created_at desc))[1]`.as('area'),
      sql<Date | null>`max(visit_from) filter (where stage = 'done')`.as('last_visit'),
    ])
    .where('user_id', 'in', userIds)
    .groupBy('user_id')
    .execute();
}
