// Who may do what. Both sides ask the same question: the server to decide, the client to show or hide.

export const roles = ['ADMIN', 'GENERAL'] as const;
export type Role = (typeof roles)[number];

const permissionsOfRole = {
  GENERAL: [],
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
    'enquiries.read',
    'enquiries.setStatus',
    'audit.read',
    'mail.manage',
  ],
} as const satisfies Record<Role, readonly string[]>;

export type Permission = (typeof permissionsOfRole)['ADMIN'][number];

/** The level at which an operation may be called: open to all, any signed-in user, or one permission. */
export type Access = 'public' | 'customer' | Permission;

/** Says whether a role holds a permission (docs/rules.md#accounts). */
export const can = (role: Role, permission: Permission): boolean =>
  (permissionsOfRole[role] as readonly string[]).includes(permission);
