// Many at once: 64 customers who book, with a look whether every booking is there, and everything mixed, with a look
// at how long the event loop kept others waiting.
import pg from 'pg';
import { burst, type Call } from './load.ts';
import type { Server } from './processes.ts';
import { works } from './workloads.ts';

const seconds = 5;

const countOrders = async (databaseUrl: string): Promise<number> => {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query('select count(*)::int as count from orders');
  await client.end();
  return rows[0].count;
};

const callOf = (name: string): Call => {
  const work = works('').find((one) => one.name === name);
  if (!work) throw new Error(`No work named ${name}`);
  return work.ours;
};

/** Seconds of the event loop's delay at p99, as the server itself counts it. */
async function loopDelay(server: Server): Promise<number> {
  const text = await (await fetch(`${server.url}/metrics`)).text();
  return Number(/^nodejs_eventloop_lag_p99_seconds (\S+)/m.exec(text)?.[1] ?? Number.NaN);
}

/** Prints both. */
export async function printCrowd(server: Server, databaseUrl: string): Promise<void> {
  const booking = callOf('booking');
  await burst(server, booking, 2, 64);
  const before = await countOrders(databaseUrl);
  const crowd = await burst(server, booking, seconds, 64);
  const written = (await countOrders(databaseUrl)) - before;
  const lost = Math.round(crowd.perSecond * seconds) - crowd.wrong - written;
  console.log(
    `64 customers booking: ${crowd.perSecond.toFixed(0)}/s, p50 ${crowd.p50} ms, p99 ${crowd.p99} ms (5 × p50), wrong ${crowd.wrong}, lost ${Math.max(0, lost)}`,
  );

  await loopDelay(server); // the watch begins with the first look
  const mixed = [
    ...['whole catalogue', 'search', 'search with a typing error', 'add to cart', 'cart view'],
    ...["admin's order page of 50", 'Home, rendered', 'sign-in', 'booking'],
  ];
  // four of each, but people sign in now and then
  await Promise.all(mixed.map((name) => burst(server, callOf(name), seconds, name === 'sign-in' ? 1 : 4)));
  // the watch looks every 10 ms and counts them in
  const delay = (await loopDelay(server)) * 1000 - 10;
  console.log(`event loop's delay under mixed load: p99 ${delay.toFixed(1)} ms (50)`);
}
