// Many customers at once on two servers with one database. The number of places taken must equal the orders
// that hold a place, and no request may get a 5xx. `npm run faults` runs more rounds.
import { Client } from 'pg';
import { v7 as newId } from 'uuid';
import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest';
import { momentOf } from '#server/features/visits/windows.ts';
import { hashToken, newToken } from '#server/platform/hash.ts';
import { indiaDay } from '#server/platform/india-days.ts';
import type { VisitTimes } from '#shared/visits/schema.ts';
import { serviceBody } from '../api.ts';
import { addressOf, runOnServer } from '../postgres-template.ts';
import { bookingOf } from '../services.ts';
import { scratchFolder, startShop } from '../shop-process.ts';
import { rounds } from './shop-at-work.ts';

const source = inject('database');
if (source.kind !== 'postgres') throw new Error('Several instances need PostgreSQL');
const name = `shop_places_${process.pid}`;
await runOnServer(source.url, [`create database ${name} template ${source.template}`]);
const DATABASE_URL = addressOf(source.url, name);
const settings = { DATABASE_URL, DATA_DIR: await scratchFolder(), LOG_LEVEL: 'warn', RATE_LIMIT_FACTOR: '0' };
const shops = await Promise.all([startShop(settings), startShop(settings)]);
const client = new Client({ connectionString: DATABASE_URL });

const report: string[] = [];
afterAll(async () => {
  if (rounds > 1) process.stdout.write(`\n${report.join('\n')}\n`);
  await client.end();
  await Promise.all(shops.map((shop) => shop.child.kill('SIGKILL') && shop.ended));
  await runOnServer(source.url, [`drop database ${name} with (force)`]);
});

type Ask = { token: string; method?: 'POST' | 'PATCH'; body: object };
type Answer = { status: number; data: { _id: string } };
let asked = 0;

/** Alternates between the two servers. */
async function ask(path: string, { token, method = 'POST', body }: Ask): Promise<Answer> {
  asked += 1;
  const answer = await fetch(shops[asked % 2]?.url + path, {
    method,
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify(body),
  });
  const { data } = (await answer.json()) as { data: { _id: string } };
  return { status: answer.status, data };
}

async function person(role: string): Promise<string> {
  const [id, token] = [newId(), newToken()];
  await client.query(
    `insert into users (id, name, email, password_hash, role, address, mobile)
     values ($1, 'Asha Patil', $3, 'none', $2, '', '')`,
    [id, role, `${id}@example.com`],
  );
  await client.query(`insert into sessions (token_hash, id, user_id, device) values ($1, $2, $3, 'Test')`, [
    hashToken(token),
    newId(),
    id,
  ]);
  return token;
}

const capacity = 3;
const crowd = 50;
const froms = ['09:00', '11:00', '13:00', '15:00', '17:00', '19:00'] as const;
const date = indiaDay(new Date(Date.now() + 3 * 24 * 3600_000));
const at = (window: number) => ({ date, from: froms[window % froms.length] ?? froms[0] });

/** Sets the places of each window, and tells the servers as a change by the panel does. */
const setWindows = async (visits: number) => {
  const windows = froms.map((from) => ({ from, to: `${Number(from.slice(0, 2)) + 2}:00`, visits }));
  await client.query('update visit_settings set version = version + 1, week = $1, days = $2', [
    JSON.stringify(Array(7).fill(windows)),
    '[]',
  ]);
  await client.query("select pg_notify('shop_changes', 'visitSettings')");
};

const freePlaces = async (url: string) => {
  const answer = (await (await fetch(`${url}/trpc/visits.times?input={}`)).json()) as {
    result: { data: VisitTimes };
  };
  return answer.result.data.find((day) => day.date === date)?.windows.map(({ free }) => free);
};

let people: string[] = [];
let admin = '';
let service: { _id: string; twelveprice: number };
beforeAll(async () => {
  await client.connect();
  admin = await person('ADMIN');
  people = await Promise.all(Array.from({ length: crowd }, () => person('GENERAL')));
  const answer = await ask('/api/upload-product', { token: admin, body: serviceBody() });
  service = { ...serviceBody(), _id: answer.data._id };
});

const book = (token: string, window: number, changes: object = {}) =>
  ask('/api/create-payment', { token, body: bookingOf([service], { visit: at(window), ...changes }) });
const move = (token: string, id: string, window: number) =>
  ask(`/api/reschedule-order/${id}`, { token, body: { visit: at(window) } });
const cancel = (token: string, id: string) => ask(`/api/cancel-order/${id}`, { token, body: {} });

const setStatus = (id: string, status: string) =>
  ask(`/api/update-payment/${id}`, { token: admin, method: 'PATCH', body: { status } });

const count = (answers: readonly Answer[], status: number) =>
  answers.filter((answer) => answer.status === status).length;

/** Finds visit windows whose places differ from their orders, and windows with more than `most` orders. */
async function wrongWindows(most: number) {
  const { rows } = await client.query(
    `select coalesce(p.visit_from, o.visit_from) as visit_from, coalesce(taken, 0) as taken, coalesce(held, 0) as held
     from (select visit_from, taken from visit_places where taken > 0) as p
     full join (select visit_from, count(*)::int as held from orders where visit_from is not null group by 1) as o
       using (visit_from)
     where taken is distinct from held or taken > $1`,
    [most],
  );
  return rows;
}

