import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetToken, storeToken } from '#client/lib/session-token.ts';
import { fakeIndexedDb } from '#client/testing/fake-indexed-db.ts';
import { renderAt } from '#client/testing/render.tsx';
import type { Charging } from '#shared/bills/charging.ts';
import type { Estimate } from '#shared/estimates/schema.ts';
import { indiaDayOf } from '#shared/india-day.ts';
import type { Job } from '#shared/jobs/schema.ts';
import { fieldMessages } from '#shared/messages.ts';
import type { BookingContact } from '#shared/orders/schema.ts';
import type { Stage } from '#shared/orders/stages.ts';
import { Component } from './JobsPage.tsx';
import { jobsStore } from './jobs-store.ts';
import { updateStoredJobs } from './offline/database.ts';
import { stepsSyncTag } from './offline/send-steps.ts';
import type { Step } from './offline/step-kinds.ts';
import { withStep } from './offline/stored-jobs.ts';

const disk = fakeIndexedDb();
const today = indiaDayOf(Date.now());

const jobOf = (fullname: string, stage: Stage = 'scheduled', from = '00:00') =>
  ({
    _id: fullname,
    orderNumber: 1042,
    fullname,
    area: 'Garkheda',
    street: '12 Lotus Lane',
    mobile: '5550100101',
    products: [{ productId: 'a', productName: 'Fridge Repair', quantity: 2, price: 399 }],
    stage,
    visit: { date: today, from, to: '24:00' },
    dueAt: '2099-01-01T00:00:00.000Z',
    note: 'Ring twice',
    waitingReason: '',
    pictures: 0,
    before: [{ date: '2026-03-14', services: ['Gas Refill'] }],
    trackingLink: 'https://shop.example/track/token',
    whatsApp: { 'Confirmed time': 'I come at 9 am', 'On the way': 'I am on the way' },
    estimate: null,
  }) as unknown as Job;

const charging: Charging = {
  registration: 'none',
  pricesIncludeTax: true,
  placeOfSupply: '27',
  sellerState: '27',
  serviceRate: 1800,
  partRate: 1800,
  payee: null,
};

const page = (role: string, jobs: Job[] | (() => Job[]) = [], address = '/jobs') =>
  renderAt(
    address,
    [
      { path: '/jobs', Component },
      { path: '/login', element: 'Login here' },
      { path: '/admin-panel/day', element: 'The panel' },
      { path: '/', element: 'Home here' },
    ],
    {
      'accounts.me': { _id: 'u1', userId: 1001, name: 'Ravi Pawar', email: 'ravi@example.com', role },
      'jobs.list': jobs,
      'appliances.scan': { state: 'blank', code: '7K4M-2QXP' },
      'bills.cashInHand': () => ({ held }),
      'technicians.onAbout': () => ({ shown: onAbout }),
      'technicians.showOnAbout': ({ shown }: { shown: boolean }) => {
        onAbout = shown;
        return { message: 'Saved' };
      },
      'visits.times': [{ date: '2099-11-22', windows: [{ from: '09:00', to: '11:00', free: 4 }] }],
    },
  );

/** A technician's page whose first job is that of Meera Joshi. */
const open = async (jobs: Job[] | (() => Job[]), address?: string) => {
  const view = page('TECHNICIAN', jobs, address);
  await screen.findByRole('article', { name: 'Meera Joshi' });
  return view;
};

const card = (name: string) => within(screen.getByRole('article', { name }));
const click = (target: Element) => userEvent.click(target);
const unfold = (name: string) => click(card(name).getByRole('button', { expanded: false }));
const tap = (name: string, words: string) => click(card(name).getByRole('button', { name: words }));

const withoutNetwork = () => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);

let held = 0;
let onAbout = false;

// The server does not answer, so that steps wait.
let requests: string[];
beforeEach(() => {
  held = 0;
  onAbout = false;
  requests = [];
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (_url, options) => {
    requests.push(String(options?.body));
    throw new TypeError('Failed to fetch');
  });
  storeToken('a token');
});
afterEach(async () => {
  vi.useRealTimers();
  cleanup();
  await jobsStore.clear();
  forgetToken();
});

