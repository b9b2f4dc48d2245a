import { expect, test } from 'vitest';
import type { Order } from '#shared/orders/schema.ts';
import { stages } from '#shared/orders/stages.ts';
import { type Work, whyNot } from './work.ts';

const visit = { date: '2026-11-24', from: '09:00', to: '11:00' };
const order = (stage: Order['stage']): Order =>
  ({ stage, technician: null, visit: ['requested', 'cancelled'].includes(stage) ? null : visit }) as Order;
const able = (work: Work) => stages.filter((stage) => whyNot(order(stage), work) === null);

test('what can be done at once follows the table of stages', () => {
  expect(able({ kind: 'assign', technician: { _id: 'r', name: 'Ramesh' } })).toEqual([
    'requested',
    'scheduled',
    'on_the_way',
    'working',
    'waiting',
  ]);
  expect(able({ kind: 'time', visit: { date: '2026-11-25', from: '09:00' } })).toEqual([
    'requested',
    'scheduled',
    'waiting',
  ]);
  expect(able({ kind: 'stage', stage: 'on_the_way' })).toEqual(['scheduled']);
  expect(able({ kind: 'cancel', reason: '' })).toEqual(['requested', 'scheduled']);
});
