import { type SelectQueryBuilder, sql } from 'kysely';
import type {
  FilterInput,
  Service,
  ServiceFeedback,
  ServiceListInput,
  ShopRating,
  Strips,
} from '#shared/catalogue/schema.ts';
import { AppError } from '#shared/errors.ts';
import { type FiltersOf, filtersOf } from '#shared/filters.ts';
import type { Deps, ShopContext } from '../../deps.ts';
import { type Conditions, passes } from '../../platform/db/conditions.ts';
import type { Db, Tables } from '../../platform/db/schema.ts';
import { readChanges, readPage } from '../../platform/paging.ts';
import { categoryValue, listCategories } from './categories.ts';
import { presentOnCard, presentService, type ServiceRow, serviceColumns } from './present.ts';

type Paging = { limit: number; cursor?: string | undefined };
type ServiceQuery = SelectQueryBuilder<Tables, 'services', object>;

const stripLength = 20;

const inShop = (db: Db): ServiceQuery => db.selectFrom('services').where('in_shop', '=', true);

async function newestPage(list: string, { cursors }: Deps, input: Paging, query: ServiceQuery) {
  const page = await readPage(cursors, list, input, {
    columns: [sql.ref('services.created_at'), sql.ref('services.id')],
    order: 'desc',
    keysOf: (row: ServiceRow) => [row.created_at.toISOString(), row.id],
    read: ({ after, order, limit }) =>
      query
        .select(serviceColumns)
        .where(after)
        .orderBy('services.created_at', order)
        .orderBy('services.id', order)
        .limit(limit)
        .execute(),
  });
  return { ...page, items: page.items.map(presentService) };
}

/** Reads a page of services in the order that admins chose. */
export const readInShopOrder = ({ cursors }: Deps, list: string, input: Paging, query: ServiceQuery) =>
  readPage(cursors, list, input, {
    columns: [sql.ref('services.position'), sql.ref('services.id')],
    order: 'desc',
    keysOf: (row: ServiceRow & { place: string }) => [row.place, row.id],
    read: ({ after, order, limit }) =>
      query
        .select([...serviceColumns, 'in_shop', sql<string>`services.position::text`.as('place')])
        .where(after)
        .orderBy('services.position', order)
        .orderBy('services.id', order)
        .limit(limit)
        .execute(),
  });

/** `until` comes with `updatedSince` only, so that the entity tag of the whole list stays while nothing changes. */
export async function listServices({ db, deps }: ShopContext, { updatedSince, ...input }: ServiceListInput) {
  if (!updatedSince) return newestPage('services', deps, input, inShop(db));
  const page = await readChanges<ServiceRow & { changed_at: Date }>(
    db,
    deps.cursors,
    'services',
    { ...input, updatedSince },
    {
      columns: [sql.ref('id')],
      order: 'asc',
      keysOf: (row) => [row.id],
      changed: [sql.ref('changed_at'), sql.ref('id')],
      changedAt: (row) => row.changed_at,
      read: ({ after, sorted, limit }) =>
        inShop(db)
          .select([...serviceColumns, 'changed_at'])
          .where(after)
          .orderBy(sorted)
          .limit(limit)
          .execute(),
    },
  );
  return { ...page, items: page.items.map(presentService) };
}

export function listCategoryServices({ db, deps }: ShopContext, input: Paging & { category: string }) {
  const value = categoryValue(input.category);
  return newestPage(`category:${value}`, deps, input, inShop(db).where('category', '=', value));
}

// The filter may list several categories, separated by commas. A category with a comma in its name works as
// well.
function wantedCategories(category: FilterInput['category']): string[] {
  const categories = typeof category === 'string' ? [category] : (category ?? []);
  const values = categories.flatMap((text) => [text, ...text.split(',')]).map(categoryValue);
  return [...new Set(values.filter(Boolean))].sort();
}

const conditions: Conditions<FiltersOf<FilterInput>> = {
  category: (category) => {
    const wanted = wantedCategories(category);
    return wanted.length === 0 ? sql`true` : sql`category in (${sql.join(wanted)})`;
  },
};

/**
 * Services of several categories by price, or in an order of their own: the newest first for third parties, the
 * shop's order for its pages.
 */
