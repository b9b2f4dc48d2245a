import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { storeToken } from '#client/lib/session-token.ts';
import { inParts } from '#client/testing/in-parts.ts';
import { type Answers, renderAt } from '#client/testing/render.tsx';
import { sampleOrder } from '#server/testing/sample-order.ts';
import type { TaxedEstimate } from '#shared/estimates/schema.ts';
import type { Order } from '#shared/orders/schema.ts';
import { OrderList } from './OrderList.tsx';

const order = (number: number, changes: Partial<Order>): Order => ({
  ...sampleOrder,
  _id: String(number),
  orderId: `key ${number}`,
  orderNumber: number,
  products: [
    { productId: '1', productName: `Service ${number}`, quantity: 1, price: 399, warrantyUntil: null },
  ],
  totalPrice: 399,
  totalQty: 1,
  dueAt: '2099-11-21T06:30:00.000Z',
  ...changes,
});
const done = (number: number, changes: Partial<Order> = {}) =>
  order(number, { stage: 'done', status: 'Complete', ...changes });
const event = (_id: string, text: string) => ({
  _id,
  at: '2026-11-20T06:30:00.000Z',
  kind: 'booked',
  stage: 'requested',
  text,
  by: 'You',
});

// Today is shown as a time, and another year beside its date.
beforeEach(() => void vi.setSystemTime('2026-11-23T06:30:00.000Z'));

type OwnOrdersInput = { underWay: boolean };
let own: (asked: OwnOrdersInput) => Order[];

function show(
  underWay: Order[],
  past: Order[],
  events = [event('1', 'Booked.')],
  estimate: TaxedEstimate | null = null,
  more: Answers = {},
) {
  storeToken('token');
  own = (asked) => (asked.underWay ? underWay : past);
  return renderAt('/', [{ path: '/', Component: OrderList }], {
    'orders.own': (asked: OwnOrdersInput) => ({ items: own(asked), pictures: {}, gstins: {} }),
    'orders.link': { link: 'https://shop.example.in/track/a-token' },
    'orders.events': events,
    'estimates.of': estimate,
    'business.get': { phone: '' },
    ...more,
  });
}
const articles = () => screen.findAllByRole('article');
const words = (element: HTMLElement | undefined) => within(element as HTMLElement);

test('an open order shows its stage, the next step and the progress', async () => {
  show([order(1002, {}), order(1001, { stage: 'working' })], []);
  const [first, second] = await articles();
  words(first).getByText('Booked. We call you to agree on a time.');
  const progress = await words(first).findByRole('list', { name: 'Progress' });
  expect(
    within(progress)
      .getAllByRole('listitem')
      .map((one) => [one.textContent, one.getAttribute('aria-current')]),
  ).toEqual([
    ['Booked20 Nov', 'step'],
    ['On the way', null],
    ['At work', null],
    ['Done', null],
  ]);
  within(await words(first).findByRole('list', { name: 'All steps' })).getByText(/20 Nov 2026, 12:00/);
  expect(words(first).queryByRole('button', { name: 'Submit Feedback' })).toBeNull();
  await userEvent.click(words(first).getByRole('button', { name: 'Give feedback' }));
  words(first).getByRole('button', { name: 'Submit Feedback' });
  words(second).getByText('The technician is at work.');
  words(second).getByText('Service 1001');
  expect(words(second).queryByRole('button', { name: 'Submit Feedback' })).toBeNull();
  await userEvent.click(words(second).getByRole('button', { name: 'Details' }));
  words(second).getByText('₹399.00', { selector: 'li *' });
});

test('an open estimate is the main sentence of an order', async () => {
  show([order(1001, { stage: 'working' })], [], [], {
    version: 1,
    state: 'offered',
    lines: [{ kind: 'part', words: 'Compressor', quantity: 1, price: 3300, hsn: '' }],
    total: 3300,
    offeredAt: '2026-11-20T06:30:00.000Z',
    answeredAt: null,
    answeredWhere: null,
    answeredBy: '',
    tax: { booking: 0, estimate: 0 },
  });
  const [only] = await articles();
  const main = await words(only).findByText('₹3,300 for parts and labour: please agree or decline');
  expect(main.parentElement?.nextElementSibling?.textContent).toBe('The technician is at work.');
});

