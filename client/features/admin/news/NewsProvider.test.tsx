import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { trpc } from '#client/lib/trpc.ts';
import { renderAt } from '#client/testing/render.tsx';
import type { Status } from '#shared/business.ts';
import { Component as CategoriesPage } from '../categories/CategoriesPage.tsx';
import { ReelList } from '../products/ReelList.tsx';
import { Technicians } from '../settings/Technicians.tsx';
import { NewsProvider } from './NewsProvider.tsx';
import type { News } from './news.ts';
import { useLiveList } from './use-live-list.ts';

let changes: News['changes'];
let orders: { _id: string; status: Status }[];
let categories: string[];
let reels: string[];
let technicians: string[];
let readings: number;

const answers = {
  'backoffice.news': () => ({ orders: 0, enquiries: 0, changes, now: new Date().toISOString() }),
  'orders.table': () => {
    readings += 1;
    const items = orders.filter(({ status }) => status === 'Incomplete');
    return { items, count: items.length, countIsExact: true };
  },
  'catalogue.categories': () => [],
  'catalogue.adminCategories': () =>
    categories.map((label) => ({ _id: label, label, value: label, translations: {} })),
  'bills.cash': {
    ...{
      day: '2026-11-20',
      lastDay: null,
      isOpen: true,
      closed: null,
      desk: null,
      counts: [],
      late: [],
      outs: [],
      days: [],
    },
    holders: [],
  },
  'technicians.list': () =>
    technicians.map((name, at) => ({
      _id: name,
      userId: at,
      name,
      mobile: '',
      categories: [],
      onDuty: true,
      daysOff: [],
    })),
  'business.reels': () => reels.map((url) => ({ _id: url, url })),
};

function OpenOrders() {
  const reading = trpc.orders.table.useQuery({ status: 'Incomplete' }, { staleTime: 0 });
  const live = useLiveList('orders', reading.refetch);
  return (
    <>
      <div ref={live.region}>
        {reading.data?.items.map(({ _id, status }) => (
          <button type="button" key={_id}>
            {_id} {status}
          </button>
        ))}
      </div>
      <button type="button">Elsewhere</button>
    </>
  );
}

const show = (element: React.ReactNode) =>
  renderAt('/', [{ path: '/', element: <NewsProvider>{element}</NewsProvider> }], answers);
let number = 0;
const colleague = (entity: string, entityId: string, status?: Status) => {
  number += 1;
  changes = [{ _id: String(number), entity, entityId, ...(status && { status }) }, ...changes].slice(0, 20);
};
const fiveSeconds = () => act(() => vi.advanceTimersByTimeAsync(5000));
const complete = (id: string) => {
  orders = orders.map((order) => (order._id === id ? { ...order, status: 'Complete' } : order));
  colleague('order', id, 'Complete');
};

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  changes = [];
  orders = ['A', 'B', 'C'].map((_id) => ({ _id, status: 'Incomplete' }));
  categories = ['Laundary', 'Kitchen'];
  reels = ['https://example.com/1', 'https://example.com/2'];
  technicians = [];
  readings = 0;
});

test('a category that a colleague deletes disappears within five seconds', async () => {
  show(<CategoriesPage />);
  await screen.findByText('Kitchen');
  categories = ['Laundary'];
  colleague('category', 'Kitchen');
  await fiveSeconds();
  await waitFor(() => expect(screen.queryByText('Kitchen')).toBeNull());
});

test('a reel that a colleague adds appears within five seconds', async () => {
  show(<ReelList />);
  await screen.findByText('https://example.com/1');
  reels = ['https://example.com/3', ...reels];
  colleague('reel', 'https://example.com/3');
  await fiveSeconds();
  await screen.findByText('https://example.com/3');
});

test('a technician that a colleague adds appears within five seconds', async () => {
  show(<Technicians />);
  await screen.findByText('Nobody is a technician yet.');
  technicians = ['Imran Pathan'];
  colleague('user', 'Imran Pathan');
  await fiveSeconds();
  await screen.findByRole('rowheader', { name: /Imran Pathan/ });
});

test('an order that a colleague completes leaves the open orders within five seconds', async () => {
  show(<OpenOrders />);
  await screen.findByText('B Incomplete');
  complete('B');
  await fiveSeconds();
  await waitFor(() => expect(screen.queryByText(/^B/)).toBeNull());
});

test('the list of orders keeps its rows in place while it has the focus', async () => {
  show(<OpenOrders />);
  (await screen.findByText('C Incomplete')).focus();
  complete('B');
  await fiveSeconds();
  await screen.findByText('B Complete');
  screen.getByText('Elsewhere').focus();
  await fiveSeconds();
  await waitFor(() => expect(screen.queryByText(/^B/)).toBeNull());
});

test('an unchanged list of orders is read once', async () => {
  show(<OpenOrders />);
  await screen.findByText('B Incomplete');
  for (let times = 0; times < 4; times += 1) await fiveSeconds();
  expect(readings).toBe(1);
});
