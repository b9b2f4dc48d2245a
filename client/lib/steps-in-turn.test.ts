import { createMemoryRouter, type To } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { keepStepsInTurn } from './steps-in-turn.ts';

afterEach(() => vi.useRealTimers());

/** A router at /list, with /start behind it, whose steps come as late as in a browser: `take` takes those asked for. */
function routerAtList() {
  const router = createMemoryRouter(
    ['/start', '/list', '/link'].map((path) => ({ path, element: null })),
    { initialEntries: ['/start', '/list'], initialIndex: 1 },
  );
  const navigate = router.navigate as (to: number | To | null) => Promise<void>;
  const waiting: (() => void)[] = [];
  router.navigate = (to: number | To | null) =>
    typeof to === 'number'
      ? new Promise<void>((resolve) => waiting.push(() => resolve(navigate(to))))
      : navigate(to);
  keepStepsInTurn(router);
  return {
    router,
    path: () => router.state.location.pathname,
    take: () => waiting.splice(0).map((step) => step()),
  };
}

test('a link that is followed while a step back is under way comes after it', async () => {
  const { router, path, take } = routerAtList();
  void router.navigate(-1);
  const link = router.navigate('/link');
  expect(path()).toBe('/list');
  take();
  await link;
  expect(path()).toBe('/link');

  const back = router.navigate(-1);
  take();
  await back;
  expect(path()).toBe('/start');
});

test('a step that leads nowhere holds links up for a moment only', async () => {
  vi.useFakeTimers();
  const { router, path } = routerAtList();
  void router.navigate(-1);
  const link = router.navigate('/link');
  await vi.advanceTimersByTimeAsync(1000);
  await link;
  expect(path()).toBe('/link');
  await router.navigate('/list');
  expect(path()).toBe('/list');
});
