// Where each role is at home, and what its phone holds (docs/rules.md#pages).
import { paths } from '#shared/paths.ts';
import type { Role } from '#shared/permissions.ts';

type Home = {
  /** What the account menu leads to. */
  menu: { words: string; path: string };
  /** Where the admin panel sends those whom it is not for; null lets them in. */
  insteadOfAdminPanel: string | null;
  /** Steps are taken on the phone, which may hold some that nobody has heard of yet. */
  takesSteps: boolean;
};

export const roleHomes: Record<Role, Home> = {
  ADMIN: {
    menu: { words: 'Admin Panel', path: paths.admin.products },
    insteadOfAdminPanel: null,
    takesSteps: false,
  },
  TECHNICIAN: {
    menu: { words: 'My Jobs', path: paths.jobs },
    insteadOfAdminPanel: paths.jobs,
    takesSteps: true,
  },
  GENERAL: {
    menu: { words: 'My Profile', path: paths.myOrders },
    insteadOfAdminPanel: paths.home,
    takesSteps: false,
  },
};
