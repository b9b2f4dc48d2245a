import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Answer } from '#client/lib/trpc.ts';
import { renderAt } from '#client/testing/render.tsx';
import { shownToasts } from '#client/testing/shown-toasts.ts';
import { wordsOfFailure } from '#shared/errors.ts';
import type { ImportReport } from '#shared/imports/schema.ts';
import { successMessages } from '#shared/messages.ts';
import { successTexts } from '#shared/success-texts.ts';
import { Component } from './ImportPage.tsx';

const report: ImportReport = {
  kind: 'orders',
  added: 2,
  doubles: 1,
  doubleRows: [4],
  doublesInWords: ['Row 4 is the same as row 3'],
  problemCount: 0,
  problems: [],
  notes: ['These columns are not read: GST'],
};
const last: Answer['imports']['list'][number] = {
  _id: 'i',
  kind: 'customers',
  fileName: 'old.csv',
  at: '2026-11-20T09:30:00.000Z',
  by: 'Sunil (1001)',
  added: 3,
  doubles: 0,
  undone: null,
  canUndo: true,
};

const toasts = shownToasts();
let sent: Record<string, unknown>[];
let answers: (() => Response)[];
beforeEach(() => {
  sent = [];
  vi.stubGlobal('fetch', async (_address: string, { body }: { body: FormData }) => {
    const [separator, headingsRow] = [body.get('separator'), body.get('headingsRow')];
    sent.push({
      ...{ kind: body.get('kind'), dryRun: body.get('dryRun'), name: (body.get('file') as File).name },
      ...(separator && { separator }),
      ...(headingsRow && { headingsRow }),
    });
    return answers.shift()?.();
  });
});

const open = () =>
  renderAt('/?kind=orders', [{ path: '/', element: <Component /> }], {
    'imports.list': [last],
    'imports.undo': {
      message: successMessages.importUndone,
      data: { removed: 2, stayed: 1, names: ['Asha'] },
    },
  });
const choose = async () =>
  userEvent.upload(
    await screen.findByLabelText('Choose a file'),
    new File(['a'], 'orders.csv', { type: 'text/csv' }),
  );

test('the check of a file shows its new and duplicate rows before the import', async () => {
  const message = successTexts('imported', { rows: '2 past orders' });
  answers = [
    () => Response.json({ message: successMessages.importChecked, data: report }),
    () => Response.json({ message, data: report }, { status: 201 }),
  ];
  open();
  await choose();
  await screen.findByText('2 past orders to add.');
  screen.getByText('1 row is in the shop or in the file already and will be skipped:');
  screen.getByText('Row 4 is the same as row 3');
  screen.getByText('These columns are not read: GST');
  await userEvent.click(screen.getByRole('button', { name: 'Import 2 past orders' }));
  await vi.waitFor(() => expect(toasts.at(-1)?.text).toBe(message));
  const file = { kind: 'orders', name: 'orders.csv' };
  expect(sent).toEqual([
    { ...file, dryRun: 'true' },
    { ...file, dryRun: 'false' },
  ]);
  expect(screen.queryByRole('button', { name: /^Import 2/ })).toBeNull();
});

test('a file with mistakes lists them and cannot be imported', async () => {
  const problems = ['Row 2, Mobile: Please enter a valid 10-digit mobile number'];
  answers = [() => Response.json({ message: '', data: { ...report, problems, problemCount: 3 } })];
  open();
  await choose();
  await screen.findByText(/^3 mistakes\./);
  expect(within(screen.getByRole('list', { name: 'Mistakes' })).getAllByRole('listitem')).toHaveLength(1);
  screen.getByText('And 2 more.');
  expect(screen.queryByRole('button', { name: /^Import / })).toBeNull();
});

test('an import of many rows shows its progress', async () => {
  const lines = new TransformStream<string, string>();
  const writer = lines.writable.getWriter();
  answers = [
    () => Response.json({ message: '', data: report }),
    () => new Response(lines.readable.pipeThrough(new TextEncoderStream())),
  ];
  open();
  await choose();
  await userEvent.click(await screen.findByRole('button', { name: 'Import 2 past orders' }));
  await writer.write('{"done":500,"total":20000}\n{"done":1000,');
  await screen.findByText('500 of 20,000 rows');
  await writer.write('"total":20000}\n');
  await screen.findByText('1,000 of 20,000 rows');
  expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('5');
  await writer.write(`${JSON.stringify({ message: '20,000 past orders imported', data: report })}\n`);
  await writer.close();
  await vi.waitFor(() => expect(toasts.at(-1)?.text).toBe('20,000 past orders imported'));
  expect(screen.queryByRole('progressbar')).toBeNull();
});

test('a refused import file shows the reason', async () => {
  const message = wordsOfFailure('sheetUnreadable');
  answers = [
    () => Response.json({ message }, { status: 400 }),
    () => {
      throw new TypeError('Failed to fetch');
    },
  ];
  open();
  await choose();
  expect((await screen.findByRole('alert')).textContent).toBe(`orders.csv: ${message}`);
  await choose();
  await screen.findByText(/was not sent\. Check your connection/);
});

test('a refused file is checked again with another separator and row of headings', async () => {
  answers = [
    () => Response.json({ message: wordsOfFailure('sheetUnreadable') }, { status: 400 }),
    () => Response.json({ message: wordsOfFailure('columnsMissing') }, { status: 400 }),
    () => Response.json({ message: successMessages.importChecked, data: report }),
  ];
  open();
  await choose();
  await screen.findByRole('alert');
  await userEvent.selectOptions(screen.getByLabelText('Headings in row'), '4');
  await waitFor(() => expect(sent.length).toBe(2));
  await waitFor(() => expect(screen.getByLabelText('Between the columns')).toHaveProperty('disabled', false));
  await userEvent.selectOptions(screen.getByLabelText('Between the columns'), 'Semicolon ;');
  await screen.findByText('These columns are not read: GST');
  expect(sent.map(({ separator, headingsRow }) => [separator, headingsRow])).toEqual([
    [undefined, undefined],
    [undefined, '4'],
    ['semicolon', '4'],
  ]);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('an admin undoes an import after a question', async () => {
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Undo the import of old.csv' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Undo import' }));
  await screen.findByText('2 rows removed, 1 kept because they have been used or changed since: Asha.');
});
