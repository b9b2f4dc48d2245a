// Search over services: everyday words, typing errors, best match first. Blank finds everything.
import { type RawBuilder, sql } from 'kysely';
import type { SearchInput } from '#shared/catalogue/schema.ts';
import type { Deps } from '../../deps.ts';
import { escapeLike } from '../../platform/db/conditions.ts';
import type { Db } from '../../platform/db/schema.ts';
import { readPage, type Seek } from '../../platform/paging.ts';
import { presentService, type ServiceRow, serviceColumns } from './present.ts';
import { listServices } from './queries.ts';
import { corrected, type Wanted, wantedBy, wordsIn } from './search-words.ts';

type Match = { condition: RawBuilder<boolean>; score: RawBuilder<number> };
type FoundRow = ServiceRow & { score: number };

const shown = sql.raw(serviceColumns.join(', '));

// Where a term stands tells how well it matches: in the name, in tags or category (else in the description alone);
// as a word, as a word's beginning, inside one. A whole word weighs more than any part of one, and an appliance more
// than the work on it. A short term inside a word ('ac' in 'machine') is no match at all.
function match(term: string, { work, whole }: Wanted): Match {
  const escaped = escapeLike(term);
  const [word, start, part] = [`% ${escaped} %`, `% ${escaped}%`, `%${escaped}%`];
  const isShort = /^[\p{L}\p{M}\p{N}]{1,3}$/u.test(term);
  const begun = whole && isShort ? word : start;
  if (work) {
    return {
      condition: sql`(search_name like ${begun} or search_tags like ${begun})`,
      score: sql`case when search_name like ${word} then 2 when search_tags like ${word} then 1 else 0 end`,
    };
  }
  const within = isShort ? sql`false` : sql`true`;
  return {
    condition: isShort
      ? sql`(search_name like ${begun} or search_tags like ${begun} or search_text like ${word})`
      : sql`search_text like ${part}`,
    score: sql`case when search_name like ${word} then 12 when search_tags like ${word} then 6
      when search_name like ${begun} then 5 when ${within} and search_name like ${part} then 3
      when search_tags like ${begun} then 2 when ${within} and search_tags like ${part} then 1 else 0 end`,
  };
}

// Terms add up: a washing machine of the category for laundry is a better 'washer' than one of another.
function matchOf(wanted: Wanted): Match {
  const matches = wanted.terms.map((term) => match(term, wanted));
  const conditions = joined(matches, 'condition', sql` or `);
  return { condition: sql`(${conditions})`, score: sql`(${joined(matches, 'score', sql` + `)})` };
}

const joined = (matches: readonly Match[], part: keyof Match, by: RawBuilder<unknown>) =>
  sql.join(
    matches.map((one) => one[part]),
    by,
  );

// Services that have everything that is wanted, or those that have the most of it.
function scored(wanted: readonly Wanted[], phrase: string, how: 'all' | 'most') {
  const matches = wanted.map(matchOf);
  const together = joined(matches, 'condition', how === 'all' ? sql` and ` : sql` or `);
  const escaped = escapeLike(phrase);
  // who names no work wants a repair
  const isRepair = wanted.some(({ work }) => work) ? sql`false` : sql`search_name like '% repair %'`;
  const forShops = wanted.some(({ terms }) => terms.includes('commercial'));
  const score = sql`${joined(matches, 'score', sql` + `)} + case
    when search_name like ${` ${escaped} %`} then 6 when search_name like ${`% ${escaped} %`} then 4
    when search_name like ${`% ${escaped}%`} then 2 else 0 end
    + case when ${isRepair} then 4 else 0 end
    - case when category = 'commercial' and not ${sql.lit(forShops)} then 3 else 0 end`;
  const found = sql`select id, (${score})::int as score from services where in_shop and (${together})`;
  if (how === 'all') return onlyWhereNamed(wanted, found);
  const had = sql.join(
    matches.map((one) => sql`(${one.condition})::int`),
    sql` + `,
  );
  const partly = sql`select id, score from (
    select id, (${score})::int as score, had, max(had) over () as most
    from (select *, (${had}) as had from services where in_shop and (${together})) as partly
  ) as best where had = most`;
  return onlyWhereNamed(wanted, partly);
}

// That a description mentions a geyser does not mean that geysers are repaired: some service has to name it.
function onlyWhereNamed(wanted: readonly Wanted[], found: RawBuilder<unknown>) {
  const names = wanted
    .flatMap(({ named, terms }) => (named ? terms : []))
    .map((term) => `% ${escapeLike(term)} %`);
  if (names.length === 0) return found;
  return sql`${found} and exists (select from services where in_shop
    and (search_name like any(${names}::text[]) or search_tags like any(${names}::text[])))`;
}

