import { paths } from '#shared/paths.ts';
import type { Role } from '#shared/permissions.ts';

type Home = {
  menu: { words: string; path: string };
  /** The page to which the role goes instead of the admin panel. Null lets the role in. */
  insteadOfAdminPanel: string | null;
  /** People with this role take steps of jobs on a phone. The phone may hold steps that the server has not received. */
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
