// My Jobs on the screen: who sees it, and what a tap does before the shop has heard of it.
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetToken, readToken, storeToken } from '#client/lib/session-token.ts';
import { renderAt } from '#client/testing/render.tsx';
import type { Charging } from '#shared/bills/charging.ts';
import { indiaDayOf } from '#shared/india-day.ts';
import type { Job } from '#shared/jobs/schema.ts';
import { fieldMessages } from '#shared/messages.ts';
import type { BookingContact } from '#shared/orders/schema.ts';
import type { Stage } from '#shared/orders/stages.ts';
import { Component } from './JobsPage.tsx';
import type { Step } from './offline/step-kinds.ts';
import { readOwner, updateStoredJobs } from './offline/store.ts';
import { withStep } from './offline/stored-jobs.ts';
import { stepsWait } from './offline/worker-messages.ts';
import { forgetStoredJobs } from './offline-jobs.ts';

const today = indiaDayOf(Date.now());

const jobOf = (fullname: string, stage: Stage = 'scheduled', from = '00:00') =>
  ({
    _id: fullname,
    orderNumber: 1042,
    fullname,
    area: 'Garkheda',
    street: '12 Lotus Lane',
    mobile: '5550100101',
    products: [
      { productId: 'a', productName: 'Fridge Repair', quantity: 2, price: 399, warrantyUntil: null },
    ],
    stage,
    visit: { date: today, from, to: '24:00' },
    dueAt: '2099-01-01T00:00:00.000Z',
    note: 'Ring twice',
    waitingReason: '',
    pictures: 0,
    before: [{ date: '2026-03-14', services: ['Gas Refill'] }],
    trackingLink: 'https://shop.example/track/token',
    estimate: null,
  }) as unknown as Job;

const charging: Charging = {
  registration: 'none',
  pricesIncludeTax: true,
  sellerState: '27',
  serviceRate: 1800,
  partRate: 1800,
  payee: null,
};

const person = (role: string) => ({
  _id: 'u1',
  userId: 1001,
  name: 'Ravi Pawar',
  email: 'ravi@example.com',
  role,
});

const page = (role: string, jobs: Job[] | (() => Job[]) = []) =>
  renderAt(
    '/jobs',
    [
      { path: '/jobs', Component },
      { path: '/login', element: 'Login here' },
      { path: '/admin-panel', element: 'The panel' },
      { path: '/', element: 'Home here' },
    ],
    {
      'accounts.me': person(role),
      'jobs.list': jobs,
      'accounts.signOut': () => {
        throw new TypeError('Failed to fetch');
      },
    },
  );

const card = (name: string) => within(screen.getByRole('article', { name }));
const click = (target: Element) => userEvent.click(target);
const tap = (name: string, words: string) => click(card(name).getByRole('button', { name: words }));

/** The second click of a double one, on what has come under the hand by then. */
const clickAgain = (target: Element) => fireEvent.click(target, { detail: 2 });

const withoutNetwork = () => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);

// nothing that is sent is answered, so that what was tapped waits
let asked: string[];
beforeEach(() => {
  asked = [];
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (_url, options) => {
    asked.push(String(options?.body));
    throw new TypeError('Failed to fetch');
  });
  storeToken('a token');
});
afterEach(async () => {
  vi.useRealTimers();
  cleanup();
  await forgetStoredJobs();
  forgetToken();
});

test.each([
  ['ADMIN', 'The panel'],
  ['GENERAL', 'Home here'],
])('leads %s away', async (role, there) => {
  page(role);
  expect(await screen.findByText(there)).toBeTruthy();
});

// A further field does not compile until it is here; null where the technician has no need of it.
const toldOf: Record<keyof BookingContact, string | null> = {
  fullname: 'Asha Patil',
  area: 'Garkheda',
  street: '12 Lotus Lane',
  mobile: '5550100101',
  email: null,
};

test('the card tells whom the visit is for and where it is', async () => {
  page('TECHNICIAN', [{ ...jobOf('Asha Patil'), charging, ...toldOf } as Job]);
  const { outerHTML } = await screen.findByRole('article', { name: 'Asha Patil' });
  const values = Object.values(toldOf).filter((value) => value !== null);
  for (const value of values) expect(outerHTML).toContain(value);
});

test('leads who is signed out to Login', async () => {
  forgetToken();
  page('TECHNICIAN');
  expect(await screen.findByText('Login here')).toBeTruthy();
});

