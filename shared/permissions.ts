import { namesOf } from './names-of.ts';

const office = [
  'overview.read',
  'figures.read',
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
  'mail.manage',
  'requests.edit',
  'views.edit',
] as const;

/**
 * `calendar.read` is for a feed of the user's visits (owners: all visits). `settings.edit` is for visit times,
 * technicians and guests, `money.edit` for tax, bills and the price list, `requests.edit` is for complaints, copies
 * of data and erasures, `roles.edit` for roles, invitations and other people's accounts. Code elsewhere stores
 * facts about a role in a `Record<Role, …>`. A new role does not compile until every such record has it.
 */
const permissionsOfRole = {
  ADMIN: [...office, 'money.edit', 'roles.edit', 'audit.read', 'calendar.read'],
  MANAGER: office,
  ACCOUNTANT: ['bills.read', 'bills.edit', 'figures.read', 'orders.read', 'customers.read', 'views.edit'],
  TECHNICIAN: ['jobs.work', 'orders.setStage', 'calendar.read'],
  GENERAL: [],
} as const satisfies Record<string, readonly string[]>;

export type Role = keyof typeof permissionsOfRole;
export const roles = namesOf(permissionsOfRole);

export type Permission = (typeof permissionsOfRole)[Role][number];

export type Access = 'public' | 'customer' | Permission;

export const can = (role: Role, permission: Permission): boolean =>
  (permissionsOfRole[role] as readonly string[]).includes(permission);

/** The roles that may call rows of /api for the office. The panel's other roles work in the panel only. */
export const mayCallApi = (role: Role): boolean => role !== 'MANAGER' && role !== 'ACCOUNTANT';

export const rolesThat = (permission: Permission): readonly Role[] =>
  roles.filter((role) => can(role, permission));