export async function filterServices({ db, deps }: ShopContext, input: FilterInput, inShopOrder = false) {
  const query = inShop(db).where(passes(conditions, input));
  // Different spellings of the same categories produce the same pagination cursor.
  const criteria = { ...filtersOf(input), category: wantedCategories(input.category), sort: input.sort };
  const list = `filter:${JSON.stringify(criteria)}`;
  if (!input.sort && inShopOrder) {
    const page = await readInShopOrder(deps, `shop-${list}`, input, query);
    return { ...page, items: page.items.map(presentService) };
  }
  if (!input.sort) return newestPage(list, deps, input, query);
  const page = await readPage(deps.cursors, list, input, {
    columns: [sql.ref('charge_paise'), sql.ref('id')],
    order: input.sort === 'asc' ? 'asc' : 'desc',
    keysOf: (row: ServiceRow) => [row.charge_paise, row.id],
    read: ({ after, order, limit }) =>
      query
        .select(serviceColumns)
        .where(after)
        .orderBy('charge_paise', order)
        .orderBy('id', order)
        .limit(limit)
        .execute(),
  });
  return { ...page, items: page.items.map(presentService) };
}

const firstOfEach = (db: Db, by: 'created_at' | 'position', each: number): Promise<ServiceRow[]> =>
  db
    .selectFrom('categories')
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('services')
          .select([...serviceColumns, 'services.position'])
          .whereRef('services.category', '=', 'categories.value')
          .where('in_shop', '=', true)
          .orderBy(`services.${by}`, 'desc')
          .orderBy('services.id', 'desc')
          .limit(each)
          .as('services'),
      (join) => join.onTrue(),
    )
    .select(serviceColumns)
    .orderBy('categories.position')
    .orderBy(`services.${by}`, 'desc')
    .orderBy('services.id', 'desc')
    .execute();

export const oneOfEachCategory = async ({ db }: ShopContext): Promise<Service[]> =>
  (await firstOfEach(db, 'created_at', 1)).map(presentService);

export async function categoryStrips({ db }: ShopContext): Promise<Strips> {
  const [categories, rows] = await Promise.all([
    listCategories(db),
    firstOfEach(db, 'position', stripLength),
  ]);
  const services = Map.groupBy(rows, (row) => row.category);
  return categories.flatMap((category) => {
    const strip = services.get(category.value);
    return strip ? [{ category, services: strip.map(presentOnCard) }] : [];
  });
}

const fewRatings = 20;

/** Returns the average of all ratings in the shop, null while there are few. */
export async function readShopRating({ db }: ShopContext): Promise<ShopRating> {
  const { sum, count } = await inShop(db)
    .select(({ fn }) => [
      fn.coalesce(fn.sum<number>('rating_sum'), sql.lit(0)).as('sum'),
      fn.coalesce(fn.sum<number>('rating_count'), sql.lit(0)).as('count'),
    ])
    .executeTakeFirstOrThrow();
  return Number(count) < fewRatings ? null : { average: Number(sum) / Number(count), count: Number(count) };
}

export async function serviceDetail({ db }: ShopContext, { productId: id }: { productId: string }) {
  const [row, feedbacks] = await Promise.all([
    inShop(db).select(serviceColumns).where('id', '=', id).executeTakeFirst(),
    feedbackOfService(db, id),
  ]);
  if (!row) throw new AppError('serviceNotFound');
  return { product: presentService(row), feedbacks };
}

const maxFeedback = 100;

const shortened = (name: string): string => {
  const [first = '', ...others] = name.trim().split(/\s+/);
  const last = others.at(-1);
  return last ? `${first} ${[...last][0]?.toUpperCase()}.` : first;
};

async function feedbackOfService(db: Db, serviceId: string): Promise<ServiceFeedback[]> {
  const rows = await db
    .selectFrom('ratings')
    .innerJoin('feedback', 'feedback.order_id', 'ratings.order_id')
    .innerJoin('users', 'users.id', 'ratings.user_id')
    .select(['feedback.rating', 'feedback.comment', 'users.name', 'feedback.created_at'])
    .where('ratings.service_id', '=', serviceId)
    // the comment of an erased person is gone
    .where('users.joined_to', 'is', null)
    .orderBy('ratings.created_at', 'desc')
    .orderBy('ratings.id', 'desc')
    .limit(maxFeedback)
    .execute();
  return rows.map((row) => ({
    rating: row.rating,
    comment: row.comment,
    fullname: shortened(row.name),
    createdAt: row.created_at.toISOString(),
  }));
}

// A sitemap may have at most 50,000 URLs (sitemaps.org).
const maxNamed = 45_000;

export const listPublished = (db: Db) =>
  db
    .selectFrom('services')
    .select(['id', 'updated_at'])
    .where('in_shop', '=', true)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(maxNamed)
    .execute();
