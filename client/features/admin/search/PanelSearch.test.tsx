import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { storeToken } from '#client/lib/session-token.ts';
import { renderAt } from '#client/testing/render.tsx';
import { PanelSearch } from './PanelSearch.tsx';

const asha = { _id: 'u1', userId: 1001, name: 'Asha Patil', mobile: '9822012345', email: '', openOrders: 0 };
let people: (typeof asha)[];

beforeEach(() => {
  people = [];
  storeToken('a token');
});

async function search(words: string) {
  renderAt(
    '/',
    [
      { path: '/', element: <PanelSearch /> },
      { path: '*', element: 'Elsewhere' },
    ],
    {
      'accounts.me': { _id: 'o1', userId: 1, name: 'Sunil', role: 'ADMIN' },
      'technicians.list': [{ _id: 't1', userId: 2, name: 'Imran Pathan' }],
      'backoffice.search': () => ({
        people,
        orders: [],
        bills: [],
        enquiries: [],
        services: [{ name: 'Gas Hob Repair' }],
      }),
    },
  );
  await userEvent.click(screen.getByRole('button', { name: 'Search the panel' }));
  await userEvent.type(await screen.findByRole('combobox'), words);
  await screen.findByRole('option', { name: 'Gas Hob Repair' });
  return screen.getAllByRole('option').map(({ textContent }) => textContent);
}

test('what can be done comes before services that sound alike', async () => {
  expect((await search('close'))[0]).toBe('Close day');
});

test('a mobile number finds its person first, then a new booking for it', async () => {
  people = [asha];
  const [first, second] = await search('98220 12345');
  expect(first).toContain('Asha Patil');
  expect(second).toBe('New booking for 9822012345');
});

test('a technician’s name leads to a day off today', async () => {
  await search('imran');
  const actions = within(screen.getByRole('group', { name: 'Actions' }));
  await userEvent.click(actions.getByRole('option', { name: 'Imran Pathan is off today' }));
  await screen.findByText('Elsewhere');
});
