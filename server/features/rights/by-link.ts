import { AppError } from '#shared/errors.ts';
import type { Deps } from '../../deps.ts';
import type { Db } from '../../platform/db/schema.ts';
import type { Stepper } from '../orders/step-access.ts';
import { trackedId } from '../orders/tracking-link.ts';

export const byLink: Stepper = { role: 'customer', id: null, name: 'Tracking link', userId: null };

/**
 * Returns the guest of a tracking link. The link shows four digits of the mobile number, so the whole number
 * shows whose booking it is. A customer with an account logs in (AppError dataInProfile).
 */
export async function ownerByLink(
  db: Db,
  deps: Pick<Deps, 'tracking' | 'limiter'>,
  { token, mobile }: { token: string; mobile: string },
): Promise<string> {
  const orderId = await trackedId(db, deps, token);
  await deps.limiter.take('rightsByLink', orderId);
  const order = await db
    .selectFrom('orders')
    .innerJoin('users', 'users.id', 'orders.user_id')
    .select(['orders.user_id as userId', 'orders.mobile', 'users.email as account'])
    .where('orders.id', '=', orderId)
    .executeTakeFirst();
  if (!order || order.mobile !== mobile) throw new AppError('mobileDiffers', { path: 'mobile' });
  if (order.account !== null) throw new AppError('dataInProfile');
  return order.userId;
}
