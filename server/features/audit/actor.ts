import type { Mover } from '#shared/orders/stages.ts';
import { can } from '#shared/permissions.ts';
import type { CurrentUser } from '../../procedures/context.ts';

/** `system` is the shop itself; without an id it is the holder of the tracking link. */
export type Actor = { role: Mover | 'system'; id: string | null; name: string; userId: number | null };

export const actorOf = ({ id, name, userId, role }: CurrentUser): Actor & { role: Mover } => ({
  role: can(role, 'orders.setStatus') ? 'admin' : 'customer',
  id,
  name,
  userId,
});

export const workerOf = (user: CurrentUser): Actor & { role: Mover } =>
  can(user.role, 'jobs.work') ? { ...actorOf(user), role: 'technician' } : actorOf(user);

export const actorName = ({ name, userId }: Actor): string =>
  userId === null ? name : `${name} (${userId})`;
