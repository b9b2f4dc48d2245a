// Back that is pressed while the page is drawn for the first time.
import { waitFor } from '@testing-library/react';
import { createMemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { isWhereItWasRendered, tellLateListeners } from './early-back.ts';

test('who listens to the router after a step was taken hears of it at once; who listened before hears it once', async () => {
  const router = createMemoryRouter(
    ['/back', '/left'].map((path) => ({ path, element: null })),
    { initialEntries: ['/back', '/left'] },
  );
  tellLateListeners(router);
  const heard: string[] = [];
  router.subscribe(({ location }) => void heard.push(`before: ${location.pathname}`));
  expect(heard).toEqual([]);
  await router.navigate(-1);
  await waitFor(() => expect(heard).toEqual(['before: /back']));
  router.subscribe(({ location }) => void heard.push(`late: ${location.pathname}`));
  expect(heard).toEqual(['before: /back', 'late: /back']);
});

test('a document is where it was rendered as long as its address has not changed, but for a part of the page', () => {
  const { origin, pathname, search } = location;
  const at = (path: string) =>
    vi
      .spyOn(performance, 'getEntriesByType')
      .mockReturnValue([{ name: `${origin}${path}` } as PerformanceEntry]);
  at(`${pathname}${search}#part`);
  expect(isWhereItWasRendered()).toBe(true);
  at(`${pathname}?category=kitchen`);
  expect(isWhereItWasRendered()).toBe(false);
  at('/elsewhere');
  expect(isWhereItWasRendered()).toBe(false);
});
