// What is asked at both sizes: every list, search, filter, sort and count of the admin's screens, the lists of /api, and
// what customers ask. Searches ask for another word every time, so that nothing is kept of them.
import { billKinds } from '#shared/bills/kinds.ts';
import { indiaDayOf } from '#shared/india-day.ts';
import type { Call } from './load.ts';
import { busyDay, mobileOf, regular, rowId, type Size, technicians, token } from './rows.ts';

const below = (most: number): number => Math.floor(Math.random() * most);
const oneOf = (words: readonly string[]): string => words[below(words.length)] ?? '';

/** A person who calls, by number; 1 is the admin. */
export const as = (user: number) => ({ authorization: `Bearer ${token(user)}` });

/** A read by tRPC, as the screens ask it; the admin asks where nobody else is named. */
export const read = (procedure: string, input: object | (() => object) = {}, user = 1): Call => {
  const path = (given: object) => `/trpc/${procedure}?input=${encodeURIComponent(JSON.stringify(given))}`;
  return { path: typeof input === 'function' ? () => path(input()) : path(input), headers: as(user) };
};
const rest = (path: string | (() => string), user = 1): Call => ({ path, headers: as(user) });
const technicianId = (size: Size) => rowId(2, size.users + 1 + below(technicians));

// Texts as the rows have them: 'User 77', 'user77@bench.org', '7000609763'.
type Word = (size: Size) => () => string;
const words: Readonly<Record<string, Word>> = {
  'one hit': (size) => () => `user ${below(size.users)}`,
  'many hits': () => () => `user ${1 + below(9)}`,
  everything: () => () =>
    oneOf(['use', 'ser', 'user', 'User ', 'USE', 'sEr', 'UsEr', 'uSer', 'useR', 'Ser ']),
  'two letters': () => () => `${1 + below(9)}${below(10)}`,
  'two letters of all': () => () => oneOf(['us', 'se', 'er', 'Us', 'sE', 'eR', 'US', 'SE', 'ER', 'r ']),
  'one letter': () => () => oneOf(['1', '2', '3', '4', '5', '6', '7', '8', '9', 'u']),
  'no hit': () => () => `zq${below(1e6).toString(36)}`,
  'no hit, common parts': () => () => `user user ${below(1e4)}`,
};

const bySearch = (
  screen: string,
  procedure: string,
  field: string,
  more: Readonly<Record<string, object>>,
): readonly [string, (size: Size) => Call][] =>
  Object.entries(words).flatMap(([word, of]) =>
    Object.entries(more).map(([name, filters]): [string, (size: Size) => Call] => [
      `${screen}: ${word}${name && `, ${name}`}`,
      (size) => {
        const next = of(size);
        return read(procedure, () => ({ ...filters, [field]: next() }));
      },
    ]),
  );

const service = (size: Size) => `Service ${1 + below(size.services)} repair`;
const desc = { direction: 'desc' } as const;
const byTotal = { sort: 'totalPrice' } as const;
/** A day in India, so many after today. */
const ahead = (days: number) => indiaDayOf(Date.now(), days);
const ago = (days: number) => ahead(-days);

