import { AppError } from '#shared/errors.ts';
import { currentLanguage, prefixOf } from '#shared/language.ts';
import { successMessages } from '#shared/messages.ts';
import type { OrderLink } from '#shared/orders/schema.ts';
import { paths } from '#shared/paths.ts';
import { can } from '#shared/permissions.ts';
import type { Db, Deps } from '../../deps.ts';
import type { Caller, UserContext } from '../../procedures/context.ts';
import { actorOf } from '../audit/actor.ts';
import { recordEvent } from './events.ts';
import type { Stepper } from './step-access.ts';

export const trackingLink = (
  { config, tracking }: Pick<Deps, 'tracking'> & { config: Pick<Deps['config'], 'publicUrl'> },
  { id, link_version: linkVersion }: { id: string; link_version: number },
): string => config.publicUrl + prefixOf(currentLanguage()) + paths.track(tracking.of({ id, linkVersion }));

/** Returns the tracking link of an order for its customer and the office. Throws AppError orderNotFound for others. */
export async function orderLink({ db, deps, user }: UserContext, { id }: { id: string }): Promise<OrderLink> {
  const row = await db
    .selectFrom('orders')
    .select(['id', 'link_version'])
    .where('id', '=', id)
    .$if(!can(user.role, 'orders.book'), (query) => query.where('user_id', '=', user.id))
    .executeTakeFirstOrThrow(() => new AppError('orderNotFound'));
  return { link: trackingLink(deps, row) };
}

export function renewLink({ db, deps, user }: UserContext, { id }: { id: string }) {
  return db.transaction().execute(async (db) => {
    const row = await db
      .updateTable('orders')
      .set(({ eb }) => ({ link_version: eb('link_version', '+', 1) }))
      .where('id', '=', id)
      .returning(['id', 'link_version', 'stage'])
      .executeTakeFirstOrThrow(() => new AppError('orderNotFound'));
    await recordEvent(db, id, actorOf(user), { kind: 'linkRenewed', stage: row.stage });
    return { message: successMessages.linkRenewed, data: { link: trackingLink(deps, row) } };
  });
}

/** The actor who has only a tracking link. */
export const linkHolder: Stepper = { role: 'customer', id: null, name: 'Tracking link', userId: null };

/** Finds the order of a tracking link for an act of the customer. Staff act in the panel (AppError staffByLink). */
export async function trackedIdToAct(db: Db, deps: Deps, caller: Caller, token: string) {
  const user = await caller.user();
  if (user && user.role !== 'GENERAL') throw new AppError('staffByLink');
  return trackedId(db, deps, token);
}

/** Finds the order of a tracking link. Unknown, malformed and revoked tokens throw the same error. */
export async function trackedId(db: Db, { tracking }: Pick<Deps, 'tracking'>, token: string) {
  const id = tracking.idIn(token);
  const row =
    id &&
    (await db.selectFrom('orders').select(['id', 'link_version']).where('id', '=', id).executeTakeFirst());
  if (!row || !tracking.isFor(token, { id: row.id, linkVersion: row.link_version }))
    throw new AppError('orderNotFound');
  return row.id;
}
