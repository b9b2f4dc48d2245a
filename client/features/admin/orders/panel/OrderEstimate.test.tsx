import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { conflict } from '#client/testing/conflict.ts';
import { renderAt } from '#client/testing/render.tsx';
import { shownToasts } from '#client/testing/shown-toasts.ts';
import { withResolvers } from '#client/testing/with-resolvers.ts';
import { sampleOrder } from '#server/testing/sample-order.ts';
import { wordsOfFailure } from '#shared/errors.ts';
import type { EstimateLine, SaveEstimate } from '#shared/estimates/schema.ts';
import { successMessages } from '#shared/messages.ts';
import { OrderEstimate } from './OrderEstimate.tsx';

const toasts = shownToasts();
const line = (words: string): EstimateLine => ({ kind: 'part', words, quantity: 1, price: 100, hsn: '' });

let version: number;
let lines: EstimateLine[];
let sent: SaveEstimate[];
let first: () => Promise<void> | void;

const read = () => ({
  version,
  state: 'draft',
  lines,
  total: 100 * lines.length,
  offeredAt: null,
  answeredAt: null,
  answeredWhere: null,
  answeredBy: '',
  tax: { booking: 0, estimate: 0 },
});
const order = { ...sampleOrder, stage: 'working' as const };
const open = async () => {
  renderAt('/', [{ path: '/', element: <OrderEstimate order={order} /> }], {
    'estimates.of': read,
    'estimates.prices': [],
    'estimates.save': (input: SaveEstimate) => {
      sent.push(input);
      const take = () => {
        if (input.version !== version) throw conflict(wordsOfFailure('estimateChanged'));
        version += 1;
        lines = input.lines;
        return { message: successMessages.estimateSaved, data: read() };
      };
      const wait = first();
      return wait?.then(take) ?? take();
    },
  });
  return await screen.findByRole('button', { name: 'Add part or labour' });
};
const fill = async (label: string, text: string) => {
  const field = screen.getByLabelText(label);
  await userEvent.clear(field);
  await userEvent.type(field, text);
};
const press = (name: string) =>
  userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name }));

beforeEach(() => {
  version = 1;
  lines = ['Fan', 'Gasket'].map(line);
  sent = [];
  first = () => {};
});

test('the dialog of an estimate line stays open until the line is saved', async () => {
  const add = await open();
  await userEvent.click(add);
  await fill('What it is', 'Motor');
  await fill('Price of one, in rupees', '450');
  first = () => {
    throw new Error('away');
  };
  await press('Add');
  await waitFor(() => expect(toasts.map(({ kind }) => kind)).toEqual(['error']));
  expect(screen.getByLabelText<HTMLInputElement>('What it is').value).toBe('Motor');

  const late = withResolvers<void>();
  first = () => late.promise;
  await press('Add');
  await userEvent.keyboard('{Escape}');
  await press('Cancel');
  await press('Add');
  screen.getByRole('dialog', { name: 'Add part or labour' });
  late.resolve();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent).toHaveLength(2);
  await screen.findByRole('button', { name: 'Change Motor' });
});

test('an edited estimate line is found although a colleague has moved it', async () => {
  await open();
  await userEvent.click(screen.getByRole('button', { name: 'Change Gasket' }));
  await fill('Price of one, in rupees', '120');
  version = 2;
  lines = ['Gasket', 'Relay'].map(line);
  await press('Save');
  await waitFor(() => expect(toasts.map(({ kind }) => kind)).toEqual(['error']));
  await press('Save');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(lines).toEqual([{ ...line('Gasket'), price: 120 }, line('Relay')]);
});
