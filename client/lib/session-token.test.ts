import { expect, test, vi } from 'vitest';
import { onTokenChange, readToken, storeToken } from './session-token.ts';

function otherTab(token: string | null, key: string | null = 'authToken') {
  if (token === null) localStorage.removeItem('authToken');
  else localStorage.setItem('authToken', token);
  window.dispatchEvent(new StorageEvent('storage', { key, newValue: token }));
}

test('a sign-in in another tab calls the listener', () => {
  const listener = vi.fn();
  const stop = onTokenChange(listener);
  otherTab('theirs');
  expect(listener).toHaveBeenCalledTimes(1);
  expect(readToken()).toBe('theirs');
  otherTab(null);
  expect(listener).toHaveBeenCalledTimes(2);
  expect(readToken()).toBeNull();
  stop();
  otherTab('again');
  expect(listener).toHaveBeenCalledTimes(2);
});

test("clearing the browser's storage signs out", () => {
  storeToken('ours');
  const listener = vi.fn();
  const stop = onTokenChange(listener);
  window.dispatchEvent(new StorageEvent('storage', { key: 'cartCount', newValue: '3' }));
  expect(listener).not.toHaveBeenCalled();
  otherTab(null, null);
  expect(listener).toHaveBeenCalledTimes(1);
  expect(readToken()).toBeNull();
  stop();
});

test('a page that returns from the back/forward cache reads the token again', () => {
  const listener = vi.fn();
  const stop = onTokenChange(listener);
  window.dispatchEvent(new Event('pageshow'));
  expect(listener).not.toHaveBeenCalled();
  localStorage.setItem('authToken', 'meanwhile');
  window.dispatchEvent(new Event('pageshow'));
  expect(listener).toHaveBeenCalledTimes(1);
  stop();
});
