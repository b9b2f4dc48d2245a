// The works that are compared: what we are asked, what the limit is asked, and the ratio that must stand.
import { randomUUID } from 'node:crypto';
import type { Call } from './load.ts';
import { rowId, token } from './rows.ts';

/**
 * `against`: which bare server does the same: with SQL of its own, from memory, with an empty 304, or with the very
 * statements that we send.
 */
export type Work = {
  name: string;
  ours: Call;
  limit: Call;
  against: 'sql' | 'memory' | 'empty' | 'same';
  least: number;
  /** Among how many services (200). */
  services?: 10_000;
};

const as = (user: number) => ({ authorization: `Bearer ${token(user)}` });
const someUser = () => 2 + Math.floor(Math.random() * 900);

const address = {
  fullname: 'Bench User',
  address: 'CIDCO',
  city: 'N-4',
  mobile: '9999999999',
  email: 'user2@bench.org',
};
const cash = { ...address, paymentMethod: 'Cash on Delivery', totalQty: 2 };
// Charges as the rows have them: 100 + (i * 37) % 2000 rupees.
const charge = (service: number) => 100 + ((service * 37) % 2000);
const total = charge(3) + charge(4);

const trpc = (calls: Record<string, unknown>): Call => {
  const input = Object.fromEntries(Object.values(calls).map((value, at) => [at, value]));
  return {
    path: `/trpc/${Object.keys(calls).join(',')}?batch=1&input=${encodeURIComponent(JSON.stringify(input))}`,
  };
};

const lists: readonly [string, Call, Call][] = [
  ['catalogue page of 20', { path: '/api/get-product?limit=20' }, { path: '/api/get-product?limit=20' }],
  ['whole catalogue', { path: '/api/get-product' }, { path: '/api/get-product' }],
  [
    'category',
    { method: 'POST', path: '/api/category-product', body: { category: 'Kitchen', limit: 20 } },
    { method: 'POST', path: '/api/category-product', body: { category: 'Kitchen', limit: 20 } },
  ],
];
const details: readonly [string, Call, Call] = [
  'detail',
  { method: 'POST', path: '/api/product-details', body: { productId: rowId(1, 7) } },
  { method: 'POST', path: '/api/product-details', body: { productId: 7 } },
];

const searches: readonly [string, string][] = [
  ['search', 'repair 17'],
  ['search with a typing error', 'serivce 17'],
  ['search by an everyday word', 'washer repair'],
];

const searchFor = (name: string, text: () => string, services?: 10_000): Work => {
  const call = { path: () => `/api/search?limit=20&q=${encodeURIComponent(text())}` };
  return {
    name: services ? `${name}, 10,000` : name,
    ours: call,
    limit: call,
    against: 'same',
    least: 0.8,
    ...(services && { services }),
  };
};
const bySearch = (services?: 10_000): Work[] =>
  searches.map(([name, q]) => searchFor(name, () => q, services));

// Large and small letters by chance: the same statements, but asked for the first time, so that nothing is kept.
const inSomeLetters = (text: string) =>
  [...text].map((letter) => (Math.random() < 0.5 ? letter.toUpperCase() : letter)).join('');
const firstSearches = (services?: 10_000): Work[] =>
  ['service repair ##', 'serivce repair ##', 'washer repair technician'].map((q) => {
    const text = () => inSomeLetters(q.replace('##', String(1 + Math.floor(Math.random() * 200))));
    return searchFor(`first search, ${q.split(' ')[0]}`, text, services);
  });

const signIn = (): Call => ({
  method: 'POST',
  path: '/api/signin',
  body: () => ({ email: `user${someUser()}@bench.org`, password: 'bench-password' }),
});
const cart: Call = { path: '/api/view-card-product', headers: as(5) };
const orderPage: Call = { path: '/api/get-payment?limit=50', headers: as(1) };

