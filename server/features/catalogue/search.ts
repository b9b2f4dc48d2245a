// Search over services: everyday words, typing errors, best match first. Blank finds everything.
import { type RawBuilder, sql } from 'kysely';
import type { SearchInput } from '#shared/catalogue/schema.ts';
import type { Deps } from '../../deps.ts';
import type { Kept } from '../../platform/cache/keeper.ts';
import { literally } from '../../platform/db/contains.ts';
import type { Db } from '../../platform/db/schema.ts';
import { readPage, type Seek } from '../../platform/paging.ts';
import { presentService, type ServiceRow, serviceColumns } from './present.ts';
import { listServices } from './queries.ts';
import { corrected, type Wanted, wantedBy, wordsOf } from './search-words.ts';

type Match = { condition: RawBuilder<boolean>; score: RawBuilder<number> };
type FoundRow = ServiceRow & { score: number };

const shown = sql.raw(serviceColumns.join(', '));

// Where a term stands tells how well it matches: in the name, in tags or category (else in the description alone);
// as a word, as a word's beginning, inside one. A short term inside a word ('ac' in 'machine') is no match at all.
function match(term: string): Match {
  const escaped = literally(term);
  const [word, start, part] = [`% ${escaped} %`, `% ${escaped}%`, `%${escaped}%`];
  const isShort = /^[\p{L}\p{M}\p{N}]{1,3}$/u.test(term);
  const within = isShort ? sql`false` : sql`true`;
  return {
    condition: isShort
      ? sql`(search_name like ${start} or search_tags like ${start} or search_text like ${word})`
      : sql`search_text like ${part}`,
    score: sql`case when search_name like ${word} then 6 when search_name like ${start} then 5
      when ${within} and search_name like ${part} then 4 when search_tags like ${word} then 3
      when search_tags like ${start} then 2 when ${within} and search_tags like ${part} then 1 else 0 end`,
  };
}

// Terms add up: a washing machine of the category for laundry is a better 'washer' than one of another.
function matchOf({ terms }: Wanted): Match {
  const matches = terms.map(match);
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
  const escaped = literally(phrase);
  const score = sql`${joined(matches, 'score', sql` + `)} + case
    when search_name like ${` ${escaped}%`} then 6 when search_name like ${`% ${escaped}%`} then 4 else 0 end`;
  const found = sql`select id, (${score})::int as score from services where in_shop and (${together})`;
  if (how === 'all') return found;
  const had = sql.join(
    matches.map((one) => sql`(${one.condition})::int`),
    sql` + `,
  );
  return sql`select id, score from (
    select id, (${score})::int as score, had, max(had) over () as most
    from (select *, (${had}) as had from services where in_shop and (${together})) as partly
  ) as best where had = most`;
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

const readWords = new WeakMap<Kept, string[]>();

/** Words of the names and tags in the shop; kept until a service changes. */
async function knownWords(db: Db, { keeper }: Pick<Deps, 'keeper'>): Promise<string[]> {
  const kept = await keeper.serve('search words', ['catalogue'], async () => {
    const { rows } = await sql<{ words: string[] | null }>`
      select array_agg(distinct word) as words
      from services, unnest(string_to_array(trim(search_name || search_tags), ' ')) as word
      where in_shop and word <> ''`.execute(db);
    return Buffer.from(JSON.stringify(rows[0]?.words ?? []));
  });
  const words = readWords.get(kept) ?? (JSON.parse(kept.body.toString()) as string[]);
  readWords.set(kept, words);
  return words;
}

/** The words with their spelling put right; kept until a service changes, because the same errors come again. */
async function asMeantBy(words: readonly string[], db: Db, deps: Pick<Deps, 'keeper'>): Promise<string[]> {
  const typed = words.join(' ');
  const kept = await deps.keeper.serve(`meant by\n${typed}`, ['catalogue'], async () =>
    Buffer.from(corrected(words, await knownWords(db, deps)).join(' ')),
  );
  return kept.body.toString().split(' ');
}

/**
 * One page of what the search finds, with the number in all. A service must have every word, as typed or else
 * with its spelling put right; where none has, those with the most of the words are found.
 */
export async function searchServices(db: Db, deps: Pick<Deps, 'cursors' | 'keeper'>, input: SearchInput) {
  const text = (input.q ?? '').trim();
  if (!text) return everyService(db, deps, input);
  const words = wordsOf(text);
  if (words.length === 0) return { items: [], total: 0 };
  const typed = await searchPage(db, deps, input, words, 'all');
  if (typed.total > 0) return typed;
  const mended = await asMeantBy(words, db, deps);
  const asMeant = await searchPage(db, deps, input, mended, 'all');
  return asMeant.total > 0 ? asMeant : searchPage(db, deps, input, mended, 'most');
}

async function searchPage(
  db: Db,
  { cursors }: Pick<Deps, 'cursors'>,
  input: SearchInput,
  words: readonly string[],
  how: 'all' | 'most',
) {
  const found = scored(wantedBy(words), words.join(' '), how);
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
