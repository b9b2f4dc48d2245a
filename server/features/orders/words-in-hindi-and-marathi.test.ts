import { expect, test } from 'vitest';
import { formatShortDate } from '#shared/format.ts';
import { reasonName } from '#shared/orders/cancel-reasons.ts';
import { eventText } from '#shared/orders/events.ts';
import { stageSentence } from '#shared/orders/sentences.ts';
import { inLanguage } from '../../platform/request-language.ts';

const visit = { date: '2026-11-29', from: '09:00', to: '11:00' };
const event = { reader: 'customer', stage: 'cancelled', before: null } as const;

test('the timeline says reasons in the language of the reader', () => {
  const cancelled = () => eventText('cancelled', { ...event, after: { reason: 'Wrong time' } });
  expect(cancelled()).toBe('Cancelled (Wrong time).');
  expect(inLanguage('hi', cancelled)).toBe('रद्द (समय ठीक नहीं)।');
  expect(inLanguage('mr', cancelled)).toBe('रद्द (वेळ जमत नाही).');
  const turnedBack = (reason: string) => () => eventText('turnedBack', { ...event, after: { reason } });
  expect(inLanguage('hi', turnedBack('Not at home'))).toBe('विज़िट नहीं हो पाई (घर पर नहीं मिले)।');
  expect(inLanguage('mr', turnedBack('Came back'))).toBe('भेट झाली नाही (परत आले).');
});

test('a reason that a person typed stays as it is', () => {
  expect(inLanguage('hi', () => reasonName('सीढ़ी चाहिए'))).toBe('सीढ़ी चाहिए');
});

test('a visit in a sentence reads as people say it', () => {
  const sentence = () =>
    stageSentence(
      {
        stage: 'scheduled',
        visit,
        waitingReason: '',
        notAtHomeAt: null,
        technician: null,
        dueAt: '2026-11-29T05:30:00.000Z',
      },
      0,
    );
  expect(inLanguage('hi', sentence)).toBe('हम रविवार, 29 नवंबर को सुबह 9–11 बजे आएँगे।');
  expect(inLanguage('mr', sentence)).toBe('आम्ही रविवार, 29 नोव्हेंबर, सकाळी 9–11 या वेळी येऊ.');
});

test('short dates have the whole name of the month', () => {
  const date = () => formatShortDate('2027-02-22T06:00:00.000Z');
  expect(date()).toBe('22 Feb 2027');
  expect(inLanguage('hi', date)).toBe('22 फ़रवरी 2027');
  expect(inLanguage('mr', date)).toBe('22 फेब्रुवारी 2027');
});
