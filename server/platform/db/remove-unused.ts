import type { SelectQueryBuilder } from 'kysely';
import { AppError } from '#shared/errors.ts';
import { inBatches } from '../in-batches.ts';
import type { Tables } from './schema.ts';

type NamedRows<Table extends keyof Tables> = SelectQueryBuilder<Tables, Table, { id: string; name: string }>;

/**
 * Removes rows with `remove`, which leaves rows in use. Returns the names of those. Refuses if another
 * transaction has locked one of the rows, for example a booking for this customer.
 */
export async function removeUnused<Table extends keyof Tables>(
  ids: readonly string[],
  rowsOf: (batch: readonly string[]) => NamedRows<Table>,
  remove: (batch: readonly string[]) => Promise<unknown>,
): Promise<string[]> {
  const stayed = await inBatches(ids, async (batch) => {
    const free = await rowsOf(batch).forUpdate().skipLocked().execute();
    const freeIds = new Set(free.map(({ id }) => id));
    const locked = (await rowsOf(batch).execute()).find(({ id }) => !freeIds.has(id));
    if (locked) throw new AppError('rowInUse', { words: locked.name });
    await remove(batch);
    return rowsOf(batch).execute();
  });
  return stayed.map(({ name }) => name);
}
