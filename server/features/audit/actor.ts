import type { Mover } from '#shared/orders/stages.ts';
import { can } from '#shared/permissions.ts';
import type { CurrentUser } from '../../procedures/context.ts';

/** The actor `system` is the shop itself. An actor without an id holds the tracking link of an order. */
export type Actor = { role: Mover | 'system'; id: string | null; name: string; userId: number | null };

export const actorOf = ({ id, name, userId, role, key }: CurrentUser): Actor & { role: Mover } => ({
  role: can(role, 'orders.setStatus') ? 'admin' : 'customer',
  id,
  name,
  userId: key ? null : userId,
});

export const workerOf = (user: CurrentUser): Actor & { role: Mover } =>
  can(user.role, 'jobs.work') ? { ...actorOf(user), role: 'technician' } : actorOf(user);

/** An accountant reads orders and bills like an admin, but takes no steps. */
export const readerOf = (user: CurrentUser): Actor & { role: Mover } => ({
  ...actorOf(user),
  role: can(user.role, 'orders.read') ? 'admin' : 'customer',
});

/** For commands that only people with the permission bills.edit can call. */
export const clerkOf = (user: CurrentUser): Actor & { role: Mover } => ({ ...actorOf(user), role: 'admin' });

export const actorName = ({ name, userId }: Actor): string =>
  userId === null ? name : `${name} (${userId})`;
