// The visit times as the owner sets them.

import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { conflict } from '#client/testing/conflict.ts';
import { renderAt } from '#client/testing/render.tsx';
import { shownToasts } from '#client/testing/shown-toasts.ts';
import { failures } from '#shared/errors.ts';
import { fieldMessages, successMessages } from '#shared/messages.ts';
import type { SetVisitSettings, VisitSettingsRead } from '#shared/visits/schema.ts';
import { VisitTimes } from './VisitTimes.tsx';

const window = (from: string, to: string, visits = 4) => ({ from, to, visits });
const morning = [window('09:00', '11:00')];

/** What the server has, and what it was sent. */
let saved: VisitSettingsRead;
let sent: SetVisitSettings[];
const toasts = shownToasts();

const answers = {
  'visits.settings': () => saved,
  'visits.setSettings': (input: SetVisitSettings) => {
    sent.push(input);
    if (input.version !== saved.version) throw conflict(failures.changedMeanwhile.text);
    saved = { ...input, version: input.version + 1 };
    return { message: successMessages.visitTimesSaved, data: saved };
  },
};

async function open(): Promise<void> {
  renderAt('/', [{ path: '/', element: <VisitTimes /> }], answers);
  await screen.findByText('Save');
}
// by label or text: roles are slow to find among so many options
const press = (name: string) =>
  userEvent.click(screen.queryByLabelText(name, { selector: 'button' }) ?? screen.getByText(name));
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const type = async (label: string, text: string) => {
  await userEvent.clear(field(label));
  await userEvent.type(field(label), text);
};

beforeEach(() => {
  saved = {
    version: 3,
    week: Array.from({ length: 7 }, () => morning),
    days: [],
    leadMinutes: 120,
    horizonDays: 14,
  };
  sent = [];
});

test('a window is added and removed, and a day copied to others', async () => {
  await open();
  await press('Add a window to Monday');
  expect(document.activeElement).toBe(field('Monday, window 2: from'));
  await userEvent.selectOptions(field('Monday, window 2: to'), '14:30');
  await type('Monday, window 2: visits', '2');
  await press('Copy Monday to other days');
  const dialog = within(await screen.findByRole('dialog', { name: 'Copy Monday to' }));
  await userEvent.click(dialog.getByLabelText('Sunday'));
  await userEvent.click(dialog.getByRole('button', { name: 'Copy' }));
  await press('Remove Sunday, window 1');
  await press('Save');
  await waitFor(() => expect(toasts).toEqual([{ kind: 'success', text: successMessages.visitTimesSaved }]));
  const both = [...morning, window('11:00', '14:30', 2)];
  expect(sent[0]?.week).toEqual([both, both, both, both, both, both, []]);
  expect(screen.queryByText('Undo')).toBeNull();
});

test('a single day is closed, or has windows of its own', async () => {
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

test('what can not be saved is told at its place, which has the focus, and nothing is sent', async () => {
  await open();
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

test('a window that ends too early has the focus', async () => {
  await open();
  await userEvent.selectOptions(field('Friday, window 1: to'), '08:00');
  await press('Save');
  expect(document.activeElement).toBe(field('Friday, window 1: to'));
  expect(sent).toEqual([]);
});

test('a day that is listed twice has the focus and says so', async () => {
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

test.each([
  ['Take theirs', '30', 1],
  ['Keep mine, to save them over theirs', '7', 2],
])('where a colleague has saved meanwhile, one chooses: %s', async (choice, horizon, times) => {
  await open();
  await type('Days ahead', '7');
  saved = { ...saved, horizonDays: 30, version: 4 };
  await press('Save');
  await screen.findByText(/Someone else has saved visit times meanwhile/);
  await press(choice);
  expect(field('Days ahead').value).toBe(horizon);
  if (times === 2) await press('Save');
  await waitFor(() => expect([sent.length, toasts.length]).toEqual([times, times - 1]));
  expect(saved.horizonDays).toBe(Number(horizon));
});
