import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatDate, formatDayOfMonth, formatMonth, formatWeekday } from './date-format.ts';
import {
  formatCount,
  formatLongDate,
  formatMoment,
  formatRupees,
  formatShortDate,
  shortened,
} from './format.ts';
import { joined } from './joined.ts';
import { languageCodes, readLanguageFrom } from './language.ts';
import { formatVisit } from './visits/words.ts';

const inEachLanguage = (say: () => string) => {
  const said = languageCodes.map((language) => {
    readLanguageFrom(() => language);
    return say();
  });
  readLanguageFrom(() => 'en');
  return said;
};

const rupees = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR' });
const count = new Intl.NumberFormat('en-IN');

test("charges match en-IN's rupee format", () => {
  expect(formatRupees(399)).toBe('₹399.00');
  expect(formatRupees(1234567.5)).toBe('₹12,34,567.50');
  expect([formatRupees(-1234.5), formatRupees(-0)]).toEqual(['−₹1,234.50', '₹0.00']);
  fc.assert(
    fc.property(
      fc.nat({ max: 2 ** 31 - 1 }),
      (paise) => formatRupees(paise / 100) === rupees.format(paise / 100),
    ),
  );
});

test("numbers match en-IN's grouping", () => {
  expect(formatCount(123456)).toBe('1,23,456');
  fc.assert(fc.property(fc.nat(), (number) => formatCount(number) === count.format(number)));
});

test('a long text ends at the end of a word', () => {
  expect(shortened('समय पर आए और काम साफ़ किया', 12)).toBe('समय पर आए…');
  expect(shortened('Came on time', 20)).toBe('Came on time');
});

// The words must not come from Intl: versions of a browser differ in commas and in the names of months.
test('dates have the same words in every browser', () => {
  const at = '2026-09-26T20:05:00.000Z';
  expect(inEachLanguage(() => formatLongDate(at))).toEqual([
    '27 September 2026',
    '27 सितंबर 2026',
    '27 सप्टेंबर 2026',
  ]);
  expect(inEachLanguage(() => formatShortDate(at))).toEqual([
    '27 Sep 2026',
    '27 सितंबर 2026',
    '27 सप्टेंबर 2026',
  ]);
  expect(inEachLanguage(() => formatMoment(at))).toEqual([
    '27 September 2026 at 1:35 am',
    '27 सितंबर 2026, रात 1:35',
    '27 सप्टेंबर 2026, रात्री 1:35',
  ]);
  expect(inEachLanguage(() => formatVisit({ date: '2026-11-28', from: '09:00', to: '11:00' }))).toEqual([
    'Saturday, 28 November, 9 am to 11 am',
    'शनिवार, 28 नवंबर, सुबह 9–11',
    'शनिवार, 28 नोव्हेंबर, सकाळी 9–11',
  ]);
  expect([
    formatDate('2026-05-03', 'short'),
    formatDayOfMonth('2026-05-03', 'short'),
    formatMonth('2026-05'),
  ]).toEqual(['3 May 2026', '3 May', 'May 2026']);
  expect(inEachLanguage(() => formatWeekday(1, 'short'))).toEqual(['Tue', 'मंगल', 'मंगळ']);
});

test('a list of words ends with one conjunction', () => {
  expect(inEachLanguage(() => joined(['a', 'b', 'c']))).toEqual(['a, b and c', 'a, b और c', 'a, b आणि c']);
  expect([joined(['a', 'b'], 'or'), joined(['a']), joined([])]).toEqual(['a or b', 'a', '']);
});
