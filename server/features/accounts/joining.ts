import type { SignIn } from '#shared/accounts/schema.ts';
import { AppError } from '#shared/errors.ts';
import { successMessages } from '#shared/messages.ts';
import type { Db } from '../../deps.ts';
import { invalidatingTransaction } from '../../platform/cache.ts';
import { newToken } from '../../platform/hash.ts';
import type { CallerContext, CurrentUser, UserContext } from '../../procedures/context.ts';
import { moveCart } from '../cart/commands.ts';
import { moveRatings } from '../catalogue/ratings.ts';
import { lockCustomer } from './guests.ts';
import { presentWithPhoto } from './queries.ts';
import { authenticate, openSession } from './sign-in.ts';

export type MoveOrders = (
  db: Db,
  move: {
    from: string;
    to: { id: string; user_id: number; name: string };
    at: Date;
    by?: CurrentUser | undefined;
  },
) => Promise<void>;

/** Moves orders, cart, feedback and ratings of one record to another. Nobody can sign in with the emptied record. */
export async function absorb(db: Db, move: Parameters<MoveOrders>[1], moveOrders: MoveOrders): Promise<void> {
  const [from, to] = [move.from, move.to.id];
  await moveOrders(db, move);
  await moveRatings(db, { from, to });
  await moveCart(db, { from, to });
  await db.updateTable('users').set({ joined_to: to, mobile: '' }).where('id', '=', from).execute();
  await db.deleteFrom('sessions').where('user_id', '=', from).execute();
}

/** Signs a guest in to an account, in one transaction. */
export async function joinAccount(
  { db, deps, caller, user: guest }: UserContext & CallerContext,
  input: SignIn,
  moveOrders: MoveOrders,
) {
  if (guest.email !== null) throw new AppError('hasAccount');
  const account = await authenticate(db, deps, caller, input);
  const token = newToken();
  const now = deps.clock();
  // Drops cached service pages, because they name the authors of feedback.
  await invalidatingTransaction(db, deps.cache, ['catalogue'], async (db) => {
    // Locks the guest's row before the account's row. Two simultaneous joins then wait for each other instead
    // of deadlocking.
    const locked = await lockCustomer(db, guest.id);
    if (!locked) throw new AppError('loginRequired');
    if (locked.email !== null) throw new AppError('hasAccount');
    await lockCustomer(db, account.id);
    await absorb(db, { from: guest.id, to: account, at: now }, moveOrders);
    await openSession(db, { token, device: caller.device, now, user: account });
  });
  deps.log.info({ userId: account.user_id, guest: guest.userId }, 'guest joined');
  caller.keepCookie(token);
  return { message: successMessages.signedIn, data: token, user: presentWithPhoto(account) };
}
