import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startChores } from './chores.ts';
import { openPostgres } from './platform/db/postgres.ts';
import { openTestShop } from './testing/caller.ts';
import { freshDatabase } from './testing/database.ts';
import { fixedTransport, openTestMail } from './testing/mail.ts';
import { addTestService, bookingInput } from './testing/services.ts';

const database = await freshDatabase();
const { engine } = database;
if (engine.kind !== 'postgres') throw new Error('Several instances need PostgreSQL');
const { url } = engine;
const shop = openTestShop(database);

const minute = 60_000;
const hour = 60 * minute;
// The test clock starts at noon in India.
const tomorrow = { date: '2026-11-21', from: '09:00' };

const running: { end(): Promise<void> }[] = [];
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
});
afterEach(async () => {
  vi.useRealTimers();
  await Promise.all(running.splice(0).map((instance) => instance.end()));
});

/** Opens a server instance as shop.ts does, without HTTP. `sent` holds the ids of the mails that the instance sent. */
function startInstance() {
  const { db } = openPostgres({ url, size: 4, onLost: () => {} });
  const { transport, sent } = fixedTransport({ kind: 'taken', providerId: 'one' });
  const { mail } = openTestMail({ db }, transport);
  const stopChores = startChores({ ...shop.deps, db, mail });
  const end = async () => {
    stopChores();
    await mail.settled();
    await db.destroy();
  };
  running.push({ end });
  return { sent, mail, end };
}

/** Books visits at 9:00 tomorrow for different customers. Returns the order ids. */
async function bookVisits(count: number): Promise<string[]> {
  const owner = await shop.admin();
  const settings = await owner.api.visits.settings();
  const week = settings.week.map(() => [{ from: '09:00', to: '11:00', visits: 100 }]);
  await owner.api.visits.setSettings({ ...settings, week });
  const service = await addTestService(shop.db);
  const ids: string[] = [];
  for (let nth = 0; nth < count; nth += 1) {
    const input = bookingInput([service], { visit: tomorrow, email: `customer-${nth}@example.com` });
    ids.push((await owner.api.orders.book(input)).data._id);
  }
  await shop.deps.mail.settled();
  return ids;
}

const told = async () => {
  const rows = await shop.db
    .selectFrom('mails')
    .select('recipient')
    .where('template', '=', 'dayBefore')
    .execute();
  return rows.map(({ recipient }) => recipient);
};

/** Lets a minute pass on all instances. Waits until this number of customers has a mail. */
async function aMinute(count: number) {
  shop.wait(minute);
  await vi.advanceTimersByTimeAsync(minute);
  await vi.waitFor(async () => expect(await told()).toHaveLength(count), { timeout: 30_000 });
}

const whileHeld = (id: string, work: () => Promise<void>) =>
  shop.db.transaction().execute(async (db) => {
    await db.selectFrom('orders').select('id').where('id', '=', id).forUpdate().execute();
    await work();
  });

test("two instances remind each of tomorrow's customers once at 18:00", async () => {
  const ids = await bookVisits(60);
  const instances = [startInstance(), startInstance()];
  const sent = () => instances.flatMap(({ sent }) => sent);
  shop.wait(6 * hour - 2 * minute);
  await aMinute(0);
  // A locked order is skipped and gets its mail a minute later.
  await whileHeld(ids[0] ?? '', () => aMinute(59));
  await aMinute(60);
  expect(new Set(await told()).size).toBe(60);
  await vi.waitFor(() => expect(sent()).toHaveLength(60), { timeout: 30_000 });
  expect(new Set(sent()).size).toBe(60);
});

test('an instance that starts at 18:05 sends only the missing reminders', async () => {
  const ids = await bookVisits(3);
  const before = startInstance();
  shop.wait(6 * hour - 3 * minute);
  await aMinute(0);
  await before.end();
  shop.wait(6 * minute);
  const restarted = startInstance();
  await whileHeld(ids[0] ?? '', () => aMinute(2));
  await restarted.end();
  const after = startInstance();
  await aMinute(3);
  expect(new Set(await told()).size).toBe(3);
  await vi.waitFor(() => expect(after.sent).toHaveLength(1), { timeout: 30_000 });
  expect([before, restarted, after].map(({ sent }) => sent.length)).toEqual([0, 2, 1]);
});
