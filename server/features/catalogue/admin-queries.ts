import { sql } from 'kysely';
import type { AdminServicesInput, ServiceExportInput } from '#shared/catalogue/schema.ts';
import { AppError } from '#shared/errors.ts';
import { type FiltersOf, filtersOf } from '#shared/filters.ts';
import type { Db, ShopContext } from '../../deps.ts';
import { type Conditions, escapeLike, passes } from '../../platform/db/conditions.ts';
import { cappedCount, readBatches } from '../../platform/paging.ts';
import { categoryValue } from './categories.ts';
import { presentForAdmin, type ServiceRow, serviceColumns } from './present.ts';
import { readInShopOrder } from './queries.ts';
import { wordsIn } from './words/split.ts';

export async function adminService({ db }: ShopContext, { productId: id }: { productId: string }) {
  const row = await db
    .selectFrom('services')
    .select([...serviceColumns, 'in_shop'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow(() => new AppError('serviceNotFound'));
  return presentForAdmin(row);
}

const holds = (word: string) => sql<boolean>`search_text like ${`%${escapeLike(word)}%`}`;

const conditions: Conditions<FiltersOf<AdminServicesInput>> = {
  search: (text) => sql`${sql.join([sql`true`, ...wordsIn(text).map(holds)], sql` and `)}`,
  category: (label) => sql`category = ${categoryValue(label)}`,
  offShop: () => sql`not in_shop`,
  untranslated: () =>
    sql`(coalesce(translations #>> '{hi,name}', '') = '' or coalesce(translations #>> '{mr,name}', '') = '')`,
};

const batchSize = 500;

/** Reads all services that match, the newest first, in batches. Texts are the English ones. */
export const serviceBatches = (db: Db, { format: _, ...filters }: ServiceExportInput) =>
  readBatches<ServiceRow>(batchSize, (last) => {
    const query = db.selectFrom('services').select(serviceColumns).where(passes(conditions, filters));
    return (last ? query.where('id', '<', last.id) : query).orderBy('id', 'desc').limit(batchSize).execute();
  });

export async function adminServices({ db, deps }: ShopContext, input: AdminServicesInput) {
  const matching = db.selectFrom('services').where(passes(conditions, input));
  const list = JSON.stringify({ ...filtersOf(input), search: wordsIn(input.search ?? '') });
  const reading = readInShopOrder(deps, `admin-services:${list}`, input, matching);
  const [page, count] = await Promise.all([reading, cappedCount(db, matching.select('id'))]);
  return { ...page, items: page.items.map(presentForAdmin), ...count };
}
