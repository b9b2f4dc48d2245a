import { expect, test } from 'vitest';
import { dueAt, isLate } from './due.ts';
import { stages } from './stages.ts';

const booked = new Date('2026-11-20T06:30:00Z');

test('an order is due at the end of its visit, or 24 hours after the booking', () => {
  expect(dueAt(booked, null)).toEqual(new Date('2026-11-21T06:30:00Z'));
  const to = new Date('2026-11-24T05:30:00Z');
  expect(dueAt(booked, { to })).toBe(to);
});

test('late means due and neither done nor cancelled', () => {
  const order = { dueAt: '2026-11-21T06:30:00.000Z' };
  const at = Date.parse(order.dueAt);
  expect(stages.filter((stage) => isLate({ ...order, stage }, at + 1))).toEqual([
    'requested',
    'scheduled',
    'on_the_way',
    'working',
    'waiting',
  ]);
  expect(isLate({ ...order, stage: 'requested' }, at)).toBe(false);
});
