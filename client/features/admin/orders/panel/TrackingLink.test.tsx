import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { renderAt } from '#client/testing/render.tsx';
import { TrackingLink } from './TrackingLink.tsx';

test("a tracking link that fails to load shows an error with 'Try again'", async () => {
  let fails = true;
  renderAt('/', [{ path: '/', element: <TrackingLink id="a" /> }], {
    'orders.link': () => {
      if (fails) throw new Error('away');
      return { link: 'https://shop.example/track/abc' };
    },
  });
  await screen.findByText('The tracking link did not load.');
  expect(screen.queryByText('What the customer sees')).toBeNull();
  fails = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  const link = await screen.findByRole('link', { name: 'What the customer sees' });
  expect(link.getAttribute('href')).toBe('https://shop.example/track/abc');
  expect(screen.queryByText(/did not load/)).toBeNull();
});
