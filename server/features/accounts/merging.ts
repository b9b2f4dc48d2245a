import { AppError } from '#shared/errors.ts';
import { successMessages } from '#shared/messages.ts';
import { can } from '#shared/permissions.ts';
import type { Db } from '../../deps.ts';
import { invalidatingTransaction } from '../../platform/cache.ts';
import type { UserContext } from '../../procedures/context.ts';
import { recordChange } from '../audit/audit.ts';
import type { MoveOrders } from './joining.ts';
import { absorb } from './joining.ts';

const person = (db: Db, userId: number) =>
  db
    .selectFrom('users')
    .select(['id', 'user_id', 'name', 'email', 'mobile', 'role'])
    .where('user_id', '=', userId)
    .where('joined_to', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst();

/**
 * Merges two records of one person: orders, cart, feedback and ratings of `from` move to `into`. A record with
 * an email address signs in by itself, so only one without can be merged into another.
 */
export async function mergeCustomers(
  { db, deps, user: actor }: UserContext,
  { from, into }: { from: number; into: number },
  moveOrders: MoveOrders,
) {
  if (from === into) throw new AppError('mergeSame');
  await invalidatingTransaction(db, deps.cache, ['catalogue'], async (db) => {
    // The lower number first, so that two merges wait for each other instead of deadlocking.
    const [low, high] = from < into ? [from, into] : [into, from];
    const [first, second] = [await person(db, low), await person(db, high)];
    const [left, kept] = from < into ? [first, second] : [second, first];
    if (!left || !kept) throw new AppError('userNotFound');
    if (left.email !== null || can(left.role, 'jobs.work')) throw new AppError('mergeSignsIn');
    await absorb(db, { from: left.id, to: kept, at: deps.clock(), by: actor }, moveOrders);
    if (kept.mobile === '' && left.mobile !== '')
      await db.updateTable('users').set({ mobile: left.mobile }).where('id', '=', kept.id).execute();
    await recordChange(db, actor, 'user.merge', kept.id, `${kept.name} (${kept.user_id})`, {
      before: { name: left.name, mobile: left.mobile, number: left.user_id },
      after: { name: kept.name, mobile: kept.mobile || left.mobile, number: kept.user_id },
    });
  });
  return { message: successMessages.customersMerged };
}
