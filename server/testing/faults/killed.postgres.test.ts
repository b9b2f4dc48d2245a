// Kills the server with SIGKILL between statements of bookings, moves, assignments and finishes. Each
// operation must happen as a whole or not at all. Each acknowledged operation must exist exactly once.
import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import { v7 as newId } from 'uuid';
import { afterAll, expect, inject, test } from 'vitest';
import { momentOf } from '#server/features/visits/windows.ts';
import { openPostgres } from '#server/platform/db/postgres.ts';
import { hashToken, newToken } from '#server/platform/hash.ts';
import { indiaDay } from '#server/platform/india-days.ts';
import { freePort } from '../free-port.ts';
import { addressOf, runOnServer } from '../postgres-template.ts';
import { addTestService, bookingOf } from '../services.ts';
import { scratchFolder, startShop } from '../shop-process.ts';
import { rounds } from './shop-at-work.ts';

const kills = 3 * rounds;

const source = inject('database');
if (source.kind !== 'postgres') throw new Error('This is about PostgreSQL');
const name = `shop_killed_${process.pid}`;
await runOnServer(source.url, [`create database ${name} template ${source.template}`]);
const DATABASE_URL = addressOf(source.url, name);
const settings = {
  PATIENCE: '1',
  DATABASE_URL,
  DATA_DIR: await scratchFolder(),
  LOG_LEVEL: 'silent',
  PORT: String(await freePort()),
};
let shop = await startShop(settings);
const client = new Client({ connectionString: DATABASE_URL, application_name: 'looks on' });
await client.connect();
const { db } = openPostgres({ url: DATABASE_URL, size: 2, onLost: () => {} });
const services = [await addTestService(db, { charge: 349.5 }), await addTestService(db, { charge: 1200 })];
const total = 1549.5;
await db.destroy();

const report: string[] = [];
afterAll(async () => {
  if (rounds > 1) process.stdout.write(`\n${report.join('\n')}\n`);
  // Stops the process that a test started.
  shop.child.kill('SIGKILL');
  await shop.ended;
  await client.end();
  await runOnServer(source.url, [`drop database ${name} with (force)`]);
});

async function person(role: string): Promise<{ id: string; token: string }> {
  const [id, token] = [newId(), newToken()];
  await client.query(
    `insert into users (id, name, email, password_hash, role, address, mobile) values ($1, $3, $4, 'none', $2, '', '')`,
    [id, role, `Somebody ${id}`, `${id}@example.com`],
  );
  await client.query(`insert into sessions (token_hash, id, user_id, device) values ($1, $2, $3, 'Test')`, [
    hashToken(token),
    newId(),
    id,
  ]);
  return { id, token };
}

const froms = ['09:00', '11:00', '13:00', '15:00'] as const;
const date = indiaDay(new Date(Date.now() + 3 * 24 * 3600_000));
const windows = froms.map((from) => ({ from, to: `${Number(from.slice(0, 2)) + 2}:00`, visits: 100_000 }));
await client.query('update visit_settings set version = version + 1, week = $1', [
  JSON.stringify(Array(7).fill(windows)),
]);

/** The last acknowledged state of an order. */
type Told = { stage: string; from: string; technician: string | null };

const tally = {
  answered: 0,
  withoutAnswer: 0,
  refused: new Map<string, number>(),
  inTransaction: 0,
  midway: 0,
};
const between = new Map<string, number>();
const told = new Map<string, Told>();
let over = false;

type Ask = { method?: string; token: string; body: object };

/** Repeats a request with the same body until it is answered. */
async function ask(path: string, { method = 'POST', token, body }: Ask) {
  for (;;) {
    try {
      const answer = await fetch(shop.url + path, {
        method,
        headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
        body: JSON.stringify(body),
      });
      const said = (await answer.json()) as { data: { _id: string } };
      if (answer.status !== 503) {
        tally.answered += 1;
        return { status: answer.status, data: said.data };
      }
    } catch (error) {
      // The server is still starting, so the request is sent again.
      const { code } = ((error as Error).cause ?? {}) as { code?: string };
      if (code !== 'ECONNREFUSED') tally.withoutAnswer += 1;
    }
    await wait(20);
  }
}

const [owner, technicians] = [
  await person('ADMIN'),
  await Promise.all(Array.from({ length: 4 }, () => person('TECHNICIAN'))),
];
const oneOf = <T>(values: readonly T[]): T => values[Math.floor(Math.random() * values.length)] as T;

/** One customer's order, from booking to bill or to a cancellation. */
async function carryOut(token: string): Promise<void> {
  const visit = { date, from: oneOf(froms) };
  const booked = await ask('/api/create-payment', { token, body: bookingOf(services, { visit }) });
  const id = booked.data._id;
  const now: Told = { stage: 'scheduled', from: visit.from, technician: null };
  told.set(id, now);
  const step = async (change: Partial<Told>, path: string, asked: Ask) => {
    const { status } = await ask(`${path}/${id}`, asked);
    // If the answer to a cancellation is lost, the second attempt gets 409.
    const isAgain = change.stage === 'cancelled' && status === 409;
    if (status === 200 || isAgain) Object.assign(now, change);
    else tally.refused.set(`${path} ${status}`, (tally.refused.get(`${path} ${status}`) ?? 0) + 1);
  };
  const from = oneOf(froms);
  await step({ from }, '/api/reschedule-order', { token, body: { visit: { date, from } } });
  if (Math.random() < 0.2)
    return step({ stage: 'cancelled' }, '/api/cancel-order', { token, body: { reason: 'Other' } });
  const technician = oneOf(technicians);
  await step({ technician: technician.id }, '/api/assign-order', {
    token: owner.token,
    body: { technicianId: technician.id },
  });
  for (const stage of ['on_the_way', 'working', 'done']) {
    const finish = { method: 'UPI', taken: total, total };
    await step({ stage }, '/api/order-stage', {
      method: 'PATCH',
      token: technician.token,
      body: { stage, key: newId(), ...(stage === 'done' && Math.random() < 0.5 && { finish }) },
    });
  }
}

