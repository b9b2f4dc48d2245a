import { expect, test } from 'vitest';
import type { Stage } from '#shared/orders/stages.ts';
import { nextStep } from './next-step.ts';

const dueAt = '2026-11-20T10:00:00Z';
const [before, after] = [Date.parse(dueAt) - 1, Date.parse(dueAt) + 1];
const order = (stage: Stage, cancellationFee = 0, warrantyUntil: string | null = '2027-02-18') => ({
  stage,
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
    expect(nextStep(order(stage), before)).not.toContain('please call us');
    expect(nextStep(order(stage), after)).toContain('please call us');
  }
});

test('a waiting order names the day of its part until that day', () => {
  expect(nextStep(order('waiting'), before)).toContain('here by Tuesday, 24 November');
  expect(nextStep(order('waiting'), Date.parse('2026-11-25T10:00:00Z'))).not.toContain('24 November');
});

test('a done order names the warranty, a cancelled order the fee', () => {
  expect(nextStep(order('done'), after)).toContain('claim the warranty');
  for (const ended of ['2026-11-19', null])
    expect(nextStep(order('done', 0, ended), after)).toContain('book again');
  expect(nextStep(order('cancelled'), after)).toContain('book again');
  expect(nextStep(order('cancelled', 200), after)).toContain('₹200.00');
  const billed = { ...order('cancelled', 200), billNumber: 'PA/26-27/00001' };
  expect(nextStep({ ...billed, due: 236 }, after)).toContain('₹236.00 are due');
  expect(nextStep(billed, after)).toContain('book again');
});
