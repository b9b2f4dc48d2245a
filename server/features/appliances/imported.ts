// Appliances of an import, each of a customer who was found by the mobile number of the file.
import { sql } from 'kysely';
import { v7 as newId } from 'uuid';
import { applianceName } from '#shared/appliances/kinds.ts';
import type { ApplianceRow } from '#shared/imports/schema.ts';
import type { Db } from '../../deps.ts';
import { removeUnused } from '../../platform/db/remove-unused.ts';
import { inBatches } from '../../platform/in-batches.ts';
import { columnsOf } from './commands.ts';

type Imported = Omit<ApplianceRow, 'mobile'> & { userId: string };
type Known = Pick<Imported, 'userId' | 'kind' | 'maker' | 'model' | 'serial' | 'place'>;

/** Two rows are the same machine if the serial numbers are equal, or without one all words. */
export const applianceKey = ({ userId, kind, maker, model, serial, place }: Known): string =>
  [userId, kind, serial || [maker, model, place].join('|')].join(' ').toLowerCase();

/** The names of these customers' appliances by `applianceKey`. */
export async function namesOfAppliances(db: Db, userIds: readonly string[]): Promise<Map<string, string>> {
  const rows = await inBatches(userIds, (batch) =>
    db
      .selectFrom('appliances')
      .select(['user_id as userId', 'kind', 'maker', 'model', 'serial', 'place'])
      .where('user_id', 'in', batch)
      .where('removed', '=', false)
      .execute(),
  );
  return new Map(rows.map((row) => [applianceKey(row), applianceName(row)]));
}

/** Adds the appliances and returns their ids. */
export async function addImportedAppliances(
  db: Db,
  appliances: readonly Imported[],
  at: Date,
  report?: (done: number) => void,
): Promise<string[]> {
  const add = (batch: readonly Imported[]) =>
    db
      .insertInto('appliances')
      .values(
        batch.map(({ userId, ...words }) => ({
          id: newId(),
          user_id: userId,
          created_at: at,
          ...columnsOf({ ...words, makersWarrantyMonths: undefined, note: '' }),
        })),
      )
      .returning('id')
      .execute();
  return (await inBatches(appliances, add, report)).map(({ id }) => id);
}

/** Removes appliances without an order and a sticker. Returns the names of the others. */
export const removeUnusedAppliances = (db: Db, ids: readonly string[]): Promise<string[]> =>
  removeUnused(
    ids,
    (batch) =>
      db
        .selectFrom('appliances')
        .select(['id', sql<string>`trim(maker || ' ' || kind)`.as('name')])
        .where('id', 'in', batch),
    (batch) =>
      db
        .deleteFrom('appliances')
        .where('id', 'in', batch)
        .where(sql<boolean>`not exists (select from order_appliances where appliance_id = appliances.id)`)
        .where(sql<boolean>`not exists (select from stickers where appliance_id = appliances.id)`)
        .execute(),
  );
