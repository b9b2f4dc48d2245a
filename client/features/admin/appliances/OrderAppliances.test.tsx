import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { type Answers, renderAt } from '#client/testing/render.tsx';
import { sampleOrder } from '#server/testing/sample-order.ts';
import { OrderAppliances } from './OrderAppliances.tsx';

const user = { _id: 'u', userId: 1, name: 'Sunil', email: 'sunil@example.com', role: 'ADMIN' } as const;
const bedroom = {
  _id: 'a1',
  name: 'LG split AC, Bedroom 2',
  kind: 'ac_split',
  warrantyUntil: null,
  lastRepair: '2026-03-03',
};
const [line] = sampleOrder.products;
const order = {
  ...sampleOrder,
  products: [{ ...line, quantity: 1 }],
  scanned: null,
  cameBackOf: null,
} as unknown as Parameters<typeof OrderAppliances>[0]['order'];

function show(shown: typeof order, answers: Answers) {
  localStorage.setItem('token', 'a token');
  renderAt('/', [{ path: '/', element: <OrderAppliances order={shown} /> }], {
    'accounts.me': user,
    ...answers,
  });
}

test('the office names a known appliance on an order with one press', async () => {
  const sent: unknown[] = [];
  show(order, {
    'appliances.ofCustomer': [bedroom],
    'appliances.name': (input: unknown) => {
      sent.push(input);
      return { message: 'Appliance saved' };
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Which appliance?' }));
  const dialog = await screen.findByRole('dialog');
  expect(within(dialog).getByText('Last repaired 3 March 2026')).toBeDefined();
  await userEvent.click(within(dialog).getByRole('button', { name: new RegExp(bedroom.name) }));
  expect(sent).toEqual([{ orderId: order._id, productId: line?.productId, appliance: { _id: 'a1' } }]);
});

test('an order from a sticker names it, and the office moves the sold appliance after a question', async () => {
  const moved: unknown[] = [];
  const scanned = { code: '7K4M-2QXP', name: 'LG split AC', isOthers: true };
  show(
    { ...order, scanned, cameBackOf: { _id: 'f', orderNumber: 1031 } },
    {
      'appliances.moveToBuyer': (input: unknown) => {
        moved.push(input);
        return { message: 'The appliance belongs to this customer now' };
      },
    },
  );
  expect(
    await screen.findByText(/^Scanned sticker 7K4M-2QXP: LG split AC of another customer/),
  ).toBeDefined();
  expect(screen.getByRole('link', { name: /repaired in order 1031/ })).toBeDefined();
  await userEvent.click(await screen.findByRole('button', { name: 'It was sold to this customer' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Move it' }));
  expect(moved).toEqual([{ orderId: order._id }]);
});
