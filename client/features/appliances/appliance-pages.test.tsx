import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { TRPCClientError } from '@trpc/client';
import { beforeEach, expect, test, vi } from 'vitest';
import { storeToken } from '#client/lib/session-token.ts';
import { type Answers, renderAt } from '#client/testing/render.tsx';
import { Component as AppliancePage } from './AppliancePage.tsx';
import { Component as AppliancesPage } from './AppliancesPage.tsx';
import { Component as StickerPage } from './StickerPage.tsx';
import { readWishedRepair } from './wished-repair.ts';

const routes = [
  { path: '/my-appliances', Component: AppliancesPage },
  { path: '/my-appliances/:id', Component: AppliancePage },
  { path: '/a/:token', Component: StickerPage },
  { path: '*', element: null },
];
const ac = {
  ...{ _id: 'a1', name: 'LG split AC, Bedroom 2', kind: 'ac_split', maker: 'LG', model: 'Q1', serial: '' },
  ...{ place: 'Bedroom 2', bought: '2026-03', makersWarrantyMonths: 12, makersWarrantyUntil: '2027-03' },
  ...{ warrantyUntil: '2027-02-12', lastRepair: '2026-11-14', pictures: 1 },
} as const;
const repair = {
  ...{ date: '2026-11-14', work: ['Split AC Repair', 'Capacitor'], partsOfOrder: [], technician: 'Imran' },
  warrantyUntil: '2027-02-12',
  order: { _id: 'o1', orderNumber: 1007, productId: 's1', billNumber: '2026/12', claimable: true },
};
const whole = {
  ...ac,
  ...{
    note: '',
    pictureList: [{ _id: 'p1', picture: 'data:,' }],
    history: [repair],
  },
  sticker: { code: '7K4M-2QXP' },
};

beforeEach(() => {
  vi.setSystemTime('2026-11-23T06:30:00.000Z');
  storeToken('token');
});
const show = (address: string, answers: Answers) =>
  renderAt(address, routes, { 'business.get': { phone: '0240 555 0142' }, 'visits.times': [], ...answers });
const role = (role: 'GENERAL' | 'ADMIN' | 'TECHNICIAN') => ({ 'accounts.me': { _id: 'u1', role } });

test('My Appliances says of each machine whether our warranty runs or when it was repaired last', async () => {
  const fridge = {
    ...ac,
    _id: 'a2',
    name: 'Refrigerator (double door)',
    warrantyUntil: '2026-01-01',
    pictures: 0,
  };
  const oven = { ...fridge, _id: 'a3', name: 'Oven', warrantyUntil: null, lastRepair: null };
  show('/my-appliances', { 'appliances.mine': [ac, fridge, oven] });
  const rows = await screen.findAllByRole('listitem');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'LG split AC, Bedroom 2Under our warranty until 12 February 20271 picture',
    'Refrigerator (double door)Last repaired 14 November 2026',
    'OvenNo repair yet',
  ]);
  expect(screen.getByRole('link', { name: new RegExp(ac.name) }).getAttribute('href')).toBe(
    '/my-appliances/a1',
  );
});

test('the first appliance needs its kind alone', async () => {
  const add = vi.fn(async (_input: object) => ({ message: 'Added' }));
  let own: (typeof ac)[] = [];
  show('/my-appliances', {
    'appliances.mine': () => own,
    'appliances.add': (input: never) => {
      own = [ac];
      return add(input) as never;
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Add an appliance' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Add an appliance' }));
  await dialog.findByText('Please choose a kind of appliance');
  await userEvent.selectOptions(dialog.getByLabelText(/^Kind/), 'Split AC');
  await userEvent.click(dialog.getByRole('button', { name: 'Add an appliance' }));
  await waitFor(() =>
    expect(add).toHaveBeenCalledWith(expect.objectContaining({ kind: 'ac_split', maker: '' })),
  );
  await screen.findByText(ac.name);
});

test('a list that does not load says so and tries again', async () => {
  let fails = true;
  show('/my-appliances', { 'appliances.mine': () => (fails ? Promise.reject(new Error('no')) : [ac]) });
  const again = await screen.findByRole('button', { name: 'Try again' });
  fails = false;
  await userEvent.click(again);
  await screen.findByText(ac.name);
});

test('an appliance under our warranty offers the claim, and its history with the bill', async () => {
  show('/my-appliances/a1', { 'appliances.page': whole });
  await screen.findByRole('heading', { level: 1, name: ac.name });
  screen.getByText('Under our warranty until 12 February 2027');
  screen.getByText('Maker’s warranty until March 2027');
  screen.getByText('Split AC Repair, Capacitor');
  screen.getByText('By Imran');
  expect(screen.getByRole('link', { name: 'Order 1007' }).getAttribute('href')).toBe('/my-orders#o1');
  screen.getByRole('button', { name: 'Bill 2026/12' });
  screen.getByText('Sticker 7K4M-2QXP');
  await userEvent.click(screen.getByRole('button', { name: 'Claim warranty' }));
  await screen.findByRole('dialog', { name: 'Claim warranty' });
});