test.each([
  ['ADMIN', 'The panel'],
  ['GENERAL', 'Home here'],
])('the role %s is redirected from My Jobs', async (role, there) => {
  page(role);
  expect(await screen.findByText(there)).toBeTruthy();
});

// The contact details on a job card; null is not shown. A new contact field needs a line here.
const contactOf: Record<keyof BookingContact, string | null> = {
  fullname: 'Meera Joshi',
  area: 'Garkheda',
  street: '12 Lotus Lane',
  mobile: '5550100101',
  email: null,
};

test('a technician without jobs sees an empty state', async () => {
  const { unmount } = page('TECHNICIAN');
  expect(await screen.findByText('No visits today or tomorrow')).toBeTruthy();
  unmount();
  forgetToken();
  page('TECHNICIAN');
  expect(await screen.findByText('Login here')).toBeTruthy();
});

test('My Jobs has the choice of language at its top', async () => {
  await open([jobOf('Meera Joshi')]);
  screen.getByRole('combobox', { name: 'Language · भाषा' });
});

test('a job card shows the customer and links to call, WhatsApp and map', async () => {
  await open([{ ...jobOf('Meera Joshi'), charging, ...contactOf } as Job]);
  const { outerHTML } = screen.getByRole('article', { name: 'Meera Joshi' });
  for (const value of Object.values(contactOf)) expect(outerHTML).toContain(value ?? '');
  const link = (name: string) => card('Meera Joshi').getByRole('link', { name }).getAttribute('href') ?? '';
  expect(link('Call')).toBe('tel:+915550100101');
  expect(decodeURIComponent(link('WhatsApp'))).toBe('https://wa.me/915550100101?text=I come at 9 am');
  expect(new URL(link('Map')).searchParams.get('query')).toContain('12 Lotus Lane, Garkheda, ');
  for (const words of ['Fridge Repair ×2', 'Ring twice', '14 Mar 2026: Gas Refill'])
    expect(card('Meera Joshi').getByText(words)).toBeTruthy();
});

const hall = {
  ...{ _id: 'hall', name: 'Window AC, Hall', kind: 'ac_window', sticker: '9ABC-2DEF' },
  repairs: [{ date: '2026-03-14', services: ['Gas Refill'] }],
};
const jobWithAppliances = (named: object[] = []): Job =>
  ({
    ...jobOf('Meera Joshi'),
    category: 'air condition',
    products: [{ productId: 'a', productName: 'Split AC Repair', quantity: 2, appliances: named }],
    appliances: [hall],
    before: [...hall.repairs, { date: '2026-01-05', services: ['Oven Repair'] }],
  }) as unknown as Job;
const split: NonNullable<Job['appliances']>[number] = {
  _id: 'split',
  name: 'Split AC',
  kind: 'ac_split',
  sticker: null,
  repairs: [],
};
const steps = () => jobsStore.getSnapshot().stored.steps;
const dialogNamed = async (name: string) =>
  within(await screen.findByRole('dialog', { name }, { timeout: 30_000 }));

test('a known appliance is named with one tap and shows its last repairs once', async () => {
  withoutNetwork();
  await open([jobWithAppliances()]);
  expect(card('Meera Joshi').queryByText(/Window AC/)).toBeNull();
  await tap('Meera Joshi', 'Which appliance?');
  const dialog = await dialogNamed('Which appliance?');
  await click(dialog.getByRole('button', { name: /Window AC, Hall.*9ABC-2DEF.*14 Mar 2026: Gas Refill/ }));
  await card('Meera Joshi').findByText('Window AC, Hall · Sticker 9ABC-2DEF');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(card('Meera Joshi').getAllByText('14 Mar 2026: Gas Refill')).toHaveLength(1);
  card('Meera Joshi').getByText('5 Jan 2026: Oven Repair');
  expect(steps()).toMatchObject([{ what: { productId: 'a', appliance: { _id: 'hall' } } }]);
  card('Meera Joshi').getByRole('button', { name: 'Which appliance?' });
  expect(card('Meera Joshi').queryByRole('button', { name: 'Bind a sticker' })).toBeNull();
});