test('a guest without an email reads that the link is to be saved and that the shop calls', async () => {
  show([order(1001, { email: '' })], []);
  const [only] = await articles();
  await words(only).findByText('Save this link. We call you on 5550100101 to confirm.');
});

test('a guest with an agreed time does not read that the shop calls to confirm', async () => {
  const visit = { date: '2026-11-24', from: '14:00', to: '16:00' };
  show([order(1001, { email: '', stage: 'scheduled', visit })], []);
  const [only] = await articles();
  await words(only).findByText(/^Save this link: /);
  expect(words(only).getAllByText(inParts(/2 pm to 4 pm/))).toHaveLength(1);
  expect(only?.textContent).not.toContain('to confirm');
});

test('a late visit says sorry, and a waiting order does not stand at work', async () => {
  const visit = { date: '2020-11-24', from: '14:00', to: '16:00' };
  const late = order(1002, { stage: 'scheduled', visit, dueAt: '2020-11-24T10:30:00.000Z' });
  show([late, order(1001, { stage: 'waiting' })], []);
  const [first, second] = await articles();
  words(first).getByText('We are late. We are sorry.');
  expect(first?.textContent).not.toContain('We come on');
  await userEvent.click(words(second).getByRole('button', { name: 'Details' }));
  expect(document.activeElement).toBe(words(second).getAllByRole('heading')[0]);
  const progress = await words(second).findByRole('list', { name: 'Progress' });
  const at = within(progress).getAllByRole('listitem');
  expect(at.map((one) => [one.textContent, one.getAttribute('aria-current')])).toEqual([
    ['Booked20 Nov', null],
    ['On the way', null],
    ['Waiting', 'step'],
    ['Done', null],
  ]);
});

test('an open page says by itself that a visit is late, and then the new time of the desk', async () => {
  vi.useFakeTimers({
    toFake: ['Date', 'setInterval', 'clearInterval'],
    now: Date.parse('2026-11-24T10:29:30Z'),
  });
  const visit = { date: '2026-11-24', from: '14:00', to: '16:00' };
  const coming = order(1001, {
    stage: 'scheduled',
    visit,
    dueAt: '2026-11-24T10:30:00.000Z',
    technician: { _id: '7', name: 'Imran Shaikh' },
  });
  const { queryClient } = show([coming], []);
  const [only] = await articles();
  words(only).getByText(inParts('Today, 2 pm to 4 pm: Imran comes.'));
  act(() => void vi.advanceTimersByTime(60_000));
  words(only).getByText('We are late. We are sorry.');
  expect(words(only).getByText(/please call us, or choose another time/)).toBeTruthy();
  const later = {
    ...coming,
    visit: { ...visit, from: '18:00', to: '20:00' },
    dueAt: '2026-11-24T14:30:00.000Z',
  };
  own = ({ underWay }) => (underWay ? [later] : []);
  await act(() => queryClient.invalidateQueries());
  await words(only).findByText(inParts('Today, 6 pm to 8 pm: Imran comes.'));
});

test('who has agreed to an estimate does not read that the order waits', async () => {
  show([order(1001, { stage: 'waiting', waitingReason: 'a part is on order' })], [], [], {
    version: 1,
    state: 'agreed',
    lines: [{ kind: 'part', words: 'Compressor', quantity: 1, price: 3300, hsn: '' }],
    total: 3300,
    offeredAt: '2026-11-20T06:30:00.000Z',
    answeredAt: '2026-11-20T06:40:00.000Z',
    answeredWhere: 'link',
    answeredBy: 'Asha',
    tax: { booking: 0, estimate: 0 },
  });
  const [only] = await articles();
  await words(only).findByText('You agreed to the price.');
  expect(words(only).queryByText(/^Waiting: /)).toBeNull();
});