const orders: readonly [string, (size: Size) => Call][] = [
  ['orders', () => read('orders.table')],
  ['orders: newest first', () => read('orders.table', desc)],
  ['orders: by total', () => read('orders.table', byTotal)],
  ['orders: by total, downwards', () => read('orders.table', { ...byTotal, ...desc })],
  ...(['Complete', 'Incomplete'] as const).flatMap((status): [string, (size: Size) => Call][] => [
    [`orders: ${status}`, () => read('orders.table', { status })],
    [`orders: ${status}, newest first`, () => read('orders.table', { status, ...desc })],
    [`orders: ${status}, by total`, () => read('orders.table', { status, ...byTotal })],
  ]),
  ['orders: late', () => read('orders.table', { late: true })],
  ['orders: late, newest first', () => read('orders.table', { late: true, ...desc })],
  ['orders: late, by total', () => read('orders.table', { late: true, ...byTotal })],
  ['orders: rated', () => read('orders.table', { rated: true })],
  ['orders: rated, by total', () => read('orders.table', { rated: true, ...byTotal })],
  ['orders: tab open', () => read('orders.table', { open: true })],
  ['orders: tab open, newest first', () => read('orders.table', { open: true, ...desc })],
  ['orders: tab open, by total', () => read('orders.table', { open: true, ...byTotal })],
  ['orders: a stage', () => read('orders.table', { stage: 'requested' })],
  ['orders: a stage of few', () => read('orders.table', { stage: 'scheduled', ...desc })],
  ['orders: visits of a day', () => read('orders.table', () => ({ visitDate: ago(-1 - below(9)) }))],
  ['orders: a stage, by total', () => read('orders.table', { stage: 'done', ...byTotal })],
  ['orders: a technician', (size) => read('orders.table', () => ({ technicianId: technicianId(size) }))],
  [
    'orders: a technician, newest first',
    (size) => read('orders.table', () => ({ technicianId: technicianId(size), ...desc })),
  ],
  [
    'orders: a technician, by total',
    (size) => read('orders.table', () => ({ technicianId: technicianId(size), ...byTotal })),
  ],
  [
    'orders: a technician, open',
    (size) => read('orders.table', () => ({ technicianId: technicianId(size), open: true })),
  ],
  [
    'orders: visits of a day, a technician',
    (size) =>
      read('orders.table', () => ({ visitDate: ago(-1 - below(9)), technicianId: technicianId(size) })),
  ],
  ['orders: visits of a past day', () => read('orders.table', () => ({ visitDate: ago(1 + below(5)) }))],
  ['orders: counts', () => read('orders.counts')],
  [
    'orders: counts of a technician',
    (size) => read('orders.counts', () => ({ technicianId: technicianId(size) })),
  ],
  ['orders: a day', () => read('orders.table', () => ({ from: ago(1), to: ago(1) }))],
  ['orders: days, by total', () => read('orders.table', () => ({ from: ago(1 + below(300)), ...byTotal }))],
  ['orders: a service', (size) => read('orders.table', () => ({ service: service(size) }))],
  [
    'orders: a service, by total',
    (size) => read('orders.table', () => ({ service: service(size), ...byTotal })),
  ],
  [
    'orders: a service, open',
    (size) => read('orders.table', () => ({ service: service(size), status: 'Incomplete' })),
  ],
  [
    'orders: a service, late',
    (size) => read('orders.table', () => ({ service: service(size), late: true, ...desc })),
  ],
  ['orders: a user', (size) => read('orders.table', () => ({ uId: 1001 + below(size.users) }))],
  [
    'orders: a user, by total',
    (size) => read('orders.table', () => ({ uId: 1001 + below(size.users), ...byTotal })),
  ],
  [
    'orders: a user and a service',
    (size) => read('orders.table', () => ({ uId: 1001 + below(size.users), service: service(size) })),
  ],
  ...bySearch('orders', 'orders.table', 'fullname', {
    '': {},
    'newest first': desc,
    'by total': byTotal,
    open: { status: 'Incomplete' },
    'late, by total': { late: true, ...byTotal },
    'a service': { service: 'Service 7 repair' },
  }),
  ['orders: names', () => read('orders.bookedNames')],
  ['orders: a mobile', (size) => read('orders.table', () => ({ mobile: mobileOf(1 + below(size.users)) }))],
  [
    'orders: a mobile, by total',
    (size) => read('orders.table', () => ({ mobile: mobileOf(1 + below(size.users)), ...byTotal })),
  ],
  ['orders: two digits of a mobile', () => read('orders.table', () => ({ mobile: `7${below(3)}` }))],
  [
    'orders: four digits of a mobile, newest first',
    () => read('orders.table', () => ({ mobile: String(7000 + below(30)), ...desc })),
  ],
  ['an order', (size) => read('orders.one', () => ({ orderId: rowId(3, 1 + below(size.orders)) }))],
  ['an order: events', (size) => read('orders.events', () => ({ id: rowId(3, 1 + below(size.orders)) }))],
  [
    'New Booking: a mobile',
    (size) => read('accounts.byMobile', () => ({ mobile: mobileOf(1 + below(size.users)) })),
  ],
  [
    'New Booking: warranties of a customer',
    (size) => read('warranty.repairs', () => ({ customerId: rowId(2, 1 + below(size.users)) })),
  ],
  [
    'New Booking: warranties of one with many',
    () => read('warranty.repairs', { customerId: rowId(2, regular) }),
  ],
];

