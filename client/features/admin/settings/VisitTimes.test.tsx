import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { conflict } from '#client/testing/conflict.ts';
import { renderAt } from '#client/testing/render.tsx';
import { shownToasts } from '#client/testing/shown-toasts.ts';
import { wordsOfFailure } from '#shared/errors.ts';
import { fieldMessages, successMessages } from '#shared/messages.ts';
import type { SetVisitSettings, VisitSettings } from '#shared/visits/schema.ts';
import { VisitTimes } from './VisitTimes.tsx';

const window = (from: string, to: string, visits = 4) => ({ from, to, visits });
const morning = [window('09:00', '11:00')];

let saved: VisitSettings;
let sent: SetVisitSettings[];
const toasts = shownToasts();

const answers = {
  'visits.settings': () => saved,
  'visits.setSettings': (input: SetVisitSettings) => {
    sent.push(input);
    const { seen, ...settings } = input;
    if (JSON.stringify(seen) !== JSON.stringify(saved)) throw conflict(wordsOfFailure('changedMeanwhile'));
    saved = settings;
    return { message: successMessages.visitTimesSaved, data: saved };
  },
};

async function open(): Promise<void> {
  renderAt('/', [{ path: '/', element: <VisitTimes /> }], answers);
  await screen.findByText('Save');
}
// Finds elements by label or text, because queries by role are slow with this many options.
const press = (name: string) =>
  userEvent.click(screen.queryByLabelText(name, { selector: 'button, input' }) ?? screen.getByText(name));
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const type = async (label: string, text: string) => {
  await userEvent.clear(field(label));
  await userEvent.type(field(label), text);
};

beforeEach(() => {
  saved = {
    week: Array.from({ length: 7 }, () => morning),
    days: [],
    perTechnician: 1,
    leadMinutes: 120,
    horizonDays: 14,
    callHours: 2,
  };
  sent = [];
});

test('a window of the usual day changes all weekdays but the exceptions', async () => {
  await open();
  await press('Sunday: Closed');
  await press('Saturday: Other windows');
  await press('Add a window to Usual day');
  expect(document.activeElement).toBe(field('Usual day, window 2: from'));
  await userEvent.selectOptions(field('Usual day, window 2: to'), '14:30');
  await type('Usual day, window 2: visits', '2');
  await type('Saturday, window 1: visits', '1');
  await press('Save');
  await waitFor(() => expect(toasts).toEqual([{ kind: 'success', text: successMessages.visitTimesSaved }]));
  const both = [...morning, window('11:00', '14:30', 2)];
  expect(sent[0]?.week).toEqual([both, both, both, both, both, [window('09:00', '11:00', 1)], []]);
  expect(screen.queryByText('Undo')).toBeNull();
});

test('one press closes a weekday and another opens it as usual', async () => {
  await open();
  screen.getByText(/^Where the number of visits says 'auto'/);
  await press('Sunday: Closed');
  await press('Save');
  await waitFor(() => expect(sent[0]?.week[6]).toEqual([]));
  await press('Sunday: As usual');
  await press('Save');
  await waitFor(() => expect(sent[1]?.week[6]).toEqual(morning));
});

test('a week with different days opens with its most common day as the usual one', async () => {
  saved = {
    ...saved,
    week: saved.week.map((day, at) => ({ 1: [window('12:00', '14:00')], 6: [] })[at] ?? day),
  };
  await open();
  expect(field('Tuesday: Other windows').checked).toBe(true);
  expect(field('Sunday: Closed').checked).toBe(true);
  expect(field('Usual day, window 1: from').value).toBe('09:00');
  expect(field('Tuesday, window 1: from').value).toBe('12:00');
  expect(screen.queryByText('Undo')).toBeNull();
});

test('a blank number of visits follows the technicians on duty', async () => {
  await open();
  await userEvent.clear(field('Usual day, window 1: visits'));
  await type('Visits per technician', '2');
  await press('Save');
  await waitFor(() => expect(toasts).toHaveLength(1));
  expect(sent[0]?.perTechnician).toBe(2);
  expect(sent[0]?.week[6]).toEqual([{ from: '09:00', to: '11:00', visits: null }]);
});

test('an admin closes a single day or gives it other windows', async () => {
  await open();
  await press('Add a closed day');
  await userEvent.type(screen.getByLabelText('Date'), '2026-12-25');
  await press('Add a day with other windows');
  await userEvent.type(screen.getAllByLabelText('Date')[1] as HTMLElement, '2026-12-24');
  await press('Save');
  await waitFor(() => expect(toasts).toHaveLength(1));
  expect(sent[0]?.days).toEqual([
    { date: '2026-12-24', windows: morning },
    { date: '2026-12-25', windows: [] },
  ]);
});

test('Visit Times shows errors at their fields and focuses the first one', async () => {
  await open();
  for (const day of ['Tuesday', 'Friday']) await press(`${day}: Other windows`);
  await type('Tuesday, window 1: visits', '0');
  await userEvent.selectOptions(field('Friday, window 1: to'), '08:00');
  await type('Lead time in minutes', ' ');
  await press('Save');
  screen.getByText(fieldMessages.visitsRange);
  screen.getByText(fieldMessages.windowEnds);
  screen.getByText(fieldMessages.leadRange);
  expect(document.activeElement).toBe(field('Tuesday, window 1: visits'));
  expect(sent).toEqual([]);
  await press('Undo');
  expect(field('Tuesday, window 1: visits').value).toBe('4');
  expect(screen.queryByText(fieldMessages.visitsRange)).toBeNull();
});

test('Visit Times focuses a window that ends too early', async () => {
  await open();
  await userEvent.selectOptions(field('Usual day, window 1: to'), '08:00');
  await press('Save');
  expect(document.activeElement).toBe(field('Usual day, window 1: to'));
  expect(sent).toEqual([]);
});

test('Visit Times focuses a day that is listed twice', async () => {
  await open();
  for (const at of [0, 1]) {
    await press('Add a closed day');
    await userEvent.type(screen.getAllByLabelText('Date')[at] as HTMLElement, '2026-12-25');
  }
  await press('Save');
  screen.getByText(fieldMessages.dayTwice);
  expect(document.activeElement).toBe(screen.getAllByLabelText('Date')[0]);
  expect(sent).toEqual([]);
});

test('Visit Times shows the change of a colleague at a press', async () => {
  await open();
  await type('Days ahead', '7');
  saved = { ...saved, horizonDays: 30, leadMinutes: 60 };
  await press('Save');
  await screen.findByText(wordsOfFailure('changedMeanwhile'));
  expect(field('Days ahead').value).toBe('7');
  await press('Show the new one');
  expect([field('Days ahead').value, field('Lead time in minutes').value]).toEqual(['30', '60']);
});