test('a new appliance has its kind from the service, and its sticker is a step of its own', async () => {
  withoutNetwork();
  await open([jobWithAppliances([hall])]);
  await tap('Meera Joshi', 'Which appliance?');
  const dialog = await dialogNamed('Which appliance?');
  const field = (label: RegExp) => dialog.getByLabelText<HTMLInputElement>(label);
  expect(field(/^Kind/).value).toBe('ac_split');
  await userEvent.type(field(/^Maker/), 'LG');
  await userEvent.type(field(/^Serial/), 'SN 7');
  await userEvent.type(field(/^Eight letters/), '7k4m');
  await click(dialog.getByRole('button', { name: 'Save' }));
  await dialog.findByText('Please enter the eight letters of the sticker');
  await userEvent.type(field(/^Eight letters/), '2qxp');
  await click(dialog.getByRole('button', { name: 'Save' }));
  await card('Meera Joshi').findByText('LG split AC · Sticker 7K4M-2QXP');
  const [naming, binding] = steps();
  expect(naming?.what).toMatchObject({
    name: 'LG split AC',
    appliance: { kind: 'ac_split', serial: 'SN 7' },
  });
  expect(naming?.what).not.toHaveProperty('sticker');
  expect(binding?.what).toMatchObject({ sticker: '7k4m2qxp' });
  expect(card('Meera Joshi').queryByRole('button', { name: 'Which appliance?' })).toBeNull();
});

test('a sticker is bound by the camera, which stops with the dialog', async () => {
  withoutNetwork();
  const stop = vi.fn();
  let seen: { rawValue: string }[] = [];
  vi.stubGlobal(
    'BarcodeDetector',
    class {
      detect = async () => seen;
    },
  );
  const stream = Object.assign(new MediaStream(), { getTracks: () => [{ stop }] });
  vi.stubGlobal(
    'navigator',
    Object.create(navigator, { mediaDevices: { value: { getUserMedia: async () => stream } } }),
  );
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
  await open([{ ...jobWithAppliances([split]), appliances: [split] }]);
  const scan = async () => {
    await tap('Meera Joshi', 'Bind a sticker');
    const dialog = await dialogNamed('Bind a sticker');
    await click(dialog.getByRole('button', { name: 'Scan' }));
    await dialog.findByLabelText('Hold the camera over the sticker');
    return dialog;
  };
  const first = await scan();
  await click(first.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(stop).toHaveBeenCalledTimes(1));
  const second = await scan();
  const token = 'hZ83kdls-92kdlsa92kdls';
  seen = [{ rawValue: 'https://elsewhere.example' }, { rawValue: `https://shop.example/a/${token}` }];
  await second.findByText('Sticker scanned');
  await waitFor(() => expect(stop).toHaveBeenCalledTimes(2));
  await click(second.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(steps()).toMatchObject([{ what: { appliance: { _id: 'split' } } }]));
  expect(JSON.stringify(steps())).toContain(token);
  expect(card('Meera Joshi').queryByRole('button', { name: 'Bind a sticker' })).toBeNull();
});

test('a sticker that is on another appliance asks before it moves', async () => {
  await open([{ ...jobWithAppliances([split]), appliances: [split] }]);
  const why = 'This sticker is on another appliance';
  vi.mocked(fetch).mockImplementation(async (_url, options) => {
    requests.push(String(options?.body));
    const data = { code: 'CONFLICT', httpStatus: 409, issues: [], retryAfter: null };
    return Response.json([{ error: { message: why, code: -32009, data } }], { status: 409 });
  });
  await tap('Meera Joshi', 'Bind a sticker');
  const dialog = await dialogNamed('Bind a sticker');
  await userEvent.type(dialog.getByLabelText('Eight letters of the sticker'), '7k4m-2qxp');
  await click(dialog.getByRole('button', { name: 'Save' }));
  await card('Meera Joshi').findByText(RegExp(why));
  expect(requests.join()).not.toContain('knowingly');
  await tap('Meera Joshi', 'Bind it anyway');
  await waitFor(() => expect(requests.join()).toContain('"knowingly":true'));
});