const paid = [
  ['bills', {}],
  ['bills: due', { due: true }],
  ...billKinds.map((kind) => [`bills: ${kind}`, { kind }] as const),
] as const;

const bills: readonly [string, (size: Size) => Call][] = [
  ...paid.map(([name, filters]): [string, () => Call] => [name, () => read('bills.table', filters)]),
  ['bills: a day', () => read('bills.table', () => ({ from: ago(1 + below(5)), to: ago(1) }))],
  ['bills: a technician', (size) => read('bills.table', () => ({ technicianId: technicianId(size) }))],
  [
    'bills: a technician, due',
    (size) => read('bills.table', () => ({ technicianId: technicianId(size), due: true })),
  ],
  [
    'bills: a technician, Credit Note',
    (size) => read('bills.table', () => ({ technicianId: technicianId(size), kind: 'Credit Note' })),
  ],
  ['bills: days, due', () => read('bills.table', () => ({ from: ago(5), to: ago(1 + below(3)), due: true }))],
  ['bills: a serial', () => read('bills.table', () => ({ number: String(1 + below(6000)) }))],
  ['bills: a number', () => read('bills.table', () => ({ number: `PA/26-27/0${1000 + below(5000)}` }))],
  ['bills: no such number', () => read('bills.table', () => ({ number: `PB/26-27/0${1000 + below(5000)}` }))],
  ...paid.map(([name, filters]): [string, () => Call] => [
    name.replace('bills', 'bills, totals'),
    () => read('bills.totals', filters),
  ]),
  ['bills, totals: a day', () => read('bills.totals', () => ({ from: ago(1 + below(5)), to: ago(1) }))],
  [
    'bills, totals: a technician',
    (size) => read('bills.totals', () => ({ technicianId: technicianId(size) })),
  ],
  [
    'bills: spreadsheet of a day',
    () => {
      const day = ago(2);
      return rest(`/api/export-bills?from=${day}&to=${day}`);
    },
  ],
  ['bills: spreadsheet of what is due in a week', () => rest(`/api/export-bills?from=${ago(7)}&due=true`)],
];

// One row a page: of ten services a search finds fewer than a page of ten thousand holds.
const servicesOf = (name: string, word: (size: Size) => string): [string, (size: Size) => Call] => [
  `services: ${name}`,
  (size) => read('catalogue.adminServices', () => ({ search: word(size), limit: 1 })),
];
const services = [
  servicesOf('one hit', (size) => `model ${below(size.services)} by`),
  servicesOf('many hits', () => `brand ${below(20)}`),
  servicesOf('two letters', () => `${1 + below(9)}${below(10)}`),
  servicesOf('no hit', () => `zq${below(1e6).toString(36)}`),
];

