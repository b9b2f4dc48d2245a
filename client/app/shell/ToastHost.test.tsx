import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { toast } from '#client/lib/toast.ts';
import { clientMessages } from '#shared/messages.ts';
import { ToastHost } from './ToastHost.tsx';

vi.mock('./Toasts.tsx', () => {
  throw new Error('net::ERR_INTERNET_DISCONNECTED');
});

afterEach(cleanup);

test('what went wrong is told without a network, though the code that shows toasts cannot come', async () => {
  render(<ToastHost />);
  toast.error(clientMessages.enquiryFailed);
  await screen.findByText(clientMessages.enquiryFailed);
  toast.success('Later words');
  await screen.findByText('Later words');
  expect(screen.getByRole('alert').textContent).toBe(clientMessages.enquiryFailed);
  expect(screen.getByRole('status').textContent).toBe('Later words');
  const [first] = screen.getAllByRole('button', { name: 'Dismiss' });
  if (first) fireEvent.click(first);
  await waitFor(() => expect(screen.queryByText(clientMessages.enquiryFailed)).toBeNull());
  expect(screen.queryByText('Later words')).not.toBeNull();
});

test('a toast without that code goes by itself, too', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  try {
    render(<ToastHost />);
    toast.error('Gone soon');
    await screen.findByText('Gone soon');
    await act(() => vi.advanceTimersByTimeAsync(3_000));
    expect(screen.queryByText('Gone soon')).toBeNull();
  } finally {
    vi.useRealTimers();
  }
});
