import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { renderAt } from '#client/testing/render.tsx';
import { sampleOrder } from '#server/testing/sample-order.ts';
import { clientTexts } from '#shared/client-texts.ts';

import CompleteDialog from './CompleteDialog.tsx';

test('the question before Complete asks for the payment', async () => {
  const done = vi.fn();
  const dialog = <CompleteDialog order={sampleOrder} about="Order 1042" done={done} close={() => {}} />;
  renderAt('/', [{ path: '/', element: dialog }], {
    'bills.preview': {
      lines: [{ words: 'Repair', quantity: 1, price: 399 }],
      amount: 399,
      total: 399,
      payee: { upiId: 'shop@okbank', name: 'Care' },
    },
    'estimates.of': null,
  });
  const confirm = await screen.findByRole('button', { name: 'Confirm' });
  const view = within(
    screen.getByRole('dialog', { name: clientTexts('confirmStatus', { status: 'Complete' }) }),
  );
  view.getByText('Order 1042');
  await userEvent.click(view.getByLabelText('UPI'));
  expect(screen.queryByRole('img')).toBeNull();
  await userEvent.type(view.getByLabelText('UPI reference (optional)'), '4012');
  await userEvent.click(confirm);
  const money = { method: 'UPI', taken: 399, total: 399, discount: 0, reason: '', reference: '4012' };
  expect(done).toHaveBeenCalledExactlyOnceWith(money);
});