const others: readonly [string, (size: Size) => Call][] = [
  ['customers', () => read('accounts.table')],
  ['customers: by name', () => read('accounts.table', { sort: 'name' })],
  ['customers: by email, downwards', () => read('accounts.table', { sort: 'email', ...desc })],
  ['customers: admins', () => read('accounts.table', { role: 'ADMIN' })],
  ['customers: admins, by name', () => read('accounts.table', { role: 'ADMIN', sort: 'name' })],
  ['customers: not admins, by email', () => read('accounts.table', { role: 'GENERAL', sort: 'email' })],
  ...bySearch('customers', 'accounts.table', 'search', {
    '': {},
    'by name': { sort: 'name' },
    admins: { role: 'ADMIN' },
  }),
  ['enquiries', () => read('enquiries.table')],
  ['enquiries: oldest first', () => read('enquiries.table', { direction: 'asc' })],
  ['enquiries: open', () => read('enquiries.table', { status: 'Incomplete' })],
  ['enquiries: a type', () => read('enquiries.table', { serviceType: 'Split AC' })],
  [
    'enquiries: another type, open',
    () => read('enquiries.table', { serviceType: 'Window AC', status: 'Incomplete' }),
  ],
  ['enquiries: a day', () => read('enquiries.table', { from: ago(1), to: ago(1) })],
  ['enquiries: mobile', () => read('enquiries.table', () => ({ search: String(1000 + below(9000)) }))],
  ...bySearch('enquiries', 'enquiries.table', 'search', {
    '': {},
    'oldest first': { direction: 'asc' },
    open: { status: 'Incomplete' },
    'a type': { serviceType: 'Split AC' },
  }),
  ['services', () => read('catalogue.adminServices')],
  ['services: category', () => read('catalogue.adminServices', { category: 'kitchen', limit: 2 })],
  ...services,
  ['day: today', () => read('day.board')],
  ['day: 400 visits', () => read('day.board', () => ({ date: ahead(busyDay) }))],
  ['overview', () => read('backoffice.overview')],
  ['news', () => read('backoffice.news', () => ({ since: new Date(Date.now() - 60_000).toISOString() }))],
  ['audit', () => read('backoffice.audit')],
  ['audit: an actor', () => read('backoffice.audit', () => ({ actor: oneOf(['admin', 'user', 'nobody']) }))],
  ['audit: an entity', () => read('backoffice.audit', () => ({ entity: oneOf(['order', 'user', 'reel']) }))],
  ['mails', () => read('backoffice.mailsSetAside')],
  ['reels', () => rest('/api/get-reel')],
];