test("a sticker of the phone's own camera is bound to an appliance of an open job", async () => {
  const { router } = await open(
    [{ ...jobWithAppliances([split]), appliances: [split] }],
    '/jobs?sticker=hZ83kdls-92kdlsa92kdls',
  );
  await screen.findByRole(
    'heading',
    { name: 'Sticker 7K4M-2QXP: choose its appliance' },
    { timeout: 30_000 },
  );
  await click(screen.getByRole('button', { name: 'Split AC, Meera Joshi' }));
  expect(steps()).toMatchObject([
    { what: { appliance: { _id: 'split' }, sticker: 'hZ83kdls-92kdlsa92kdls' } },
  ]);
  await waitFor(() => expect(router.location.search).toBe(''));
  expect(screen.queryByRole('heading', { name: /choose its appliance/ })).toBeNull();
});

test('a visit of another day starts after a question', async () => {
  const job = jobOf('Meera Joshi');
  await open([{ ...job, visit: { date: '2099-12-01', from: '09:00', to: '11:00' } }]);
  withoutNetwork();
  await unfold('Meera Joshi');
  await tap('Meera Joshi', 'On my way');
  const question = await screen.findByRole('dialog', {
    name: 'This visit is on Tuesday, 1 December. Start it now?',
  });
  expect(jobsStore.getSnapshot().stored.steps).toEqual([]);
  await click(within(question).getByRole('button', { name: 'On my way' }));
  await waitFor(() =>
    expect(jobsStore.getSnapshot().stored.steps).toMatchObject([{ what: { stage: 'on_the_way' } }]),
  );
});

test('the last cash in hand shows while the shop does not answer, and the new one when it does', async () => {
  held = 450;
  const first = await open([jobOf('Meera Joshi')]);
  const line = () => screen.getByText('Cash in hand').parentElement?.textContent;
  await waitFor(() => expect(line()).toBe('Cash in hand₹450.00'));
  await waitFor(() => expect(disk.entries.get('desk u1')).toMatchObject({ cashInHand: 450 }));
  first.unmount();

  let read = (): Job[] => {
    throw new Error('503');
  };
  const { queryClient } = await open(() => read());
  await waitFor(() => expect(screen.getByText(/these are the jobs of /).hidden).toBe(false));
  expect(line()).toBe('Cash in hand₹450.00');
  read = () => [jobOf('Meera Joshi')];
  held = 849;
  await queryClient.refetchQueries({ queryKey: ['my-jobs'] });
  await waitFor(() => expect(line()).toBe('Cash in hand₹849.00'));
});

test("the customer's answer on his own phone shows on the open estimate within 5 seconds", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const line = { kind: 'labour' as const, words: 'Fitting', quantity: 1, price: 200, hsn: '' };
  const at = new Date().toISOString();
  const offered: Estimate = {
    version: 1,
    state: 'offered',
    lines: [line],
    total: 200,
    offeredAt: at,
    answeredAt: null,
    answeredWhere: null,
    answeredBy: '',
  };
  let estimate = offered;
  await open(() => [{ ...jobOf('Meera Joshi', 'working'), charging, estimate }]);
  await card('Meera Joshi').findByText('Shown to the customer: no answer yet.', {}, { timeout: 30_000 });
  await tap('Meera Joshi', 'Show the customer');
  const dialog = within(await screen.findByRole('dialog', { name: /What it costs/ }));
  dialog.getByRole('button', { name: 'Customer declines' });

  estimate = { ...offered, state: 'agreed', answeredAt: at, answeredWhere: 'link' };
  await vi.advanceTimersByTimeAsync(5_000);
  await dialog.findByText(/^Agreed on .+, by the tracking link\.$/);
  expect(dialog.queryByRole('button', { name: 'Customer declines' })).toBeNull();
  expect(screen.queryByText('Shown to the customer: no answer yet.')).toBeNull();
});

test('a long note on a job card is cut, and a button expands it', async () => {
  await open([
    { ...jobOf('Meera Joshi'), note: 'It hums. '.repeat(100) },
    { ...jobOf('Vijay Pawar'), note: 'It hums.' },
  ]);
  const button = card('Meera Joshi').getByRole('button', { name: 'Show all' });
  expect(card('Vijay Pawar').queryByRole('button', { name: 'Show all' })).toBeNull();
  expect(button.getAttribute('aria-expanded')).toBe('false');
  await click(button);
  expect(card('Meera Joshi').getByRole('button', { name: 'Show less' })).toBe(button);
  expect(button.getAttribute('aria-expanded')).toBe('true');
  await click(button);
  expect(card('Meera Joshi').getByRole('button', { name: 'Show all' })).toBe(button);
});

