import { sql } from 'kysely';
import { Webhook } from 'standardwebhooks';
import { v7 as newId } from 'uuid';
import { beforeEach, describe, expect, test } from 'vitest';
import { openTestShop, refusal } from '#server/testing/caller.ts';
import { freshDatabase } from '#server/testing/database.ts';
import { answers, openReceiver } from '#server/testing/webhook-receiver.ts';
import { checkedLookup } from '../../platform/webhooks/addresses.ts';
import { openWebhooks } from './deliver.ts';
import { claimDelivery, deleteOldDeliveries, pauseAfter } from './queue.ts';
import { recordWebhook } from './record.ts';

const shop = openTestShop(await freshDatabase(), { WEBHOOKS_TO_LOOPBACK: '1' });
const { db, deps } = shop;
const receiver = await openReceiver();
beforeEach(receiver.reset);

const instance = (timeoutMs = 5_000) => openWebhooks({ ...deps, send: { timeoutMs } });
const hooks = instance();

async function endpoint(kinds: ('order.booked' | 'feedback.given')[] = ['feedback.given']) {
  const owner = await shop.admin({ email: `owner-${newId()}@example.com` });
  const { secret } = await owner.api.webhooks.save({ address: receiver.address, kinds });
  const row = (await owner.api.webhooks.list()).at(-1);
  return { owner, api: owner.api.webhooks, id: row?._id ?? '', secret: secret ?? '' };
}

let orders = 1000;
const newOrder = () => {
  orders += 1;
  return { orderId: newId() as string, orderNumber: orders };
};

/** Writes messages of an order, numbered by their rating. */
async function tell(order: { orderId: string; orderNumber: number }, ...ratings: number[]) {
  for (const rating of ratings) {
    const data = { ...order, rating };
    await db
      .transaction()
      .execute((db) =>
        recordWebhook(db, { type: 'feedback.given', data }, deps.clock(), { orderId: order.orderId }),
      );
  }
}

const dataOf = ({ body }: { body: string }) =>
  JSON.parse(body).data as { orderNumber: number; rating: number };
const ratingsOf = (orderNumber: number) =>
  receiver.received.map(dataOf).flatMap((data) => (data.orderNumber === orderNumber ? [data.rating] : []));

/** Lets time pass for the rows of the queue, which follow the database's clock. */
const pass = (interval: string) =>
  sql`update webhook_deliveries set next_try_at = next_try_at - ${interval}::interval,
    first_try_at = first_try_at - ${interval}::interval`.execute(db);
const passForEndpoints = (interval: string) =>
  sql`update webhook_endpoints set failing_since = failing_since - ${interval}::interval,
    secret_before_until = secret_before_until - ${interval}::interval`.execute(db);

const deliveries = () => db.selectFrom('webhook_deliveries').selectAll().orderBy('id').execute();

const pauseOf = async () => {
  const { rows } = await sql<{ seconds: number }>`
    select extract(epoch from next_try_at - now())::int as seconds from webhook_deliveries`.execute(db);
  return rows[0]?.seconds ?? 0;
};

describe('a message', () => {
  test('is signed, so that the receiver can verify it with the package', async () => {
    const { secret } = await endpoint();
    await tell(newOrder(), 5);
    await hooks.runOnce();
    const [one] = receiver.received;
    const headers = one?.headers as Record<string, string>;
    expect(new Webhook(secret).verify(one?.body ?? '', headers)).toMatchObject({
      type: 'feedback.given',
      data: { rating: 5 },
    });
    expect(() => new Webhook(secret).verify(`${one?.body} `, headers)).toThrow();
    expect((await deliveries()).map(({ state, tries, status }) => [state, tries, status])).toEqual([
      ['delivered', 1, 204],
    ]);
    expect(Object.values(headers).join()).not.toContain(secret);
  });

  test('carries both signatures for 24 hours after a change of the secret', async () => {
    const { api, id, secret: before } = await endpoint();
    const { secret: after } = await api.changeSecret({ id });
    const order = newOrder();
    await tell(order, 1);
    await hooks.runOnce();
    await passForEndpoints('24 hours');
    await tell(order, 2);
    await hooks.runOnce();
    const [both, one] = receiver.received;
    const verifies = (secret: string | null, sent: typeof both) => {
      try {
        new Webhook(secret ?? '').verify(sent?.body ?? '', sent?.headers as Record<string, string>);
        return true;
      } catch {
        return false;
      }
    };
    expect([before, after].map((secret) => verifies(secret, both))).toEqual([true, true]);
    expect([before, after].map((secret) => verifies(secret, one))).toEqual([false, true]);
  });

  test('that is rolled back with its change is never sent', async () => {
    await endpoint();
    const { orderId, orderNumber } = newOrder();
    const data = { orderId, orderNumber, rating: 1 };
    const change = db.transaction().execute(async (db) => {
      await recordWebhook(db, { type: 'feedback.given', data }, deps.clock(), { orderId });
      throw new Error('The change failed');
    });
    await expect(change).rejects.toThrow('The change failed');
    await hooks.runOnce();
    expect(receiver.received).toEqual([]);
  });

  test('goes to the endpoints that are on and want its kind, and without one nothing is written', async () => {
    const [other, off] = [await endpoint(['order.booked']), await endpoint()];
    const rows = await off.api.list();
    for (const { _id: id } of rows.filter(({ kinds }) => kinds.includes('feedback.given')))
      await off.api.setOn({ id, on: false });
    await tell(newOrder(), 1);
    expect(await db.selectFrom('webhook_events').select('id').execute()).toEqual([]);
    await other.api.test({ id: other.id });
    await hooks.runOnce();
    expect(receiver.received.map(({ body }) => JSON.parse(body).type)).toEqual(['webhook.test']);
  });
});

