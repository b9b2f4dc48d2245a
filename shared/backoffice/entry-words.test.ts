import { expect, test } from 'vitest';
import { formatVisit, formatVisitDay } from '../visits/words.ts';
import { entryWords, fieldChanges } from './entry-words.ts';

test('an audit action is shown in words', () => {
  expect(entryWords({ action: 'order.setStatus', after: null })).toBe('Order status changed');
  expect(entryWords({ action: 'moon.reach', after: null })).toBe('moon.reach');
});

test('an audit entry shows only the fields that differ', () => {
  expect(
    fieldChanges(
      { phone: '', email: 'a@example.com', productImage: ['/1', '/2'] },
      { phone: '555', email: 'a@example.com', productImage: ['/2'] },
    ),
  ).toEqual([
    { field: 'phone', before: '', after: '555' },
    { field: 'pictures', before: '/1, /2', after: '/2' },
  ]);
});

test('an audit entry shows only the changed days of a week', () => {
  const visit = { date: '2026-11-23', from: '09:00', to: '11:00' };
  expect(fieldChanges({ visit: null }, { visit, overbooked: true })).toEqual([
    { field: 'visit', before: '', after: formatVisit(visit) },
    { field: 'overbooked', before: '', after: 'yes' },
  ]);
  const window = { from: '09:00', to: '11:30', visits: 4 };
  const week = Array.from({ length: 7 }, () => [window]);
  const days = [{ date: '2026-12-25', windows: [] }];
  expect(fieldChanges({ week, days: [] }, { week: [...week.slice(0, 6), []], days })).toEqual([
    { field: 'Sunday', before: '9 am to 11:30 am (4)', after: 'closed' },
    { field: 'single days', before: '', after: `${formatVisitDay('2026-12-25')} 2026: closed` },
  ]);
});

test('an audit entry of an added row shows no values before', () => {
  expect(fieldChanges(null, { label: 'Pumps' })).toEqual([{ field: 'name', before: '', after: 'Pumps' }]);
  expect(fieldChanges({ label: 'Pumps' }, null)).toEqual([{ field: 'name', before: 'Pumps', after: '' }]);
  expect(fieldChanges(null, null)).toEqual([]);
});

test('an audit entry shows sums in rupees and roles by their names', () => {
  expect(fieldChanges(null, { amount: 1998, difference: 0 })).toEqual([
    { field: 'amount', before: '', after: '₹1,998.00' },
    { field: 'difference', before: '', after: 'nothing missing' },
  ]);
  expect(fieldChanges({ difference: -50 }, { difference: 20 })[0]).toMatchObject({
    before: '₹50.00 missing',
    after: '₹20.00 too much',
  });
  expect(fieldChanges({ role: 'GENERAL' }, { role: 'ADMIN' })).toEqual([
    { field: 'role', before: 'Customer', after: 'Owner' },
  ]);
});