test("a technician's step shows at once and waits for the network", async () => {
  withoutNetwork();
  await open([jobOf('Meera Joshi'), jobOf('Vijay Pawar')]);
  const button = card('Meera Joshi').getByRole('button', { name: 'On my way' });
  await userEvent.dblClick(button);
  expect(card('Meera Joshi').getByRole('button', { name: 'Start' })).toBe(button);
  expect(card('Vijay Pawar').queryByRole('button', { name: 'On my way' })).toBeNull();
  await waitFor(() => expect(card('Meera Joshi').getByText('Waiting for network')).toBeTruthy());
  expect(screen.getByText('1 step waits')).toBeTruthy();
  expect(requests).toHaveLength(1);
  expect(requests[0]).toContain('"stage":"on_the_way"');
  await waitFor(() => expect(button.getAttribute('aria-disabled')).toBeNull());
  await tap('Meera Joshi', 'Not at home');
  await waitFor(() => expect(screen.getByText('2 steps wait')).toBeTruthy());
  expect(card('Meera Joshi').getByRole('button', { name: 'On my way' })).toBe(button);
});

test('a waiting job shows that it waits for the part, not the time of its first visit', async () => {
  const visit = { date: '2026-11-20', from: '09:00', to: '11:00' };
  await open([
    { ...jobOf('Meera Joshi', 'waiting'), visit, part: 'Fan motor', partExpected: '2026-11-24' } as Job,
  ]);
  const words = screen.getByRole('article', { name: 'Meera Joshi' }).textContent;
  expect(words).toContain('Waiting for the partPart expected Tuesday, 24 November');
  expect(words).not.toContain('9 am');
});

test('a technician takes steps of two jobs by keyboard', async () => {
  withoutNetwork();
  await open([jobOf('Meera Joshi'), jobOf('Vijay Pawar')]);
  await unfold('Vijay Pawar');
  for (const name of ['Meera Joshi', 'Vijay Pawar']) {
    card(name).getByRole('button', { name: 'On my way' }).focus();
    await userEvent.keyboard('{Enter}');
  }
  expect(await screen.findByText('2 steps wait')).toBeTruthy();
});

test('a proposal needs a day, and after the step the next job has the focus', async () => {
  await open([{ ...jobOf('Meera Joshi', 'working'), charging }, jobOf('Vijay Pawar')]);
  await tap('Meera Joshi', 'Needs a part');
  const part = await screen.findByLabelText('Which part?', {}, { timeout: 30_000 });
  fireEvent.change(part, { target: { value: 'Door gasket' } });
  const dialog = within(part.closest('form') as HTMLElement);
  const button = (name: string) => dialog.getByRole('button', { name });
  await click(button('Propose a time for the second visit'));
  const day = await dialog.findByRole('radio', { name: /22 November/ });
  await click(button('Needs a part'));
  expect(dialog.getByRole('alert').textContent).toBe('Please choose a day, or propose no time');
  expect(document.activeElement).toBe(day);
  withoutNetwork();
  await click(button('Propose no time'));
  await click(button('Needs a part'));
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Vijay Pawar'));
  expect(card('Vijay Pawar').getByRole('button', { name: 'On my way' })).toBeTruthy();
});

test.each([
  ['Note for the shop', 'Note'],
  ['Needs a part', 'Which part?'],
])('the dialog %s asks before it discards typed text', async (words, label) => {
  withoutNetwork();
  await open([{ ...jobOf('Meera Joshi', 'working'), charging }]);
  await tap('Meera Joshi', words);
  const field = await screen.findByLabelText<HTMLInputElement>(label, {}, { timeout: 30_000 });
  await userEvent.type(field, 'A ladder');
  await userEvent.keyboard('{Escape}');
  const question = within(await screen.findByRole('dialog', { name: 'Discard your changes?' }));
  await click(question.getByRole('button', { name: 'Keep editing' }));
  expect(field.value).toBe('A ladder');
});