describe('the order of messages', () => {
  test('of one order is kept with failures in between, and other orders go on', async () => {
    await endpoint();
    const [first, second] = [newOrder(), newOrder()];
    let failures = 2;
    receiver.answers((response, one) => {
      const isSecondOfFirst = dataOf(one).orderNumber === first.orderNumber && dataOf(one).rating === 2;
      if (isSecondOfFirst && failures > 0) {
        failures -= 1;
        answers.failed(response);
      } else answers.taken(response);
    });
    await tell(first, 1, 2, 3, 4);
    await tell(second, 1, 2, 3);
    await hooks.runOnce();
    await hooks.runOnce();
    expect(ratingsOf(first.orderNumber)).toEqual([1, 2]);
    expect(ratingsOf(second.orderNumber)).toEqual([1, 2, 3]);
    for (const interval of ['10 seconds', '10 minutes']) {
      await pass(interval);
      await hooks.runOnce();
      await hooks.runOnce();
    }
    expect(ratingsOf(first.orderNumber)).toEqual([1, 2, 2, 2, 3, 4]);
    const ids = receiver.received.filter((one) => dataOf(one).rating === 2).map(({ id }) => id);
    expect(new Set(ids).size).toBe(2);
  });

  test('holds and nothing arrives twice while two instances deliver', async () => {
    await endpoint();
    const all = Array.from({ length: 12 }, newOrder);
    for (const rating of [1, 2, 3, 4, 5]) for (const order of all) await tell(order, rating);
    const instances = [instance(), instance()];
    for (let look = 0; look < 3; look += 1) {
      await Promise.all(instances.map((one) => one.runOnce()));
      await pass('31 seconds');
    }
    expect(receiver.received.length).toBe(60);
    for (const { orderNumber } of all) expect(ratingsOf(orderNumber)).toEqual([1, 2, 3, 4, 5]);
  });

  test('goes on behind a message that was given up after three days', async () => {
    await endpoint();
    const order = newOrder();
    receiver.answers((response, one) =>
      (dataOf(one).rating === 1 ? answers.failed : answers.taken)(response),
    );
    await tell(order, 1, 2);
    await hooks.runOnce();
    await pass('71 hours');
    await hooks.runOnce();
    expect((await deliveries()).map(({ state }) => state)).toEqual(['waiting', 'waiting']);
    await pass('25 hours');
    await hooks.runOnce();
    await hooks.runOnce();
    expect((await deliveries()).map(({ state }) => state)).toEqual(['givenUp', 'delivered']);
  });
});

const redirect = (response: Parameters<typeof answers.failed>[0]) =>
  response.writeHead(302, { location: `${receiver.address}/elsewhere` }).end();

