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
  expect([texts('alert'), texts('status')]).toEqual([['It failed'], []]);
  act(() => toast.success('It worked'));
  expect([texts('alert'), texts('status')]).toEqual([[], ['It worked']]);
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(texts('status')).toEqual([]);
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

test('a toast that came while somebody typed does not move when the focus does', () => {
  const field = document.body.appendChild(document.createElement('textarea'));
  field.focus();
  act(() => toast.error('It failed'));
  field.remove();
  expect(screen.getByRole('alert').dataset.typed).toBe('true');
  act(() => toast.error('It failed again'));
  expect(screen.getByRole('alert').dataset.typed).toBeUndefined();
});

test('a new toast replaces the old one', () => {
  for (const text of ['1', '2']) act(() => toast.success(text));
  expect(texts('status')).toEqual(['2']);
});
