import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { inParts } from '#client/testing/in-parts.ts';
import { type Answers, renderAt } from '#client/testing/render.tsx';
import type { Visit, VisitTimes } from '#shared/visits/schema.ts';
import { useVisit } from './use-visit.ts';
import { VisitPicker } from './VisitPicker.tsx';

const window = (from: string, to: string, free: number) => ({ from, to, free });
const times: VisitTimes = [
  { date: '2026-11-22', windows: [window('09:00', '11:00', 0), window('18:00', '20:00', 1)] },
  { date: '2026-11-23', windows: [window('09:00', '11:00', 0), window('14:00', '16:00', 4)] },
  { date: '2026-11-24', windows: [window('09:00', '11:00', 0)] },
  { date: '2026-11-25', windows: [] },
  { date: '2026-11-26', windows: [window('09:00', '11:00', 2)] },
];
const noneFree: VisitTimes = [{ date: '2026-11-22', windows: [window('09:00', '11:00', 0)] }];

let chosen: Visit | null = null;
let renew = async () => {};
let hold = () => {};

function Booking(options: Parameters<typeof useVisit>[0]) {
  const visit = useVisit(options);
  chosen = visit.visit;
  ({ renew, hold } = visit);
  return <VisitPicker {...visit.picker} own={options?.tried?.() ?? null} />;
}
const show = (answers: Answers, options: Parameters<typeof useVisit>[0] = {}) =>
  renderAt('/', [{ path: '/', element: <Booking {...options} /> }], answers);
const radio = (name: string) => screen.findByRole<HTMLInputElement>('radio', { name });
const group = () => screen.getByRole('radiogroup', { name: 'When should we come?' });
const checked = () =>
  within(group())
    .getAllByRole<HTMLInputElement>('radio')
    .filter((one) => one.checked)
    .map((one) => one.labels?.[0]?.textContent);

test('the visit picker chooses the earliest free window', async () => {
  show({ 'visits.times': times });
  await radio('Today 22 November');
  expect(checked()).toEqual(['Today 22 November', '6 pm to 8 pm 1 free']);
  expect(chosen).toEqual({ date: '2026-11-22', from: '18:00', to: '20:00' });
  expect(
    within(group())
      .getAllByRole<HTMLInputElement>('radio')
      .map((one) => `${one.labels?.[0]?.textContent}${one.disabled ? ', disabled' : ''}`),
  ).toEqual([
    'Today 22 November',
    'Tomorrow 23 November',
    'Tuesday full, disabled',
    'Thursday 26 November',
    '6 pm to 8 pm 1 free',
    'Call me to agree on a time',
  ]);
});

test('several pieces begin with a call, and the customer may choose a time', async () => {
  show({ 'visits.times': times }, { byCall: true });
  const first = await radio('Today 22 November');
  expect(checked()).toEqual(['Call me to agree on a time']);
  expect(chosen).toBe(null);
  await userEvent.click(first);
  expect(chosen).toEqual({ date: '2026-11-22', from: '18:00', to: '20:00' });
});

test('choosing a day selects its first free visit window', async () => {
  show({ 'visits.times': times });
  await userEvent.click(await radio('Tomorrow 23 November'));
  expect(chosen).toEqual({ date: '2026-11-23', from: '14:00', to: '16:00' });
  expect((await radio('9 am to 11 am full')).disabled).toBe(true);
  await userEvent.click(await radio('Call me to agree on a time'));
  expect(chosen).toBe(null);
  expect(checked()).toEqual(['Call me to agree on a time']);
});

test('the visit picker chooses a call if no time is free', async () => {
  const { unmount } = show({
    'visits.times': () => {
      throw new Error('away');
    },
  });
  await screen.findByRole('button', { name: 'Try again' });
  expect(checked()).toEqual(['Call me to agree on a time']);
  unmount();
  show({ 'visits.times': noneFree });
  await screen.findByText('No time is free in the next days. We call you.');
  expect(checked()).toEqual(['Call me to agree on a time']);
  expect(chosen).toBe(null);
});

test('the visit picker replaces a taken window by the next free one', async () => {
  let now = times;
  show({ 'visits.times': () => now });
  await radio('Today 22 November');
  now = times.map((day) => (day.date === '2026-11-22' ? (noneFree[0] ?? day) : day));
  await renew();
  await screen.findByText(inParts(/6 pm to 8 pm is not free any more. The next free time is chosen/));
  expect(chosen).toEqual({ date: '2026-11-23', from: '14:00', to: '16:00' });
});

test('a visit window that may already be booked stays, even if it is full', async () => {
  let now = times;
  show({ 'visits.times': () => now });
  await radio('Today 22 November');
  const first = chosen;
  hold();
  now = noneFree;
  cleanup();
  show({ 'visits.times': () => now }, { tried: () => first });
  await screen.findByRole('radiogroup');
  expect(chosen).toEqual(first);
});

test("the visit picker has one's own time of today, though it is full and before the first free one", async () => {
  show({ 'visits.times': times }, { tried: () => ({ date: '2026-11-22', from: '09:00', to: '11:00' }) });
  await radio('9 am to 11 am Your time now');
  expect(checked()).toEqual(['Today 22 November', '9 am to 11 am Your time now']);
  cleanup();
  show({ 'visits.times': noneFree }, { tried: () => ({ date: '2026-11-22', from: '09:00', to: '11:00' }) });
  expect((await radio('9 am to 11 am Your time now')).disabled).toBe(false);
});

test('the visit picker keeps its choice through a reload', async () => {
  const { unmount } = show({ 'visits.times': times }, { draft: 'cart' });
  await userEvent.click(await radio('Thursday 26 November'));
  unmount();
  show({ 'visits.times': times }, { draft: 'cart' });
  await radio('Thursday 26 November');
  expect(chosen).toEqual({ date: '2026-11-26', from: '09:00', to: '11:00' });
});
