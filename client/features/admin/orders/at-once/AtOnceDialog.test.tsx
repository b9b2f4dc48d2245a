import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { type Answers, renderAt } from '#client/testing/render.tsx';
import { boardVisit, sampleBoard } from '#client/testing/sample-board.ts';
import { sampleOrder } from '#server/testing/sample-order.ts';
import type { Order } from '#shared/orders/schema.ts';
import { AtOnceDialog } from './AtOnceDialog.tsx';

const santosh = { _id: 's', name: 'Santosh Jadhav' };
const scheduled: Order = {
  ...sampleOrder,
  stage: 'scheduled',
  visit: { date: sampleBoard.date, from: '09:00', to: '11:00' },
  technician: santosh,
};

/** A server with one order. A cancelled order that is restored has no visit and no technician. */
function serverWith(before: Order, onDuty: boolean) {
  let order = { ...before, claims: [] };
  const take = (change: Partial<Order>) => {
    order = { ...order, ...change };
    return { message: '', data: order };
  };
  const answers: Answers = {
    'orders.one': () => order,
    'orders.cancel': () => take({ stage: 'cancelled', visit: null }),
    'orders.setStage': () => take({ stage: 'requested', technician: null }),
    'orders.reschedule': () => take({ stage: 'scheduled', visit: before.visit }),
    'orders.assign': () => take({ technician: santosh }),
    'day.board': () => ({
      ...sampleBoard,
      technicians: onDuty ? [{ ...santosh, userId: 1, categories: [], onDuty }] : [],
      absent: onDuty ? [] : [santosh],
      visits: [{ ...boardVisit, _id: order._id, technicianId: order.technician?._id ?? null }],
    }),
  };
  return { answers, now: () => order };
}

async function cancelAndUndo(before: Order, { onDuty = true } = {}) {
  const server = serverWith(before, onDuty);
  const element = <AtOnceDialog kind="cancel" orders={[before]} close={() => {}} />;
  renderAt('/', [{ path: '/', element }], server.answers);
  const submit = await screen.findByRole('button', { name: 'Change 1 order' });
  const preview = screen.getByRole('dialog').textContent;
  await userEvent.click(submit);
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await screen.findByText(/as before/, { selector: '[role=status]' });
  const result = within(screen.getByRole('list', { name: 'Result of each order' })).getByRole('listitem');
  return { preview, result: result.textContent, order: server.now() };
}

test('the undo of a cancelled order gives back its time and its technician', async () => {
  const { preview, result, order } = await cancelAndUndo(scheduled);
  expect(preview).not.toContain('is over');
  expect(result).toBe('1042, Asha Patil: as before');
  expect(order).toMatchObject({ stage: 'scheduled', visit: scheduled.visit, technician: santosh });
});

test('the undo says why an order comes back without its technician', async () => {
  const { result, order } = await cancelAndUndo(scheduled, { onDuty: false });
  expect(result).toMatch(/as before, but without a technician: Santosh .+/);
  expect(order).toMatchObject({ stage: 'scheduled', technician: null });
});

test('an order whose time is over is named before it is cancelled, and its undo says so', async () => {
  const late = { ...scheduled, visit: { date: '2026-01-05', from: '09:00', to: '11:00' } };
  const { preview, result, order } = await cancelAndUndo(late);
  expect(preview).toMatch(/The time of this order is over.+1042, Asha Patil: .+5 January/);
  expect(result).toBe('1042, Asha Patil: changed. Its time is over: agree on a new one');
  expect(order).toMatchObject({ stage: 'requested', visit: null, technician: null });
});
