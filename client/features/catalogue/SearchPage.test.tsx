// The search page where nothing is found: it says so with the word, and the enquiry form has it already.
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { renderAt } from '#client/testing/render.tsx';
import { Component as SearchPage } from './SearchPage.tsx';

afterEach(cleanup);

test('what the shop does not repair is said, and the enquiry takes the word along', async () => {
  renderAt('/search?q=geyser', [{ path: '/search', Component: SearchPage }], {
    'catalogue.search': { items: [], total: 0 },
  });
  await screen.findByText(/no repair for “geyser”/);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Search Results : 0');
  expect(screen.getByText('No Data Found....')).toBeTruthy();
  const link = screen.getByRole('link', { name: 'Send an enquiry' });
  expect(link.getAttribute('href')).toBe('/?about=geyser#enquiry');
});
