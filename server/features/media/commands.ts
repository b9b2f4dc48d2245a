import type { Expression } from 'kysely';
import { AppError } from '#shared/errors.ts';
import { readPictureAddress } from '#shared/media/address.ts';
import type { Deps } from '../../deps.ts';
import type { Db } from '../../platform/db/schema.ts';
import type { EncodedPicture, StoredPicture } from '../../platform/media/media.ts';

const keptUnusedMs = 24 * 60 * 60 * 1000;

/**
 * Encodes an uploaded picture and stores all widths; the same picture has the same address. Throws AppError
 * imageUnreadable, imageTooManyPixels, imageTooLarge, unavailable (busy, disk full, store away).
 */
export async function uploadPicture(
  db: Db,
  deps: Pick<Deps, 'media' | 'clock'>,
  bytes: Buffer,
): Promise<StoredPicture> {
  return keepPicture(db, deps, await deps.media.encode(bytes));
}

/** Throws AppError unavailable if the disk is full or the store is away. */
async function keepPicture(
  db: Db,
  { media, clock }: Pick<Deps, 'media' | 'clock'>,
  { copies, ...picture }: EncodedPicture,
): Promise<StoredPicture> {
  // Writes the row first: it waits for a sweep of the same picture, and lets later sweeps find the files of a
  // failed upload.
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
 * Locks our own pictures among `addresses` in the transaction that saves the service, so that no sweep
 * removes them. Returns their placeholders; foreign addresses have none. Throws AppError imageUnknown.
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
 * Removes pictures unused for a day and marks newly unused ones; returns the number removed. `inUse` is the
 * catalogue's subquery of addresses. Safe beside a service that uses a picture again, an upload of it and a
 * second sweep.
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

// The row lock lasts until the files are removed: a service that uses the picture waits and is refused, an
// upload waits and stores it again. `unused_since` is read again under the lock.
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
