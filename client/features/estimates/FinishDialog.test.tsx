import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { renderAt } from '#client/testing/render.tsx';
import type { EstimateState } from '#shared/estimates/states.ts';
import { FinishDialog } from './FinishDialog.tsx';

const lines = [
  { words: 'Fridge Repair', quantity: 1, price: 399 },
  { words: 'Fan motor', quantity: 2, price: 450.25 },
];

function open({
  estimate = null,
  upiId = 'shop@okbank',
}: {
  estimate?: EstimateState | null;
  upiId?: string;
} = {}) {
  const done = vi.fn();
  const element = (
    <FinishDialog
      orderNumber={1042}
      lines={lines}
      tax={0}
      total={1299.5}
      payee={upiId ? { upiId, name: 'Care' } : null}
      estimate={estimate}
      done={done}
      close={() => {}}
    />
  );
  renderAt('/', [{ path: '/', element }]);
  return done;
}

const taken = () => screen.findByLabelText('Taken, in rupees');
const finish = () => userEvent.click(screen.getByRole('button', { name: 'Finish' }));
async function take(rupees: string) {
  const field = await taken();
  await userEvent.clear(field);
  await userEvent.type(field, rupees);
}

test('the technician records the whole total in cash with one tap', async () => {
  const done = open();
  expect((await taken()).getAttribute('value')).toBe('1299.50');
  await finish();
  expect(done).toHaveBeenCalledExactlyOnceWith({
    method: 'Cash',
    taken: 1299.5,
    discount: 0,
    reason: '',
    total: 1299.5,
  });
});

test('a part payment leaves the rest due', async () => {
  const done = open();
  await take('1,200');
  screen.getByRole('group', { name: '₹99.50 less than the total' });
  await userEvent.click(screen.getByLabelText('Discount'));
  await finish();
  expect(done).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(screen.getByLabelText('Reason'));
  await userEvent.type(screen.getByLabelText('Reason'), 'Came late');
  await finish();
  expect(done).toHaveBeenLastCalledWith(
    expect.objectContaining({ taken: 1200, discount: 99.5, reason: 'Came late' }),
  );
  await userEvent.click(screen.getByLabelText('Still due'));
  await finish();
  expect(done).toHaveBeenLastCalledWith(expect.objectContaining({ taken: 1200, discount: 0, reason: '' }));
});

test('the Finish dialog refuses an amount above the total', async () => {
  const done = open();
  await take('1300');
  screen.getByText('That is more than what is due: ₹1,299.50');
  await take('a lot');
  await finish();
  screen.getByText('Please enter an amount in rupees, like 399 or 399.50');
  expect(document.activeElement).toBe(await taken());
  expect(done).not.toHaveBeenCalled();
});

test('the Finish dialog shows a UPI code for the exact amount', async () => {
  const done = open();
  await take('1000');
  await userEvent.click(await screen.findByLabelText('UPI'));
  await screen.findByRole('img', { name: 'UPI code for ₹1,000.00' });
  screen.getByRole('dialog', { name: 'Pay ₹1,000.00 by UPI' });
  await userEvent.click(screen.getByRole('button', { name: 'Not paid' }));
  await waitFor(() => expect(screen.queryByRole('img')).toBeNull());
  expect(screen.getByLabelText<HTMLInputElement>('Cash').checked).toBe(true);
  await userEvent.click(screen.getByLabelText('UPI'));
  await userEvent.click(await screen.findByRole('button', { name: 'Paid' }));
  expect(done).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ method: 'UPI', taken: 1000 }));
  cleanup();
  open({ upiId: '' });
  await userEvent.click(await screen.findByLabelText('UPI'));
  expect(screen.queryByRole('img')).toBeNull();
  screen.getByText(/no UPI id in its settings/);
});

test.each<[EstimateState, RegExp | null]>([
  ['draft', /has not agreed to the estimate: it is not billed/],
  ['offered', /has not answered the estimate: it is not billed/],
  ['declined', /declined the estimate: only the charge of the booking/],
  ['agreed', null],
])('an estimate that is %s', async (estimate, told) => {
  open({ estimate });
  await taken();
  if (told) screen.getByText(told);
  else expect(screen.queryByText(/estimate/)).toBeNull();
});
