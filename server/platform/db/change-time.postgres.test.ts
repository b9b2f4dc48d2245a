import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { v7 as newId } from 'uuid';
import { afterEach, expect, test, vi } from 'vitest';
import { openTestShop } from '#server/testing/caller.ts';
import { freshDatabase } from '#server/testing/database.ts';
import { addTestService, bookingInput } from '#server/testing/services.ts';
import { countStatements } from '#server/testing/statement-counter.ts';
import { changeTime, readSettledUntil } from './change-time.ts';

const shop = openTestShop(await freshDatabase());
const { db } = shop;

afterEach(() => {
  vi.useRealTimers();
});

type Owner = Awaited<ReturnType<typeof shop.admin>>;

/** Reads all pages of the orders that changed since the newest time it has seen, like an accounting program. */
function openReader(owner: Owner, limit: number) {
  const seen = new Map<string, string>();
  let updatedSince: string | undefined;
  const readPage = async (cursor?: string) => {
    const { items, nextCursor } = await owner.api.orders.list({ limit, cursor, updatedSince: since });
    for (const { _id, note, updatedAt } of items) {
      seen.set(_id, note);
      if (updatedSince === undefined || updatedAt > updatedSince) updatedSince = updatedAt;
    }
    return nextCursor;
  };
  let since: string | undefined;
  return {
    seen,
    readPage(cursor?: string) {
      if (cursor === undefined) since = updatedSince;
      return readPage(cursor);
    },
    async readAll() {
      let cursor = await this.readPage();
      while (cursor !== undefined) cursor = await this.readPage(cursor);
    },
  };
}

async function bookedOrders(count: number): Promise<string[]> {
  const [asha, service] = [await shop.customer(), await addTestService(db)];
  const ids: string[] = [];
  while (ids.length < count) ids.push((await asha.api.orders.book(bookingInput([service]))).data._id);
  return ids;
}

/** The database's clock, by whose milliseconds changes are sorted. */
async function nextMillisecond(): Promise<void> {
  const read = () =>
    sql<{ at: string }>`select date_trunc('milliseconds', clock_timestamp())::text as at`.execute(db);
  const before = (await read()).rows[0]?.at;
  await vi.waitFor(async () => expect((await read()).rows[0]?.at).not.toBe(before), { interval: 1 });
}

const write = (within: typeof db, id: string, note: string) =>
  within.updateTable('orders').set({ note, updated_at: changeTime }).where('id', '=', id).execute();

test('lists of 100 ms read the open transactions once', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const counted = countStatements(db);
  expect(await counted.of(() => Promise.all([1, 2, 3].map(() => readSettledUntil(counted.db))))).toBe(1);
  vi.advanceTimersByTime(110);
  expect(await counted.of(() => readSettledUntil(counted.db))).toBe(1);
});

test('updatedSince finds a change that commits after a later change', async () => {
  const [owner, [late = '', soon = '']] = [await shop.admin(), await bookedOrders(2)];
  const reader = openReader(owner, 10);
  const first = await db.startTransaction().execute();
  await write(first as unknown as typeof db, late, 'late');
  await nextMillisecond();
  await write(db, soon, 'soon');
  await reader.readAll();
  expect([...reader.seen.values()]).toEqual(['', 'soon']);
  await first.commit().execute();
  await reader.readAll();
  expect([...reader.seen.values()]).toEqual(['late', 'soon']);
});

test('updatedSince finds a change of an order whose page was read already', async () => {
  const [owner, [first = '', second = '']] = [await shop.admin(), await bookedOrders(2)];
  const reader = openReader(owner, 1);
  const cursor = await reader.readPage();
  await write(db, first, 'changed between the pages');
  await nextMillisecond();
  await write(db, second, 'later');
  await reader.readPage(cursor);
  await reader.readAll();
  expect(reader.seen.get(first)).toBe('changed between the pages');
});

test('updatedSince loses nothing while many transactions write', { timeout: 180_000 }, async () => {
  const [owner, ids] = [await shop.admin(), await bookedOrders(40)];
  const reader = openReader(owner, 7);
  const writeOften = async (id: string, at: number) => {
    for (let round = 1; round <= 15; round += 1)
      await db.transaction().execute(async (db) => {
        await write(db, id, String(round));
        await pause((at * 7 + round * 13) % 20);
      });
  };
  let isWriting = true;
  const reading = (async () => {
    while (isWriting) await reader.readAll();
    await reader.readAll();
  })();
  await Promise.all(ids.map(writeOften));
  isWriting = false;
  await reading;
  expect(ids.map((id) => reader.seen.get(id))).toEqual(ids.map(() => '15'));
});

