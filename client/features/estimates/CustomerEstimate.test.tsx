import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { conflict } from '#client/testing/conflict.ts';
import { renderAt } from '#client/testing/render.tsx';
import { wordsOfFailure } from '#shared/errors.ts';
import type { TaxedEstimate } from '#shared/estimates/schema.ts';
import { CustomerEstimate } from './CustomerEstimate.tsx';

const offered: TaxedEstimate = {
  version: 3,
  state: 'offered',
  lines: [
    { kind: 'part', words: 'Fan motor', quantity: 2, price: 450.5, hsn: '' },
    { kind: 'labour', words: 'Fan motor', quantity: 1, price: 200, hsn: '' },
  ],
  total: 1101,
  offeredAt: '2026-11-20T06:30:00.000Z',
  answeredAt: null,
  answeredWhere: null,
  answeredBy: '',
  tax: { booking: 0, estimate: 0 },
};

function show(
  estimate: TaxedEstimate,
  { answer = vi.fn(async () => ({ message: 'Estimate agreed' })) } = {},
) {
  const refresh = vi.fn(async () => {});
  renderAt('/', [
    { path: '/', element: <CustomerEstimate of="link" {...{ estimate, answer, refresh }} charge={399} /> },
  ]);
  return { answer, refresh };
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('the customer agrees to an estimate after one confirmation', async () => {
  const { answer, refresh } = show(offered);
  screen.getByText('₹901.00');
  expect(screen.getAllByText(/Fan motor/)).toHaveLength(2);
  screen.getByText('₹1,500.00');
  await press('Agree');
  expect(answer).not.toHaveBeenCalled();
  const asked = within(await screen.findByRole('dialog', { name: 'Agree to ₹1,101.00?' }));
  asked.getByText('₹1,500.00');
  await userEvent.click(asked.getByRole('button', { name: 'Agree' }));
  expect(answer).toHaveBeenCalledExactlyOnceWith({ version: 3, agree: true });
  expect(refresh).toHaveBeenCalledOnce();
});

test('the totals for agreeing and declining an estimate include tax', async () => {
  show({ ...offered, tax: { booking: 71.82, estimate: 198.18 } });
  screen.getByText('₹270.00');
  screen.getByText('₹1,770.00');
  await press('Agree');
  const asked = within(await screen.findByRole('dialog', { name: 'Agree to ₹1,299.18?' }));
  asked.getByText('₹1,770.00');
  await userEvent.click(asked.getByRole('button', { name: 'Not now' }));
  await press('Decline');
  within(await screen.findByRole('dialog', { name: 'Decline the estimate?' })).getByText('₹470.82');
});

test('a refused answer to an estimate closes the dialog', async () => {
  const changed = conflict(wordsOfFailure('estimateChanged'));
  const answer = vi
    .fn(async () => ({ message: 'Estimate declined' }))
    .mockRejectedValueOnce(new Error('away'))
    .mockRejectedValueOnce(changed);
  const { refresh } = show(offered, { answer });
  await press('Decline');
  const asked = within(await screen.findByRole('dialog', { name: 'Decline the estimate?' }));
  await userEvent.click(asked.getByRole('button', { name: 'Decline' }));
  await asked.findByRole('alert');
  expect(refresh).not.toHaveBeenCalled();
  await userEvent.click(asked.getByRole('button', { name: 'Decline' }));
  await waitFor(() => expect(refresh).toHaveBeenCalledOnce());
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('an answered estimate has no buttons', () => {
  const answered = { answeredAt: '2026-11-20T06:35:00.000Z', answeredWhere: 'phone' } as const;
  show({ ...offered, state: 'declined', ...answered });
  screen.getByText(/^Declined on .+, on the technician's phone\.$/);
  screen.getByText('Only the charge of the booking is due.');
  expect(screen.queryByRole('button', { name: 'Agree' })).toBeNull();
  expect(screen.queryByText('₹1,500.00')).toBeNull();
});
