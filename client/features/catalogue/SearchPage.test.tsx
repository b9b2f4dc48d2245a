import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderAt } from '#client/testing/render.tsx';
import { sampleService } from '#client/testing/sample-service.ts';
import { Component as SearchPage } from './SearchPage.tsx';

test('a search for a booking leads to My Orders, below the one title of the page', async () => {
  renderAt('/search?q=my booking', [{ path: '/search', Component: SearchPage }], {
    'catalogue.search': { items: [], total: 0 },
  });
  const link = await screen.findByRole('link', { name: /Looking for your booking/ });
  expect(link.getAttribute('href')).toBe('/my-orders');
  await screen.findByRole('heading', { level: 1, name: 'Search Results : 0' });
  expect(screen.queryByText(/Search: my booking/)).toBeNull();
});

test('an empty search result passes the query to the enquiry form', async () => {
  renderAt('/search?q=geyser', [{ path: '/search', Component: SearchPage }], {
    'catalogue.search': { items: [], total: 0 },
  });
  await screen.findByText(/no repair for “geyser”/);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Search Results : 0');
  expect(screen.getByText('No Data Found....')).toBeTruthy();
  const link = screen.getByRole('link', { name: 'Send an enquiry' });
  expect(link.getAttribute('href')).toBe('/?about=geyser#enquiry');
});

test("'Show more' before the scripts asks for the search's next page, at the last service shown", async () => {
  const service = { ...sampleService, _id: 'a' };
  renderAt('/search?q=fan&pages=2', [{ path: '/search', Component: SearchPage }], {
    'catalogue.search': { items: [service], total: 2, nextCursor: 'b' },
  });
  const more = await screen.findByRole<HTMLButtonElement>('button', { name: 'Show more' });
  expect([...new FormData(more.form as HTMLFormElement, more)]).toEqual([
    ['q', 'fan'],
    ['pages', '2'],
  ]);
  expect(more.form?.getAttribute('action')).toBe('#a');
  expect(document.getElementById('a')).not.toBeNull();
});
