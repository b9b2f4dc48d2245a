import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { storeToken } from '#client/lib/session-token.ts';
import { renderAt } from '#client/testing/render.tsx';
import { AccountMenu } from './AccountMenu.tsx';

const user = (role: 'ADMIN' | 'GENERAL') => ({
  'accounts.me': {
    _id: '1',
    userId: 1001,
    name: 'Asha Patil',
    email: 'asha@example.com',
    role,
    profilePic: null,
  },
});
const routes = [
  {
    path: '*',
    element: (
      <>
        <AccountMenu />
        <button type="button">Elsewhere</button>
      </>
    ),
  },
];
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));
const button = () => screen.getByRole('button', { name: 'Account menu' });
const item = () => screen.queryByRole('link');
// a mouse's click carries a count, a key's does not
const click = () => fireEvent.click(button(), { detail: 1 });
const press = () => fireEvent.click(button(), { detail: 0 });

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  storeToken('token');
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.useRealTimers();
});

test.each([
  ['ADMIN', 'Admin Panel', '/admin-panel/all-products'],
  ['GENERAL', 'My Profile', '/my-orders'],
] as const)('leads a user who is %s to %s', async (role, words, address) => {
  renderAt('/', routes, user(role));
  click();
  const link = await screen.findByRole('link', { name: words });
  expect(link.getAttribute('href')).toBe(address);
});

test('closes two seconds after it was opened', () => {
  renderAt('/', routes, user('GENERAL'));
  click();
  pass(1900);
  expect(item()).toBeTruthy();
  pass(200);
  expect(item()).toBeNull();
});

test('stays while the pointer is inside and closes two seconds after it left', () => {
  renderAt('/', routes, user('GENERAL'));
  click();
  const panel = item()?.parentElement as HTMLElement;
  fireEvent.pointerEnter(panel);
  pass(10_000);
  expect(item()).toBeTruthy();
  fireEvent.pointerLeave(panel);
  pass(1900);
  expect(item()).toBeTruthy();
  pass(200);
  expect(item()).toBeNull();
});

test('takes the focus of who opens it by key, and stays while it is inside', () => {
  renderAt('/', routes, user('GENERAL'));
  press();
  expect(document.activeElement).toBe(item());
  pass(10_000);
  expect(item()).toBeTruthy();
  act(() => screen.getByRole('button', { name: 'Elsewhere' }).focus());
  pass(2100);
  expect(item()).toBeNull();
});

test('Escape closes it and gives the focus back', () => {
  renderAt('/', routes, user('GENERAL'));
  press();
  fireEvent.keyDown(document, { key: 'Escape' });
  expect(item()).toBeNull();
  expect(document.activeElement).toBe(button());
});

test('a press elsewhere closes it', () => {
  renderAt('/', routes, user('GENERAL'));
  click();
  fireEvent.pointerDown(screen.getByRole('button', { name: 'Elsewhere' }));
  expect(item()).toBeNull();
});
