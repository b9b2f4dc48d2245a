import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fieldMessages } from './messages.ts';
import { can, roles } from './permissions.ts';
import {
  charge,
  day,
  email,
  filter,
  id,
  line,
  mobile,
  requiredLine,
  requiredText,
  text,
  toPaise,
  toRupees,
} from './primitives.ts';

const takes = (schema: { safeParse(value: unknown): { success: boolean } }, value: unknown) =>
  schema.safeParse(value).success;

test('rupees and paise convert exactly for every paisa up to a crore', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1_000_000_000 }), (paise) => toPaise(toRupees(paise)) === paise),
  );
});

test('a mobile number has exactly ten digits', () => {
  const schema = mobile('required', 'invalid');
  expect(takes(schema, ' 5550100101 ')).toBe(true);
  for (const right of ['+915550100101', '55501 00101', '\u202a55501\u201100101\u202c', '055501\u201300101'])
    expect(schema.parse(right)).toBe('5550100101');
  for (const wrong of ['555010010', '55501001011', 5550100101, '']) {
    expect(takes(schema, wrong), String(wrong)).toBe(false);
  }
});

test('invisible marks around an email fall away', () => {
  const schema = email('required', 'invalid');
  expect(schema.parse('\u200b\u202aasha@example.com\u202c\ufeff')).toBe('asha@example.com');
  expect(takes(schema, 'as\u200bha@example.com')).toBe(false);
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

test('an email with invisible characters is refused', () => {
  const schema = email('required', 'invalid');
  const hidden = ['\u0000', '\u0007', '\u007f', '\u00ad', '\u034f', '\u061c', '\u115f'];
  const more = ['\u2800', '\u3164', '\ud800', '\ue000', '\ufe0f', '\uffff', '\u{e0041}'];
  for (const sign of [...hidden, ...more]) {
    for (const wrong of [`a${sign}b@c.de`, `ab@c${sign}d.ef`, `ab@cd.e${sign}f`]) {
      const { error } = schema.safeParse(wrong);
      expect(
        error?.issues.map(({ message }) => message),
        JSON.stringify(wrong),
      ).toEqual(['invalid']);
    }
  }
  const longest = `${'a'.repeat(250)}@b.c`;
  expect(takes(schema, longest)).toBe(true);
  expect(schema.safeParse(`a${longest}`).error?.issues).toMatchObject([{ message: 'invalid' }]);
  expect(schema.safeParse(`İ${longest.slice(1)}`).error?.issues).toMatchObject([{ message: 'invalid' }]);
  expect(schema.parse(' ÉCOLE@Пример.example ')).toBe('école@пример.example');
  expect(schema.safeParse(' \u200b ').error?.issues).toMatchObject([{ message: 'required' }]);
});

const unseenTexts = [
  '\u200b',
  ' \u00a0\u3164 ',
  '\u2800',
  '\ufeff\u202e',
  '\u00ad\u2060',
  '\uffff',
  '\t\r\n',
];
test.each(unseenTexts)('the name %j is refused, because it is invisible', (unseen) => {
  for (const schema of [requiredLine('Name is required', 100), requiredText('Name is required', 100)]) {
    expect(schema.safeParse(unseen).error?.issues).toMatchObject([{ message: 'Name is required' }]);
  }
  expect([text(100).parse(unseen), line(100).parse(unseen)]).toEqual(['', '']);
});

test('what a paste brings along falls away in texts, and an email address is refused', () => {
  for (const mark of ['\u200b', '\u200d', '\u200f', '\u202a', '\u202e', '\u2060', '\u2069', '\ufeff']) {
    expect(requiredLine('required', 100).parse(`As${mark}ha ${mark}`)).toBe('Asha');
    expect(text(100).parse(`${mark}As${mark}ha`)).toBe('Asha');
    expect(email('required', 'invalid').safeParse(`a${mark}b@c.de`).success).toBe(false);
  }
});

test.each(['12,00', '450,50', '1,2,3'])('the charge %s is refused, not taken a hundredfold', (typed) => {
  expect(charge.safeParse(typed).error?.issues).toMatchObject([
    { message: 'Please enter an amount in rupees, like 399 or 399.50' },
  ]);
});

test('a charge may have commas', () => {
  expect(['1,200', '₹1,20,000.50', ' 450/- '].map((typed) => charge.parse(typed))).toEqual([
    1200, 120000.5, 450,
  ]);
});

test('joiners and marks between letters stay in a text', () => {
  for (const seen of ['र्\u200dय', '👩\u200d🔧', '❤\ufe0f', 'می\u200cخواهم']) {
    expect(requiredLine('required', 100).parse(seen)).toBe(seen);
  }
});

test('names become one line, messages keep their line breaks', () => {
  const typed = ' Flat 3\r\nGulmohar\u2028Residency\n';
  expect(requiredLine('required', 100).parse(typed)).toBe('Flat 3 Gulmohar Residency');
  expect(line(100).parse(typed)).toBe('Flat 3 Gulmohar Residency');
  expect(requiredText('required', 100).parse('Two\nlines')).toBe('Two\nlines');
});

test('a text with NUL or lone surrogates is refused', () => {
  const schema = requiredText('required', 100);
  expect(takes(schema, 'a\u0000b')).toBe(false);
  expect(takes(schema, 'a\ud83d')).toBe(false);
  expect(takes(schema, 'फ्रिज 🧊')).toBe(true);
});

test('a text may be as long as its limit', () => {
  const schema = requiredText('required', 5);
  expect(takes(schema, ' 12345 ')).toBe(true);
  expect(takes(schema, '123456')).toBe(false);
});

test('a malformed id becomes the id that no row has', () => {
  expect(id().parse('nonsense')).toBe('00000000-0000-0000-0000-000000000000');
  expect(id().parse('019F0000-0000-7000-8000-00000000000A')).toBe('019f0000-0000-7000-8000-00000000000a');
  expect(takes(id(), '')).toBe(false);
  expect(takes(id(), 7)).toBe(false);
});

test('a day must exist in the calendar', () => {
  expect(takes(day, '2026-11-20')).toBe(true);
  for (const wrong of ['2026-13-01', '2026-11-32', '20-11-2026', 'today', '1999-01-01']) {
    expect(takes(day, wrong), wrong).toBe(false);
  }
});

test('only admins have permissions', () => {
  expect(can('ADMIN', 'orders.setStatus')).toBe(true);
  expect(can('GENERAL', 'orders.setStatus')).toBe(false);
});

test('the message about an unknown role names every role', () => {
  const named = fieldMessages.roleUnknown.match(/[A-Z]{2,}/g);
  expect(named).toEqual([...roles]);
});

test('a blank list filter is ignored', () => {
  const date = filter(day);
  for (const none of [undefined, '', ' ', '\u200b']) expect(date.parse(none)).toBeUndefined();
  for (const wrong of ['\0', '2026-11-22\0', '\ud800']) expect(takes(date, wrong)).toBe(false);
});
