// A guest who has an account after all: signs in, and what was booked without one becomes the account's.
import type { SignIn } from '#shared/accounts/schema.ts';
import { AppError } from '#shared/errors.ts';
import { successMessages } from '#shared/messages.ts';
import type { Deps } from '../../deps.ts';
import { invalidatingTransaction } from '../../platform/cache.ts';
import type { Db } from '../../platform/db/schema.ts';
import { newToken } from '../../platform/hash.ts';
import type { Caller, CurrentUser } from '../../procedures/context.ts';
import { moveCart } from '../cart/commands.ts';
import { moveRatings } from '../catalogue/ratings.ts';
import { lockCustomer } from './guests.ts';
import { presentWithPhoto } from './queries.ts';
import { authenticate, openSession } from './sign-in.ts';

/** Gives the orders of one user to another, in the caller's transaction. */
export type MoveOrders = (
  db: Db,
  move: { from: string; to: { id: string; user_id: number; name: string }; at: Date },
) => Promise<void>;

/**
 * Signs a guest in to an account and moves orders, cart lines (at most 20 pieces of a service), feedback and ratings to
 * it, in one transaction: the guest's sessions end and the account's begins. Throws hasAccount for who is no guest (any
 * more), and what signing in throws, by the same limits and in the same time.
 */
export async function joinAccount(
  db: Db,
  deps: Pick<Deps, 'hasher' | 'limiter' | 'clock' | 'log' | 'cache'>,
  caller: Pick<Caller, 'device' | 'keepCookie' | 'address'>,
  guest: CurrentUser,
  input: SignIn,
  moveOrders: MoveOrders,
) {
  if (guest.email !== null) throw new AppError('hasAccount');
  const account = await authenticate(db, deps, caller, input);
  const token = newToken();
  const now = deps.clock();
  // feedback on a service's page shows who gave it
  await invalidatingTransaction(db, deps.cache, ['catalogue'], async (db) => {
    // The guest's row before the account's, and both before what hangs on them: of two that join at once one waits.
    const locked = await lockCustomer(db, guest.id);
    if (!locked) throw new AppError('loginRequired');
    if (locked.email !== null) throw new AppError('hasAccount');
    await lockCustomer(db, account.id);
    await moveOrders(db, { from: guest.id, to: account, at: now });
    await moveRatings(db, { from: guest.id, to: account.id });
    await moveCart(db, { from: guest.id, to: account.id });
    await db
      .updateTable('users')
      .set({ joined_to: account.id, mobile: '' })
      .where('id', '=', guest.id)
      .execute();
    await db.deleteFrom('sessions').where('user_id', '=', guest.id).execute();
    await openSession(db, { token, device: caller.device, now, user: account });
  });
  deps.log.info({ userId: account.user_id, guest: guest.userId }, 'guest joined');
  caller.keepCookie(token);
  return { message: successMessages.signedIn, data: token, user: presentWithPhoto(account) };
}
