import { sql } from 'kysely';
import { v7 as newId } from 'uuid';
import { AppError } from '#shared/errors.ts';
import type { AddPrice, ChangePrice, ListedPrice } from '#shared/estimates/schema.ts';
import { successMessages } from '#shared/messages.ts';
import { toPaise, toRupees } from '#shared/primitives.ts';
import type { Deps } from '../../deps.ts';
import type { Db } from '../../platform/db/schema.ts';
import type { CurrentUser } from '../../procedures/context.ts';
import { recordChange } from '../audit/audit.ts';
import { mergeEdit } from '../audit/merge-edit.ts';

/** The limit of active lines in the price list. Phones store all of the lines for offline use. */
const maxInUse = 1000;
const maxShown = 2 * maxInUse;

const columns = ['id', 'kind', 'words', 'price_paise', 'hsn', 'in_use'] as const;

type Row = Pick<ListedPrice, 'kind' | 'words' | 'hsn'> & { id: string; price_paise: number; in_use: boolean };

const present = ({ id, price_paise, in_use, kind, words, hsn }: Row): ListedPrice => ({
  _id: id,
  kind,
  words,
  price: toRupees(price_paise),
  hsn,
  inUse: in_use,
});

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

const audited = ({ kind, words, price, hsn, inUse }: Omit<ListedPrice, '_id'>) => ({
  kind,
  words,
  price,
  hsn,
  inUse,
});

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

export function addPrice(
  db: Db,
  { clock }: Pick<Deps, 'clock'>,
  actor: CurrentUser,
  { kind, words, price, hsn }: AddPrice,
): Promise<{ message: string; data: ListedPrice }> {
  return db.transaction().execute(async (db) => {
    await holdList(db);
    await mustBeNew(db, words, null);
    const row = await db
      .insertInto('price_list')
      .values({
        id: newId(),
        kind,
        words,
        price_paise: toPaise(price),
        hsn,
        in_use: true,
        created_at: clock(),
      })
      .returning(columns)
      .executeTakeFirstOrThrow();
    const data = present(row);
    await recordChange(db, actor, {
      action: 'price.add',
      entityId: data._id,
      label: words,
      after: audited(data),
    });
    return { message: successMessages.priceAdded, data };
  });
}

export function changePrice(
  db: Db,
  actor: CurrentUser,
  { id, seen, ...wanted }: ChangePrice,
): Promise<{ message: string; data: ListedPrice }> {
  return db.transaction().execute(async (db) => {
    await holdList(db);
    const row = await db.selectFrom('price_list').select(columns).where('id', '=', id).executeTakeFirst();
    if (!row) throw new AppError('priceNotFound');
    const before = present(row);
    const data = mergeEdit(before, wanted, seen);
    const { kind, words, price, hsn, inUse } = data;
    if (inUse) await mustBeNew(db, words, id);
    await db
      .updateTable('price_list')
      .set({ kind, words, price_paise: toPaise(price), hsn, in_use: inUse })
      .where('id', '=', id)
      .execute();
    if (JSON.stringify(before) !== JSON.stringify(data))
      await recordChange(db, actor, {
        action: 'price.change',
        entityId: id,
        label: words,
        before: audited(before),
        after: audited(data),
      });
    return { message: successMessages.priceChanged, data };
  });
}
