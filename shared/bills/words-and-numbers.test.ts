import fc from 'fast-check';
import { expect, test } from 'vitest';
import { rupeesInWords } from './in-words.ts';
import { billNumber, financialYear, maxBillNumberLength, maxPrefixLength } from './numbers.ts';
import { isGstin, stateCodes, stateWords } from './states.ts';
import { isUpiId, upiAddress } from './upi.ts';

test.each([
  [0, 'Rupees Zero only'],
  [50, 'Rupees Zero and Fifty Paise only'],
  [100, 'Rupees One only'],
  [39900, 'Rupees Three Hundred Ninety-nine only'],
  [123456, 'Rupees One Thousand Two Hundred Thirty-four and Fifty-six Paise only'],
  [12_34_567_05, 'Rupees Twelve Lakh Thirty-four Thousand Five Hundred Sixty-seven and Five Paise only'],
  [1_00_000_00, 'Rupees One Lakh only'],
  [20_00_00_000_00, 'Rupees Twenty Crore only'],
  [
    123_45_67_890_12,
    'Rupees One Hundred Twenty-three Crore Forty-five Lakh Sixty-seven Thousand Eight Hundred Ninety and Twelve Paise only',
  ],
])('%i paise are written as words', (paise, words) => {
  expect(rupeesInWords(paise)).toBe(words);
});

// Parses the words back into a number.
const names = new Map(
  Array.from({ length: 100 }, (_, number) => [
    rupeesInWords(number * 100).replace(/^Rupees | only$/g, ''),
    number,
  ]),
);
function amountIn(words: string): number {
  const read = (part: string): number => {
    for (const [name, size] of [
      ['Crore', 10_000_000],
      ['Lakh', 100_000],
      ['Thousand', 1000],
      ['Hundred', 100],
    ] as const) {
      const at = part.lastIndexOf(` ${name}`);
      if (at < 0) continue;
      const rest = part.slice(at + name.length + 2);
      return read(part.slice(0, at)) * size + (rest ? read(rest) : 0);
    }
    return names.get(part) ?? Number.NaN;
  };
  const [, rupees = '', paise] = /^Rupees (.+?)(?: and (.+) Paise)? only$/.exec(words) ?? [];
  return read(rupees) * 100 + (paise ? read(paise) : 0);
}

test('an amount in words reads back as the amount', () => {
  fc.assert(
    fc.property(
      fc.oneof(fc.nat({ max: 100_000 }), fc.nat({ max: 10_000_000 }), fc.nat({ max: 2_000_000_000 })),
      (paise) => amountIn(rupeesInWords(paise)) === paise,
    ),
  );
});

test('the financial year starts on the first of April in India', () => {
  expect(financialYear(new Date('2027-03-31T18:29:59.999Z'))).toBe('26-27');
  expect(financialYear(new Date('2027-03-31T18:30:00Z'))).toBe('27-28');
  expect(financialYear(new Date('2026-12-31T18:30:00Z'))).toBe('26-27');
  expect(financialYear(new Date('2099-06-01T00:00:00Z'))).toBe('99-00');
});

test('a bill number has at most sixteen characters', () => {
  expect(billNumber('PA', '26-27', 42)).toBe('PA/26-27/00042');
  expect(billNumber('X'.repeat(maxPrefixLength), '26-27', 999_999).length).toBe(maxBillNumberLength);
});

test('a GSTIN is recognized by its check character', () => {
  expect(isGstin('27AAPFU0939F1ZV')).toBe(true);
  expect(isGstin('29AAGCB7383J1Z4')).toBe(true);
  const signs = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';
  for (const sign of signs) expect(isGstin(`27AAPFU0939F1Z${sign}`)).toBe(sign === 'V');
  for (const wrong of [
    '',
    '27aapfu0939f1zv',
    '27AAPFU0939F1Z',
    '27AAPFU0939F1ZVV',
    '72AAPFU0939F1ZV',
    '27AAPFU0993F1ZV',
  ])
    expect(isGstin(wrong)).toBe(false);
});

test.each([
  ['an office that deducts tax', '27MUMG12345A1D', 'V'],
  ['a department with a TAN', '27MUMG12301A1Z', 'Y'],
  ['a UIN of a mission', '2726UNO00012UN', '3'],
  ['a company with 2 at the 14th place', '27AAPFU0939F12', 'Q'],
])('the GSTIN of %s is taken with its check digit alone', (_, begin, check) => {
  const signs = [...'0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  expect(signs.filter((sign) => isGstin(begin + sign))).toEqual([check]);
});

test('states are in the order of their codes', () => {
  expect(stateCodes.slice(0, 2)).toEqual(['01', '02']);
  expect(stateCodes.at(-1)).toBe('38');
  expect(stateWords('27')).toBe('Maharashtra (27)');
});

test('a payment app gets the exact amount', () => {
  const address = upiAddress(
    { upiId: 'shop.pay@okbank', name: 'Prince & Sons' },
    123450,
    'Bill PA/26-27/00042',
    'PA/26-27/00042',
  );
  expect(address).toBe(
    'upi://pay?pa=shop.pay@okbank&pn=Prince%20%26%20Sons&am=1234.50&cu=INR&tn=Bill%20PA%2F26-27%2F00042&tr=PA262700042',
  );
  expect(new URL(address).searchParams.get('am')).toBe('1234.50');
  for (const id of ['a@b', 'shop', 'shop@', '@bank', 'shop pay@bank', 'shop@bank.com'])
    expect(isUpiId(id)).toBe(false);
  for (const id of ['shop@okbank', '9876543210@ybl', 'prince.care-1@upi']) expect(isUpiId(id)).toBe(true);
});