test('says so where there is nothing to do', async () => {
  page('TECHNICIAN');
  expect(await screen.findByText('No visits today or tomorrow')).toBeTruthy();
});

test('a card has all that is needed on the way', async () => {
  page('TECHNICIAN', [jobOf('Meera Joshi')]);
  await screen.findByRole('article', { name: 'Meera Joshi' });
  const link = (name: string) => card('Meera Joshi').getByRole('link', { name }).getAttribute('href') ?? '';
  expect(link('Call')).toBe('tel:+915550100101');
  expect(decodeURIComponent(link('WhatsApp'))).toMatch(
    /^https:\/\/wa\.me\/915550100101\?text=Hello Meera, I am Ravi/,
  );
  expect(link('WhatsApp')).toContain(encodeURIComponent('https://shop.example/track/token'));
  expect(new URL(link('Map')).searchParams.get('query')).toContain('12 Lotus Lane, Garkheda, ');
  for (const words of ['Fridge Repair ×2', 'Ring twice', '14 Mar 2026: Gas Refill'])
    expect(card('Meera Joshi').getByText(words)).toBeTruthy();
});

test('a long note shows its first lines, and all of it by a button; a short one has none', async () => {
  const heightOf = (letters: number) =>
    function (this: HTMLElement) {
      const isCut = this.className.includes('firstLines');
      return isCut ? Math.min(letters, this.textContent?.length ?? 0) : (this.textContent?.length ?? 0);
    };
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockImplementation(heightOf(160));
  vi.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockImplementation(heightOf(Infinity));
  page('TECHNICIAN', [
    { ...jobOf('Meera Joshi'), note: 'It hums. '.repeat(100) },
    { ...jobOf('Vijay Pawar'), note: 'It hums.' },
  ]);
  await screen.findByRole('article', { name: 'Meera Joshi' });
  const button = card('Meera Joshi').getByRole('button', { name: 'Show all' });
  expect(card('Vijay Pawar').queryByRole('button', { name: 'Show all' })).toBeNull();
  expect(button.getAttribute('aria-expanded')).toBe('false');
  await click(button);
  expect(card('Meera Joshi').getByRole('button', { name: 'Show less' })).toBe(button);
  expect(button.getAttribute('aria-expanded')).toBe('true');
  await click(button);
  expect(card('Meera Joshi').getByRole('button', { name: 'Show all' })).toBe(button);
});

test('a tap moves the job at once and waits for the network; a second tap of the same hand is none', async () => {
  withoutNetwork();
  page('TECHNICIAN', [jobOf('Meera Joshi'), jobOf('Vijay Pawar')]);
  await screen.findByRole('article', { name: 'Meera Joshi' });
  const button = card('Meera Joshi').getByRole('button', { name: 'On my way' });
  await userEvent.dblClick(button);
  expect(card('Meera Joshi').getByRole('button', { name: 'Start' })).toBe(button);
  expect(card('Vijay Pawar').getByRole('button', { name: 'On my way' })).toBeTruthy();
  await waitFor(() => expect(card('Meera Joshi').getByText('Waiting for network')).toBeTruthy());
  expect(screen.getByText('1 step waits')).toBeTruthy();
  expect(asked).toHaveLength(1);
  expect(asked[0]).toContain('"stage":"on_the_way"');
  await waitFor(() => expect(button.getAttribute('aria-disabled')).toBeNull());
  await tap('Meera Joshi', 'Not at home');
  await waitFor(() => expect(screen.getByText('2 steps wait')).toBeTruthy());
  expect(card('Meera Joshi').getByRole('button', { name: 'On my way' })).toBe(button);
});

test('the second tap of a shaking hand does not open the dialog of the step that has come under it', async () => {
  withoutNetwork();
  page('TECHNICIAN', [{ ...jobOf('Meera Joshi', 'on_the_way'), charging }]);
  await screen.findByRole('article', { name: 'Meera Joshi' });
  await userEvent.dblClick(card('Meera Joshi').getByRole('button', { name: 'Start' }));
  const button = card('Meera Joshi').getByRole('button', { name: 'Finish' });
  await waitFor(() => expect(button.getAttribute('aria-disabled')).toBeNull());
  expect(screen.queryByRole('dialog')).toBeNull();
  await click(button);
  await screen.findByRole('dialog', { name: 'Finish' }, { timeout: 10_000 });
});