type Api = Owner['api'];
type Reading = { limit: number; cursor?: string | undefined; updatedSince?: string | undefined };
type Answer = { items: readonly object[]; nextCursor?: string | undefined; until?: string | undefined };
type Followed = {
  read: (api: Api, reading: Reading) => Promise<Answer>;
  nameOf: (item: never) => string;
  add: (within: typeof db, name: string) => Promise<unknown>;
  change: (within: typeof db, from: string, to: string) => Promise<unknown>;
};

const rename =
  (table: 'users' | 'enquiries' | 'services', column: string) =>
  (within: typeof db, from: string, to: string) =>
    sql`update ${sql.table(table)} set ${sql.ref(column)} = ${to} where ${sql.ref(column)} = ${from}`.execute(
      within,
    );

const followed: Record<string, Followed> = {
  customers: {
    read: (api, reading) => api.accounts.list(reading),
    nameOf: ({ name }: { name: string }) => name,
    add: (within, name) =>
      within
        .insertInto('users')
        .values({ id: newId(), name, email: null, password_hash: null, address: '', mobile: '', photo: null })
        .execute(),
    change: rename('users', 'name'),
  },
  enquiries: {
    read: (api, reading) => api.enquiries.list(reading),
    nameOf: ({ fullname }: { fullname: string }) => fullname,
    add: (within, fullname) =>
      within
        .insertInto('enquiries')
        .values({
          id: newId(),
          fullname,
          email: '',
          mobile: '',
          area: '',
          service_type: 'Oven',
          message: '',
          user_id: null,
          number: null,
          order_number: null,
          acknowledged_at: null,
          settled_at: null,
        })
        .execute(),
    change: rename('enquiries', 'fullname'),
  },
  services: {
    read: (api, reading) =>
      api.catalogue.services({ ...reading, updatedSince: reading.updatedSince ?? '2020-01-01T00:00:00Z' }),
    nameOf: ({ productName }: { productName: string }) => productName,
    add: (within, productName) => addTestService(within, { productName }),
    change: rename('services', 'product_name'),
  },
};

test.each(Object.keys(followed))(
  'a reader of %s who goes on from until sees each row, also as changed',
  { timeout: 180_000 },
  async (list) => {
    const { read, nameOf, add, change } = followed[list] as Followed;
    const owner = await shop.admin();
    const seen = new Set<string>();
    let until: string | undefined;
    const readAll = async () => {
      let next: Answer = await read(owner.api, { limit: 3, updatedSince: until });
      const first = next.until;
      for (;;) {
        for (const item of next.items) seen.add(nameOf(item as never));
        if (next.nextCursor === undefined) break;
        next = await read(owner.api, { limit: 3, updatedSince: until, cursor: next.nextCursor });
        expect(next.until).toBe(first);
      }
      until = first;
    };
    const wanted: string[] = [];
    const write = async (writer: number) => {
      for (let row = 0; row < 60; row += 1) {
        const name = `Writer ${writer} row ${row}`;
        await db.transaction().execute(async (db) => {
          await add(db, name);
          await pause(Math.random() * 25);
        });
        if (row % 2) wanted.push(name);
        else {
          await db.transaction().execute(async (db) => {
            await change(db, name, `${name} again`);
            await pause(Math.random() * 25);
          });
          wanted.push(`${name} again`);
        }
      }
    };
    let isWriting = true;
    const reading = (async () => {
      while (isWriting) await readAll();
      await readAll();
    })();
    await Promise.all([1, 2, 3, 4].map(write));
    isWriting = false;
    await reading;
    expect(wanted.filter((name) => !seen.has(name))).toEqual([]);
  },
);

test('an erased customer is a row that changed', async () => {
  const [owner, asha] = [await shop.admin(), await shop.customer()];
  const { until } = await owner.api.accounts.list({});
  await owner.api.rights.eraseForCaller({ id: asha.id });
  const { items } = await owner.api.accounts.list({ updatedSince: until });
  expect(items).toMatchObject([{ _id: asha.id, name: 'Erased person', email: '', mobile: '' }]);
  expect((await owner.api.accounts.list({})).items.map(({ _id }) => _id)).not.toContain(asha.id);
});

test('a bill comes again after a payment', async () => {
  const [owner, [id = '']] = [await shop.admin(), await bookedOrders(1)];
  await owner.api.orders.setStage({ id, stage: 'done', finish: { taken: 0, method: 'Cash' } });
  const { items, until } = await owner.api.bills.list({});
  const bill = items.find(({ orderId }) => orderId === id);
  await nextMillisecond();
  await owner.api.bills.recordPayment({ id: String(bill?._id), method: 'Cash', taken: 100 });
  const again = await owner.api.bills.list({ updatedSince: until });
  expect(again.items).toMatchObject([{ _id: bill?._id, paid: 100 }]);
});
