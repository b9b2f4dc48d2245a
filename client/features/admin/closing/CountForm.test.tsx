import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { type Answers, renderAt } from '#client/testing/render.tsx';
import { type DayClosing, desk } from '#shared/bills/closing.ts';
import { CountForm } from './CountForm.tsx';

const spent = { before: 0, took: 0, handedOver: 0, spent: 250, cash: -250, upi: 0 };
const closing: DayClosing = {
  ...{ day: '2026-11-20', lastDay: null, closed: null, counts: [], late: [], outs: [], days: [] },
  open: [{ holder: desk, name: '', ...spent }],
};

test('cash that was only paid out was taken out of the drawer, and nobody types it', async () => {
  const close = vi.fn<(input: unknown) => undefined>();
  const session: Answers = { 'bills.closeDay': close };
  renderAt('/', [{ path: '/', element: <CountForm closing={closing} /> }], session);
  expect(screen.getAllByText('Taken out of the drawer: ₹250.00').length).toBeGreaterThan(0);
  expect(screen.queryByText(/−₹250/)).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Close day' }));
  const question = await screen.findByRole('dialog');
  await userEvent.click(within(question).getByRole('button', { name: 'Close day' }));
  expect(close).toHaveBeenCalledWith({
    day: '2026-11-20',
    counts: [
      { holder: desk, cashExpected: -250, cashCounted: -250, upiExpected: 0, upiCounted: 0, reason: '' },
    ],
  });
});
