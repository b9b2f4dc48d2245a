import { QueryObserver } from '@tanstack/react-query';
import { waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepPersonalDataFresh } from './personal-data.ts';
import { createQueryClient } from './query-client.ts';

let inSight = true;
let stops: (() => void)[] = [];

beforeEach(() => {
  inSight = true;
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => !inSight);
});
afterEach(() => {
  for (const stop of stops) stop();
  stops = [];
});

/** A tab with its cart's badge, a public list and the cart as it was seen a moment ago. */
async function openTab() {
  const queryClient = createQueryClient();
  const ask = { count: vi.fn(async () => 1), strips: vi.fn(async () => 1), view: vi.fn(async () => 1) };
  const count = { queryKey: [['cart', 'count']], queryFn: ask.count };
  stops.push(
    new QueryObserver(queryClient, count).subscribe(() => {}),
    new QueryObserver(queryClient, {
      queryKey: [['catalogue', 'strips']],
      queryFn: ask.strips,
    }).subscribe(() => {}),
    keepPersonalDataFresh(queryClient),
  );
  const view = { queryKey: [['cart', 'view']], queryFn: ask.view };
  await queryClient.prefetchQuery(view);
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  return { queryClient, ask, open: () => queryClient.prefetchQuery(view) };
}

const lookAt = () => {
  inSight = true;
  document.dispatchEvent(new Event('visibilitychange'));
};

const change = (tab: { queryClient: ReturnType<typeof createQueryClient> }, work: () => Promise<unknown>) =>
  tab.queryClient.getMutationCache().build(tab.queryClient, { mutationFn: work }).execute(undefined);

test('a tab that is looked at again shows the cart as it is now, not as it was seen within the last minute', async () => {
  const { ask, open } = await openTab();
  lookAt();
  await waitFor(() => expect(ask.count).toHaveBeenCalledTimes(2));
  // what was seen before is asked for when it is opened
  expect(ask.view).toHaveBeenCalledTimes(1);
  await open();
  expect(ask.view).toHaveBeenCalledTimes(2);
  expect(ask.strips).toHaveBeenCalledTimes(1);
});

test('what is changed in one tab is asked for anew by the others', async () => {
  const [here, other] = [await openTab(), await openTab()];
  await change(here, async () => 'added');
  await waitFor(() => expect(other.ask.count).toHaveBeenCalledTimes(2));
  expect(here.ask.count).toHaveBeenCalledTimes(1);
});

test('a tab out of sight asks once it is looked at', async () => {
  const [here, other] = [await openTab(), await openTab()];
  const invalid = () => other.queryClient.getQueryState([['cart', 'count']])?.isInvalidated;
  inSight = false;
  await change(here, async () => 'added');
  await waitFor(() => expect(invalid()).toBe(true));
  expect(other.ask.count).toHaveBeenCalledTimes(1);
  lookAt();
  await waitFor(() => expect(other.ask.count).toHaveBeenCalledTimes(2));
});

test('a change under way is not overtaken by an older reading', async () => {
  const tab = await openTab();
  let finish = () => {};
  const underWay = change(tab, () => new Promise<void>((resolve) => (finish = resolve)));
  lookAt();
  await waitFor(() => expect(tab.queryClient.isMutating()).toBe(1));
  expect(tab.ask.count).toHaveBeenCalledTimes(1);
  await waitFor(() => {
    finish();
    return underWay;
  });
  await waitFor(() => expect(tab.ask.count).toHaveBeenCalledTimes(2));
});
