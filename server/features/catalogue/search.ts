import type { SearchInput } from '#shared/catalogue/schema.ts';
import type { Db, Deps, ShopContext } from '../../deps.ts';
import { countRows } from '../../platform/paging.ts';
import { presentService, serviceColumns } from './present.ts';
import { listServices } from './queries.ts';
import { indexServices, type Ranked } from './service-search.ts';

const searchIndex = (db: Db, { cache }: Deps) =>
  cache.value('search index', ['catalogue'], async () => {
    const services = await db
      .selectFrom('services')
      .select(['id', 'product_name', 'brand_name', 'category', 'description', 'translations'])
      .where('in_shop', '=', true)
      .execute();
    return indexServices(services);
  });

async function everyService(db: Db, deps: Deps, input: SearchInput) {
  const counting = countRows(db.selectFrom('services').where('in_shop', '=', true));
  const [page, total] = await Promise.all([listServices({ db, deps }, input), counting]);
  return { ...page, total };
}

const isAfter = (key: Ranked) => (one: Ranked) =>
  one.score < key.score || (one.score === key.score && one.id < key.id);

export async function searchServices({ db, deps }: ShopContext, input: SearchInput) {
  const text = (input.q ?? '').trim();
  if (!text) return everyService(db, deps, input);
  const list = `search:${input.q}`;
  const ranked = (await searchIndex(db, deps)).find(text);
  let start = 0;
  if (input.cursor !== undefined) {
    const [score, id] = deps.cursors.read(list, input.cursor).keys;
    start = ranked.findIndex(isAfter({ score: Number(score), id: String(id) }));
  }
  const page = start < 0 ? [] : ranked.slice(start, start + input.limit);
  const last = page.at(-1);
  const hasMore = last && ranked.at(-1) !== last;
  const rows = page.length
    ? await db
        .selectFrom('services')
        .select(serviceColumns)
        .where('in_shop', '=', true)
        .where(
          'id',
          'in',
          page.map(({ id }) => id),
        )
        .execute()
    : [];
  const byId = new Map(rows.map((row) => [row.id, row]));
  return {
    items: page.flatMap(({ id }) => byId.get(id) ?? []).map(presentService),
    ...(hasMore && { nextCursor: deps.cursors.make(list, 'next', [last.score, last.id]) }),
    total: ranked.length,
  };
}
