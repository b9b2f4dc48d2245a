import { expect, test } from 'vitest';
import { formatVisitDay } from '../visits/words.ts';
import { firstNameOf, shortName, stageSentence } from './sentences.ts';
import type { Stage } from './stages.ts';

const dueAt = '2026-11-23T05:30:00.000Z';
const now = Date.parse(dueAt);
const visit = { date: '2026-11-23', from: '09:00', to: '11:00' };

test.each<[Stage, string]>([
  ['requested', 'Booked. We call you to agree on a time.'],
  ['scheduled', `We come on ${formatVisitDay(visit.date)}, 9 am to 11 am.`],
  ['on_the_way', 'The technician is on the way.'],
  ['working', 'The technician is at work.'],
  ['waiting', 'Waiting: a part is on order.'],
  ['done', 'Done.'],
  ['cancelled', 'Cancelled.'],
])('%s reads as its sentence', (stage, words) => {
  expect(
    stageSentence(
      { stage, visit, waitingReason: 'a part is on order', notAtHomeAt: null, technician: null, dueAt },
      now,
    ),
  ).toBe(words);
});

test.each([
  ['Mr. Santosh Kale', 'Santosh'],
  ['K. Ramesh', 'Ramesh'],
  ['K.Ramesh', 'Ramesh'],
  ['Mohd. Irfan', 'Irfan'],
  ['S K Patil', 'S K Patil'],
  ['Smt. Asha Patil', 'Asha'],
  ['Dr Meera Joshi', 'Meera'],
  ['A. B. Patil', 'A. B. Patil'],
  ['श्री. गणेश काळे', 'गणेश'],
  ['ravi pawar', 'ravi'],
  ['Ramesh K.', 'Ramesh'],
  ['Sh. Vinod Kumar', 'Vinod'],
  ['Mr & Mrs Kale', 'Kale'],
  ['Capt. R. Singh', 'Singh'],
  ['M/s Sai Traders', 'Sai'],
  ['Sau. Sangita Kale', 'Sangita'],
  ['Late Ramesh Kale', 'Ramesh'],
  ['Dr.', 'Dr.'],
  ['K', 'K'],
  ['', ''],
])('people call %s %s', (name, first) => {
  expect(firstNameOf(name)).toBe(first);
});

test('a short name has no title', () => {
  expect(shortName('Smt. Asha Patil')).toBe('Asha P');
});

test('a short name ends with a whole letter of Hindi', () => {
  expect(shortName('आशा पाटील')).toBe('आशा पा');
  expect(shortName('आशा प्रभू')).toBe('आशा प्रभू'.slice(0, -2));
});

test('a short name keeps what tells a business apart', () => {
  expect(shortName('Hotel Ajanta Manager')).toBe('Hotel Ajanta M');
});

test('an event names the technician by first name', () => {
  const told = { visit, waitingReason: '', notAtHomeAt: null, technician: { name: 'Ravi Pawar' }, dueAt };
  expect(stageSentence({ ...told, stage: 'on_the_way' }, now)).toBe('Ravi is on the way.');
  expect(stageSentence({ ...told, stage: 'working' }, now)).toBe('Ravi is at work.');
});

test('the sentence about a closed door asks for another time', () => {
  const order = { stage: 'scheduled', visit, waitingReason: '', technician: null, dueAt } as const;
  expect(stageSentence({ ...order, notAtHomeAt: '2026-11-23T04:50:00.000Z' }, now + 1)).toBe(
    'We were at your door at 10:20 am. Please choose another time.',
  );
});

test('a reason that ends in a full stop gets no second one', () => {
  const told = {
    stage: 'waiting',
    visit,
    waitingReason: 'A part is on order. ',
    notAtHomeAt: null,
    technician: null,
    dueAt,
  } as const;
  expect(stageSentence(told, now)).toBe('Waiting: A part is on order.');
});

test('a visit whose time has passed is late', () => {
  const order = { visit, waitingReason: '', notAtHomeAt: null, technician: null, dueAt };
  expect(stageSentence({ ...order, stage: 'scheduled' }, now + 1)).toBe('We are late. We are sorry.');
  expect(stageSentence({ ...order, stage: 'working' }, now + 1)).toBe('The technician is at work.');
});
