import { afterEach, expect, test, vi } from 'vitest';
import { onTokenChange, readToken, storeToken } from './session-token.ts';

afterEach(() => localStorage.clear());

/** The browser's event after another tab has changed the storage. */
function otherTab(token: string | null, key: string | null = 'authToken') {
  if (token === null) localStorage.removeItem('authToken');
  else localStorage.setItem('authToken', token);
  window.dispatchEvent(new StorageEvent('storage', { key, newValue: token }));
}

test('a sign-in or sign-out in another tab calls the listener until it is removed', () => {
  const told = vi.fn();
  const stop = onTokenChange(told);
  otherTab('theirs');
  expect(told).toHaveBeenCalledTimes(1);
  expect(readToken()).toBe('theirs');
  otherTab(null);
  expect(told).toHaveBeenCalledTimes(2);
  expect(readToken()).toBeNull();
  stop();
  otherTab('again');
  expect(told).toHaveBeenCalledTimes(2);
});

test('a cleared storage signs out, and other keys call no listener', () => {
  storeToken('ours');
  const told = vi.fn();
  const stop = onTokenChange(told);
  window.dispatchEvent(new StorageEvent('storage', { key: 'cartCount', newValue: '3' }));
  expect(told).not.toHaveBeenCalled();
  otherTab(null, null);
  expect(told).toHaveBeenCalledTimes(1);
  expect(readToken()).toBeNull();
  stop();
});

test('a page that returns from the back/forward cache reads the token again', () => {
  const told = vi.fn();
  const stop = onTokenChange(told);
  window.dispatchEvent(new Event('pageshow'));
  expect(told).not.toHaveBeenCalled();
  localStorage.setItem('authToken', 'meanwhile');
  window.dispatchEvent(new Event('pageshow'));
  expect(told).toHaveBeenCalledTimes(1);
  stop();
});
