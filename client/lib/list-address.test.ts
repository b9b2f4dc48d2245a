import { expect, test } from 'vitest';
import { orderTableInput } from '#shared/orders/lists.ts';
import { readList, withChanges } from './list-address.ts';

const read = (query: string) => readList(orderTableInput, new URLSearchParams(query));
const changed = (query: string, changes: Parameters<typeof withChanges>[1]) =>
  withChanges(new URLSearchParams(query), changes).toString();

test("a list's URL without parameters means the first page", () => {
  expect(read('')).toEqual({ limit: 25, sort: 'work', direction: 'asc' });
});

test('a list reads numbers and booleans from the URL', () => {
  expect(read('uId=1002&late=true&limit=50&fullname=007&cursor=abc')).toMatchObject({
    uId: 1002,
    late: true,
    limit: 50,
    fullname: '007',
    cursor: 'abc',
  });
});

test('a list ignores values in the URL that it does not accept', () => {
  expect(read('uId=Asha&status=Done&from=yesterday&limit=0&sort=mobile&direction=up&order=1')).toEqual({
    limit: 25,
    sort: 'work',
    direction: 'asc',
  });
});

test('a changed filter starts at the first page and keeps the other filters', () => {
  expect(changed('status=Incomplete&cursor=abc&page=4', { fullname: 'asha' })).toBe(
    'status=Incomplete&fullname=asha',
  );
});

test('a cleared filter leaves the URL', () => {
  expect(
    changed('status=Incomplete&late=true&service=Oven', { status: '', late: false, service: undefined }),
  ).toBe('');
});
