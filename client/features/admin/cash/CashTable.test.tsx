import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import type { Answer } from '#client/lib/trpc.ts';
import { type Answers, renderAt } from '#client/testing/render.tsx';
import { desk } from '#shared/bills/cash.ts';
import { CashTable } from './CashTable.tsx';

type CashDay = Answer['bills']['cash'];

const cash: CashDay = {
  day: '2026-11-20',
  lastDay: null,
  isOpen: true,
  closed: null,
  holders: [{ _id: 'ramesh', name: 'Ramesh Jadhav', expected: 1_000 }],
  desk: { expected: -250, took: 0, received: 0, spent: 250 },
  counts: [
    {
      _id: '1',
      holder: 'imran',
      name: 'Imran Shaikh',
      at: '2026-11-20T09:00:00.000Z',
      expected: 500,
      counted: 151,
      reason: 'Lost a note',
      writtenOff: false,
      by: 'Sunil (1001)',
    },
  ],
  late: [],
  corrected: [],
  outs: [],
  days: [],
};

function open(changes: Partial<CashDay> = {}) {
  const count = vi.fn<(input: unknown) => undefined>();
  const session: Answers = { 'bills.countCash': count };
  renderAt('/', [{ path: '/', element: <CashTable cash={{ ...cash, ...changes }} mayEdit /> }], session);
  return count;
}

test('the field for the counted sum is empty, and a difference needs its reason', async () => {
  const count = open();
  await userEvent.click(screen.getByRole('button', { name: 'Count, Ramesh Jadhav' }));
  const dialog = await screen.findByRole('dialog');
  const field = within(dialog).getByLabelText('Counted, in rupees');
  expect(field).toHaveProperty('value', '');
  const submit = within(dialog).getByRole('button', { name: 'Count' });
  await userEvent.click(submit);
  expect(count).not.toHaveBeenCalled();
  await userEvent.type(field, '651');
  expect(within(dialog).getByRole('status').textContent).toContain('₹349.00 missing');
  await userEvent.click(submit);
  expect(count).not.toHaveBeenCalled();
  await userEvent.type(within(dialog).getByLabelText('Reason for the difference'), 'Bought a hose');
  await userEvent.click(submit);
  expect(count).toHaveBeenCalledWith({
    day: '2026-11-20',
    holder: 'ramesh',
    expected: 1_000,
    counted: 651,
    reason: 'Bought a hose',
    writeOff: false,
  });
});

test('a shortage stays owed and says so', () => {
  open();
  expect(screen.getByText('Imran Shaikh still owes ₹349.00')).toBeTruthy();
});

test('cash that was only paid out was taken out of the drawer, and nobody types it', async () => {
  const count = open();
  expect(screen.getByText('Taken out of the drawer: ₹250.00')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Count, The desk' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'As expected, The desk' }));
  expect(count).toHaveBeenCalledWith({ day: '2026-11-20', holder: desk, expected: -250, counted: -250 });
});

test('a closed day speaks in the past', () => {
  open({ closed: { at: '2026-11-20T15:00:00.000Z', by: 'Sunil (1001)' } });
  expect(screen.getByText('₹349.00 missing, stayed owed')).toBeTruthy();
  expect(screen.queryByText(/still owes/)).toBeNull();
});
