import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { toast } from '#client/lib/toast.ts';
import { timings } from '#shared/business.ts';
import { Toasts } from './Toasts.tsx';

beforeEach(() => {
  render(<Toasts />);
});
const texts = (role: string) => screen.queryAllByRole(role).map(({ textContent }) => textContent);

test('a success toast is a status, a failure toast an alert', () => {
  act(() => toast.error('It failed'));
  act(() => toast.success('It worked'));
  expect([texts('alert'), texts('status')]).toEqual([['It failed'], ['It worked']]);
  fireEvent.click(screen.getAllByRole('button', { name: 'Dismiss' })[0] as Element);
  expect([texts('alert'), texts('status')]).toEqual([[], ['It worked']]);
});

test('a toast closes after three seconds', async () => {
  vi.useFakeTimers();
  try {
    act(() => toast.error('It failed'));
    await act(() => vi.advanceTimersByTimeAsync(timings.toastMs));
    expect(texts('alert')).toEqual([]);
  } finally {
    vi.useRealTimers();
  }
});

test('at most the newest three toasts are shown', () => {
  for (const text of ['1', '2', '3', '4']) act(() => toast.success(text));
  expect(texts('status')).toEqual(['2', '3', '4']);
});
