import type { Expression } from 'kysely';
import { AppError } from '#shared/errors.ts';
import { readPictureAddress } from '#shared/media/address.ts';
import type { Db, Deps } from '../../deps.ts';
import type { EncodedPicture, StoredPicture } from '../../platform/media/media.ts';

const keptUnusedMs = 24 * 60 * 60 * 1000;

export async function uploadPicture(db: Db, deps: Pick<Deps, 'media' | 'clock'>, bytes: Buffer) {
  return storePicture(db, deps, await deps.media.encode(bytes));
}

/** Stores a picture's files. A sweep removes the picture after a day if no service uses it. */
export async function storePicture(
  db: Db,
  { media, clock }: Pick<Deps, 'media' | 'clock'>,
  { copies, ...picture }: EncodedPicture,
): Promise<StoredPicture> {
  // Writes the row before the files. The insert waits for a sweep of the same picture, and a later sweep
  // removes the files of an upload that was killed.
  const now = clock();
  const { created_at: createdAt } = await db
    .insertInto('images')
    .values({ ...picture, created_at: now, unused_since: now })
    .onConflict((conflict) => conflict.column('address').doUpdateSet({ unused_since: now }))
    .returning('created_at')
    .executeTakeFirstOrThrow();
  const stored = await Promise.allSettled(copies.map((copy) => media.put(copy.name, copy.body)));
  const failed = stored.find((one) => one.status === 'rejected');
  if (!failed) return picture;
  // Only the upload that added the row removes the files, because an earlier one may use them.
  if (createdAt.getTime() === now.getTime())
    await sweepPicture(db, { media }, picture.address, new Date(now.getTime() + 1)).catch(() => {});
  throw failed.reason;
}

/**
 * Locks the shop's own pictures until the service is saved, so that no sweep removes them. Returns the
 * pictures' placeholders.
 */
export async function lockPictures(db: Db, addresses: readonly string[]): Promise<Map<string, string>> {
  const own = [...new Set(addresses)].filter((address) => readPictureAddress(address));
  if (own.length === 0) return new Map();
  const pictures = await db
    .updateTable('images')
    .set({ unused_since: null })
    .where('address', 'in', own)
    .returning(['address', 'placeholder'])
    .execute();
  if (pictures.length < own.length) throw new AppError('imageUnknown', { path: 'productImage' });
  return new Map(pictures.map((picture) => [picture.address, picture.placeholder]));
}

/**
 * Removes pictures that were unused for a day and marks newly unused ones. May run during saves, uploads and
 * other sweeps.
 */
export async function sweepPictures(db: Db, deps: Pick<Deps, 'media' | 'clock'>, inUse: Expression<string>) {
  const now = deps.clock();
  const cutoff = new Date(now.getTime() - keptUnusedMs);
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
  const due = await db.selectFrom('images').select('address').where('unused_since', '<', cutoff).execute();
  let removed = 0;
  for (const { address } of due) removed += await sweepPicture(db, deps, address, cutoff);
  return removed;
}

// The row lock lasts until the files are removed. Another transaction that uses the picture waits.
const sweepPicture = (db: Db, { media }: Pick<Deps, 'media'>, address: string, cutoff: Date) =>
  db.transaction().execute(async (db) => {
    const row = await db
      .deleteFrom('images')
      .where('address', '=', address)
      .where('unused_since', '<', cutoff)
      .returning('address')
      .executeTakeFirst();
    if (!row) return 0;
    await media.remove(row.address);
    return 1;
  });
