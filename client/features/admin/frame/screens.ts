import type { IconName } from '#client/ui/Icon.tsx';
import { mayOpen } from '#shared/may-open.ts';
import { paths } from '#shared/paths.ts';
import type { Role } from '#shared/permissions.ts';
import { figurePageTexts } from '../figures/texts.ts';
import { adminTexts as t } from '../texts.ts';
import { frameTexts } from './texts.ts';

export type PanelScreen = {
  to: string;
  name: string;
  icon: IconName;
  /** The word in the bar of phones, if the name is too long for it. */
  short?: string;
};

const day: PanelScreen = { to: paths.admin.day, name: t('day'), icon: 'calendar' };
const orders: PanelScreen = {
  to: paths.admin.orders,
  name: t('allOrders'),
  icon: 'list',
  short: frameTexts('orders'),
};
const customers: PanelScreen = {
  to: paths.admin.customers,
  name: t('allCustomers'),
  icon: 'people',
  short: frameTexts('customers'),
};
const bills: PanelScreen = { to: paths.admin.bills, name: t('bills'), icon: 'receipt' };

type ScreenGroup = { name?: string; screens: readonly PanelScreen[] };

const groups: readonly ScreenGroup[] = [
  { screens: [day, orders, customers, { to: paths.admin.enquiries, name: t('allEnquiries'), icon: 'chat' }] },
  {
    name: t('catalogue'),
    screens: [
      { to: paths.admin.products, name: t('allProducts'), icon: 'wrench' },
      { to: paths.admin.categories, name: t('allCategory'), icon: 'tag' },
    ],
  },
  { screens: [bills, { to: paths.admin.cash, name: t('cash'), icon: 'rupee' }] },
  {
    screens: [
      { to: paths.admin.figures, name: figurePageTexts('figures'), icon: 'chart' },
      { to: paths.admin.settings, name: t('settings'), icon: 'sliders' },
    ],
  },
];

const openTo = (role: Role | undefined, screens: readonly PanelScreen[]) =>
  screens.filter(({ to }) => role !== undefined && mayOpen(role, to));

export const screenGroupsOf = (role: Role | undefined): ScreenGroup[] =>
  groups
    .map((group) => ({ ...group, screens: openTo(role, group.screens) }))
    .filter(({ screens }) => screens.length > 0);

export const allScreensOf = (role: Role | undefined): PanelScreen[] =>
  screenGroupsOf(role).flatMap(({ screens }) => screens);

export const screensOnPhonesOf = (role: Role | undefined): PanelScreen[] =>
  openTo(role, [day, orders, customers, bills]);
