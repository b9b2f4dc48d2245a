import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Answer } from '#client/lib/trpc.ts';
import { renderAt } from '#client/testing/render.tsx';
import { shownToasts } from '#client/testing/shown-toasts.ts';
import { successMessages } from '#shared/messages.ts';
import { ApiPage } from './ApiPage.tsx';

type Key = Answer['keys']['list'][number];

const toasts = shownToasts();

const secret = 'ahc_live_0000';
const key: Key = {
  _id: 'key-1',
  name: 'Booking bot',
  hint: '0000',
  scopes: ['orders:read'],
  addresses: ['203.0.113.7'],
  lastDay: '2026-12-31',
  madeBy: 'Sunil Deshmukh',
  createdAt: '2026-11-20T06:30:00.000Z',
  lastUsedAt: null,
  state: 'works',
};

const open = (keys: Key[]) => {
  const sent: unknown[] = [];
  const answer = (more: object) => (input: unknown) => {
    sent.push(input);
    return more;
  };
  renderAt('/', [{ path: '/', element: <ApiPage /> }], {
    'keys.list': () => keys,
    'keys.add': answer({ message: successMessages.keyMade, data: { ...key, secret } }),
    'keys.revoke': answer({ message: successMessages.keyRevoked }),
  });
  return sent;
};

test('a new key needs a name and a scope and is shown once', async () => {
  const sent = open([]);
  fireEvent.click(await screen.findByRole('button', { name: 'New Key' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'New Key' }));
  fireEvent.click(dialog.getByRole('button', { name: 'Make key' }));
  await dialog.findByText('Please choose at least one permission');
  expect(dialog.getByText('Name is required')).toBeTruthy();
  fireEvent.change(dialog.getByLabelText(/^Name/), { target: { value: 'Booking bot' } });
  fireEvent.click(dialog.getByLabelText(/See all orders/));
  fireEvent.change(dialog.getByLabelText(/^IP addresses/), { target: { value: '10.0.0.0/33' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Make key' }));
  await dialog.findByText(/^Please enter IP addresses like/);
  expect(sent).toEqual([]);
  fireEvent.change(dialog.getByLabelText(/^IP addresses/), { target: { value: '10.0.0.0/8' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Make key' }));
  const shown = within(await screen.findByRole('dialog', { name: 'Key for Booking bot' }));
  expect(shown.getByLabelText<HTMLInputElement>('API key').value).toBe(secret);
  expect(sent).toEqual([
    { name: 'Booking bot', scopes: ['orders:read'], lastDay: '', addresses: '10.0.0.0/8' },
  ]);
  fireEvent.click(shown.getByRole('button', { name: 'Done' }));
  await waitFor(() => expect(screen.queryByDisplayValue(secret)).toBeNull());
});

test('a key shows what it may do and is revoked after a question', async () => {
  const sent = open([key, { ...key, _id: 'key-2', name: 'Old bot', state: 'revoked' }]);
  const [row] = await screen.findAllByText(/Only from 203\.0\.113\.7/);
  expect(row?.textContent).toMatch(/^Not used yet · Last day 31 December 2026 · .*Sunil Deshmukh/);
  expect(screen.getAllByText(/See all orders/)).toHaveLength(2);
  expect(screen.queryByRole('button', { name: 'Revoke Old bot' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Revoke Booking bot' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Revoke the key “Booking bot”?' }));
  expect(sent).toEqual([]);
  fireEvent.click(dialog.getByRole('button', { name: 'Revoke' }));
  await waitFor(() => expect(sent).toEqual([{ id: 'key-1' }]));
  await waitFor(() => expect(toasts).toEqual([{ kind: 'success', text: successMessages.keyRevoked }]));
});
