import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { TRPCClientError } from '@trpc/client';
import { expect, test, vi } from 'vitest';
import { inParts } from '#client/testing/in-parts.ts';
import { renderAt } from '#client/testing/render.tsx';
import { stageSentence } from '#shared/orders/sentences.ts';
import type { TrackedOrder } from '#shared/tracking/schema.ts';
import { Component as TrackingPage } from './TrackingPage.tsx';

const visit = { date: '2099-11-23', from: '09:00', to: '11:00' };
const order: TrackedOrder = {
  picture: null,
  warrantyOf: null,
  claims: [],
  bill: null,
  billNumber: null,
  billTotal: 0,
  due: 0,
  feedback: [],
  orderNumber: 1042,
  stage: 'scheduled',
  status: 'Incomplete',
  sentence: stageSentence(
    {
      stage: 'scheduled',
      visit,
      waitingReason: '',
      notAtHomeAt: null,
      technician: null,
      dueAt: '2099-11-23T05:30:00.000Z',
    },
    0,
  ),
  visit,
  notAtHomeAt: null,
  partExpected: null,
  dueAt: '2099-11-23T05:30:00.000Z',
  area: 'Garkheda',
  firstName: 'Asha',
  mobileEnd: '0101',
  technician: null,
  products: [
    { productId: '1', productName: 'Window AC Repair', quantity: 2, price: 399, warrantyUntil: null },
  ],
  totalPrice: 798,
  paymentMethod: 'Cash on Delivery',
  cancellationFee: 0,
  createdAt: '2026-11-20T06:30:00.000Z',
  events: [
    {
      _id: '1',
      at: '2026-11-20T06:30:00.000Z',
      kind: 'booked',
      stage: 'scheduled',
      text: 'Booked.',
      by: 'You',
    },
  ],
};
const business = { companyName: 'Care', phone: '+91 240 555 0142', whatsapp: 'https://wa.me/912405550142' };
const at = (answers: Record<string, unknown>) =>
  renderAt('/track/a-token', [{ path: '/track/:token', Component: TrackingPage }], {
    'business.get': business,
    ...answers,
  });