test('a past order is a row that opens by keyboard', async () => {
  const feedback = { rating: 4, comment: 'Came on time.', createdAt: '2026-11-20T06:30:00.000Z' };
  show(
    [order(1004, {})],
    [
      done(1003, { feedback: [feedback], comment: feedback.comment }),
      done(1002),
      order(1001, { stage: 'cancelled' }),
    ],
  );
  const [, rated, unrated, cancelled] = await articles();
  for (const row of [rated, unrated, cancelled]) {
    expect(words(row).getByRole('button', { expanded: false })).toBeTruthy();
    words(row).getByRole('button', { name: 'Book Again' });
  }
  expect([rated, cancelled].map((row) => words(row).getByRole('heading').textContent?.trim())).toEqual([
    'Done. Service 1003 Order 1003, 20 Nov 2026 Complete',
    'Cancelled. Service 1001 Order 1001, 20 Nov 2026',
  ]);
  words(rated).getByRole('button', { expanded: false }).focus();
  await userEvent.keyboard('{Enter}');
  words(rated).getByText('Came on time.');
  words(rated).getByText(/book again whenever you need us/);
  expect(words(rated).queryByRole('button', { name: 'Submit Feedback' })).toBeNull();
  expect(words(unrated).queryByRole('button', { name: 'Submit Feedback' })).toBeNull();
  await userEvent.click(words(unrated).getByRole('button', { expanded: false }));
  words(unrated).getByRole('button', { name: 'Submit Feedback' });
  await userEvent.click(words(unrated).getByRole('button', { expanded: true }));
  expect(words(unrated).queryByRole('button', { name: 'Submit Feedback' })).toBeNull();
});

test('when the first order is done, the next one shows its details', async () => {
  const [first, second] = [order(1002, {}), order(1001, {})];
  const { queryClient } = show([first, second], []);
  words((await articles())[0])
    .getByRole('button', { name: 'Cancel booking' })
    .focus();
  own = ({ underWay }) => (underWay ? [second] : []);
  await queryClient.invalidateQueries();
  await waitFor(async () => expect(await articles()).toHaveLength(1));
  words((await articles())[0]).getByRole('button', { name: 'Give feedback' });
  expect(screen.queryByRole('button', { name: 'Details' })).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Orders' }));
});

test('a cancelled booking asks for no feedback', async () => {
  show([], [order(1001, { stage: 'cancelled' })]);
  const [cancelled] = await articles();
  words(cancelled).getByText(/You can book again whenever you need us/);
  expect(words(cancelled).queryByRole('button', { name: 'Submit Feedback' })).toBeNull();
});

test('the newest order opens if none is in progress', async () => {
  show([], [done(1002), done(1001)]);
  const [newest, older] = await articles();
  words(newest).getByRole('button', { name: 'Submit Feedback' });
  expect(words(older).queryByRole('button', { name: 'Submit Feedback' })).toBeNull();
});

test('feedback by keyboard begins at the stars and ends at what was given', async () => {
  const feedback = [{ rating: 4, comment: 'Cools again', createdAt: '2026-11-20T06:30:00.000Z' }];
  const give = vi.fn(() => {
    own = ({ underWay }) => (underWay ? [order(1001, { feedback })] : []);
    return { message: 'Feedback submitted successfully!', data: order(1001, { feedback }) };
  });
  show([order(1001, {})], [], undefined, null, { 'orders.giveFeedback': give });
  (await screen.findByRole('button', { name: 'Give feedback' })).focus();
  await userEvent.keyboard('{Enter}');
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: '1' }));
  await userEvent.click(screen.getByRole('radio', { name: '4' }));
  await userEvent.type(screen.getByLabelText(/Comment/), 'Cools again');
  await userEvent.click(screen.getByRole('button', { name: 'Submit Feedback' }));
  await screen.findByText('Your feedback');
  expect(document.activeElement?.textContent).toContain('Cools again');
});

test('Escape closes the rare actions and returns the focus', async () => {
  show([order(1001, {})], []);
  const summary = (await screen.findByLabelText('More')) as HTMLElement;
  const menu = summary.closest('details') as HTMLDetailsElement;
  menu.open = true;
  (await screen.findByRole('button', { name: 'Copy link' })).focus();
  await userEvent.keyboard('{Escape}');
  expect([menu.open, document.activeElement]).toEqual([false, summary]);
});
