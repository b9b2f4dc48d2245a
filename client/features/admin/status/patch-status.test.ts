import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import type { Status } from '#shared/business.ts';
import { patchStatus } from './patch-status.ts';

const open = (id: string) => ({ _id: id, status: 'Incomplete' as const });

test('patchStatus sets a status in every cached list and detail', () => {
  const queryClient = new QueryClient();
  queryClient.setQueryData(['table', 'page 1'], { items: [open('a'), open('b')], count: 2 });
  queryClient.setQueryData(['table', 'page 2'], { items: [open('c')], count: 2 });
  queryClient.setQueryData(['one', 'a'], open('a'));
  queryClient.setQueryData(['one', 'b'], open('b'));
  const statuses = () =>
    ['page 1', 'page 2'].map((page) =>
      queryClient
        .getQueryData<{ items: { status: string }[] }>(['table', page])
        ?.items.map(({ status }) => status),
    );

  const show = (status: Status) => patchStatus(queryClient, [['table'], ['one']], 'a', { status });
  show('Complete');
  expect(statuses()).toEqual([['Complete', 'Incomplete'], ['Incomplete']]);
  expect(queryClient.getQueryData(['one', 'a'])).toEqual({ _id: 'a', status: 'Complete' });
  expect(queryClient.getQueryData(['one', 'b'])).toEqual(open('b'));

  show('Incomplete');
  expect(statuses()).toEqual([['Incomplete', 'Incomplete'], ['Incomplete']]);
  expect(queryClient.getQueryData(['one', 'a'])).toEqual(open('a'));
});
