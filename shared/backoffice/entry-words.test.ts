import { expect, test } from 'vitest';
import { profileForm } from '../accounts/schema.ts';
import { billSettings } from '../bills/schema.ts';
import { businessForm } from '../business/schema.ts';
import { serviceForm } from '../catalogue/schema.ts';
import { newKey } from '../keys/schema.ts';
import { readLanguageFrom } from '../language.ts';
import { visitSettings } from '../visits/schema.ts';
import { formatVisit, formatVisitDay } from '../visits/words.ts';
import { newWebhook } from '../webhooks/schema.ts';
import { entryWords, fieldChanges, labelWords } from './entry-words.ts';
import { fieldTexts } from './texts.ts';

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

test('an audit entry names each field in words, and no ids', () => {
  const forms = [businessForm, billSettings, visitSettings, serviceForm, newWebhook, newKey, profileForm];
  const fields = forms.flatMap(({ shape }) => Object.keys(shape)).filter((field) => field !== 'week');
  const others = ['pictures', 'order', 'step', 'where', 'removed', 'stayed', 'on', 'Hindi', 'Marathi'];
  for (const field of [...fields, ...others]) expect(fieldTexts.keys).toContain(field);
  expect(fieldChanges({ technician: 'Ravi', technicianId: '01a2' }, { technician: 'Imran' })).toEqual([
    { field: 'technician', before: 'Ravi', after: 'Imran' },
  ]);
  const translations = { hi: { name: 'फ्रिज रिपेयर' }, mr: { name: '' } };
  expect(fieldChanges(null, { translations })).toEqual([
    { field: 'translations', before: '', after: 'फ्रिज रिपेयर' },
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

test.each([
  ['hi', 'बुकिंग 1256, Asha Patil', 'टैक्स और बिल', '3 नमूना सर्विस', 'पूर्ण', 'समय ठीक नहीं'],
  ['mr', 'बुकिंग 1256, Asha Patil', 'कर आणि बिले', '3 नमुना सर्व्हिस', 'पूर्ण', 'वेळ जमत नाही'],
] as const)('an audit entry has no English words of the shop in %s', (language, ...words) => {
  readLanguageFrom(() => language);
  try {
    expect([
      labelWords({ entity: 'order', action: 'order.paid', label: 'Order 1256, Asha Patil' }),
      labelWords({ entity: 'bills', action: 'bills.update', label: 'Tax and Bills' }),
      labelWords({ entity: 'service', action: 'service.addSamples', label: '3 sample services' }),
      ...fieldChanges(null, { status: 'Complete', reason: 'Wrong time' }).map(({ after }) => after),
    ]).toEqual(words);
  } finally {
    readLanguageFrom(() => 'en');
  }
});

test('what people named stays as it is in the audit', () => {
  expect(labelWords({ entity: 'service', action: 'service.add', label: 'Order 5 pipes' })).toBe(
    'Order 5 pipes',
  );
});