test("'Book a repair' leads to the services of the category and remembers the appliance", async () => {
  const { router } = show('/my-appliances/a1', { 'appliances.page': { ...whole, history: [] } });
  expect(screen.queryByRole('button', { name: 'Claim warranty' })).toBeNull();
  await userEvent.click(await screen.findByRole('link', { name: 'Book a repair' }));
  expect(router.location.pathname + router.location.search).toBe('/product-category?category=air+condition');
  expect(readWishedRepair()).toEqual({ appliance: 'a1' });
});

test('an appliance is changed and removed after a question', async () => {
  const change = vi.fn(async () => ({ message: 'Saved' }));
  const remove = vi.fn(async () => ({ message: 'Removed' }));
  const { router } = show('/my-appliances/a1', {
    'appliances.page': whole,
    'appliances.mine': [],
    'appliances.change': change as never,
    'appliances.remove': remove as never,
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Change' }));
  const months = await screen.findByLabelText(/^Maker’s warranty in months/);
  await userEvent.clear(months);
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(change).toHaveBeenCalledWith(
      expect.objectContaining({ id: 'a1', bought: '2026-03', makersWarrantyMonths: null }),
    ),
  );
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await userEvent.click(screen.getByRole('button', { name: 'Remove' }));
  const question = within(await screen.findByRole('dialog', { name: `Remove ${ac.name}?` }));
  await userEvent.click(question.getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(router.location.pathname).toBe('/my-appliances'));
  expect(remove).toHaveBeenCalledWith({ id: 'a1' });
});

test('a picture of an appliance is taken out', async () => {
  show('/my-appliances/a1', {
    'appliances.page': whole,
    'appliances.mine': [],
    'appliances.removePicture': { message: 'Removed', data: [] },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Remove picture 1' }));
  await waitFor(() => expect(screen.queryByRole('img', { name: 'Picture 1' })).toBeNull());
});

const scanned = {
  ...{ state: 'bound', code: '7K4M-2QXP', own: null, staff: null },
  appliance: { kind: 'ac_split', maker: 'LG', name: 'LG split AC' },
} as const;

test('a stranger who scans a sticker may book and call, and the booking remembers the sticker', async () => {
  show('/a/token', { 'appliances.scan': scanned });
  await screen.findByRole('heading', { name: 'LG split AC' });
  await userEvent.click(screen.getByRole('link', { name: 'Book a repair for this appliance' }));
  expect(readWishedRepair()).toEqual({ sticker: '7K4M-2QXP', category: 'air condition' });
});

test("its person is led to the appliance's page, staff to the customer", async () => {
  const { unmount } = show('/a/token', { ...role('GENERAL'), 'appliances.scan': { ...scanned, own: 'a1' } });
  const own = await screen.findByRole('link', { name: 'Its repairs and warranty' });
  expect(own.getAttribute('href')).toBe('/my-appliances/a1');
  unmount();
  const customer = { _id: 'u2', userId: 1002, fullname: 'Asha Patil', mobile: '9876543210' };
  show('/a/token', {
    ...role('ADMIN'),
    'appliances.scan': { ...scanned, staff: { applianceId: 'a1', customer } },
  });
  await screen.findByText('Customer: Asha Patil');
  const panel = await screen.findByRole('link', { name: 'Admin Panel' });
  expect(panel.getAttribute('href')).toBe('/admin-panel/all-users/1002');
});

test('blank and replaced stickers say so', async () => {
  const bare = { ...scanned, appliance: null };
  const { unmount } = show('/a/token', { 'appliances.scan': { ...bare, state: 'blank' } });
  await screen.findByRole('heading', { name: 'This sticker is not on an appliance yet' });
  unmount();
  show('/a/token', { 'appliances.scan': { ...bare, state: 'replaced' } });
  await screen.findByRole('heading', { name: 'This sticker was replaced by a newer one' });
});

const missing = TRPCClientError.from({
  error: {
    code: -32004,
    message: 'Sticker not found',
    data: { code: 'NOT_FOUND', httpStatus: 404, issues: [], retryAfter: null },
  },
});

test('too many tries at stickers say so on the page', async () => {
  const data = { code: 'TOO_MANY_REQUESTS', httpStatus: 429, issues: [], retryAfter: 60 };
  const error = { code: -32029, message: 'Too many attempts. Please wait a little and try again', data };
  show('/a/token', { 'appliances.scan': () => Promise.reject(TRPCClientError.from({ error })) } as Answers);
  await screen.findByText('Too many attempts. Please try again in 1 minute');
  screen.getByRole('button', { name: 'Try again' });
});

test('an unknown sticker asks for the letters on it', async () => {
  const { router } = show('/a/lost', {
    'appliances.scan': ({ token }: { token: string }) =>
      token === 'lost' ? Promise.reject(missing) : scanned,
  } as Answers);
  await userEvent.type(await screen.findByLabelText(/^Letters on the sticker/), '7k4m 2qxp');
  await userEvent.click(screen.getByRole('button', { name: 'Show the appliance' }));
  expect(router.location.pathname).toBe('/a/7k4m%202qxp');
  await screen.findByRole('heading', { name: 'LG split AC' });
});