// Finds free visit windows of three places.
beforeEach(async () => {
  const { rows } = await client.query('select id, status from orders where visit_from is not null');
  for (const { id, status } of rows) {
    if (status === 'Complete') await setStatus(id, 'Incomplete');
    expect((await cancel(admin, id)).status).toBe(200);
  }
  expect(await wrongWindows(0)).toEqual([]);
  await setWindows(capacity);
  // Servers remember the windows until they hear of the change.
  for (const { url } of shops) await expect.poll(() => freePlaces(url)).toEqual(froms.map(() => capacity));
});

const many = Array.from({ length: rounds }, (_, at) => at + 1);
test.each(many)('3 of 50 simultaneous customers get the 3 places of a window (%i)', async () => {
  for (const window of [0, 1]) {
    const answers = await Promise.all(people.map((token) => book(token, window)));
    expect([count(answers, 201), count(answers, 409)], `window ${window}`).toEqual([
      capacity,
      crowd - capacity,
    ]);
  }
  expect(await wrongWindows(capacity)).toEqual([]);
});

test.each(many)(
  '50 customers who change their visits end with the last acknowledged time (%i)',
  async (round) => {
    const told = new Map<string, number | null>();
    const statuses = new Map<number, number>();
    /** Records an order's visit, or null after a cancellation. */
    const tell = ({ status, data }: Answer, window: number | null) => {
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      if (status === 200 || status === 201) told.set(data._id, window);
      return status < 300 ? data._id : null;
    };
    const another = (nth: number) => 1 + (nth % (froms.length - 1));
    // A customer who finds the window full chooses another time. A customer who has a place keeps, moves or
    // cancels it.
    const customer = async (token: string, nth: number) => {
      const id = tell(await book(token, 0), 0);
      if (id === null) tell(await book(token, another(nth)), another(nth));
      else if (nth % 3 === 1) tell(await move(token, id, another(nth)), another(nth));
      else if (nth % 3 === 2) tell(await cancel(token, id), null);
    };
    const comers = people.slice(0, 6).map(async (token, nth) => {
      const id = tell(await book(token, another(nth)), another(nth));
      return { token, id: id ?? '' };
    });
    const before = await Promise.all(comers);
    await Promise.all([
      ...people.map(customer),
      ...before.map(async ({ token, id }) => tell(await move(token, id, 0), 0)),
    ]);
    const { rows } = await client.query('select id, visit_from, stage from orders where id = any($1)', [
      [...told.keys()],
    ]);
    const has = new Map(
      rows.map((row) => [row.id, row.stage === 'cancelled' ? null : row.visit_from.getTime()]),
    );
    const wrong = [...told].filter(
      ([id, window]) => has.get(id) !== (window === null ? null : momentOf(date, at(window).from).getTime()),
    );
    const counted = [...statuses].map(([status, count]) => `${status}×${count}`).join(' ');
    const off = await wrongWindows(capacity);
    report.push(
      `round ${round}: answers ${counted}, told otherwise ${wrong.length}, windows that are off ${off.length}`,
    );
    expect(off).toEqual([]);
    expect(wrong).toEqual([]);
    expect([...statuses.keys()].filter((status) => ![200, 201, 409].includes(status))).toEqual([]);
  },
);

test('places taken equal the orders during parallel moves and cancellations', async () => {
  const held = await Promise.all(
    people.slice(0, 12).map(async (token, nth) => ({ token, id: (await book(token, nth)).data._id })),
  );
  for (const round of [1, 2, 3]) {
    const answers = await Promise.all([
      // Half of the customers move their visits forward while the other half move back.
      ...held.map(({ token, id }, nth) => move(token, id, nth + (nth % 2 ? round : froms.length - round))),
      ...held.slice(0, 4).map(({ token, id }) => cancel(token, id)),
      ...held.slice(4, 8).map(({ id }) => setStatus(id, 'Complete')),
      ...held
        .slice(0, 8)
        .map(({ id }) =>
          ask(`/api/order-stage/${id}`, { token: admin, method: 'PATCH', body: { stage: 'requested' } }),
        ),
      ...people.slice(12, 32).map((token, nth) => book(token, nth)),
    ]);
    expect(answers.filter(({ status }) => ![200, 201, 409].includes(status))).toEqual([]);
    expect(await wrongWindows(capacity)).toEqual([]);
  }
});

test('two customers who swap windows repeatedly do not deadlock', async () => {
  const [asha = '', ravi = ''] = people;
  const [a, b] = [await book(asha, 0), await book(ravi, 1)];
  for (let round = 1; round <= 15; round += 1) {
    const answers = await Promise.all([move(asha, a.data._id, round), move(ravi, b.data._id, round + 1)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  }
  expect(await wrongWindows(capacity)).toEqual([]);
});

test('a booking that is sent repeatedly takes one place', async () => {
  const [token = ''] = people;
  const orderId = newId();
  const answers = await Promise.all(Array.from({ length: 12 }, () => book(token, 0, { orderId })));
  expect([count(answers, 201), count(answers, 200)]).toEqual([1, 11]);
  expect(new Set(answers.map(({ data }) => data._id)).size).toBe(1);
  expect(await wrongWindows(1)).toEqual([]);
});

test('changing the settings during bookings overbooks no window', async () => {
  const booking = Promise.all(people.map((token) => book(token, 4)));
  for (const visits of [5, 2, 4]) await setWindows(visits);
  const answers = await booking;
  expect(count(answers, 201) + count(answers, 409)).toBe(crowd);
  expect(await wrongWindows(5)).toEqual([]);
});