test('the second tap of a shaking hand takes no step with the job that has come under it', async () => {
  withoutNetwork();
  page('TECHNICIAN', [jobOf('Meera Joshi'), jobOf('Vijay Pawar')]);
  await screen.findByRole('article', { name: 'Meera Joshi' });
  await tap('Meera Joshi', 'On my way');
  clickAgain(card('Vijay Pawar').getByRole('button', { name: 'On my way' }));
  expect(await screen.findByText('1 step waits')).toBeTruthy();
  await tap('Vijay Pawar', 'On my way');
  expect(await screen.findByText('2 steps wait')).toBeTruthy();
});

test('the second tap of a shaking hand takes no second line out of the estimate', async () => {
  withoutNetwork();
  const lines = ['Fan motor', 'Door gasket'].map((words) => ({
    kind: 'part',
    words,
    quantity: 1,
    price: 100,
    hsn: '',
  }));
  const estimate = { version: 1, state: 'draft', lines, total: 200 } as Job['estimate'];
  page('TECHNICIAN', [{ ...jobOf('Meera Joshi', 'working'), charging, estimate }]);
  await click(await screen.findByRole('button', { name: 'Remove Fan motor' }, { timeout: 10_000 }));
  clickAgain(await screen.findByRole('button', { name: 'Remove Door gasket' }));
  expect(await screen.findByText('1 step waits')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Remove Fan motor' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Remove Door gasket' })).toBeTruthy();
});

test('jobs that are pressed by keyboard one after the other are all taken', async () => {
  withoutNetwork();
  page('TECHNICIAN', [jobOf('Meera Joshi'), jobOf('Vijay Pawar')]);
  await screen.findByRole('article', { name: 'Meera Joshi' });
  for (const name of ['Meera Joshi', 'Vijay Pawar']) {
    card(name).getByRole('button', { name: 'On my way' }).focus();
    await userEvent.keyboard('{Enter}');
  }
  expect(await screen.findByText('2 steps wait')).toBeTruthy();
});

test('the second tap of a shaking hand on a dialog takes no further step with its job', async () => {
  withoutNetwork();
  page('TECHNICIAN', [{ ...jobOf('Meera Joshi', 'working'), charging }]);
  await screen.findByRole('article', { name: 'Meera Joshi' });
  await tap('Meera Joshi', 'Needs a part');
  await userEvent.type(await screen.findByLabelText('Which part?', {}, { timeout: 10_000 }), 'Compressor');
  const dialog = within(screen.getByRole('dialog'));
  await click(dialog.getByRole('button', { name: 'Needs a part' }));
  const start = await card('Meera Joshi').findByRole('button', { name: 'Start' });
  clickAgain(start);
  expect(await screen.findByText('1 step waits')).toBeTruthy();
  // another tap, however soon, is meant
  await click(start);
  expect(await screen.findByText('2 steps wait')).toBeTruthy();
});

test('the second tap of a shaking hand does nothing in a dialog that has come under it, nor where one has gone', async () => {
  withoutNetwork();
  page('TECHNICIAN', [jobOf('Meera Joshi'), jobOf('Vijay Pawar')]);
  await screen.findByRole('article', { name: 'Meera Joshi' });
  await tap('Meera Joshi', 'Note for the shop');
  const add = await screen.findByRole('button', { name: 'Add note' }, { timeout: 10_000 });
  fireEvent.change(screen.getByLabelText('Note'), { target: { value: 'A ladder' } });
  clickAgain(add);
  expect(screen.getByRole('dialog')).toBeTruthy();
  await click(add);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const next = card('Vijay Pawar').getByRole('button', { name: 'On my way' });
  clickAgain(next);
  expect(await screen.findByText('1 step waits')).toBeTruthy();
  expect(card('Vijay Pawar').getByRole('button', { name: 'On my way' })).toBe(next);
});

test.each([
  ['Note for the shop', 'Note'],
  ['Needs a part', 'Which part?'],
])('what was typed under %s is not thrown away without a question', async (words, label) => {
  withoutNetwork();
  page('TECHNICIAN', [{ ...jobOf('Meera Joshi', 'working'), charging }]);
  await screen.findByRole('article', { name: 'Meera Joshi' });
  await tap('Meera Joshi', words);
  const field = await screen.findByLabelText<HTMLInputElement>(label, {}, { timeout: 10_000 });
  await userEvent.type(field, 'A ladder');
  await userEvent.keyboard('{Escape}');
  const question = within(await screen.findByRole('dialog', { name: 'Discard your changes?' }));
  await click(question.getByRole('button', { name: 'Keep editing' }));
  expect(field.value).toBe('A ladder');
});

