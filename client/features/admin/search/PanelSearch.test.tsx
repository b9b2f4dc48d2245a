import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { storeToken } from '#client/lib/session-token.ts';
import { renderAt } from '#client/testing/render.tsx';
import { PanelSearch } from './PanelSearch.tsx';

const asha = { _id: 'u1', userId: 1001, name: 'Asha Patil', mobile: '9822012345', email: '', openOrders: 0 };
let people: (typeof asha)[];
let router: ReturnType<typeof renderAt>['router'];

beforeEach(() => {
  people = [];
  storeToken('a token');
});

async function search(words: string) {
  ({ router } = renderAt(
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
  ));
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

test('Back closes the search and stays on the screen', async () => {
  await search('imran');
  await router.navigate(-1);
  await waitFor(() => expect(screen.queryByRole('combobox')).toBeNull());
  screen.getByRole('button', { name: 'Search the panel' });
});

test('Back after a result leads to the screen before the search', async () => {
  await search('close');
  await userEvent.click(screen.getByRole('option', { name: 'Close day' }));
  await screen.findByText('Elsewhere');
  await router.navigate(-1);
  await screen.findByRole('button', { name: 'Search the panel' });
  expect(screen.queryByRole('combobox')).toBeNull();
});

test.each([
  ['bank file', 'Bank file'],
  ['import', 'Import'],
  ['help', 'Help'],
  ['api', 'API'],
  ['webhook', 'API'],
  ['calendar', 'Visit Times'],
  ['export', 'All Orders'],
  ['erase', 'All Customers'],
  ['figures', 'Figures'],
  ['cash', 'Cash'],
])('%s leads to the screen before people and services', async (words, screenName) => {
  people = [asha];
  expect((await search(words))[0]).toMatch(new RegExp(`^${screenName}`));
});

test('ten letters are no mobile number', async () => {
  expect(await search('visit time')).not.toContain('New booking for visittime');
});
