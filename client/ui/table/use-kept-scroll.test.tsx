import { renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useKeptScroll } from './use-kept-scroll.ts';

const setScroll = (y: number) => Object.defineProperty(window, 'scrollY', { value: y, configurable: true });

test.each([
  ['a reload', 'a', [[0, 640]]],
  ['another page', 'b', []],
])('after %s a list scrolls to its kept place once', (_what, key, calls) => {
  const scrollTo = vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
  history.replaceState({ key: 'a' }, '');
  const before = renderHook(() => useKeptScroll(true));
  setScroll(640);
  dispatchEvent(new Event('pagehide'));
  before.unmount();

  setScroll(0);
  history.replaceState({ key }, '');
  const after = renderHook(({ hasRows }) => useKeptScroll(hasRows), { initialProps: { hasRows: false } });
  expect(scrollTo).not.toHaveBeenCalled();
  for (const hasRows of [true, false, true]) after.rerender({ hasRows });
  expect(scrollTo.mock.calls).toEqual(calls);
});
