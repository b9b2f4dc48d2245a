// Kills the embedded shop with SIGKILL during bookings. The shop must open again with every acknowledged
// booking.
import { afterAll, expect, test } from 'vitest';
import { openDatabase } from '#server/platform/db/open-database.ts';
import type { Db } from '#server/platform/db/schema.ts';
import { insertFirstRows } from '#server/seed/first-rows.ts';
import { freePort } from '../free-port.ts';
import { preparedFolder, startShop } from '../shop-process.ts';
import { compare, startBookers } from './bookers.ts';
import { fillShop, rounds } from './shop-at-work.ts';

const DATA_DIR = await preparedFolder();
const settings = { DATA_DIR, PATIENCE: '1', LOG_LEVEL: 'silent', PORT: String(await freePort()) };

const report: string[] = [];
afterAll(() => {
  if (rounds > 1) process.stdout.write(`\n${report.join('\n')}\n`);
});

type Shop = Awaited<ReturnType<typeof startShop>>;
const kill = async (shop: Shop) => {
  shop.child.kill('SIGKILL');
  await shop.ended;
};

async function whileClosed<T>(work: (db: Db) => Promise<T>): Promise<T> {
  const { db, close } = await openDatabase({ dataDir: DATA_DIR, databaseUrl: undefined, databasePool: 1 });
  return work(db).finally(close);
}
const { services, tokens } = await whileClosed(async (db) => {
  await insertFirstRows(db);
  return fillShop(db, 2);
});

const many = Array.from({ length: rounds }, (_, at) => at + 1);
test.each(many)(
  'a killed shop loses and doubles no acknowledged booking (%i)',
  { timeout: 180_000 },
  async () => {
    const shop = await startShop(settings);
    const bookers = startBookers(shop.url, tokens, services);
    for (const _ of [1, 2, 3, 4]) await bookers.recovered();
    await kill(shop);
    const opening = startShop(settings);
    const recovery = await bookers.recovered();
    await bookers.stop();
    await kill(await opening);
    const { lost, doubled, wrong } = await whileClosed((db) => compare(db, bookers.tally));
    report.push(
      `the embedded shop is killed: acknowledged ${bookers.tally.acknowledged.length}, lost ${lost}, ` +
        `doubled ${doubled}, wrong ${wrong}, booked again after ${Math.round(recovery)} ms`,
    );
    expect({ lost, doubled, wrong }).toEqual({ lost: 0, doubled: 0, wrong: 0 });
  },
);
