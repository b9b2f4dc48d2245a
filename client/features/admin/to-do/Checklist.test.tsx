import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { renderAt } from '#client/testing/render.tsx';
import { shownToasts } from '#client/testing/shown-toasts.ts';
import { Checklist } from './Checklist.tsx';

const toasts = shownToasts();

test('the opening checklist leads to each form and adds the samples', async () => {
  const calls: unknown[] = [];
  const answer = (name: string) => (input: unknown) => {
    calls.push([name, input]);
    return { message: `${name} done` };
  };
  const opening = {
    shown: true,
    done: {
      business: false,
      services: false,
      visitTimes: true,
      tax: true,
      technician: false,
    },
    missing: ['phone', 'address'],
    firstBill: 'HC/26-27/00001',
  };
  renderAt('/', [{ path: '/', element: <Checklist opening={opening} /> }], {
    'catalogue.addSamples': answer('samples'),
  });
  const [business, , visitTimes] = screen.getAllByRole('listitem');
  expect(within(business as HTMLElement).getByText(/no phone and address yet/)).toBeDefined();
  expect(within(visitTimes as HTMLElement).getByRole('heading').textContent).toBe('Visit times, done');
  expect(screen.getByRole('link', { name: 'Business' }).getAttribute('href')).toBe(
    '/admin-panel/settings/business',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Take over the 42 sample services' }));
  await expect.poll(() => toasts.map(({ text }) => text)).toEqual(['samples done']);
  expect(calls).toEqual([['samples', undefined]]);
});