describe('a failure', () => {
  test('of the process after it claimed a delivery is taken up when the lease ends', async () => {
    const { id } = await endpoint();
    await tell(newOrder(), 1);
    expect((await claimDelivery(db, id)).delivery?.tries).toBe(1);
    await hooks.runOnce();
    expect(receiver.received).toEqual([]);
    await pass('31 seconds');
    await hooks.runOnce();
    expect((await deliveries()).map(({ state, tries }) => [state, tries])).toEqual([['delivered', 2]]);
  });

  test.each([
    ['a redirect', redirect, 302],
    ['an error', answers.failed, 500],
  ])('is %s, which is not followed', async (_, answer, status) => {
    await endpoint();
    receiver.answers(answer);
    await tell(newOrder(), 1);
    await hooks.runOnce();
    expect(receiver.received.length).toBe(1);
    expect((await deliveries()).map((row) => [row.state, row.status])).toEqual([['waiting', status]]);
  });

  test('is no answer in time, also in the middle of a body', async () => {
    await endpoint();
    receiver.answers(() => {});
    await tell(newOrder(), 1);
    await instance(100).runOnce();
    const [row] = await deliveries();
    expect([row?.state, row?.status, row?.answer]).toEqual(['waiting', null, 'No answer in time']);
    receiver.answers((response) => response.writeHead(200).write('thanks'));
    await pass('1 hour');
    // Long enough for the status on a busy machine.
    await instance(1_000).runOnce();
    expect((await deliveries()).map(({ state, answer }) => [state, answer])).toEqual([
      ['delivered', 'thanks'],
    ]);
  });

  test.each([
    [
      'switches the protocol',
      'HTTP/1.1 101 Switching Protocols\r\nUpgrade: x\r\nConnection: Upgrade\r\n\r\n',
    ],
    ['is no HTTP', 'SSH-2.0-OpenSSH_9.6\r\n'],
    ['is none at all', ''],
  ])('is an answer that %s, and the next message goes on', async (_, words) => {
    await endpoint();
    receiver.answers(({ socket }) => socket?.end(words));
    await tell(newOrder(), 1);
    await hooks.runOnce();
    expect((await deliveries()).map(({ state, status }) => [state, status])).toEqual([['waiting', null]]);
    receiver.answers(answers.taken);
    await tell(newOrder(), 2);
    await hooks.runOnce();
    expect((await deliveries()).map(({ state }) => state)).toEqual(['waiting', 'delivered']);
  });

  test('keeps the first thousand characters of a long answer', async () => {
    await endpoint();
    receiver.answers((response) => response.writeHead(500).end(`\0${'ज'.repeat(100_000)}`));
    await tell(newOrder(), 1);
    await hooks.runOnce();
    expect((await deliveries())[0]?.answer).toBe('ज'.repeat(1000));
  });

  test.each([
    ['120', 115, 120],
    ['999999', 86_395, 86_400],
    ['2', 0, 5],
  ])('with Retry-After: %s pauses for it, a day at most', async (header, least, most) => {
    await endpoint();
    receiver.answers((response) => response.writeHead(503, { 'retry-after': header }).end());
    await tell(newOrder(), 1);
    await hooks.runOnce();
    const pause = await pauseOf();
    expect(pause).toBeGreaterThanOrEqual(least);
    expect(pause).toBeLessThanOrEqual(most);
  });

  test('pauses longer each time, for more than three days in all', () => {
    const pauses = Array.from({ length: 9 }, (_, at) => pauseAfter(at + 1, 0));
    expect(pauses).toEqual([...pauses].sort((a, b) => a - b));
    expect(pauses.reduce((all, one) => all + one, 0)).toBeGreaterThan(3 * 86_400);
  });

  test('410 switches the endpoint off at once and tells the owners', async () => {
    const { owner, api } = await endpoint();
    receiver.answers((response) => response.writeHead(410).end());
    await tell(newOrder(), 1, 2);
    await hooks.runOnce();
    await hooks.runOnce();
    expect(receiver.received.length).toBe(1);
    expect((await api.list()).map(({ offReason }) => offReason)).toEqual(['gone']);
    const mails = await shop.mailsTo(owner.email);
    expect(mails.map(({ template }) => template)).toEqual(['webhookOff']);
  });

  test('for five days without a success switches the endpoint off', async () => {
    const { owner, api, id } = await endpoint();
    receiver.answers(answers.failed);
    await tell(newOrder(), 1);
    await hooks.runOnce();
    await passForEndpoints('119 hours');
    await pass('1 hour');
    await hooks.runOnce();
    expect((await api.list()).map(({ offReason }) => offReason)).toEqual([null]);
    await passForEndpoints('2 hours');
    await pass('1 hour');
    await hooks.runOnce();
    expect((await api.list()).map(({ offReason }) => offReason)).toEqual(['failing']);
    expect((await shop.mailsTo(owner.email)).length).toBe(1);

    await api.setOn({ id, on: true });
    receiver.answers(answers.taken);
    await pass('1 day');
    await hooks.runOnce();
    expect(await api.list()).toMatchObject([{ offReason: null, failingSince: null, waiting: 0 }]);
  });

  test('of a name that leads to this machine only when it connects is refused', async () => {
    await endpoint();
    await tell(newOrder(), 1);
    const { port } = new URL(receiver.address);
    await db
      .updateTable('webhook_endpoints')
      .set({ address: `https://hooks.example.in:${port}/` })
      .execute();
    const lookup = checkedLookup(false, async () => [{ address: '127.0.0.1', family: 4 }]);
    await openWebhooks({ ...deps, send: { loopback: false, lookup } }).runOnce();
    const [row] = await deliveries();
    expect([row?.status, row?.answer]).toEqual([
      null,
      'hooks.example.in leads to an address that is not public',
    ]);
    expect(receiver.received).toEqual([]);
  });
});

