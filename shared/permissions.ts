// Who may do what. Both sides ask the same question: the server to decide, the client to show or hide.
import { namesOf } from './names-of.ts';

/**
 * The roles and what each may do beside what every signed-in user may. What else is said of a role is a
 * `Record<Role, …>` where it is said, so that a further one does not compile until each place knows it.
 */
const permissionsOfRole = {
  ADMIN: [
    'overview.read',
    'customers.read',
    'customers.edit',
    'catalogue.edit',
    'categories.edit',
    'media.upload',
    'business.edit',
    'reels.edit',
    'orders.read',
    'orders.setStatus',
    'orders.setStage',
    'orders.book',
    'orders.assign',
    'bills.read',
    'bills.edit',
    'settings.edit',
    'enquiries.read',
    'enquiries.setStatus',
    'audit.read',
    'mail.manage',
  ],
  TECHNICIAN: ['jobs.work', 'orders.setStage'],
  GENERAL: [],
} as const satisfies Record<string, readonly string[]>;

export type Role = keyof typeof permissionsOfRole;
export const roles = namesOf(permissionsOfRole);

export type Permission = (typeof permissionsOfRole)[Role][number];

/** The level at which an operation may be called: open to all, any signed-in user, or one permission. */
export type Access = 'public' | 'customer' | Permission;

/** Says whether a role holds a permission (docs/rules.md#accounts). */
export const can = (role: Role, permission: Permission): boolean =>
  (permissionsOfRole[role] as readonly string[]).includes(permission);

/** The roles that hold a permission. */
export const rolesThat = (permission: Permission): readonly Role[] =>
  roles.filter((role) => can(role, permission));
