import { QueryObserver } from '@tanstack/react-query';
import { waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { createQueryClient } from './query-client.ts';

test('a tab that gets the focus again reads only personal data again', async () => {
  const queryClient = createQueryClient();
  queryClient.mount();
  const read = { cart: vi.fn(async () => 1), strips: vi.fn(async () => 1) };
  const observers = [
    new QueryObserver(queryClient, { queryKey: [['cart', 'count']], queryFn: read.cart }),
    new QueryObserver(queryClient, { queryKey: [['catalogue', 'strips']], queryFn: read.strips }),
  ];
  const stops = observers.map((observer) => observer.subscribe(() => {}));
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  window.dispatchEvent(new Event('visibilitychange'));
  await waitFor(() => expect(read.cart).toHaveBeenCalledTimes(2));
  expect(read.strips).toHaveBeenCalledTimes(1);
  for (const stop of stops) stop();
  queryClient.unmount();
});

test('personal data is read again when its page opens, public data is not', async () => {
  const queryClient = createQueryClient();
  const read = { cart: vi.fn(async () => 1), strips: vi.fn(async () => 1) };
  const open = async () => {
    const stops = [
      new QueryObserver(queryClient, { queryKey: [['cart', 'view']], queryFn: read.cart }),
      new QueryObserver(queryClient, { queryKey: [['catalogue', 'strips']], queryFn: read.strips }),
    ].map((observer) => observer.subscribe(() => {}));
    await waitFor(() => expect(queryClient.isFetching()).toBe(0));
    for (const stop of stops) stop();
  };
  await open();
  await open();
  expect(read.cart).toHaveBeenCalledTimes(2);
  expect(read.strips).toHaveBeenCalledTimes(1);
});
