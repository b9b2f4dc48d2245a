import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { conflict } from '#client/testing/conflict.ts';
import { renderAt } from '#client/testing/render.tsx';
import { shownToasts } from '#client/testing/shown-toasts.ts';
import { withResolvers } from '#client/testing/with-resolvers.ts';
import { sampleOrder } from '#server/testing/sample-order.ts';
import { wordsOfFailure } from '#shared/errors.ts';
import { fieldMessages, successMessages } from '#shared/messages.ts';
import { OrderBill } from './OrderBill.tsx';

const order = { ...sampleOrder, stage: 'done' as const, billNumber: 'PA/26-27/00042' };
const toasts = shownToasts();

const billWith = (taken: number) => ({
  _id: 'b',
  number: order.billNumber,
  kind: 'Bill',
  total: 400,
  paid: taken,
  due: 400 - taken,
  discount: 0,
  discountReason: '',
  technicianName: 'Ravi Pawar',
  payments: taken
    ? [
        {
          _id: '7',
          at: '2026-11-20T08:30:00.000Z',
          method: 'Cash',
          amount: taken,
          reference: '',
          withTechnician: true,
        },
      ]
    : [],
});

test('a payment dialog stays open until the server answers', async () => {
  let taken = 0;
  const late = withResolvers<object>();
  const { router } = renderAt('/', [{ path: '/', element: <OrderBill order={order} /> }], {
    'bills.ofOrder': () => billWith(taken),
    'bills.recordPayment': () => late.promise,
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Record payment' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Record payment' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Record payment' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
  await userEvent.keyboard('{Escape}');
  await act(() => router.navigate(-1));
  screen.getByRole('dialog', { name: 'Record payment' });

  taken = 400;
  late.resolve({ message: successMessages.paymentRecorded, data: {} });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await screen.findByText(/^Paid by Cash/);
  expect(toasts).toEqual([{ kind: 'success', text: successMessages.paymentRecorded }]);
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Record payment' })).toBeNull());
});

test('a failed payment keeps the typed amount', async () => {
  renderAt('/', [{ path: '/', element: <OrderBill order={order} /> }], {
    'bills.ofOrder': billWith(0),
    'bills.recordPayment': () => {
      throw new Error('away');
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Record payment' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Record payment' }));
  await userEvent.clear(dialog.getByLabelText('Taken, in rupees'));
  await userEvent.type(dialog.getByLabelText('Taken, in rupees'), '150');
  await userEvent.click(dialog.getByRole('button', { name: 'Record payment' }));
  await waitFor(() => expect(toasts.map(({ kind }) => kind)).toEqual(['error']));
  expect(dialog.getByLabelText<HTMLInputElement>('Taken, in rupees').value).toBe('150');
  await userEvent.keyboard('{Escape}');
  const question = await screen.findByRole('dialog', { name: 'Discard your changes?' });
  expect(question.textContent).toContain('What you have entered here is not saved yet.');
});

test('a payment that is retried after a lost answer is not doubled', async () => {
  let taken = 0;
  const sent: unknown[] = [];
  renderAt('/', [{ path: '/', element: <OrderBill order={order} /> }], {
    'bills.ofOrder': () => billWith(taken),
    'bills.recordPayment': (input: unknown) => {
      sent.push(input);
      if (sent.length === 1) {
        taken = 150;
        throw new Error('away');
      }
      throw conflict(wordsOfFailure('dueChanged', 0, '₹250.00'));
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Record payment' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Record payment' }));
  await userEvent.clear(dialog.getByLabelText('Taken, in rupees'));
  await userEvent.type(dialog.getByLabelText('Taken, in rupees'), '150');
  for (const count of [1, 2]) {
    await userEvent.click(dialog.getByRole('button', { name: 'Record payment' }));
    await waitFor(() => expect(toasts).toHaveLength(count));
  }
  const payment = { id: 'b', due: 400, method: 'Cash', taken: 150 };
  expect(sent).toEqual([payment, payment]);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await screen.findByText('₹250.00');
});

test('an admin corrects a payment with a reason', async () => {
  const sent: unknown[] = [];
  renderAt('/', [{ path: '/', element: <OrderBill order={order} /> }], {
    'bills.ofOrder': () => billWith(400),
    'bills.correctPayment': (input: unknown) => {
      sent.push(input);
      return { message: successMessages.paymentCorrected, data: {} };
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Correct ₹400.00' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Correct payment' }));
  expect(dialog.getByLabelText<HTMLInputElement>('Ravi Pawar').checked).toBe(true);
  await userEvent.click(dialog.getByLabelText('UPI'));
  await userEvent.type(dialog.getByLabelText('UPI reference (optional)'), '4012');
  await userEvent.click(dialog.getByRole('button', { name: 'Correct payment' }));
  dialog.getByText(fieldMessages.reasonRequired);
  await userEvent.type(dialog.getByLabelText('Reason'), 'Wrong tap');
  await userEvent.click(dialog.getByRole('button', { name: 'Correct payment' }));
  const right = { method: 'UPI', taken: 400, reference: '4012', reason: 'Wrong tap' };
  await waitFor(() => expect(sent).toEqual([{ id: 'b', paymentId: '7', ...right }]));
});