test.each([
  ['is taken away', () => []],
  ['is cancelled', () => [jobOf('Meera Joshi', 'cancelled')]],
  ['is under another heading', () => [{ ...jobOf('Meera Joshi', 'waiting'), charging }]],
])('what is typed about a job stays where the job %s meanwhile, and is sent', async (_what, then) => {
  let jobs: () => Job[] = () => [jobOf('Meera Joshi')];
  const { queryClient } = page('TECHNICIAN', () => jobs());
  await screen.findByRole('article', { name: 'Meera Joshi' });
  await tap('Meera Joshi', 'Note for the shop');
  const field = await screen.findByLabelText<HTMLInputElement>('Note', {}, { timeout: 10_000 });
  fireEvent.change(field, { target: { value: 'The key is under the mat' } });
  jobs = then;
  await queryClient.refetchQueries({ queryKey: ['my-jobs'] });
  await waitFor(() => expect(screen.queryByRole('heading', { name: /^Today/, hidden: true })).toBeNull());
  expect(screen.getByLabelText('Note')).toBe(field);
  await click(screen.getByRole('button', { name: 'Add note' }));
  await waitFor(() => expect(asked.join()).toContain('"note":"The key is under the mat"'));
});

test('where there is a network and no good answer of the shop, that is said, with steps that wait and without', async () => {
  const failing = () => {
    throw new Error('503');
  };
  const wellRead = () => [{ ...jobOf('Meera Joshi'), charging }];
  let read: () => Job[] = wellRead;
  const { queryClient } = page('TECHNICIAN', () => read());
  await screen.findByRole('article', { name: 'Meera Joshi' });
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

test('which day it is the shop says: a phone whose clock is a day wrong shows visits under the right heads', async () => {
  const sorted = () =>
    screen
      .getAllByRole('heading')
      .map(({ textContent }) => textContent)
      .join();
  for (const days of [-1, 1]) {
    const shop = Date.now();
    vi.useFakeTimers({ toFake: ['Date'], now: shop - days * 24 * 3600_000 });
    const asOf = new Date(shop).toISOString();
    page('TECHNICIAN', [
      { ...jobOf('Meera Joshi'), asOf, dueAt: new Date(shop + 3600_000).toISOString() },
      { ...jobOf('Vijay Pawar'), asOf, visit: { date: indiaDayOf(shop, 1), from: '09:00', to: '11:00' } },
    ]);
    await screen.findByRole('article', { name: 'Meera Joshi' });
    expect(sorted()).toContain('Today 1,Meera Joshi,Tomorrow 1,Vijay Pawar');
    expect(screen.queryByText('Late')).toBeNull();
    // what is tapped is told by the same clock
    await tap('Meera Joshi', 'On my way');
    await waitFor(() => expect(asked).toHaveLength(1));
    expect(asked[0]).toContain(`"at":"${asOf.slice(0, 11)}`);
    vi.useRealTimers();
    cleanup();
    await forgetStoredJobs();
    asked = [];
  }
});

test('a step of a job that the shop has cancelled is explained above the list, not far below at the closed job', async () => {
  let stage: Stage = 'scheduled';
  page('TECHNICIAN', () => [jobOf('Vijay Pawar', 'on_the_way'), jobOf('Meera Joshi', stage)]);
  await screen.findByRole('article', { name: 'Meera Joshi' });
  const why = 'This booking is cancelled: that step is not possible now.';
  vi.mocked(fetch).mockImplementation(async () => {
    stage = 'cancelled';
    const data = { code: 'CONFLICT', httpStatus: 409, issues: [], retryAfter: null };
    return Response.json([{ error: { message: why, code: -32009, data } }], { status: 409 });
  });
  await tap('Meera Joshi', 'On my way');
  const told = await screen.findByText(RegExp(why));
  await screen.findByRole('article', { name: 'Meera Joshi, Garkheda' });
  expect(screen.getAllByText(RegExp(why))).toHaveLength(1);
  const first = screen.getAllByRole('article')[0] as HTMLElement;
  const above = screen.getByText(RegExp(why)).compareDocumentPosition(first);
  expect(above & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  expect(told.textContent).toContain('Meera Joshi: ');
  // whoever is far down reads it in the bar, until it was read above
  await screen.findByText('1 step was not done');
  await click(screen.getByRole('button', { name: 'OK' }));
  await screen.findByText('Online');
});

test('a step that waits asks the worker for help at once: a page that is closed has no time for it', async () => {
  const tags: string[] = [];
  const sync = { register: async (tag: string) => void tags.push(tag) };
  vi.stubGlobal(
    'navigator',
    Object.create(navigator, {
      serviceWorker: { value: { getRegistration: async () => ({ sync }) } },
    }),
  );
  page('TECHNICIAN', [jobOf('Meera Joshi')]);
  await screen.findByRole('article', { name: 'Meera Joshi' });
  expect(tags).toEqual([]);
  await tap('Meera Joshi', 'On my way');
  await waitFor(() => expect(tags).toContain(stepsWait));
  vi.unstubAllGlobals();
});

test('a note for the shop waits for the network like a step, and changes nothing on the card', async () => {
  withoutNetwork();
  page('TECHNICIAN', [jobOf('Meera Joshi')]);
  await screen.findByRole('article', { name: 'Meera Joshi' });
  await tap('Meera Joshi', 'Note for the shop');
  // its code comes now
  const dialog = within(
    await screen.findByRole('dialog', { name: 'Note for the shop' }, { timeout: 10_000 }),
  );
  await click(dialog.getByRole('button', { name: 'Add note' }));
  expect(await dialog.findByText(fieldMessages.noteRequired)).toBeTruthy();
  await userEvent.type(dialog.getByLabelText('Note'), 'Needs a ladder');
  await click(dialog.getByRole('button', { name: 'Add note' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(card('Meera Joshi').getByText('Waiting for network')).toBeTruthy());
  expect(asked.join()).toContain('"note":"Needs a ladder"');
  expect(card('Meera Joshi').getByRole('button', { name: 'On my way' })).toBeTruthy();
});

test('Back closes a dialog and stays on My Jobs', async () => {
  const { router } = renderAt(
    '/',
    [
      { path: '/', element: 'Home here' },
      { path: '/jobs', Component },
    ],
    {
      'accounts.me': person('TECHNICIAN'),
      'jobs.list': [{ ...jobOf('Meera Joshi', 'working'), charging }],
      'estimates.prices': [],
    },
  );
  await router.navigate('/jobs');
  await screen.findByRole('article', { name: 'Meera Joshi' });
  await card('Meera Joshi').findByRole('button', { name: 'Add part or labour' }, { timeout: 10_000 });
  for (const words of ['Needs a part', 'Note for the shop', 'Add part or labour', 'Finish']) {
    await tap('Meera Joshi', words);
    await screen.findByRole('dialog', { name: words }, { timeout: 10_000 });
    await act(async () => history.back());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(router.state.location.pathname).toBe('/jobs');
  }
});

test('without a network who has nothing unsent logs out on the phone, and nothing stays there', async () => {
  page('TECHNICIAN', [jobOf('Meera Joshi')]);
  await screen.findByRole('article', { name: 'Meera Joshi' });
  withoutNetwork();
  await click(screen.getByRole('button', { name: 'Logout' }));
  expect(await screen.findByRole('heading', { name: 'You are logged out' })).toBeTruthy();
  expect(readToken()).toBeNull();
  await waitFor(async () => expect(await readOwner()).toBeUndefined());
  expect(screen.queryByRole('button', { name: 'Logout' })).toBeNull();
});

test('without a network who has unsent steps is told what logging out costs; staying keeps them', async () => {
  page('TECHNICIAN', [jobOf('Meera Joshi')]);
  await screen.findByRole('article', { name: 'Meera Joshi' });
  withoutNetwork();
  await tap('Meera Joshi', 'On my way');
  await click(screen.getByRole('button', { name: 'Logout' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Logout?' }));
  dialog.getByText('There is no network. If you stay, it is sent when it is back.');
  await click(dialog.getByRole('button', { name: 'Stay' }));
  expect(readToken()).toBe('a token');
  expect(screen.getByText('1 step waits')).toBeTruthy();
});

test('a step that another tab has stored and could not send is sent from here', async () => {
  page('TECHNICIAN', [jobOf('Meera Joshi')]);
  await screen.findByRole('article', { name: 'Meera Joshi' });
  const step: Step = {
    key: 'of another tab',
    at: new Date().toISOString(),
    job: 'Meera Joshi',
    kind: 'setStage',
    what: { stage: 'on_the_way' },
  };
  await updateStoredJobs('u1', (stored) => withStep(stored, step));
  const other = new BroadcastChannel('my-jobs');
  other.postMessage(null);
  await screen.findByText('1 step waits');
  await waitFor(() => expect(asked.join()).toContain('of another tab'));
  other.close();
});
