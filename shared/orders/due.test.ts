import { expect, test } from 'vitest';
import { indiaMoment } from '../india-day.ts';
import { dueAt, isLate, isShortNotice, waitingDueAt } from './due.ts';
import { stages } from './stages.ts';

const booked = new Date('2026-11-20T06:30:00Z');

test('an order is due at the end of its visit, or 24 hours after the booking', () => {
  expect(dueAt(booked, null)).toEqual(new Date('2026-11-21T06:30:00Z'));
  const to = new Date('2026-11-24T05:30:00Z');
  expect(dueAt(booked, { to })).toBe(to);
});

test('a waiting order is due on the evening on which its part is expected', () => {
  expect(waitingDueAt(booked, '2026-11-25')).toEqual(new Date('2026-11-25T14:30:00Z'));
  expect(waitingDueAt(booked, null)).toEqual(new Date('2026-11-23T06:30:00Z'));
});

test('an order is late if it is due and neither done nor cancelled', () => {
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

const visit = indiaMoment('2026-11-23', '09:00');

test('short notice is less than 24 hours before the visit begins in India', () => {
  const begins = Date.parse('2026-11-23T03:30:00Z');
  const day = 24 * 3600_000;
  expect(isShortNotice(visit, begins - day)).toBe(false);
  expect(isShortNotice(visit, begins - day + 1)).toBe(true);
  expect(isShortNotice(visit, begins + 1)).toBe(true);
  expect(isShortNotice(null, begins)).toBe(false);
});
