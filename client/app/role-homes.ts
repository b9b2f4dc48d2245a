import { paths } from '#shared/paths.ts';
import type { Role } from '#shared/permissions.ts';
import { appTexts as t } from './texts.ts';

type Home = {
  menu: { words: string; path: string };
  /** The page after Login, if no other page asked for the login. */
  afterLogin: string;
  /** The page to which the role goes instead of the admin panel. Null lets the role in. */
  insteadOfAdminPanel: string | null;
  /** People with this role take steps of jobs on a phone. The phone may hold steps that the server has not received. */
  takesSteps: boolean;
};

export const roleHomes: Record<Role, Home> = {
  ADMIN: {
    menu: { words: t('adminPanel'), path: paths.admin.products },
    afterLogin: paths.admin.day,
    insteadOfAdminPanel: null,
    takesSteps: false,
  },
  MANAGER: {
    menu: { words: t('adminPanel'), path: paths.admin.day },
    afterLogin: paths.admin.day,
    insteadOfAdminPanel: null,
    takesSteps: false,
  },
  ACCOUNTANT: {
    menu: { words: t('adminPanel'), path: paths.admin.bills },
    afterLogin: paths.admin.bills,
    insteadOfAdminPanel: null,
    takesSteps: false,
  },
  TECHNICIAN: {
    menu: { words: t('myJobs'), path: paths.jobs },
    afterLogin: paths.jobs,
    insteadOfAdminPanel: paths.jobs,
    takesSteps: true,
  },
  GENERAL: {
    menu: { words: t('myProfile'), path: paths.myOrders },
    afterLogin: paths.home,
    insteadOfAdminPanel: paths.home,
    takesSteps: false,
  },
};
