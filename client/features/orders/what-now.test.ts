import { expect, test } from 'vitest';
import { whatNow } from './what-now.ts';

const now = Date.parse('2026-11-20T10:00:00Z');
const order = { status: 'Incomplete', mobile: '9876543210' } as const;

test.each([
  [
    'a fresh booking is told as booked, with what comes next',
    '2026-11-20T09:59:00Z',
    'Booked. Next, we call you on 9876543210',
  ],
  ['one of a day ago asks to call', '2026-11-19T10:00:00Z', 'please call us'],
])('%s', (_name, createdAt, words) => {
  expect(whatNow({ ...order, createdAt }, now)).toContain(words);
});

test('what is done tells of the warranty', () => {
  expect(whatNow({ ...order, status: 'Complete', createdAt: '2026-11-01T00:00:00Z' }, now)).toContain(
    '90-day warranty',
  );
});
