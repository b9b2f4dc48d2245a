import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderAt } from '#client/testing/render.tsx';
import { sampleOrder } from '#server/testing/sample-order.ts';
import { businessDefaults } from '#shared/business/defaults.ts';
import { formatMoment } from '#shared/format.ts';
import { nextStep } from '../../../orders/next-step.ts';
import { OrderProgress } from './OrderProgress.tsx';

const due = async () => (await screen.findByText('Due')).nextElementSibling?.textContent ?? '';

test('the desk reads the time by which the customer is called', async () => {
  const now = Date.parse('2026-11-20T05:00:00Z');
  vi.useFakeTimers({ now, toFake: ['Date'] });
  const order = { ...sampleOrder, createdAt: new Date(now).toISOString() };
  renderAt('/', [{ path: '/', element: <OrderProgress order={order} /> }], {
    'business.get': businessDefaults,
  });
  expect(await due()).toMatch(/^by .* today$/);
  expect(nextStep(order, now, businessDefaults)).toContain(await due());
  vi.useRealTimers();
});

test('an order that nobody has called in time is due a day after the booking', async () => {
  const order = { ...sampleOrder, dueAt: '2099-11-20T20:00:00.000Z' };
  renderAt('/', [{ path: '/', element: <OrderProgress order={order} /> }], {
    'business.get': businessDefaults,
  });
  expect(await due()).toBe(formatMoment(order.dueAt));
});
