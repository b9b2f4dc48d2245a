import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { createTrpcClient, shopQueries } from '#client/lib/trpc.ts';
import type { Status } from '#shared/business.ts';
import { patchStatus } from './patch-status.ts';

const open = (id: string) => ({ _id: id, status: 'Incomplete' as const });

test('patchStatus sets a status in every cached list and detail', () => {
  const queryClient = new QueryClient();
  const put = (path: string, input: object, data: object) =>
    queryClient.setQueryData([['enquiries', path], { input, type: 'query' }], data);
  const read = <T>(path: string, input: object) =>
    queryClient.getQueryData<T>([['enquiries', path], { input, type: 'query' }]);
  put('table', { page: 1 }, { items: [open('a'), open('b')], count: 2 });
  put('table', { page: 2 }, { items: [open('c')], count: 2 });
  put('one', { id: 'a' }, open('a'));
  put('one', { id: 'b' }, open('b'));
  const statuses = () =>
    [1, 2].map((page) =>
      read<{ items: { status: string }[] }>('table', { page })?.items.map(({ status }) => status),
    );

  const queries = shopQueries({ client: createTrpcClient(), queryClient });
  const show = (status: Status) => patchStatus(queries, 'enquiry', 'a', { status });
  show('Complete');
  expect(statuses()).toEqual([['Complete', 'Incomplete'], ['Incomplete']]);
  expect(read('one', { id: 'a' })).toEqual({ _id: 'a', status: 'Complete' });
  expect(read('one', { id: 'b' })).toEqual(open('b'));

  show('Incomplete');
  expect(statuses()).toEqual([['Incomplete', 'Incomplete'], ['Incomplete']]);
  expect(read('one', { id: 'a' })).toEqual(open('a'));
});