describe('the panel', () => {
  test('lists deliveries, newest first, with the message and the answer, and sends one again', async () => {
    const { api, id } = await endpoint();
    receiver.answers(answers.failed);
    await tell(newOrder(), 1);
    await tell(newOrder(), 2);
    await hooks.runOnce();
    const page = await api.deliveries({ id, limit: 1 });
    const next = await api.deliveries({ id, limit: 1, cursor: page.nextCursor });
    expect([page.count, page.items.length, next.items.length]).toEqual([2, 1, 1]);
    const [newest] = page.items;
    const deliveryId = newest?._id ?? 0;
    expect(newest).toMatchObject({
      kind: 'feedback.given',
      state: 'waiting',
      status: 500,
      answer: 'down',
      body: expect.stringContaining('"rating":2'),
    });
    await db.updateTable('webhook_deliveries').set({ state: 'givenUp' }).execute();
    receiver.reset();
    await api.sendAgain({ id, deliveryId });
    await hooks.runOnce();
    expect(receiver.received.map(dataOf)).toMatchObject([{ rating: 2 }]);
    expect((await api.deliveries({ id })).items[0]?.state).toBe('delivered');
    const other = await endpoint();
    expect((await refusal(other.api.sendAgain({ id: other.id, deliveryId }))).status).toBe(404);
    expect((await other.api.deliveries({ id: other.id })).items).toEqual([]);
  });

  test('shows a secret only when it is made, and audits without it', async () => {
    const { api, id, secret } = await endpoint();
    const { secret: second } = await api.changeSecret({ id });
    await api.setOn({ id, on: false });
    await api.remove({ id });
    const entries = await db
      .selectFrom('audit_entries')
      .select(['action', 'before', 'after'])
      .orderBy('id')
      .execute();
    expect(entries.map(({ action }) => action)).toEqual([
      'webhook.add',
      'webhook.changeSecret',
      'webhook.update',
      'webhook.remove',
    ]);
    expect(secret).toMatch(/^whsec_[\w+/]{43}=$/);
    const shown = JSON.stringify(entries);
    for (const one of [secret, second ?? '']) expect(shown).not.toContain(one);
  });

  test('refuses addresses within the network, and an eleventh endpoint', async () => {
    const { api } = await endpoint();
    for (const address of ['https://10.0.0.1/', 'https://a@hooks.example.in/', 'ftp://hooks.example.in/'])
      expect(await refusal(api.save({ address, kinds: ['order.booked'] }))).toMatchObject({ status: 400 });
    for (let at = 1; at < 10; at += 1)
      await api.save({ address: `https://hooks.example.in/${at}`, kinds: ['order.booked'] });
    const eleventh = api.save({ address: 'https://hooks.example.in/10', kinds: ['order.booked'] });
    expect(await refusal(eleventh)).toMatchObject({ status: 409 });
  });

  test('forgets deliveries after 30 days, but none that waits', async () => {
    const { api, id } = await endpoint();
    await tell(newOrder(), 1);
    await hooks.runOnce();
    await tell(newOrder(), 2);
    for (const table of ['webhook_deliveries', 'webhook_events'])
      await sql`update ${sql.table(table)} set created_at = created_at - interval '31 days'`.execute(db);
    await deleteOldDeliveries(db);
    expect((await deliveries()).map(({ state }) => state)).toEqual(['waiting']);
    await api.setOn({ id, on: false });
    await deleteOldDeliveries(db);
    expect(await db.selectFrom('webhook_events').select('id').execute()).toEqual([]);
  });
});