test.each([
  ['is taken away', () => []],
  ['is cancelled', () => [jobOf('Meera Joshi', 'cancelled')]],
  ['moves to another heading', () => [{ ...jobOf('Meera Joshi', 'waiting'), charging }]],
])('a draft note stays and is sent if the job %s', async (_what, then) => {
  let jobs: () => Job[] = () => [jobOf('Meera Joshi')];
  const { queryClient } = await open(() => jobs());
  await tap('Meera Joshi', 'Note for the shop');
  const field = await screen.findByLabelText<HTMLInputElement>('Note', {}, { timeout: 30_000 });
  fireEvent.change(field, { target: { value: 'The key is under the mat' } });
  jobs = then;
  await queryClient.refetchQueries({ queryKey: ['my-jobs'] });
  await waitFor(() => expect(screen.queryByRole('heading', { name: /^Today/, hidden: true })).toBeNull());
  expect(screen.getByLabelText('Note')).toBe(field);
  await click(screen.getByRole('button', { name: 'Add note' }));
  await waitFor(() => expect(requests.join()).toContain('"note":"The key is under the mat"'));
});

test('the page says that the shop does not answer', async () => {
  const failing = () => {
    throw new Error('503');
  };
  const wellRead = () => [{ ...jobOf('Meera Joshi'), charging }];
  let read: () => Job[] = wellRead;
  const { queryClient } = await open(() => read());
  screen.getByText('Online');
  const banner = /^The shop does not answer: these are the jobs of /;
  expect(screen.getByText(/these are the jobs of /).hidden).toBe(true);

  read = failing;
  await queryClient.refetchQueries({ queryKey: ['my-jobs'] });
  await screen.findByText('No answer from the shop');
  expect(screen.getByText(banner).hidden).toBe(false);
  expect(screen.queryByText('Online')).toBeNull();
  read = wellRead;
  await queryClient.refetchQueries({ queryKey: ['my-jobs'] });
  await screen.findByText('Online');

  const unanswered = async (tapped: string, waiting: string) => {
    await tap('Meera Joshi', tapped);
    await waitFor(() => card('Meera Joshi').getByText('No answer yet: we try again'));
    await waitFor(() => screen.getByText(waiting));
    expect(screen.getByText(banner).hidden).toBe(false);
  };
  await unanswered('On my way', '1 step waits');
  vi.mocked(fetch).mockImplementation(async () => Response.json({}, { status: 502 }));
  const next = card('Meera Joshi').getByRole('button', { name: 'Start' });
  await waitFor(() => expect(next.getAttribute('aria-disabled')).toBeNull());
  await unanswered('Start', '2 steps wait');
});

test("the page uses the shop's clock when the phone's clock is a day wrong", async () => {
  const sorted = () =>
    screen
      .getAllByRole('heading')
      .map(({ textContent }) => textContent)
      .join();
  for (const days of [-1, 1]) {
    const shop = Date.now();
    vi.useFakeTimers({ toFake: ['Date'], now: shop - days * 24 * 3600_000 });
    const asOf = new Date(shop).toISOString();
    await open([
      { ...jobOf('Meera Joshi'), asOf, dueAt: new Date(shop + 3600_000).toISOString() },
      { ...jobOf('Vijay Pawar'), asOf, visit: { date: indiaDayOf(shop, 1), from: '09:00', to: '11:00' } },
    ]);
    expect(sorted()).toContain('Today 1,Meera Joshi,Tomorrow 1,Vijay Pawar, Garkheda');
    expect(screen.queryByText('Late')).toBeNull();
    await tap('Meera Joshi', 'On my way');
    await waitFor(() => expect(requests).toHaveLength(1));
    expect(requests[0]).toContain(`"at":"${asOf.slice(0, 11)}`);
    vi.useRealTimers();
    cleanup();
    await jobsStore.clear();
    requests = [];
  }
});

