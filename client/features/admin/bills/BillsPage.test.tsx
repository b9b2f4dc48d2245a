import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import type { Answer } from '#client/lib/trpc.ts';
import { type Answers, renderAt } from '#client/testing/render.tsx';
import { shownToasts } from '#client/testing/shown-toasts.ts';
import { formatMonth } from '#shared/date-format.ts';
import { fieldMessages, successMessages } from '#shared/messages.ts';
import { Component as BillsPage } from './BillsPage.tsx';
import type { BillRow } from './bill-columns.tsx';
import { daysOfMonth, lastMonths, thisMonth } from './months.ts';

const bill: BillRow = {
  _id: '018f0000-0000-7000-8000-000000000001',
  number: 'PA/26-27/00042',
  kind: 'Tax Invoice',
  issuedAt: '2026-11-20T08:30:00.000Z',
  orderId: '018f0000-0000-7000-8000-000000000002',
  orderNumber: 1042,
  taxable: 1566.96,
  tax: 282.04,
  total: 1849,
  paid: 349.5,
  due: 1499.5,
  creditNote: null,
  technicianName: 'Ramesh Jadhav',
  fullname: 'Asha Patil',
};
const paid: BillRow = {
  ...bill,
  _id: '018f0000-0000-7000-8000-000000000003',
  number: 'PA/26-27/00041',
  paid: 1849,
  due: 0,
};
const note: BillRow = {
  ...bill,
  _id: '018f0000-0000-7000-8000-000000000004',
  number: 'PAC/26-27/00007',
  kind: 'Credit Note',
  paid: 0,
  due: 0,
};
const taken: BillRow = {
  ...paid,
  _id: '018f0000-0000-7000-8000-000000000005',
  number: 'PA/26-27/00040',
  creditNote: { _id: note._id, number: note.number, issuedAt: note.issuedAt },
};
const totals: Answer['bills']['totals'] = {
  bills: 3,
  creditNotes: 1,
  taxable: 3133.92,
  cgst: 282.04,
  sgst: 282.04,
  igst: 0,
  total: -150,
  paid: 2198.5,
  cash: 2198.5,
  upi: 0,
  due: 1499.5,
};

let sent: [string, unknown][];
const toasts = shownToasts();

const taking =
  <Answer extends object>(name: string, answer: Answer) =>
  (input: unknown): Answer => {
    sent.push([name, input]);
    return answer;
  };

async function open(more: Answers = {}) {
  const { router } = renderAt('/', [{ path: '/', element: <BillsPage /> }], {
    'bills.table': taking('table', { items: [bill, paid, note, taken], count: 4, countIsExact: true }),
    'bills.totals': taking('totals', totals),
    'bills.recordPayment': taking('pay', { message: successMessages.paymentRecorded, data: {} }),
    'bills.credit': taking('credit', { message: successMessages.creditNoteMade, data: {} }),
    'technicians.list': [],
    'bills.closedMonths': [],
    'bills.closeMonth': taking('close', { message: successMessages.monthClosed, data: [] }),
    ...more,
  });
  await screen.findByText(paid.number);
  return router;
}
const asked = (name: string) => sent.filter(([one]) => one === name).map(([, input]) => input);
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
async function pressInMenu(menu: string, name: string) {
  await press(menu);
  await userEvent.click(await screen.findByRole('menuitem', { name }));
}
const openCredit = () => pressInMenu(`Actions of ${bill.number}`, `Credit note for ${bill.number}`);
const openDialog = async () => within(await screen.findByRole('dialog'));
async function type(label: string, text: string) {
  const field = (await openDialog()).getByLabelText(label);
  await userEvent.clear(field);
  if (text) await userEvent.type(field, text);
}

beforeEach(() => {
  sent = [];
});

test('a filter applies to the list of bills and its totals', async () => {
  await open();
  const sums = within(await screen.findByLabelText('Totals'));
  sums.getByText('−₹150.00');
  sums.getByText('₹1,499.50');
  expect(screen.getAllByText('−₹1,849.00')).toHaveLength(1);
  await userEvent.selectOptions(screen.getByLabelText('Only'), 'Still due');
  await press('Filter');
  await userEvent.selectOptions(await screen.findByLabelText('Kind'), 'Tax Invoice');
  await expect.poll(() => asked('table').at(-1)).toMatchObject({ due: true, kind: 'Tax Invoice' });
  expect(asked('totals').at(-1)).toMatchObject({ due: true, kind: 'Tax Invoice' });
});

