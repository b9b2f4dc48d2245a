import { sql } from 'kysely';
import { v7 as newId } from 'uuid';
import { AppError } from '#shared/errors.ts';
import type { AddPrice, ChangePrice, ListedPrice } from '#shared/estimates/schema.ts';
import { currentLanguage } from '#shared/language.ts';
import { successMessages } from '#shared/messages.ts';
import { toPaise, toRupees } from '#shared/primitives.ts';
import type { Db } from '../../deps.ts';
import type { UserContext } from '../../procedures/context.ts';
import { recordChange } from '../audit/audit.ts';
import { applyEdit } from '../audit/edit.ts';

/** The limit of active lines in the price list. Phones store all of the lines for offline use. */
const maxInUse = 1000;
const maxShown = 2 * maxInUse;

const columns = [
  'id as _id',
  'kind',
  'words',
  'words_hi as wordsHi',
  'words_mr as wordsMr',
  'price_paise',
  'hsn',
  'in_use as inUse',
] as const;

type Row = Omit<ListedPrice, 'price'> & { price_paise: number };

const present = ({ price_paise, ...row }: Row): ListedPrice => ({ ...row, price: toRupees(price_paise) });

const stored = ({ kind, words, wordsHi, wordsMr, price, hsn }: AddPrice) => ({
  kind,
  words,
  words_hi: wordsHi,
  words_mr: wordsMr,
  price_paise: toPaise(price),
  hsn,
});

/** Maps words of the price list to their names in the language of the call. It is empty for English. */
export async function namesOfPriced(db: Db): Promise<ReadonlyMap<string, string>> {
  const language = currentLanguage();
  if (language === 'en') return new Map();
  const named = await db
    .selectFrom('price_list')
    .select(['words', `words_${language} as name`])
    .where(`words_${language}`, '<>', '')
    .orderBy('in_use')
    .orderBy('created_at')
    .limit(maxShown)
    .execute();
  return new Map(named.map(({ words, name }) => [words, name]));
}

export async function readPriceList(db: Db, { all }: { all: boolean }): Promise<ListedPrice[]> {
  const rows = await db
    .selectFrom('price_list')
    .select(columns)
    .$if(!all, (query) => query.where('in_use', '=', true))
    .orderBy('in_use', 'desc')
    .orderBy(sql`lower(words)`)
    .orderBy('id')
    .limit(maxShown)
    .execute();
  return rows.map(present);
}

const audited = ({ _id, ...fields }: ListedPrice) => fields;

// Locks the price list until the transaction ends, so that two admins cannot add the same words.
const holdList = (db: Db) => sql`select pg_advisory_xact_lock(hashtext('price_list'))`.execute(db);

async function mustBeNew(db: Db, words: string, except: string | null): Promise<void> {
  const { count, same } = await db
    .selectFrom('price_list')
    .select(({ fn }) => [
      fn.countAll<number>().as('count'),
      sql<boolean>`coalesce(bool_or(lower(words) = lower(${words})), false)`.as('same'),
    ])
    .where('in_use', '=', true)
    .$if(except !== null, (query) => query.where('id', '<>', except))
    .executeTakeFirstOrThrow();
  if (same) throw new AppError('priceExists', { path: 'words' });
  if (count >= maxInUse) throw new AppError('priceListFull');
}

export function addPrice({ db, deps: { clock }, user: actor }: UserContext, price: AddPrice) {
  return db.transaction().execute(async (db) => {
    await holdList(db);
    await mustBeNew(db, price.words, null);
    const row = await db
      .insertInto('price_list')
      .values({ ...stored(price), id: newId(), in_use: true, created_at: clock() })
      .returning(columns)
      .executeTakeFirstOrThrow();
    const data = present(row);
    await recordChange(db, actor, 'price.add', data._id, price.words, { after: audited(data) });
    return { message: successMessages.priceAdded, data };
  });
}

export function changePrice({ db, user: actor }: UserContext, { id, seen, ...wanted }: ChangePrice) {
  return db.transaction().execute(async (db) => {
    await holdList(db);
    const row = await db
      .selectFrom('price_list')
      .select(columns)
      .where('id', '=', id)
      .executeTakeFirstOrThrow(() => new AppError('priceNotFound'));
    const before = present(row);
    const data = await applyEdit(db, ['price.change', id], { stored: before, wanted, seen });
    const { words, inUse } = data;
    if (inUse) await mustBeNew(db, words, id);
    await db
      .updateTable('price_list')
      .set({ ...stored(data), in_use: inUse })
      .where('id', '=', id)
      .execute();
    if (JSON.stringify(before) !== JSON.stringify(data))
      await recordChange(db, actor, 'price.change', id, words, {
        before: audited(before),
        after: audited(data),
      });
    return { message: successMessages.priceChanged, data };
  });
}
