import type { Expression } from 'kysely';
import { AppError } from '#shared/errors.ts';
import { readPictureAddress } from '#shared/media/address.ts';
import type { Deps } from '../../deps.ts';
import type { Db } from '../../platform/db/schema.ts';
import type { EncodedPicture, StoredPicture } from '../../platform/media/media.ts';

const keptUnusedMs = 24 * 60 * 60 * 1000;

/**
 * Encodes an uploaded picture and keeps it in all widths. The same picture again gives the same address.
 * Throws AppError imageUnreadable, imageTooManyPixels, imageTooLarge, or unavailable (busy, disk full, store away).
 */
export async function uploadPicture(
  db: Db,
  deps: Pick<Deps, 'media' | 'clock'>,
  bytes: Buffer,
): Promise<StoredPicture> {
  return keepPicture(db, deps, await deps.media.encode(bytes));
}

/** Keeps an encoded picture. Throws AppError unavailable where the disk is full or the store away. */
async function keepPicture(
  db: Db,
  { media, clock }: Pick<Deps, 'media' | 'clock'>,
  { copies, ...picture }: EncodedPicture,
): Promise<StoredPicture> {
  // The row comes first: it waits for a sweep that is removing this very picture, and where storing fails halfway
  // the next sweeps find by it what is to be cleared away.
  const now = clock();
  await db
    .insertInto('images')
    .values({ ...picture, created_at: now, unused_since: now })
    .onConflict((conflict) => conflict.column('address').doUpdateSet({ unused_since: now }))
    .execute();
  await Promise.all(copies.map((copy) => media.put(copy.name, copy.body)));
  return picture;
}

/**
 * Holds the own pictures among `addresses` for a service: call it in the transaction that saves the service, so
 * that no sweep takes them away meanwhile. Gives the placeholder of each; foreign addresses have none.
 * Throws AppError imageUnknown where one of ours is not there (any more).
 */
export async function holdPictures(db: Db, addresses: readonly string[]): Promise<Map<string, string>> {
  const own = [...new Set(addresses)].filter((address) => readPictureAddress(address));
  if (own.length === 0) return new Map();
  const held = await db
    .updateTable('images')
    .set({ unused_since: null })
    .where('address', 'in', own)
    .returning(['address', 'placeholder'])
    .execute();
  if (held.length < own.length) throw new AppError('imageUnknown', { path: 'productImage' });
  return new Map(held.map((picture) => [picture.address, picture.placeholder]));
}

/**
 * Removes the pictures that no service has shown for a day, and notes the others that no service shows now.
 * `inUse` is the catalogue's subquery of the addresses that services show.
 * Safe beside a service that takes one up, an upload of the same picture and a second sweep. Gives the number removed.
 */
export async function sweepPictures(
  db: Db,
  deps: Pick<Deps, 'media' | 'clock'>,
  inUse: Expression<string>,
): Promise<number> {
  const now = deps.clock();
  const before = new Date(now.getTime() - keptUnusedMs);
  await db
    .updateTable('images')
    .set({ unused_since: null })
    .where('unused_since', 'is not', null)
    .where('address', 'in', inUse)
    .execute();
  await db
    .updateTable('images')
    .set({ unused_since: now })
    .where('unused_since', 'is', null)
    .where('address', 'not in', inUse)
    .execute();
  const due = await db.selectFrom('images').select('address').where('unused_since', '<', before).execute();
  let removed = 0;
  for (const { address } of due) removed += await sweepPicture(db, deps, address, before);
  return removed;
}

// The row's lock spans the removal of the files: a service that takes the picture up at this moment waits and is
// then told that it is gone, and an upload of the same picture waits and then stores it anew. `unused_since` is
// read again under the lock, so whoever was first has won.
const sweepPicture = (
  db: Db,
  { media }: Pick<Deps, 'media'>,
  address: string,
  before: Date,
): Promise<number> =>
  db.transaction().execute(async (db) => {
    const row = await db
      .deleteFrom('images')
      .where('address', '=', address)
      .where('unused_since', '<', before)
      .returning('address')
      .executeTakeFirst();
    if (!row) return 0;
    await media.remove(row.address);
    return 1;
  });
