import { namesOf } from './names-of.ts';

/**
 * Code elsewhere stores facts about a role in a `Record<Role, …>`. A new role does not compile until every
 * such record has it.
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
    'imports.edit',
    'audit.read',
    'mail.manage',
  ],
  TECHNICIAN: ['jobs.work', 'orders.setStage'],
  GENERAL: [],
} as const satisfies Record<string, readonly string[]>;

export type Role = keyof typeof permissionsOfRole;
export const roles = namesOf(permissionsOfRole);

export type Permission = (typeof permissionsOfRole)[Role][number];

export type Access = 'public' | 'customer' | Permission;

export const can = (role: Role, permission: Permission): boolean =>
  (permissionsOfRole[role] as readonly string[]).includes(permission);

export const rolesThat = (permission: Permission): readonly Role[] =>
  roles.filter((role) => can(role, permission));
