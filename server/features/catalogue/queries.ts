import { type SelectQueryBuilder, sql } from 'kysely';
import type {
  FilterInput,
  Service,
  ServiceDetail,
  ServiceFeedback,
  Strips,
} from '#shared/catalogue/schema.ts';
import { AppError } from '#shared/errors.ts';
import { type FiltersOf, filtersOf } from '#shared/filters.ts';
import type { Deps } from '../../deps.ts';
import { type Conditions, passes } from '../../platform/db/conditions.ts';
import type { Db, Tables } from '../../platform/db/schema.ts';
import { type Order, readPage } from '../../platform/paging.ts';
import { categoryValue, listCategories } from './categories.ts';
import { presentOnCard, presentService, type ServiceRow, serviceColumns } from './present.ts';

type Paging = { limit: number; cursor?: string | undefined };
type ServiceQuery = SelectQueryBuilder<Tables, 'services', object>;

const stripLength = 20;

const inShop = (db: Db): ServiceQuery => db.selectFrom('services').where('in_shop', '=', true);

export const newestFirst = <Row extends { id: string; created_at: Date }>(
  read: (newest: { after: ReturnType<typeof sql<boolean>>; order: Order; limit: number }) => Promise<Row[]>,
) => ({
  columns: [sql.ref('services.created_at'), sql.ref('services.id')],
  order: 'desc' as const,
  keysOf: (row: Row) => [row.created_at.toISOString(), row.id],
  read,
});

async function newestPage(
  list: string,
  { cursors }: Pick<Deps, 'cursors'>,
  input: Paging,
  query: ServiceQuery,
) {
  const page = await readPage(
    cursors,
    list,
    input,
    newestFirst<ServiceRow>(({ after, order, limit }) =>
      query
        .select(serviceColumns)
        .where(after)
        .orderBy('services.created_at', order)
        .orderBy('services.id', order)
        .limit(limit)
        .execute(),
    ),
  );
  return { ...page, items: page.items.map(presentService) };
}

export const listServices = (db: Db, deps: Pick<Deps, 'cursors'>, input: Paging) =>
  newestPage('services', deps, input, inShop(db));

export function listCategoryServices(
  db: Db,
  deps: Pick<Deps, 'cursors'>,
  input: Paging & { category: string },
) {
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

export async function filterServices(db: Db, deps: Pick<Deps, 'cursors'>, input: FilterInput) {
  const query = inShop(db).where(passes(conditions, input));
  // Different spellings of the same categories produce the same pagination cursor.
  const criteria = { ...filtersOf(input), category: wantedCategories(input.category), sort: input.sort };
  const list = `filter:${JSON.stringify(criteria)}`;
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

const newestOfEach = (db: Db, each: number): Promise<ServiceRow[]> =>
  db
    .selectFrom('categories')
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('services')
          .select(serviceColumns)
          .whereRef('services.category', '=', 'categories.value')
          .where('in_shop', '=', true)
          .orderBy('services.created_at', 'desc')
          .orderBy('services.id', 'desc')
          .limit(each)
          .as('services'),
      (join) => join.onTrue(),
    )
    .select(serviceColumns)
    .orderBy('categories.position')
    .orderBy('services.created_at', 'desc')
    .orderBy('services.id', 'desc')
    .execute();

export const oneOfEachCategory = async (db: Db): Promise<Service[]> =>
  (await newestOfEach(db, 1)).map(presentService);

export async function categoryStrips(db: Db): Promise<Strips> {
  const [categories, rows] = await Promise.all([listCategories(db), newestOfEach(db, stripLength)]);
  const services = Map.groupBy(rows, (row) => row.category);
  return categories.flatMap((category) => {
    const strip = services.get(category.value);
    return strip ? [{ category, services: strip.map(presentOnCard) }] : [];
  });
}

export async function serviceDetail(db: Db, id: string): Promise<ServiceDetail> {
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
