// What the field schemas take and refuse.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { can } from './permissions.ts';
import { day, email, id, mobile, requiredText, toPaise, toRupees } from './primitives.ts';

const takes = (schema: { safeParse(value: unknown): { success: boolean } }, value: unknown) =>
  schema.safeParse(value).success;

test('rupees and paise are the same money, for every paisa up to a crore', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1_000_000_000 }), (paise) => toPaise(toRupees(paise)) === paise),
  );
});

test('a mobile number is exactly ten digits', () => {
  const schema = mobile('required', 'invalid');
  expect(takes(schema, ' 5550100101 ')).toBe(true);
  for (const wrong of [
    '555010010',
    '55501001011',
    '+915550100101',
    '55501 00101',
    '५५५०१००१०१',
    5550100101,
    '',
  ]) {
    expect(takes(schema, wrong), String(wrong)).toBe(false);
  }
});

test('an email has one @, no blanks and a dot in its domain', () => {
  const schema = email('required', 'invalid');
  for (const right of ['a@b.co', 'first.last+tag@sub.example.in'])
    expect(takes(schema, right), right).toBe(true);
  const wrong = [
    'a',
    'a@b',
    '@b.co',
    'a@.co',
    'a b@c.de',
    'a@b@c.de',
    'a@b.co\r\nBcc: x@y.z',
    'a@b..co',
    '<a@b.co>',
  ];
  for (const value of wrong) expect(takes(schema, value), value).toBe(false);
});

test('texts that PostgreSQL or a page cannot hold are refused: NUL and half a character', () => {
  const schema = requiredText('required', 100);
  expect(takes(schema, 'a\u0000b')).toBe(false);
  expect(takes(schema, 'a\ud83d')).toBe(false);
  expect(takes(schema, 'फ्रिज 🧊')).toBe(true);
});

test('a text may be as long as its limit and no longer', () => {
  const schema = requiredText('required', 5);
  expect(takes(schema, ' 12345 ')).toBe(true);
  expect(takes(schema, '123456')).toBe(false);
});

test('a malformed id becomes the id that no row has; a missing one is a failing field', () => {
  expect(id().parse('nonsense')).toBe('00000000-0000-0000-0000-000000000000');
  expect(id().parse('019F0000-0000-7000-8000-00000000000A')).toBe('019f0000-0000-7000-8000-00000000000a');
  expect(takes(id(), '')).toBe(false);
  expect(takes(id(), 7)).toBe(false);
});

test('a day is one of the calendar', () => {
  expect(takes(day, '2026-11-20')).toBe(true);
  for (const wrong of ['2026-13-01', '2026-11-32', '20-11-2026', 'today', '1999-01-01']) {
    expect(takes(day, wrong), wrong).toBe(false);
  }
});

test('only admins hold permissions', () => {
  expect(can('ADMIN', 'orders.setStatus')).toBe(true);
  expect(can('GENERAL', 'orders.setStatus')).toBe(false);
});
