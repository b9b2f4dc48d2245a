import { expect, test } from 'vitest';
import { findWindow, freeTimes, momentOf, presentVisit, visitsOf, windowsOf } from './windows.ts';

const window = (from: string, to: string, visits = 4) => ({ from, to, visits });
const usual = [window('09:00', '11:00'), window('14:00', '16:00', 2)];
const rules = {
  // In these rules the shop is closed on Sundays.
  week: [usual, usual, usual, usual, usual, usual, []],
  days: [
    { date: '2026-11-25', windows: [] },
    { date: '2026-11-26', windows: [window('18:00', '24:00', 1)] },
  ],
  technicians: [],
  hadTechnician: false,
  perTechnician: 1,
  leadMinutes: 120,
  horizonDays: 14,
};
// a Friday at noon in India
const now = new Date('2026-11-20T06:30:00Z');
const on = (date: string, from: string) => findWindow(rules, { date, from }, now);

test("a single day's visit windows replace those of the weekday", () => {
  expect(windowsOf(rules, '2026-11-23')).toEqual(usual);
  expect(windowsOf(rules, '2026-11-22')).toEqual([]);
  expect(windowsOf(rules, '2026-11-25')).toEqual([]);
  expect(windowsOf(rules, '2026-11-26')).toEqual([window('18:00', '24:00', 1)]);
});

test("a visit window is found by its start in India's time", () => {
  expect(on('2026-11-23', '09:00')).toEqual({
    from: new Date('2026-11-23T03:30:00Z'),
    to: new Date('2026-11-23T05:30:00Z'),
    visits: 4,
  });
  expect(on('2026-11-23', '10:00')).toBeNull();
  expect(momentOf('2026-11-26', '24:00')).toEqual(new Date('2026-11-26T18:30:00Z'));
});

test('customers cannot book past, late or distant visit windows', () => {
  expect(on('2026-11-20', '09:00')).toBeNull();
  // The earliest window starts exactly two hours from now.
  expect(on('2026-11-20', '14:00')).not.toBeNull();
  expect(findWindow(rules, { date: '2026-11-20', from: '14:00' }, new Date(now.getTime() + 1))).toBeNull();
  expect(on('2026-12-04', '09:00')).not.toBeNull();
  expect(on('2026-12-05', '09:00')).toBeNull();
});

test('an admin can book any visit window that has not ended', () => {
  const knowingly = (date: string, from: string) =>
    findWindow(rules, { date, from }, now, { knowingly: true });
  expect(knowingly('2026-11-20', '09:00')).toBeNull();
  expect(knowingly('2026-11-20', '14:00')).not.toBeNull();
  expect(knowingly('2027-01-04', '09:00')).not.toBeNull();
});

test('freeTimes lists the free places of several days', () => {
  const taken = new Map([
    [momentOf('2026-11-21', '09:00').getTime(), 3],
    // This visit window has more visits than places.
    [momentOf('2026-11-21', '14:00').getTime(), 5],
  ]);
  expect(freeTimes(rules, { from: '2026-11-20', days: 3 }, taken, now)).toEqual([
    {
      date: '2026-11-20',
      windows: [
        { from: '09:00', to: '11:00', free: 0 },
        { from: '14:00', to: '16:00', free: 2 },
      ],
    },
    {
      date: '2026-11-21',
      windows: [
        { from: '09:00', to: '11:00', free: 1 },
        { from: '14:00', to: '16:00', free: 0 },
      ],
    },
    { date: '2026-11-22', windows: [] },
  ]);
});

test("a visit is shown in India's time", () => {
  const at = (from: string, to: string) => ({ visit_from: new Date(from), visit_to: new Date(to) });
  expect(presentVisit(at('2026-11-23T03:30:00Z', '2026-11-23T05:30:00Z'))).toEqual({
    date: '2026-11-23',
    from: '09:00',
    to: '11:00',
  });
  expect(presentVisit(at('2026-11-26T12:30:00Z', '2026-11-26T18:30:00Z'))?.to).toBe('24:00');
  expect(presentVisit({ visit_from: null, visit_to: null })).toBeNull();
});

test('a visit window without a number takes one visit for each technician', () => {
  const technician = (onDuty: boolean, daysOff: string[] = []) => ({ onDuty, daysOff });
  const people = [technician(true), technician(true, ['2026-11-25']), technician(false)];
  const visits = (date: string, own: number | null, perTechnician = 1) =>
    visitsOf({ technicians: people, perTechnician, hadTechnician: true }, date, own);
  expect(visits('2026-11-24', null)).toBe(2);
  expect(visits('2026-11-25', null)).toBe(1);
  expect(visits('2026-11-24', null, 3)).toBe(6);
  expect(visits('2026-11-24', 5)).toBe(5);
  const none = { technicians: [], perTechnician: 1 };
  expect(
    visitsOf({ ...none, technicians: [technician(false)], hadTechnician: true }, '2026-11-24', null),
  ).toBe(0);
  expect(visitsOf({ ...none, hadTechnician: false }, '2026-11-24', null)).toBe(4);
  expect(visitsOf({ ...none, hadTechnician: true }, '2026-11-24', null)).toBe(0);
});
