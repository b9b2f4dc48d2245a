// Services as admins see them: those taken off the shop too, with search, category and a count.
import type { SelectQueryBuilder } from 'kysely';
import type { AdminServicesInput } from '#shared/catalogue/schema.ts';
import type { Deps } from '../../deps.ts';
import { literally } from '../../platform/db/contains.ts';
import { countUpToLimit } from '../../platform/db/count.ts';
import type { Db, Tables } from '../../platform/db/schema.ts';
import { readPage, shownCount } from '../../platform/paging.ts';
import { categoryValue } from './categories.ts';
import { presentForAdmin, type ServiceRow, serviceColumns } from './present.ts';
import { newestFirst } from './queries.ts';
import { wordsOf } from './search-words.ts';

/** One page of All Products, newest first. Every word of the search must stand in the service's texts. */
export async function adminServices(db: Db, { cursors }: Pick<Deps, 'cursors'>, input: AdminServicesInput) {
  const words = wordsOf(input.search ?? '');
  const category = categoryValue(input.category ?? '');
  let found: SelectQueryBuilder<Tables, 'services', object> = db.selectFrom('services');
  if (category) found = found.where('category', '=', category);
  for (const word of words) found = found.where('search_text', 'like', `%${literally(word)}%`);

  const page = readPage(
    cursors,
    `admin-services:${JSON.stringify([words, category])}`,
    input,
    newestFirst<ServiceRow & { in_shop: boolean }>(({ after, order, limit }) =>
      found
        .select([...serviceColumns, 'in_shop'])
        .where(after)
        .orderBy('services.created_at', order)
        .orderBy('services.id', order)
        .limit(limit)
        .execute(),
    ),
  );
  const counting = countUpToLimit(db, found.select('id'));
  const [{ items, ...way }, count] = await Promise.all([page, counting]);
  return { ...way, items: items.map(presentForAdmin), ...shownCount(count) };
}