const api: readonly [string, (size: Size) => Call][] = [
  ['/api/get-payment', () => rest('/api/get-payment?limit=50')],
  ['/api/get-payment, open', () => rest('/api/get-payment?limit=50&status=Incomplete')],
  ['/api/get-payment, name', () => rest(() => `/api/get-payment?limit=50&fullname=user+${1 + below(9)}`)],
  [
    '/api/get-payment, service',
    (size) => rest(() => `/api/get-payment?limit=50&service=${service(size).replaceAll(' ', '+')}`),
  ],
  [
    '/api/get-payment, a user',
    (size) => rest(() => `/api/get-payment?limit=50&uId=${1001 + below(size.users)}`),
  ],
  [
    '/api/get-payment, changed since',
    () =>
      rest(
        () =>
          `/api/get-payment?limit=50&updatedSince=${new Date(Date.now() - 7_200_000 - below(60_000)).toISOString()}`,
      ),
  ],
  // more than are counted, and the oldest orders are not among them; as many as there are rows in both
  [
    '/api/get-payment, changed in a month',
    () =>
      rest(
        () =>
          `/api/get-payment?limit=50&updatedSince=${new Date(Date.now() - 30 * 86_400_000 + below(60_000)).toISOString()}`,
      ),
  ],
  [
    '/api/get-payment, changed in a year',
    () =>
      rest(
        () =>
          `/api/get-payment?limit=50&updatedSince=${new Date(Date.now() - 365 * 86_400_000 + below(60_000)).toISOString()}`,
      ),
  ],
  [
    '/api/get-payment, a technician',
    (size) => rest(() => `/api/get-payment?limit=50&technicianId=${technicianId(size)}`),
  ],
  ['/api/get-payment, a stage', () => rest('/api/get-payment?limit=50&stage=requested')],
  [
    '/api/get-payment, a visit day',
    () => rest(() => `/api/get-payment?limit=50&visitDate=${ago(-1 - below(9))}`),
  ],
  ['My Jobs', (size) => read('jobs.list', {}, size.users + 7)],
  ['/api/jobs', (size) => rest('/api/jobs', size.users + 7)],
  ['/api/jobs, a day', (size) => rest(() => `/api/jobs?date=${ahead(busyDay)}`, size.users + 7)],
  ['/api/visit-times', () => rest('/api/visit-times')],
  // many of them are asked for the first time, so that nothing is kept of them
  [
    '/api/visit-times, any days',
    () => rest(() => `/api/visit-times?from=${ahead(below(20_000))}&days=${1 + below(31)}`),
  ],
  ['/api/order-events', (size) => rest(() => `/api/order-events/${rowId(3, 1 + below(size.orders))}`)],
  ['/api/all-user', () => rest('/api/all-user?limit=50')],
  ['/api/get-enquiry', () => rest('/api/get-enquiry?limit=50')],
  ['/api/get-enquiry, open', () => rest('/api/get-enquiry?limit=50&status=Incomplete')],
  ['/api/search', () => rest('/api/search?q=repair+model+7&limit=20')],
  ['/api/search, typing error', () => rest('/api/search?q=serivce+7&limit=20')],
  ['/api/view-card-product', (size) => rest('/api/view-card-product', 1 + below(size.users))],
  ['/api/get-orders', (size) => rest('/api/get-orders?limit=20', 1 + below(size.users))],
  ...(
    [
      ['', {}],
      [', under way', { underWay: true }],
      [', what is over', { underWay: false }],
    ] as const
  ).flatMap(([name, filter]): [string, (size: Size) => Call][] => [
    [`My Orders${name}`, (size) => read('orders.own', { limit: 20, ...filter }, 1 + below(size.users))],
    [`My Orders of many${name}`, () => read('orders.own', { limit: 20, ...filter }, regular)],
  ]),
  [
    '/api/addtocart',
    () => ({ ...rest('/api/addtocart', 51), method: 'POST', body: { productId: rowId(1, 9) } }),
  ],
];

/** Everything that is asked, by name; deep pages come beside, because their cursors are found by walking there. */
export const scaleCalls: readonly (readonly [string, (size: Size) => Call])[] = [
  ...orders,
  ...bills,
  ...others,
  ...api,
];

/** A list that is walked into, twenty pages of `rows` (1000), as the admin or as a user by number. */
export type DeepList = { name: string; procedure: string; input: object; user?: number; rows?: number };

const deep = (
  name: string,
  procedure: string,
  input: object = {},
  more: Partial<DeepList> = {},
): DeepList => ({
  name: `${name}, deep page`,
  procedure,
  input,
  ...more,
});

/** All of them. */
export const deepLists: readonly DeepList[] = [
  deep('orders', 'orders.table'),
  deep('orders by total', 'orders.table', byTotal),
  deep('orders open', 'orders.table', { status: 'Incomplete' }),
  deep('orders of a name', 'orders.table', { fullname: 'user 7' }),
  deep('orders of a name by total', 'orders.table', { fullname: 'user 7', ...byTotal }),
  deep('orders of a stage', 'orders.table', { stage: 'done' }),
  deep('orders changed in a year', 'orders.list', { updatedSince: `${ago(365)}T00:00:00Z` }),
  deep('My Orders of many', 'orders.own', {}, { user: regular, rows: 20 }),
  // the smaller one has 8,000
  deep('bills', 'bills.table', {}, { rows: 350 }),
  deep('bills of a kind', 'bills.table', { kind: 'Credit Note' }),
  deep('customers', 'accounts.table'),
  deep('customers by name', 'accounts.table', { sort: 'name' }),
  deep('customers of a word', 'accounts.table', { search: 'user' }),
  deep('enquiries', 'enquiries.table'),
  deep('enquiries of a word', 'enquiries.table', { search: 'user' }),
  deep('services', 'catalogue.adminServices'),
];
