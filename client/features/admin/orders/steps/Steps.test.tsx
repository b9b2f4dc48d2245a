import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { type Answers, renderAt } from '#client/testing/render.tsx';
import { withResolvers } from '#client/testing/with-resolvers.ts';
import { sampleOrder } from '#server/testing/sample-order.ts';
import { fieldMessages, successMessages } from '#shared/messages.ts';
import type { Order } from '#shared/orders/schema.ts';
import type { Stage } from '#shared/orders/stages.ts';
import { Steps } from './Steps.tsx';

const visit = { date: '2099-11-23', from: '09:00', to: '11:00' };
const window = (from: string, to: string, free: number) => ({ from, to, free });
const windows = [
  window('09:00', '11:00', 0),
  window('11:00', '13:00', 2),
  window('14:00', '16:00', 0),
  window('16:00', '18:00', 1),
];

const id = '01a2010a-215d-736a-99e7-f20df330678c';
let sent: unknown[];
const take = (name: string) => (input: object) => {
  sent.push([name, input]);
  return { message: successMessages.bookingUpdated, data: orderAt('scheduled') };
};
const answers = {
  'visits.times': ({ from = '2099-11-23' }: { from?: string }) => [{ date: from, windows }],
  'visits.settings': { version: 1, week: [], days: [], leadMinutes: 120, horizonDays: 14 },
  'orders.setStage': take('setStage'),
  'orders.cancel': take('cancel'),
  'orders.reschedule': take('reschedule'),
};

const orderAt = (stage: Stage): Order => ({
  ...sampleOrder,
  _id: id,
  products: [],
  totalPrice: 399,
  status: stage === 'done' ? 'Complete' : 'Incomplete',
  createdAt: '2099-11-20T06:30:00.000Z',
  stage,
  visit: stage === 'requested' || stage === 'cancelled' ? null : visit,
  proposedVisit: stage === 'waiting' ? { ...visit, from: '16:00', to: '18:00' } : null,
  dueAt: '2099-11-23T05:30:00.000Z',
});

function StepsInPanel({ stage }: { stage: Stage }) {
  return <Steps order={orderAt(stage)} complete={() => sent.push('complete')} />;
}
const open = (stage: Stage, more: Answers = {}) =>
  renderAt('/', [{ path: '/', element: <StepsInPanel stage={stage} /> }], { ...answers, ...more });
const press = async (name: string) => {
  const button = screen.queryByRole('button', { name });
  if (button) return userEvent.click(button);
  await userEvent.click(screen.getByRole('button', { name: 'More steps' }));
  await userEvent.click(await screen.findByRole('menuitem', { name }));
};
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));

beforeEach(() => {
  sent = [];
});

test.each<[Stage, string | undefined, string[], boolean]>([
  ['requested', 'Agree on a time', ['Done'], true],
  ['scheduled', 'On the way', ['Change time', 'Start', 'Done', 'Withdraw time'], true],
  ['on_the_way', 'Start', ['Not at home', 'Came back', 'Done'], true],
  ['working', 'Done', ['Waiting'], true],
  ['waiting', 'Agree on a time', ['Start', 'Done'], true],
  ['done', undefined, [], false],
  ['cancelled', 'Restore', ['Done'], false],
])(
  'an order that is %s offers its usual step, and the others in a menu',
  async (stage, first, others, cancels) => {
    open(stage);
    const buttons = screen.queryAllByRole('button').map((button) => button.textContent);
    expect(buttons).toEqual([
      ...(first ? [first] : []),
      ...(others.length > 0 ? ['More'] : []),
      ...(cancels ? ['Cancel booking'] : []),
    ]);
    if (others.length === 0) return;
    await userEvent.click(screen.getByRole('button', { name: 'More steps' }));
    const items = await screen.findAllByRole('menuitem');
    expect(items.map((item) => item.textContent)).toEqual(others);
  },
);

test("'Not at home' is sent as the reason of the step", async () => {
  open('on_the_way');
  await press('Not at home');
  expect(sent).toEqual([['setStage', { id, stage: 'scheduled', reason: 'Not at home' }]]);
  await press('Done');
  expect(sent[1]).toBe('complete');
});