test('a bill in the list has only the actions that fit its state', async () => {
  await open();
  const actions = (word: string) =>
    screen
      .queryAllByRole('button', { name: new RegExp(`^${word}`) })
      .map((one) => one.getAttribute('aria-label'));
  expect(actions('Record payment')).toEqual([`Record payment of ${bill.number}`]);
  expect(actions('Actions of')).toEqual([bill, paid].map(({ number }) => `Actions of ${number}`));
  screen.getByText(`Taken back by ${note.number}`);
});

test('the payment dialog starts with the due amount and refuses zero', async () => {
  await open();
  await press(`Record payment of ${bill.number}`);
  await type('Taken, in rupees', '');
  await press('Record payment');
  (await openDialog()).getByText(fieldMessages.amountInvalid);
  expect(asked('pay')).toEqual([]);
  await type('Taken, in rupees', '1500');
  await press('Record payment');
  (await openDialog()).getByText('That is more than what is due: ₹1,499.50');
  expect(asked('pay')).toEqual([]);
  await type('Taken, in rupees', '1,000.50');
  await userEvent.click((await openDialog()).getByLabelText('UPI'));
  await press('Record payment');
  await expect.poll(() => toasts.map(({ text }) => text)).toEqual([successMessages.paymentRecorded]);
  expect(asked('pay')).toEqual([{ id: bill._id, due: 1499.5, method: 'UPI', taken: 1000.5 }]);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a credit note needs a reason', async () => {
  await open();
  await openCredit();
  const dialog = await openDialog();
  dialog.getByText(/The ₹349.50 that were paid count for the new bill/);
  await userEvent.click(dialog.getByRole('button', { name: 'Credit note' }));
  dialog.getByText(fieldMessages.reasonRequired);
  expect(document.activeElement).toBe(dialog.getByLabelText('Reason'));
  await type('Reason', 'Came late');
  await type('Discount in rupees (optional)', '1,000');
  await userEvent.click(dialog.getByRole('button', { name: 'Credit note' }));
  await expect
    .poll(() => asked('credit'))
    .toEqual([{ id: bill._id, reason: 'Came late', again: true, discount: 1000 }]);
});

test.each([
  ['Record payment', () => press(`Record payment of ${bill.number}`), 'Taken, in rupees'],
  ['Credit note', openCredit, 'Reason'],
])("the dialog '%s' asks before it discards typed text", async (_, openIt, label) => {
  await open();
  await openIt();
  await type(label, '200');
  await userEvent.keyboard('{Escape}');
  await userEvent.click(await screen.findByRole('button', { name: 'Keep editing' }));
  expect((await openDialog()).getByLabelText<HTMLInputElement>(label).value).toBe('200');
});

test('the dialog for a credit note says how much money to give back', async () => {
  await open();
  await openCredit();
  const dialog = await openDialog();
  await type('Reason', 'Never came');
  await userEvent.click(dialog.getByLabelText(/Make a new bill/));
  dialog.getByText('₹349.50 are to be given back to the customer.');
  await userEvent.click(dialog.getByRole('button', { name: 'Credit note' }));
  await expect
    .poll(() => asked('credit'))
    .toEqual([{ id: bill._id, reason: 'Never came', again: false, discount: 0 }]);
});

test('bills open on this month', async () => {
  await open();
  const { from, to } = daysOfMonth(thisMonth());
  expect(asked('table')[0]).toMatchObject({ from, to });
  await userEvent.selectOptions(screen.getByLabelText('Month'), 'All');
  await expect.poll(() => asked('table').at(-1)).not.toHaveProperty('from', from);
});

test('the archive of bills is for the month of the filter', async () => {
  await open();
  await press('Export');
  await screen.findByRole('menuitem', { name: `Download PDFs of ${formatMonth(thisMonth())}` });
  const [, last = ''] = lastMonths(2);
  await press('Earlier');
  expect(screen.getByLabelText<HTMLSelectElement>('Month').value).toBe(formatMonth(last));
  await press('Export');
  await screen.findByRole('menuitem', { name: `Download PDFs of ${formatMonth(last)}` });
});

test('an admin closes the last complete month after a question', async () => {
  await open();
  const [, last = ''] = lastMonths(2);
  await press(`Close ${formatMonth(last)}`);
  (await openDialog()).getByText(/can not be corrected any more/);
  await press('Close month');
  await expect.poll(() => asked('close')).toEqual([{ month: last }]);
});