test('the list of jobs explains a refused step of a cancelled job', async () => {
  let stage: Stage = 'scheduled';
  await open(() => [jobOf('Vijay Pawar', 'on_the_way'), jobOf('Meera Joshi', stage)]);
  await unfold('Meera Joshi');
  const why = 'This booking is cancelled: that step is not possible now.';
  vi.mocked(fetch).mockImplementation(async () => {
    stage = 'cancelled';
    const data = { code: 'CONFLICT', httpStatus: 409, issues: [], retryAfter: null };
    return Response.json([{ error: { message: why, code: -32009, data } }], { status: 409 });
  });
  await tap('Meera Joshi', 'On my way');
  const explanation = await screen.findByText(RegExp(why));
  await screen.findByRole('article', { name: 'Meera Joshi, Garkheda' });
  expect(screen.getAllByText(RegExp(why))).toHaveLength(1);
  const first = screen.getAllByRole('article')[0] as HTMLElement;
  const above = screen.getByText(RegExp(why)).compareDocumentPosition(first);
  expect(above & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  expect(explanation.textContent).toContain('Meera Joshi: ');
  await screen.findByText('1 step was not done');
  await click(screen.getByRole('button', { name: 'OK' }));
  await screen.findByText('Online');
});

test('a waiting step registers a background sync', async () => {
  const tags: string[] = [];
  const sync = { register: async (tag: string) => void tags.push(tag) };
  vi.stubGlobal(
    'navigator',
    Object.create(navigator, {
      serviceWorker: { value: { getRegistration: async () => ({ sync }) } },
    }),
  );
  await open([jobOf('Meera Joshi')]);
  expect(tags).toEqual([]);
  await tap('Meera Joshi', 'On my way');
  await waitFor(() => expect(tags).toContain(stepsSyncTag));
});

test("a technician's note waits for the network", async () => {
  withoutNetwork();
  await open([jobOf('Meera Joshi')]);
  await tap('Meera Joshi', 'Note for the shop');
  const dialog = within(
    await screen.findByRole('dialog', { name: 'Note for the shop' }, { timeout: 30_000 }),
  );
  await click(dialog.getByRole('button', { name: 'Add note' }));
  expect(await dialog.findByText(fieldMessages.noteRequired)).toBeTruthy();
  await userEvent.type(dialog.getByLabelText('Note'), 'Needs a ladder');
  await click(dialog.getByRole('button', { name: 'Add note' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(card('Meera Joshi').getByText('Waiting for network')).toBeTruthy());
  expect(requests.join()).toContain('"note":"Needs a ladder"');
  expect(card('Meera Joshi').getByRole('button', { name: 'On my way' })).toBeTruthy();
});

test('a page that becomes visible sends a step that another tab has stored', async () => {
  await open([jobOf('Meera Joshi')]);
  const step: Step = {
    key: 'of another tab',
    at: new Date().toISOString(),
    job: 'Meera Joshi',
    kind: 'setStage',
    what: { stage: 'on_the_way' },
  };
  await updateStoredJobs('u1', (stored) => withStep(stored, step));
  document.dispatchEvent(new Event('visibilitychange'));
  await screen.findByText('1 step waits');
  await waitFor(() => expect(requests.join()).toContain('of another tab'));
});

test('a step that the phone cannot store shows an error', async () => {
  await open([jobOf('Meera Joshi')]);
  await waitFor(() => expect(disk.entries.get('desk u1')).toMatchObject({ jobs: [{}] }));
  disk.full = true;
  await tap('Meera Joshi', 'On my way');
  await screen.findByText('This phone could not store the step. Please try again.');
  await card('Meera Joshi').findByRole('button', { name: 'On my way' });
  expect(requests).toEqual([]);
  disk.full = false;
});

test('a technician agrees to be shown on About, and takes it back', async () => {
  await open([jobOf('Meera Joshi')]);
  const agree = await screen.findByRole<HTMLInputElement>('checkbox', { name: 'Show me on the About page' });
  screen.getByText(/your first name, your photo, the year you joined and your number of repairs/);
  expect(agree.checked).toBe(false);
  for (const wanted of [true, false]) {
    await click(agree);
    await waitFor(() => expect(onAbout).toBe(wanted));
    await waitFor(() => expect(agree.getAttribute('aria-disabled')).toBeNull());
    expect(agree.checked).toBe(wanted);
  }
});