test('the step to waiting asks which part the order waits for', async () => {
  open('working');
  await press('Waiting');
  const view = await dialog('What does it wait for?');
  await userEvent.click(view.getByRole('button', { name: 'Waiting' }));
  await view.findByText(fieldMessages.reasonRequired);
  await userEvent.type(view.getByLabelText('Reason'), 'a part');
  await userEvent.click(view.getByRole('button', { name: 'Waiting' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject(['setStage', { id, stage: 'waiting', reason: 'a part' }]);
});

test('cancelling an order is free before a technician is on the way', async () => {
  open('scheduled');
  await press('Cancel booking');
  const view = await dialog('Cancel this booking?');
  expect(view.queryByRole('checkbox')).toBeNull();
  await userEvent.selectOptions(view.getByLabelText('Reason'), 'Wrong time');
  await userEvent.click(view.getByRole('button', { name: 'Cancel booking' }));
  expect(sent).toEqual([['cancel', { id, reason: 'Wrong time', fee: false }]]);
});

test('cancelling later charges the fee unless an admin waives it', async () => {
  open('working');
  await press('Cancel booking');
  const view = await dialog('Cancel this booking?');
  const charge = view.getByRole<HTMLInputElement>('checkbox', { name: /₹200\.00/ });
  expect(charge.checked).toBe(true);
  await userEvent.click(charge);
  await userEvent.click(view.getByRole('button', { name: 'Cancel booking' }));
  await view.findByText(fieldMessages.reasonRequired);
  expect(sent).toEqual([]);
  await userEvent.type(view.getByLabelText('Why no fee?'), 'our mistake');
  await userEvent.click(view.getByRole('button', { name: 'Cancel booking' }));
  expect(sent).toEqual([['cancel', { id, reason: 'no fee: our mistake', fee: false }]]);
});

test('the cancel dialog asks before it discards the reason for no fee', async () => {
  open('working');
  await press('Cancel booking');
  const view = await dialog('Cancel this booking?');
  await userEvent.click(view.getByRole('checkbox'));
  const why = view.getByLabelText<HTMLInputElement>('Why no fee?');
  await userEvent.type(why, 'our mistake');
  await userEvent.keyboard('{Escape}');
  await userEvent.click(
    (await dialog('Discard your changes?')).getByRole('button', { name: 'Keep editing' }),
  );
  expect(why.value).toBe('our mistake');
});

test("visit times that fail to load show an error with 'Try again'", async () => {
  let away = true;
  open('requested', {
    'visits.times': ({ from = '2099-11-23' }: { from?: string }) => {
      if (away) throw new Error('away');
      return [{ date: from, windows }];
    },
  });
  await press('Agree on a time');
  const view = await dialog('Agree on a time');
  const again = await view.findByRole('button', { name: 'Try again' });
  away = false;
  await userEvent.click(again);
  await view.findByRole('radio', { name: /^11 am to 1 pm/ });
});

test('the button is disabled while visit times are loading', async () => {
  const times = withResolvers<object[]>();
  open('requested', { 'visits.times': () => times.promise });
  await press('Agree on a time');
  const view = await dialog('Agree on a time');
  const agree = view.getByRole('button', { name: 'Agree' });
  view.getByText(/^Looking up free times/);
  expect([agree.getAttribute('aria-disabled'), agree.dataset.pending]).toEqual(['true', 'true']);
  await userEvent.click(agree);
  agree.focus();
  await userEvent.keyboard('{Enter}');
  times.resolve([{ date: visit.date, windows }]);
  await view.findByRole('radio', { name: /^11 am to 1 pm/ });
  expect([agree.getAttribute('aria-disabled'), agree.dataset.pending]).toEqual([null, undefined]);
  expect(sent).toEqual([]);
  await userEvent.click(agree);
  expect(sent).toEqual([['reschedule', { id, visit: { date: visit.date, from: '11:00' } }]]);
});

test('the cancel dialog says that tax comes on top of the fee', async () => {
  open('working', { 'business.get': { taxOnTop: 18 } });
  await press('Cancel booking');
  const view = await dialog('Cancel this booking?');
  const words = () => view.getByRole<HTMLInputElement>('checkbox').labels?.[0]?.textContent;
  await waitFor(() =>
    expect(words()).toBe('Charge the fee of ₹200.00 plus 18 % GST: a technician has been there'),
  );
});

test("a second visit shows 'Agree on a time' on button and dialog", async () => {
  open('waiting');
  await press('Agree on a time');
  const view = await dialog('Agree on a time');
  await view.findByRole('radio', { name: /^9 am to 11 am full/ });
});

test("'Agree on a time' first chooses the time that the technician has proposed", async () => {
  open('waiting');
  await press('Agree on a time');
  const proposal = await screen.findByRole<HTMLInputElement>('radio', {
    name: '4 pm to 6 pm 1 free, proposed by the technician',
  });
  expect(proposal.checked).toBe(true);
});

test('an admin can book a full visit time', async () => {
  open('scheduled');
  await press('Change time');
  const view = await dialog('Change time');
  const radio = (name: RegExp) => view.findByRole<HTMLInputElement>('radio', { name });
  await radio(/^9 am to 11 am agreed now/);
  expect((await radio(/^11 am to 1 pm 2 free/)).checked).toBe(true);
  await userEvent.click(await radio(/^2 pm to 4 pm full/));
  await userEvent.click(view.getByRole('button', { name: 'Take it nevertheless' }));
  expect(sent).toEqual([
    ['reschedule', { id, visit: { date: '2099-11-23', from: '14:00' }, knowingly: true }],
  ]);
});
