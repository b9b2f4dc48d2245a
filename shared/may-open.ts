import { paths } from './paths.ts';
import { can, type Permission, type Role } from './permissions.ts';

/** The permission that My Jobs and each screen of the panel needs. A screen below another needs the same. */
const screens: readonly (readonly [path: string, permission: Permission])[] = [
  [paths.jobs, 'jobs.work'],
  [paths.admin.day, 'orders.assign'],
  [paths.admin.customers, 'customers.read'],
  [paths.admin.products, 'catalogue.edit'],
  [paths.admin.orders, 'orders.read'],
  [paths.admin.enquiries, 'enquiries.read'],
  [paths.admin.newBooking, 'orders.book'],
  [paths.admin.figures, 'figures.read'],
  [paths.admin.bankFile, 'bills.edit'],
  [paths.admin.bills, 'bills.read'],
  [paths.admin.cash, 'bills.read'],
  [paths.admin.help, 'bills.read'],
  [paths.admin.categories, 'categories.edit'],
  [paths.admin.settings, 'settings.edit'],
  [`${paths.admin.panel}/import`, 'imports.edit'],
];

/** Says whether a role may open My Jobs or a screen of the panel. Addresses match without case, as the routes do. */
export function mayOpen(role: Role, path: string): boolean {
  const asked = path.toLowerCase();
  const screen = screens.find(
    ([each]) => asked === each.toLowerCase() || asked.startsWith(`${each.toLowerCase()}/`),
  );
  return can(role, screen?.[1] ?? 'overview.read');
}
