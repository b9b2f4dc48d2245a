// The embedded shop killed with -9 while bookings flow: it opens again with everything that it acknowledged.
import { afterAll, expect, test } from 'vitest';
import { openDatabase } from '#server/platform/db/open.ts';
import { demoCustomers } from '#server/seed/people.ts';
import { freePort } from '../free-port.ts';
import { preparedFolder, startShop } from '../shop-process.ts';
import { compare, startBookers } from './bookers.ts';
import { rounds } from './shop-at-work.ts';

const DATA_DIR = await preparedFolder();
const settings = { DATA_DIR, LOG_LEVEL: 'silent', PORT: String(await freePort()) };

const report: string[] = [];
afterAll(() => {
  if (rounds > 1) process.stdout.write(`\n${report.join('\n')}\n`);
});

type Shop = Awaited<ReturnType<typeof startShop>>;
const kill = async (shop: Shop) => {
  shop.child.kill('SIGKILL');
  await shop.ended;
};

const [asha] = demoCustomers;
async function signIn(url: string): Promise<string> {
  const answer = await fetch(`${url}/api/signin`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(asha),
  });
  const { data } = (await answer.json()) as { data: string };
  return data;
}

async function someServices(url: string) {
  const answer = await fetch(`${url}/api/get-product?limit=2`);
  const { data } = (await answer.json()) as { data: { _id: string; twelveprice: number }[] };
  const [one, two] = data.map(({ _id: id, twelveprice: charge }) => ({ id, charge }));
  if (!one || !two) throw new Error('The demo has no services');
  return [one, two] as const;
}

async function readWhileClosed(bookers: ReturnType<typeof startBookers>) {
  const { db, close } = await openDatabase({ dataDir: DATA_DIR, databaseUrl: undefined, databasePool: 1 });
  const found = await compare(db, bookers.tally);
  await close();
  return found;
}

const many = Array.from({ length: rounds }, (_, at) => at + 1);
test.each(many)('nothing acknowledged is lost or doubled (%i)', { timeout: 120_000 }, async () => {
  const shop = await startShop(settings);
  const tokens = [await signIn(shop.url), await signIn(shop.url)];
  const bookers = startBookers(shop.url, tokens, await someServices(shop.url));
  for (const _ of [1, 2, 3, 4]) await bookers.recovered();
  await kill(shop);
  const opening = startShop(settings);
  const recovery = await bookers.recovered();
  await bookers.stop();
  await kill(await opening);
  const { lost, doubled, wrong } = await readWhileClosed(bookers);
  report.push(
    `the embedded shop is killed: acknowledged ${bookers.tally.acknowledged.length}, lost ${lost}, ` +
      `doubled ${doubled}, wrong ${wrong}, booked again after ${Math.round(recovery)} ms`,
  );
  expect({ lost, doubled, wrong }).toEqual({ lost: 0, doubled: 0, wrong: 0 });
});
