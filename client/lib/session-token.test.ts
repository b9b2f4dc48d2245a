import { afterEach, expect, test, vi } from 'vitest';
import { onTokenChange, readToken, storeToken } from './session-token.ts';

afterEach(() => localStorage.clear());

/** What the browser does where another tab has signed in or out. */
function otherTab(token: string | null, key: string | null = 'authToken') {
  if (token === null) localStorage.removeItem('authToken');
  else localStorage.setItem('authToken', token);
  window.dispatchEvent(new StorageEvent('storage', { key, newValue: token }));
}

test('who signs in or out in another tab is told at once, and no more after the end', () => {
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

test('a storage that is emptied as a whole signs out; what else is stored tells nobody', () => {
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

test('a page that comes back from a step back finds what changed meanwhile', () => {
  const told = vi.fn();
  const stop = onTokenChange(told);
  window.dispatchEvent(new Event('pageshow'));
  expect(told).not.toHaveBeenCalled();
  localStorage.setItem('authToken', 'meanwhile');
  window.dispatchEvent(new Event('pageshow'));
  expect(told).toHaveBeenCalledTimes(1);
  stop();
});
