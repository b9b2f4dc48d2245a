import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { openTestShop } from '#server/testing/caller.ts';
import { freshDatabase } from '#server/testing/database.ts';
import { addTestService, bookingInput } from '#server/testing/services.ts';
import { countStatements } from '#server/testing/statement-counter.ts';
import { changeTime, settledUntil } from './change-time.ts';

const shop = openTestShop(await freshDatabase());
const { db } = shop;

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

const write = (within: typeof db, id: string, note: string) =>
  within.updateTable('orders').set({ note, updated_at: changeTime }).where('id', '=', id).execute();

test('lists of 100 ms read the open transactions once', async () => {
  const counted = countStatements(db);
  expect(await counted.of(() => Promise.all([1, 2, 3].map(() => settledUntil(counted.db))))).toBe(1);
  await pause(110);
  expect(await counted.of(() => settledUntil(counted.db))).toBe(1);
});

test('updatedSince finds a change that commits after a later change', async () => {
  const [owner, [late = '', soon = '']] = [await shop.admin(), await bookedOrders(2)];
  const reader = openReader(owner, 10);
  const first = await db.startTransaction().execute();
  await write(first as unknown as typeof db, late, 'late');
  await pause(5);
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
  await pause(5);
  await write(db, second, 'later');
  await reader.readPage(cursor);
  await reader.readAll();
  expect(reader.seen.get(first)).toBe('changed between the pages');
});

test('updatedSince loses nothing while many transactions write', { timeout: 60_000 }, async () => {
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