const dayAhead = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const someVisit = () => ({
  date: dayAhead(2 + Math.floor(Math.random() * 10)),
  from: ['09:00', '11:00', '14:00', '16:00', '18:00'][Math.floor(Math.random() * 5)],
});
/** Over our tables; ours answers 201, the bare servers 200. */
const booking = (status: number, visit: () => unknown = () => undefined): Call => ({
  method: 'POST',
  path: '/api/create-payment',
  status,
  headers: as(someUser()),
  body: () => ({
    ...cash,
    orderId: randomUUID(),
    totalPrice: total,
    products: [3, 4].map((i) => ({
      productId: rowId(1, i),
      productName: `Service ${i} repair`,
      quantity: 1,
    })),
    visit: visit(),
  }),
});

/** All works; `etag` names the bytes of get-company for the 304. */
export const works = (etag: string): Work[] => [
  ...lists.map(([name, ours, limit]): Work => ({ name, ours, limit, against: 'sql', least: 2.5 })),
  { name: details[0], ours: details[1], limit: details[2], against: 'sql', least: 1 },
  ...[...lists, details].map(
    ([name, ours, limit]): Work => ({
      name: `${name}, from memory`,
      ours,
      limit,
      against: 'memory',
      least: 0.3,
    }),
  ),
  {
    name: 'catalogue page of 20 by tRPC',
    ours: trpc({ 'catalogue.services': { limit: 20 }, 'catalogue.categories': undefined }),
    limit: { path: '/api/get-product?limit=20' },
    against: 'sql',
    least: 0.5,
  },
  {
    name: 'add to cart',
    ours: {
      method: 'POST',
      path: '/api/addtocart',
      headers: as(5),
      body: { productId: rowId(1, 9), selectedOption: 12 },
    },
    limit: {
      method: 'POST',
      path: '/api/addtocart',
      headers: as(5),
      body: { productId: 9, selectedOption: 12 },
    },
    against: 'sql',
    least: 0.7,
  },
  { name: 'cart view', ours: cart, limit: cart, against: 'same', least: 0.7 },
  { name: 'sign-in', ours: signIn(), limit: signIn(), against: 'same', least: 0.9 },
  ...bySearch(),
  ...bySearch(10_000),
  ...firstSearches(),
  ...firstSearches(10_000),
  { name: "admin's order page of 50", ours: orderPage, limit: orderPage, against: 'sql', least: 0.75 },
  // an order of ours has 32 fields, the limit's 13: the same once more with our statements and all their columns
  { name: "admin's order page, all fields", ours: orderPage, limit: orderPage, against: 'same', least: 0.5 },
  {
    name: '304 answer',
    ours: { path: '/api/get-company', headers: { 'if-none-match': etag }, status: 304 },
    limit: { path: '/', status: 304 },
    against: 'empty',
    least: 0.3,
  },
  {
    name: 'Home, rendered',
    ours: { path: '/' },
    limit: { path: '/' },
    against: 'sql',
    least: 0.25,
  },
  // against a small answer that is read: nobody may keep free places for long
  {
    name: 'visit times',
    ours: { path: '/api/visit-times' },
    limit: details[2],
    against: 'sql',
    least: 1,
  },
  // last, because the queue goes on with its mails afterwards
  {
    name: 'booking with a visit',
    ours: booking(201, someVisit),
    limit: booking(200, someVisit),
    against: 'same',
    least: 0.5,
  },
  {
    name: 'booking',
    ours: booking(201),
    limit: {
      method: 'POST',
      path: '/api/create-payment',
      headers: as(someUser()),
      body: () => ({
        ...cash,
        orderId: randomUUID(),
        totalPrice: total,
        products: [3, 4].map((i) => ({ productId: i, quantity: 1 })),
      }),
    },
    against: 'sql',
    least: 0.5,
  },
  // the limit's booking has five tables of few columns; the same once more with the rows and indexes of ours
  { name: 'booking, the same rows', ours: booking(201), limit: booking(200), against: 'same', least: 0.55 },
];
