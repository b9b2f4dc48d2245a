import { expect, test } from 'vitest';
import { paths } from '#shared/paths.ts';
import { mayOpen } from './may-open.ts';

const {
  settingsSection,
  order: _order,
  customer: _customer,
  bookFor: _bookFor,
  bookEnquiry: _enquiry,
  import: _import,
  dayOf: _day,
  week: _week,
  ...screens
} = paths.admin;

test('each role opens only its screens of the panel', () => {
  const all = Object.keys(screens) as (keyof typeof screens)[];
  const closedTo = (role: Parameters<typeof mayOpen>[0]) =>
    all.filter((name) => !mayOpen(role, screens[name].split('?')[0] ?? ''));
  expect(closedTo('ADMIN')).toEqual([]);
  expect(closedTo('MANAGER')).toEqual([]);
  expect(all.filter((name) => !closedTo('ACCOUNTANT').includes(name))).toEqual([
    'customers',
    'orders',
    'bills',
    'cash',
    'bankFile',
    'figures',
    'help',
  ]);
  expect(closedTo('TECHNICIAN')).toEqual(all);
  expect(closedTo('GENERAL')).toEqual(all);
});

test('a screen below another needs the same permission, in any case of letters', () => {
  expect(mayOpen('ACCOUNTANT', '/Admin-Panel/ALL-payment')).toBe(true);
  expect(mayOpen('ACCOUNTANT', settingsSection('visit-times'))).toBe(false);
  expect(mayOpen('MANAGER', '/admin-panel/import')).toBe(true);
});
