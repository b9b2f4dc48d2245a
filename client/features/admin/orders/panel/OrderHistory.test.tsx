import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { type Answers, renderAt } from '#client/testing/render.tsx';
import { successMessages } from '#shared/messages.ts';
import { OrderHistory } from './OrderHistory.tsx';

const [first, second] = ['01a2010a-215d-736a-99e7-f20df330678c', '01a2010a-215d-736a-99e7-f20df330678d'];
type Sent = { id: string; key: string; note: string };
let sent: Sent[];
const take = (input: Sent) => {
  sent.push(input);
  return { message: successMessages.noteAdded, data: null };
};
const answers = { 'orders.events': [], 'orders.addNote': take };

/** The history of the panel. The URL opens, closes and changes the panel. */
const open = (id = first, more: Answers = {}) =>
  renderAt(
    `/${id}`,
    [
      { path: '/', element: <p>All Orders</p> },
      { path: `/${first}`, element: <OrderHistory key={first} id={first} /> },
      { path: `/${second}`, element: <OrderHistory key={second} id={second} /> },
    ],
    { ...answers, ...more },
  );
const field = () => screen.findByLabelText<HTMLTextAreaElement>('Note');
const add = async () => userEvent.click(await screen.findByRole('button', { name: 'Add note' }));

beforeEach(() => {
  sent = [];
});

test('an unsaved note is restored only for its own order', async () => {
  const { router } = open();
  await userEvent.type(await field(), 'Gate code 12');
  await act(() => router.navigate('/'));
  await act(() => router.navigate(`/${second}`));
  expect((await field()).value).toBe('');
  await act(() => router.navigate(`/${first}`));
  expect((await field()).value).toBe('Gate code 12');
  await add();
  expect(sent).toEqual([{ id: first, key: sent[0]?.key, note: 'Gate code 12' }]);
  expect((await field()).value).toBe('');
  await act(() => router.navigate('/'));
  await act(() => router.navigate(`/${first}`));
  expect((await field()).value).toBe('');
});

test('a note that is retried after a lost answer is not doubled', async () => {
  const lost = (input: Sent) => {
    sent.push(input);
    if (sent.length === 1) throw new Error('away');
    return { message: successMessages.noteAdded, data: null };
  };
  const { router } = open(first, { 'orders.addNote': lost });
  await userEvent.type(await field(), 'Dog in the yard');
  await add();
  await act(() => router.navigate('/'));
  await act(() => router.navigate(`/${first}`));
  await add();
  expect(sent.map(({ note }) => note)).toEqual(['Dog in the yard', 'Dog in the yard']);
  expect(sent[1]?.key).toBe(sent[0]?.key);
});

test('a note that was edited after a lost answer is a new note', async () => {
  const lost = (input: Sent) => {
    sent.push(input);
    if (sent.length === 1) throw new Error('away');
    return { message: successMessages.noteAdded, data: null };
  };
  open(first, { 'orders.addNote': lost });
  await userEvent.type(await field(), 'Gate code 12');
  await add();
  await userEvent.type(await field(), '34');
  await add();
  expect(sent.map(({ note }) => note)).toEqual(['Gate code 12', 'Gate code 1234']);
  expect(sent[1]?.key).not.toBe(sent[0]?.key);
});

test('one admin’s draft is hidden from another admin in the same tab', async () => {
  const signIn = (name: string) => localStorage.setItem('authToken', name);
  const me = () => ({ _id: localStorage.getItem('authToken') ?? '', name: 'Somebody', role: 'ADMIN' });
  const opened = async (name: string) => {
    cleanup();
    signIn(name);
    const { queryClient } = open(first, { 'accounts.me': me });
    await waitFor(() => expect(queryClient.isFetching()).toBe(0));
    return (await field()).value;
  };
  expect(await opened('asha')).toBe('');
  await userEvent.type(await field(), 'He never pays at once');
  expect(await opened('bela')).toBe('');
  expect(await opened('asha')).toBe('He never pays at once');
});
