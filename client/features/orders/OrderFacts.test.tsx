import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderAt } from '#client/testing/render.tsx';
import { sampleOrder } from '#server/testing/sample-order.ts';
import type { BookingContact, Order } from '#shared/orders/schema.ts';
import { OrderFacts } from './OrderFacts.tsx';

// The contact details on the page, null if the page does not show them. A new contact field does not compile
// without a line here.
const told: Record<keyof BookingContact, string | null> = {
  fullname: 'Asha Patil',
  area: 'CIDCO',
  street: 'N-4, Plot 12',
  mobile: '5550100101',
  email: null,
};

test('an order shows the customer and the address', async () => {
  const order = { ...sampleOrder, ...told } as Order;
  renderAt('/', [{ path: '/', element: <OrderFacts order={order} /> }], {
    'business.get': { taxOnTop: null },
  });
  await screen.findByText('Mobile', { exact: false });
  const values = Object.values(told).filter((value) => value !== null);
  for (const value of values) expect(document.body.textContent).toContain(value);
});

test('an order shows the GSTIN that its bill will have', async () => {
  renderAt('/', [{ path: '/', element: <OrderFacts order={sampleOrder} gstin="27AAPFU0939F1ZV" /> }], {
    'business.get': { taxOnTop: null },
  });
  await screen.findByText('GSTIN 27AAPFU0939F1ZV');
});