// One statement gives the page and how many there are in all, also where the page itself is empty.
async function readFound(db: Db, found: RawBuilder<unknown>, { after, order, limit }: Seek) {
  const way = sql.raw(order);
  const { rows } = await sql<FoundRow & { total: number; id: string | null }>`
    with found as materialized (${found})
    select counted.total, page.* from (select count(*) as total from found) as counted
    left join lateral (
      select found.score, ${shown} from found join services using (id)
      where ${after} order by found.score ${way}, services.id ${way} limit ${limit}
    ) as page on true order by page.score ${way}, page.id ${way}`.execute(db);
  return { total: rows[0]?.total ?? 0, rows: rows.filter((row) => row.id !== null) };
}

/** Words of the names and tags in the shop; kept until a service changes. */
const knownWords = (db: Db, { cache }: Pick<Deps, 'cache'>) =>
  cache.value('search words', ['catalogue'], async () => {
    const { rows } = await sql<{ words: string[] | null }>`
      select array_agg(distinct word) as words
      from services, unnest(string_to_array(trim(search_name || search_tags), ' ')) as word
      where in_shop and word <> ''`.execute(db);
    return rows[0]?.words ?? [];
  });

/** The words with their spelling put right; kept until a service changes, because the same errors come again. */
const asMeantBy = (words: readonly string[], db: Db, deps: Pick<Deps, 'cache'>) =>
  deps.cache.value(`meant by\n${words.join(' ')}`, ['catalogue'], async () =>
    corrected(words, await knownWords(db, deps)),
  );

/**
 * One page of what the search finds, with the number in all. Tried in turn until something is found: services that
 * have everything, as typed; those that have what is to be worked on, whatever the work; the same with the spelling put
 * right; those with the most of it. An appliance that no service names is not found by the work on it.
 */
export async function searchServices(db: Db, deps: Pick<Deps, 'cursors' | 'cache'>, input: SearchInput) {
  const text = (input.q ?? '').trim();
  if (!text) return everyService(db, deps, input);
  const words = wordsIn(text);
  if (words.length === 0) return { items: [], total: 0 };
  const typed = await searchWords(db, deps, input, words);
  if (typed.total > 0) return typed;
  const mended = await asMeantBy(words, db, deps);
  if (mended.join(' ') !== words.join(' ')) {
    const asMeant = await searchWords(db, deps, input, mended);
    if (asMeant.total > 0) return asMeant;
  }
  return searchPage(db, deps, input, withoutWork(wantedBy(mended)), mended, 'most');
}

// Works count where nothing else is looked for.
function withoutWork(wanted: readonly Wanted[]): readonly Wanted[] {
  const sought = wanted.filter(({ work }) => !work);
  return sought.length > 0 ? sought : wanted;
}

async function searchWords(
  db: Db,
  deps: Pick<Deps, 'cursors' | 'cache'>,
  input: SearchInput,
  words: readonly string[],
) {
  const wanted = wantedBy(words);
  const whole = await searchPage(db, deps, input, wanted, words, 'all');
  const sought = withoutWork(wanted);
  if (whole.total > 0 || sought.length === wanted.length) return whole;
  return searchPage(db, deps, input, sought, words, 'all');
}

async function searchPage(
  db: Db,
  { cursors }: Pick<Deps, 'cursors'>,
  input: SearchInput,
  wanted: readonly Wanted[],
  words: readonly string[],
  how: 'all' | 'most',
) {
  const found = scored(wanted, words.join(' '), how);
  let total = 0;
  const page = await readPage(cursors, `search:${input.q}`, input, {
    columns: [sql.ref('found.score'), sql.ref('services.id')],
    order: 'desc',
    keysOf: (row: FoundRow) => [row.score, row.id],
    read: async (seek) => {
      const read = await readFound(db, found, seek);
      total = read.total;
      return read.rows;
    },
  });
  return { ...page, items: page.items.map(presentService), total };
}

async function everyService(db: Db, deps: Pick<Deps, 'cursors'>, input: SearchInput) {
  const counting = db
    .selectFrom('services')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .where('in_shop', '=', true)
    .executeTakeFirstOrThrow();
  const [page, { total }] = await Promise.all([listServices(db, deps, input), counting]);
  return { ...page, total };
}