test('the tracking page shows the stage, the price and the phone number', async () => {
  at({ 'tracking.order': ({ token }: { token: string }) => token === 'a-token' && order });
  await screen.findByRole('heading', { level: 1, name: 'Order 1042' });
  screen.getByText(inParts(order.sentence));
  const [reached] = within(screen.getByRole('list', { name: 'Progress' })).getAllByRole('listitem');
  expect(reached?.getAttribute('aria-current')).toBe('step');
  expect(screen.getByRole('link', { name: 'Add to calendar' }).getAttribute('href')).toBe(
    '/api/tracked-visit/a-token',
  );
  expect(screen.getAllByText('₹798.00')).toHaveLength(2);
  screen.getByText(/by Asha, Garkheda\. Mobile ending in 0101\./);
  expect(screen.getByRole('link', { name: /0142/ }).getAttribute('href')).toBe('tel:+912405550142');
  expect(screen.getByRole('link', { name: 'WhatsApp' }).getAttribute('href')).toBe(
    `${business.whatsapp}?text=Order%201042%3A%20`,
  );
  expect(document.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe('noindex');
});

test('the tracking page names tax on top until the bill includes it', async () => {
  const answers = (shown: TrackedOrder) => ({
    'business.get': { ...business, taxOnTop: 18 },
    'tracking.order': shown,
  });
  at(answers(order));
  await screen.findByText('plus 18 % GST');
  cleanup();
  const { queryClient } = at(
    answers({
      ...order,
      stage: 'done',
      billNumber: 'PA/26-27/00001',
      bill: {
        number: 'PA/26-27/00001',
        lines: [{ words: 'Oven Repair', quantity: 2, amount: 798 }],
        discount: 20,
        discountReason: 'Neighbour',
        total: 941.64,
        payments: [{ method: 'Cash', amount: 641.64 }],
        due: 300,
        upi: 'upi://pay?pa=shop@bank&am=300.00',
      },
    }),
  );
  await screen.findByText('₹941.64');
  screen.getByText('Paid, Cash');
  screen.getByText('Discount (Neighbour)');
  expect(screen.getByRole('link', { name: 'Pay ₹300.00 by UPI' }).getAttribute('href')).toContain(
    'am=300.00',
  );
  expect(screen.getByRole('link', { name: 'Download bill' }).getAttribute('href')).toBe(
    '/api/tracked-bill/a-token',
  );
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  expect(screen.queryByText('plus 18 % GST')).toBeNull();
});

test('an open estimate is the main sentence of the tracking page', async () => {
  const working = { ...order, stage: 'working', sentence: 'Imran is at work.' };
  const estimate = {
    version: 1,
    state: 'offered',
    lines: [{ kind: 'labour', words: 'Refitting', quantity: 1, price: 500.5, hsn: '' }],
    total: 500.5,
    tax: { booking: 0, estimate: 0 },
  };
  at({ 'tracking.order': working, 'tracking.estimate': estimate });
  const main = await screen.findByText('₹500.50 for the work: please agree or decline');
  expect(main.parentElement?.nextElementSibling?.textContent).toBe(working.sentence);
});

test('the tracking page cancels the order', async () => {
  const cancelled = { ...order, stage: 'cancelled', sentence: 'Cancelled.', visit: null };
  const cancel = vi.fn((_input: unknown) => ({ message: 'Booking cancelled', data: cancelled }));
  at({
    'tracking.order': () => (cancel.mock.calls.length > 0 ? cancelled : order),
    'tracking.cancel': cancel,
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel booking' }));
  const asked = await screen.findByRole('dialog', { name: 'Cancel booking' });
  await userEvent.click(within(asked).getByRole('button', { name: 'Cancel booking' }));
  await screen.findByText('Cancelled.');
  expect(cancel).toHaveBeenCalledExactlyOnceWith({ token: 'a-token', reason: null });
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Cancel booking' })).toBeNull());
  screen.getByText('Nothing to pay');
  expect(screen.getByRole('link', { name: 'Book Again' }).getAttribute('href')).toBe('/product/1');
});

test('the tracking page shows the total of the estimate alone', async () => {
  const estimate = {
    version: 1,
    state: 'offered',
    lines: [{ kind: 'part', words: 'Fan motor', quantity: 1, price: 450, hsn: '' }],
    total: 450,
    offeredAt: '2026-11-20T06:30:00.000Z',
    answeredAt: null,
    answeredWhere: null,
    answeredBy: '',
    tax: { booking: 0, estimate: 0 },
  };
  at({ 'tracking.order': { ...order, stage: 'working' }, 'tracking.estimate': estimate });
  await screen.findByText('₹1,248.00');
  expect(screen.getAllByText(/^Total/)).toHaveLength(1);
});

test('the tracking page explains an unknown link', async () => {
  at({
    'tracking.order': () => {
      throw TRPCClientError.from({
        error: {
          message: 'Order not found',
          code: -32000,
          data: { code: 'NOT_FOUND', httpStatus: 404, issues: [] },
        },
      } as never);
    },
  });
  await screen.findByRole('heading', { name: 'Order not found' });
  await screen.findByText(/^Booked without an account/);
  screen.getByRole('link', { name: 'WhatsApp' });
});

test('the tracking page offers a retry if the server is unreachable', async () => {
  const answer = vi.fn().mockImplementationOnce(() => {
    throw new Error('away');
  });
  at({ 'tracking.order': () => answer() ?? order });
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  await screen.findByRole('heading', { name: 'Order 1042' });
});

test('a done order takes stars and a comment on the tracking page', async () => {
  const give = vi.fn(() => ({ message: 'Thank you' }));
  at({ 'tracking.order': { ...order, stage: 'done' }, 'tracking.giveFeedback': give });
  await userEvent.click(await screen.findByRole('radio', { name: /^4/ }));
  await userEvent.type(screen.getByLabelText('Comment'), 'Quick');
  await userEvent.click(screen.getByRole('button', { name: 'Submit Feedback' }));
  await waitFor(() => expect(give).toHaveBeenCalledWith({ token: 'a-token', rating: 4, comment: 'Quick' }));
});
