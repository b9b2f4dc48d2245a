import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { renderAt } from '#client/testing/render.tsx';
import { SearchBox } from './SearchBox.tsx';

const routes = [{ path: '*', Component: SearchBox }];
const box = () => screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search Services Here...' });
const addressOf = ({ router }: ReturnType<typeof renderAt>) =>
  router.location.pathname + router.location.search;

test('the search box navigates while a customer types', async () => {
  const view = renderAt('/about-us', routes);
  await userEvent.type(box(), 'fridge');
  await waitFor(() => expect(addressOf(view)).toBe('/search?q=fridge'));
});

test('the search box goes to /search when it is cleared', async () => {
  const view = renderAt('/search?q=ac', routes);
  await userEvent.clear(box());
  await waitFor(() => expect(addressOf(view)).toBe('/search'));
});

test('the search box shows the query of the URL', async () => {
  const view = renderAt('/search?q=ac', routes);
  expect(box().value).toBe('ac');
  await act(() => view.router.navigate('/search?q=oven'));
  await waitFor(() => expect(box().value).toBe('oven'));
  await act(() => view.router.navigate('/cart'));
  await waitFor(() => expect(box().value).toBe(''));
});

test('the search box keeps the typed text when an older URL arrives', async () => {
  const view = renderAt('/search', routes);
  box().focus();
  await userEvent.type(box(), 'fri');
  await act(() => view.router.navigate('/search?q=f', { replace: true }));
  expect(box().value).toBe('fri');
});

test('the search box passes on text with reserved URL characters', async () => {
  const view = renderAt('/', routes);
  await userEvent.type(box(), 'a&b=c #1?');
  await waitFor(() => expect(new URLSearchParams(view.router.location.search).get('q')).toBe('a&b=c #1?'));
});
