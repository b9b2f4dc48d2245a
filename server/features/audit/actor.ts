// Who makes a step of an order.
import type { Mover } from '#shared/orders/stages.ts';
import { can } from '#shared/permissions.ts';
import type { CurrentUser } from '../../procedures/context.ts';

/** `system` is the shop itself; without an id it is who has the tracking link. */
export type Actor = { role: Mover | 'system'; id: string | null; name: string; userId: number | null };

/** A signed-in user as who steps: an admin for any order, others for their own. */
export const actorOf = ({ id, name, userId, role }: CurrentUser): Actor & { role: Mover } => ({
  role: can(role, 'orders.setStatus') ? 'admin' : 'customer',
  id,
  name,
  userId,
});

/** A signed-in user as who works: an admin with any order, a technician with his jobs. */
export const workerOf = (user: CurrentUser): Actor & { role: Mover } =>
  can(user.role, 'jobs.work') ? { ...actorOf(user), role: 'technician' } : actorOf(user);

/** As events and the audit name who did it. */
export const actorName = ({ name, userId }: Actor): string =>
  userId === null ? name : `${name} (${userId})`;
