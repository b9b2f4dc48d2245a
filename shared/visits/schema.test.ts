import { expect, test } from 'vitest';
import { clockTime, setVisitSettingsInput, visitChoice, visitWindow } from './schema.ts';

const window = (from: string, to: string, visits = 4) => ({ from, to, visits });
const settings = (week: unknown, more: object = {}) =>
  setVisitSettingsInput.safeParse({ week, days: [], leadMinutes: 120, horizonDays: 14, ...more });
const weekOf = (...windows: object[]) => Array.from({ length: 7 }, () => windows);
const told = (result: ReturnType<typeof settings>) => result.error?.issues[0]?.message;

test('visit windows are sorted by time', () => {
  const result = settings(weekOf(window('14:00', '16:00'), window('09:00', '11:30')));
  expect(result.data?.week[0]?.map(({ from }) => from)).toEqual(['09:00', '14:00']);
});

test.each([
  [weekOf(window('11:00', '09:00')), {}, 'A window must end after it begins'],
  [weekOf(window('09:00', '11:00'), window('10:30', '12:00')), {}, 'Windows of a day must not overlap'],
  [weekOf(window('09:00', '11:00')).slice(1), {}, 'Please give the windows of all seven days'],
  [weekOf(window('09:00', '11:00', 0)), {}, 'Visits must be between 1 and 999'],
  [weekOf(), { horizonDays: 0 }, 'Days ahead must be between 1 and 183'],
  [weekOf(), { leadMinutes: -1 }, 'Lead time must be between 0 and 10080 minutes'],
  [
    weekOf(),
    {
      days: [
        { date: '2026-12-25', windows: [] },
        { date: '2026-12-25', windows: [] },
      ],
    },
    'A day is listed twice',
  ],
])('what can not be set is told (%#)', (week, more, words) => {
  expect(told(settings(week, more))).toBe(words);
});

test('visit times are full or half hours', () => {
  for (const time of ['9:00', '09:15', '25:00', '', 9]) expect(clockTime.safeParse(time).success).toBe(false);
  expect(visitWindow.safeParse(window('22:30', '24:00')).success).toBe(true);
  for (const choice of ['tomorrow', { date: '2026-11-23' }, { date: '2026-02-30', from: '09:00' }, 5])
    expect(visitChoice.safeParse(choice).success, JSON.stringify(choice)).toBe(false);
});