/** Kills the server while its statements are paused, and records between which statements. */
async function kill(): Promise<void> {
  shop.child.kill('SIGSTOP');
  // Waits until PostgreSQL has run the statements it received.
  await wait(100);
  const { rows } = await client.query(
    `select backend_xid is not null as writes, left(regexp_replace(query, '\\s+', ' ', 'g'), 28) as after from pg_stat_activity
     where datname = current_database() and state = 'idle in transaction'`,
  );
  shop.child.kill('SIGKILL');
  await shop.ended;
  const writing = rows.filter(({ writes }) => writes);
  tally.inTransaction += writing.length;
  if (writing.length > 0) tally.midway += 1;
  for (const { after } of writing) between.set(after, (between.get(after) ?? 0) + 1);
}

/** Each invariant has a name and a query that must find nothing. */
const broken: Readonly<Record<string, string>> = {
  'places taken are the orders that hold one': `
    select from (select visit_from, taken from visit_places where taken > 0) as p
    full join (select visit_from, count(*)::int as held from orders where visit_from is not null group by 1) as o
      using (visit_from) where taken is distinct from held`,
  'an order is at the stage of its newest event': `
    select from orders o where stage is distinct from
      (select e.stage from order_events e where e.order_id = o.id order by e.id desc limit 1)`,
  'an order has one event of each kind but for the time': `
    select from order_events where kind <> 'rescheduled' group by order_id, kind having count(*) <> 1`,
  'an order that is assigned has its event': `
    select from orders o where (technician_id is not null) <>
      exists (select from order_events e where e.order_id = o.id and e.kind = 'assigned')`,
  'an order is done if and only if it has a bill, and they agree': `
    select from orders o full join bills b on b.order_id = o.id
    where o.id is null or (o.stage = 'done') <> (b.id is not null) or o.bill_number is distinct from b.number
      or o.billed_paise <> coalesce(b.total_paise, 0) or o.due_paise <> 0`,
  'a bill is paid, and has its lines': `
    select from bills b where total_paise <> (select coalesce(sum(amount_paise), 0) from bill_payments p where p.bill_id = b.id)
      or total_paise <> (select coalesce(sum(l.total_paise), 0) from bill_lines l where l.bill_id = b.id)`,
  'numbers of bills have no gap': `
    select from bills b full join bill_series s using (prefix, financial_year) group by prefix, financial_year, last
    having last is null or last <> count(b.id) or last <> max(serial)`,
  'an order has its two lines, with a last day if and only if it is done': `
    select from orders o left join order_lines l on l.order_id = o.id group by o.id
    having count(l.line) <> 2 or bool_or((l.warranty_until is not null) <> (o.stage = 'done'))`,
  'an order has the mail of its booking': `
    select from (select count(*) as orders from orders) as o, (select count(*) as mails from mails where template = 'booked') as m
    where orders <> mails`,
};

test(`after ${kills} kills no operation is lost or half done`, {
  timeout: 60_000 + kills * 10_000,
}, async () => {
  const customers = await Promise.all(Array.from({ length: 8 }, () => person('GENERAL')));
  const work = Promise.all(
    customers.map(async ({ token }) => {
      while (!over) await carryOut(token);
    }),
  );
  for (let nth = 0; nth < kills; nth += 1) {
    await wait(150 + Math.random() * 350);
    await kill();
    shop = await startShop(settings);
  }
  over = true;
  await work;
  const { rows } = await client.query('select id, stage, visit_from, technician_id from orders');
  const there = new Map(rows.map((row) => [row.id, row]));
  const wrong = [...told].filter(([id, { stage, from, technician }]) => {
    const row = there.get(id);
    const visit = stage === 'cancelled' ? undefined : momentOf(date, from).getTime();
    return row?.stage !== stage || row?.visit_from?.getTime() !== visit || row?.technician_id !== technician;
  });
  report.push(
    `killed ${kills} times, ${tally.midway} of them with something written and not committed (${tally.inTransaction} transactions cut off); ` +
      `${tally.withoutAnswer} requests without an answer, ${tally.answered} answers, ${told.size} orders`,
    `cut off after: ${[...between].map(([after, count]) => `${after} ×${count}`).join('; ')}`,
  );
  expect([...tally.refused]).toEqual([]);
  expect(wrong, 'orders that are not what was told').toEqual([]);
  expect(rows.length, 'orders that nobody was told of').toBe(told.size);
  for (const [rule, statement] of Object.entries(broken))
    expect((await client.query(statement)).rowCount, rule).toBe(0);
});
