import { act, fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
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
const item = () => screen.queryByRole('link', { name: 'My Profile' });
// The click event's `detail` counts the clicks of a mouse. It is 0 for keys.
const click = () => fireEvent.click(button(), { detail: 1 });
const press = () => fireEvent.click(button(), { detail: 0 });

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  storeToken('token');
});

test.each([
  ['ADMIN', 'Admin Panel', '/admin-panel/all-products'],
  ['GENERAL', 'My Profile', '/my-orders'],
] as const)('the account menu leads a user who is %s to %s', async (role, words, address) => {
  renderAt('/', routes, user(role));
  click();
  const link = await screen.findByRole('link', { name: words });
  expect(link.getAttribute('href')).toBe(address);
});

test('the account menu closes two seconds after it opens', () => {
  renderAt('/', routes, user('GENERAL'));
  click();
  pass(1900);
  expect(item()).toBeTruthy();
  pass(200);
  expect(item()).toBeNull();
});

test('the account menu stays open while the pointer is inside', () => {
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

test('the account menu takes the focus if a key opens it', () => {
  renderAt('/', routes, user('GENERAL'));
  press();
  expect(document.activeElement).toBe(item());
  pass(10_000);
  expect(item()).toBeTruthy();
  act(() => screen.getByRole('button', { name: 'Elsewhere' }).focus());
  pass(2100);
  expect(item()).toBeNull();
});

test('Escape closes the account menu and returns the focus', () => {
  renderAt('/', routes, user('GENERAL'));
  press();
  fireEvent.keyDown(document, { key: 'Escape' });
  expect(item()).toBeNull();
  expect(document.activeElement).toBe(button());
});

test('a press outside closes the account menu', () => {
  renderAt('/', routes, user('GENERAL'));
  click();
  fireEvent.pointerDown(screen.getByRole('button', { name: 'Elsewhere' }));
  expect(item()).toBeNull();
});
