// Customers who book in a loop. Each booking is retried with the same key until it succeeds. Returns
// statistics.
import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type { Tables } from '#server/platform/db/schema.ts';
import { rounds } from './shop-at-work.ts';

/** The shop promises an answer within 5 s. After 10 s a request counts as hanging. */
const promisedMs = 5_000;
const hangsMs = 10_000;
const retryMs = 50;
const pauseMs = rounds > 1 ? 0 : 100;

type Service = { id: string; charge: number };

type Booked = { key: string; total: number; pieces: number };

export type Tally = {
  acknowledged: Booked[];
  statuses: Map<number, number>;
  longest: number;
  late: number;
  withoutWait: number;
};

const ask = async (url: string, token: string, body: object) => {
  const began = performance.now();
  try {
    const answer = await fetch(`${url}/api/create-payment`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(hangsMs),
    });
    const wait = answer.headers.get('retry-after');
    await answer.arrayBuffer();
    return { status: answer.status, wait, ms: performance.now() - began };
  } catch {
    return { status: 0, wait: null, ms: performance.now() - began };
  }
};

/**
 * Each customer (one per token) books two services in a loop. `recovered` resolves when every customer has
 * booked again. `stop` waits for the bookings in progress.
 */
export function startBookers(url: string, tokens: readonly string[], services: readonly [Service, Service]) {
  const tally: Tally = { acknowledged: [], statuses: new Map(), longest: 0, late: 0, withoutWait: 0 };
  const lastBooked = new Map<string, number>();
  let over = false;

  const bookOne = async (token: string) => {
    const pieces = [1 + Math.floor(Math.random() * 3), 1] as const;
    const total = services[0].charge * pieces[0] + services[1].charge * pieces[1];
    const booking = {
      orderId: randomUUID(),
      fullname: 'Asha Patil',
      address: 'Garkheda',
      city: 'Tilak Nagar',
      mobile: '5550100101',
      email: 'asha@example.com',
      paymentMethod: 'Cash on Delivery',
      totalQty: pieces[0] + pieces[1],
      totalPrice: total,
      products: services.map(({ id }, at) => ({
        productId: id,
        productName: 'A name',
        quantity: pieces[at],
      })),
    };
    for (let status = 0; status !== 201 && status !== 200; ) {
      const answer = await ask(url, token, booking);
      status = answer.status;
      tally.statuses.set(status, (tally.statuses.get(status) ?? 0) + 1);
      tally.longest = Math.max(tally.longest, answer.ms);
      if (answer.ms > promisedMs) tally.late += 1;
      if ([429, 503].includes(status) && !answer.wait) tally.withoutWait += 1;
      if (status >= 200 && status < 300) break;
      await wait(retryMs);
    }
    tally.acknowledged.push({ key: booking.orderId, total, pieces: booking.totalQty });
    lastBooked.set(token, performance.now());
  };
  const all = Promise.all(
    tokens.map(async (token) => {
      while (!over) {
        await bookOne(token);
        await wait(pauseMs);
      }
    }),
  );

  return {
    tally,
    async recovered(): Promise<number> {
      const began = performance.now();
      while (tokens.some((token) => (lastBooked.get(token) ?? 0) < began)) await wait(5);
      return performance.now() - began;
    },
    async stop(): Promise<void> {
      over = true;
      await all;
    },
  };
}

export async function compare(db: Kysely<Tables>, { acknowledged }: Pick<Tally, 'acknowledged'>) {
  const rows = await db
    .selectFrom('orders')
    .innerJoin('order_lines', 'order_lines.order_id', 'orders.id')
    .select(['orders.id', 'client_key', 'total_paise', 'total_qty'])
    .select(({ fn }) => [
      fn.sum<number>('order_lines.quantity').as('pieces'),
      fn.countAll<number>().as('lines'),
    ])
    .groupBy('orders.id')
    .execute();
  const found = Map.groupBy(rows, (row) => row.client_key);
  const isRight = ({ key, total, pieces }: Booked) =>
    found
      .get(key)
      ?.every(
        (row) =>
          row.total_paise === Math.round(total * 100) &&
          row.total_qty === pieces &&
          Number(row.pieces) === pieces &&
          row.lines === 2,
      );
  const mails = await db
    .selectFrom('mails')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('template', '=', 'booked')
    .executeTakeFirstOrThrow();
  return {
    lost: acknowledged.filter(({ key }) => !found.has(key)).length,
    doubled: [...found.values()].filter((orders) => orders.length > 1).length,
    wrong: acknowledged.filter((booked) => found.has(booked.key) && !isRight(booked)).length,
    ordersWithoutMail: rows.length - mails.count,
  };
}
