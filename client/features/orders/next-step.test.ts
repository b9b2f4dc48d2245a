import { expect, test } from 'vitest';
import type { Stage } from '#shared/orders/stages.ts';
import { nextStep } from './next-step.ts';

const dueAt = '2026-11-20T10:00:00Z';
const [before, after] = [Date.parse(dueAt) - 1, Date.parse(dueAt) + 1];
const opening = {
  openingWeek: Array(7).fill({ opens: '09:00', closes: '20:00' }),
  openingDays: [],
  callHours: 2,
};
const say = (of: Parameters<typeof nextStep>[0], now: number) => nextStep(of, now, opening);
const order = (stage: Stage, cancellationFee = 0, warrantyUntil: string | null = '2027-02-18') => ({
  stage,
  createdAt: '2026-11-19T10:00:00Z',
  dueAt,
  notAtHomeAt: null,
  partExpected: '2026-11-24',
  cancellationFee,
  billNumber: null as string | null,
  due: 0,
  products: [{ productId: '1', productName: 'Oven Repair', quantity: 1, price: 399, warrantyUntil }],
});

test('a late order asks to call, an order on time says what to expect', () => {
  for (const stage of ['requested', 'scheduled'] as const) {
    expect(say(order(stage), before)).not.toContain('please call us');
    expect(say(order(stage), after)).toContain('please call us');
  }
});

test('a booking without a time repeats until when the shop calls', () => {
  const booked = { ...order('requested'), createdAt: '2026-11-19T17:00:00Z' };
  expect(say(booked, Date.parse('2026-11-19T17:01:00Z'))).toMatch(/^Our call comes tomorrow by 11 am\. /);
  expect(say(booked, Date.parse('2026-11-20T06:00:00Z'))).not.toContain('Our call');
});

test('a waiting order names the day of its part until that day', () => {
  expect(say(order('waiting'), before)).toContain('here by Tuesday, 24 November');
  expect(say(order('waiting'), Date.parse('2026-11-25T10:00:00Z'))).not.toContain('24 November');
});

test('a done order names the warranty, a cancelled order the fee', () => {
  expect(say(order('done'), after)).toContain('claim the warranty');
  for (const ended of ['2026-11-19', null])
    expect(say(order('done', 0, ended), after)).toContain('book again');
  expect(say(order('cancelled'), after)).toContain('book again');
  expect(say(order('cancelled', 200), after)).toContain('₹200.00');
  const billed = { ...order('cancelled', 200), billNumber: 'PA/26-27/00001' };
  expect(say({ ...billed, due: 236 }, after)).toContain('₹236.00 is due');
  expect(say(billed, after)).toContain('book again');
});
