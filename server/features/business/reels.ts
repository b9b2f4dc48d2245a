import { v7 as newId } from 'uuid';
import type { AuditedAction } from '#shared/backoffice/audited.ts';
import type { Reel } from '#shared/business/schema.ts';
import { AppError } from '#shared/errors.ts';
import { successMessages } from '#shared/messages.ts';
import type { Db, Deps, ShopContext } from '../../deps.ts';
import { invalidatingTransaction } from '../../platform/cache.ts';
import type { CurrentUser, UserContext } from '../../procedures/context.ts';
import { recordChange } from '../audit/audit.ts';
import { isReelLink } from './rules.ts';

const maxShown = 100;

export async function listReels({ db }: ShopContext): Promise<Reel[]> {
  return db
    .selectFrom('reels')
    .select(['id as _id', 'url', 'name'])
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(maxShown)
    .execute();
}

function refuseOtherLinks(url: string, path: string, { config }: Deps): void {
  if (!isReelLink(url, config.publicUrl)) throw new AppError('linkInvalid', { path });
}

export async function addReel(
  { db, deps, user: actor }: UserContext,
  { url, name }: { url: string; name: string },
) {
  refuseOtherLinks(url, 'url', deps);
  const id = newId();
  await invalidatingTransaction(db, deps.cache, ['reels'], async (db) => {
    await db.insertInto('reels').values({ id, url, name, created_at: deps.clock() }).execute();
    await recordReel(db, actor, 'reel.add', id, null, url);
  });
  return { message: successMessages.reelAdded, data: { _id: id, url, name } };
}

export async function updateReel(
  { db, deps, user: actor }: UserContext,
  { reelId, reelUrl, name }: { reelId: string; reelUrl: string; name?: string | undefined },
) {
  refuseOtherLinks(reelUrl, 'reelUrl', deps);
  const data = await invalidatingTransaction(db, deps.cache, ['reels'], async (db) => {
    const reel = await db
      .selectFrom('reels')
      .select(['url', 'name'])
      .where('id', '=', reelId)
      .forUpdate()
      .executeTakeFirst();
    if (!reel) throw new AppError('reelNotFound');
    const changed = { url: reelUrl, name: name ?? reel.name };
    await db.updateTable('reels').set(changed).where('id', '=', reelId).execute();
    if (reel.url !== reelUrl) await recordReel(db, actor, 'reel.update', reelId, reel.url, reelUrl);
    return { _id: reelId, ...changed };
  });
  return { message: successMessages.reelUpdated, data };
}

export async function deleteReel({ db, deps: { cache }, user: actor }: UserContext, { id }: { id: string }) {
  await invalidatingTransaction(db, cache, ['reels'], async (db) => {
    const reel = await db
      .deleteFrom('reels')
      .where('id', '=', id)
      .returning('url')
      .executeTakeFirstOrThrow(() => new AppError('reelNotFound'));
    await recordReel(db, actor, 'reel.delete', id, reel.url, null);
  });
  return { message: successMessages.reelDeleted };
}

const recordReel = (
  db: Db,
  actor: CurrentUser,
  action: Extract<AuditedAction, `reel.${string}`>,
  id: string,
  oldUrl: string | null,
  newUrl: string | null,
) =>
  recordChange(db, actor, action, id, newUrl ?? oldUrl ?? '', {
    before: oldUrl === null ? null : { url: oldUrl },
    after: newUrl === null ? null : { url: newUrl },
  });
