// Faults of PostgreSQL during bookings. Answers must arrive within 5 s, the shop must recover within 5 s, and
// every acknowledged booking must exist exactly once. `npm run faults` repeats each fault.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import { afterAll, expect, test } from 'vitest';
import { openPostgres } from '#server/platform/db/postgres.ts';
import { successMessages } from '#shared/messages.ts';
import { fileForm } from '../api.ts';
import { freePort } from '../free-port.ts';
import { findPostgres, startCluster } from '../postgres-cluster.ts';
import { addressOf, runOnServer } from '../postgres-template.ts';
import { openPostmarkStandIn } from '../postmark-stand-in.ts';
import { twoHalves } from '../sample-pictures.ts';
import { scratchFolder, startShop } from '../shop-process.ts';
import { compare, startBookers } from './bookers.ts';
import { fillShop, rounds } from './shop-at-work.ts';

const recoversWithinMs = 5_000;

const bin = findPostgres();
if (bin === null) throw new Error('PostgreSQL is missing: apt-get install -y postgresql');
const cluster = await startCluster(bin, '-c synchronous_commit=on -c max_connections=40');
await runOnServer(cluster.url, ['create database shop']);
const databaseUrl = addressOf(cluster.url, 'shop');
const { db } = openPostgres({ url: databaseUrl, size: 2, onLost: () => {} });
const postmark = await openPostmarkStandIn();
const DATA_DIR = await scratchFolder();
const settings = {
  PATIENCE: '1',
  DATABASE_URL: databaseUrl,
  DATA_DIR,
  PORT: String(await freePort()),
  LOG_LEVEL: 'silent',
  POSTMARK_TOKEN: postmark.token,
  POSTMARK_URL: postmark.url,
  MAIL_FROM: 'care@example.com',
};
let shop = await startShop(settings);
const { services, tokens } = await fillShop(db);

const report: string[] = [];
afterAll(async () => {
  if (rounds > 1) process.stdout.write(`\n${report.join('\n')}\n`);
  // Stops the process that a test started.
  shop.child.kill('SIGKILL');
  await shop.ended;
  await db.destroy();
  await postmark.close();
  await cluster.close();
});

/** A connection apart from the shop's, which a fault may break. */
async function beside(): Promise<Client> {
  const client = new Client({ connectionString: databaseUrl, application_name: 'fault' });
  client.on('error', () => {});
  await client.connect();
  return client;
}

const endShopsConnections =
  "select pg_terminate_backend(pid) from pg_stat_activity where application_name <> 'fault' and backend_type = 'client backend'";

/** Opens connections until PostgreSQL has none left, reserved ones included. */
async function takeAll(): Promise<Client[]> {
  const taken: Client[] = [];
  try {
    while (taken.length < 100) taken.push(await beside());
  } catch {
    return taken;
  }
  return taken;
}

async function processesOfPostgres(): Promise<number[]> {
  const client = await beside();
  const { rows } = await client.query(
    "select pid from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()",
  );
  const file = await client.query("select pg_read_file('postmaster.pid') as text");
  await client.end();
  return [Number.parseInt(file.rows[0].text, 10), ...rows.map(({ pid }) => pid as number)];
}

/** The faults. Each function resolves when the cause of the fault has ended. */
const faults: Readonly<Record<string, () => Promise<void>>> = {
  'the server is killed with -9 and started again': async () => {
    shop.child.kill('SIGKILL');
    await shop.ended;
    // The start time depends on the machine, so the recovery time counts from the moment when the port is
    // open.
    shop = await startShop(settings);
  },
  'PostgreSQL is stopped at once and started 2 s later': async () => {
    await cluster.crash();
    await wait(2_000);
    await cluster.start();
  },
  'the connections are terminated': async () => {
    const client = await beside();
    for (const _ of [1, 2, 3]) {
      await client.query(endShopsConnections);
      await wait(100);
    }
    await client.end();
  },
  'all connections are taken for 3 s': async () => {
    const client = await beside();
    const taken = await takeAll();
    // The shop reconnects quickly, so this may need several attempts.
    for (const _ of [1, 2, 3, 4, 5]) {
      await client.query(endShopsConnections);
      taken.push(...(await takeAll()));
    }
    await wait(3_000);
    await Promise.all([client, ...taken].map((each) => each.end()));
  },
  'the table of sessions is locked for 5 s': async () => {
    const client = await beside();
    await client.query('begin; lock table sessions in access exclusive mode');
    await wait(5_000);
    await client.query('commit');
    await client.end();
  },
  'PostgreSQL is frozen for 6 s': async () => {
    const pids = await processesOfPostgres();
    const all = (signal: NodeJS.Signals) => {
      for (const pid of pids) process.kill(pid, signal);
    };
    all('SIGSTOP');
    await wait(6_000);
    all('SIGCONT');
  },
};

/** Causes a fault during bookings and checks the statistics. */
async function underLoad(name: string, fault: () => Promise<unknown>): Promise<void> {
  const bookers = startBookers(shop.url, tokens, services);
  await bookers.recovered();
  await wait(500);
  await fault();
  const recovery = await bookers.recovered();
  await wait(500);
  await bookers.stop();
  const { tally } = bookers;
  const found = await compare(db, tally);
  const statuses = [...tally.statuses].map(([status, count]) => `${status}×${count}`).join(' ');
  report.push(
    `${name}: acknowledged ${tally.acknowledged.length}, lost ${found.lost}, doubled ${found.doubled}, ` +
      `longest answer ${Math.round(tally.longest)} ms, recovered in ${Math.round(recovery)} ms, answers ${statuses}`,
  );
  expect(found).toEqual({ lost: 0, doubled: 0, wrong: 0, ordersWithoutMail: 0 });
  expect([...tally.statuses.keys()].filter((status) => ![0, 200, 201, 503].includes(status))).toEqual([]);
  expect({ late: tally.late, withoutWait: tally.withoutWait }, report.at(-1)).toEqual({
    late: 0,
    withoutWait: 0,
  });
  expect(recovery, report.at(-1)).toBeLessThan(recoversWithinMs);
}

const many = Array.from({ length: rounds }, (_, at) => at + 1);
const timeout = 120_000;

test.each(Object.entries(faults).flatMap((fault) => many.map((round) => [...fault, round] as const)))(
  '%s: no acknowledged booking is lost or doubled',
  { timeout },
  (name, fault) => underLoad(name, fault),
);

test.each(many)('bookings succeed while Postmark does not answer (%i)', { timeout }, async () => {
  await underLoad('Postmark is silent', async () => {
    postmark.onSend(...Array<'silence'>(10_000).fill('silence'));
    const { id } = await db
      .selectFrom('orders')
      .select('id')
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow();
    const began = performance.now();
    const answer = await fetch(`${shop.url}/api/update-payment/${id}`, {
      method: 'PATCH',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${tokens[0]}` },
      body: JSON.stringify({ status: 'Complete' }),
    });
    expect(await answer.json()).toMatchObject({ message: successMessages.statusUpdatedMailFailed });
    expect(performance.now() - began).toBeLessThan(5_000);
    postmark.calm();
  });
});

/**
 * Fills the disk of the pictures with a small mounted file system. If mounting is not allowed, makes the
 * folder unwritable.
 */
function fillDisk(): () => void {
  const media = join(DATA_DIR, 'media');
  const aside = join(DATA_DIR, 'media-aside');
  if (existsSync(media)) renameSync(media, aside);
  const restore = () => {
    rmSync(media, { recursive: true, force: true });
    if (existsSync(aside)) renameSync(aside, media);
  };
  mkdirSync(media);
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=4k', 'none', media], { stdio: 'ignore' });
    return () => {
      execFileSync('umount', [media]);
      restore();
    };
  } catch {
    rmSync(media, { recursive: true });
    writeFileSync(media, 'no folder');
    return restore;
  }
}

test.each(many)('bookings succeed while the disk of the pictures is full (%i)', { timeout }, async () => {
  const upload = async () => {
    const { headers, body } = fileForm(await twoHalves(900, 700));
    return fetch(`${shop.url}/api/upload-image`, {
      method: 'POST',
      headers: { ...headers, authorization: `Bearer ${tokens[0]}` },
      body: new Uint8Array(body),
    });
  };
  await underLoad('the disk of the pictures is full', async () => {
    const emptyDisk = fillDisk();
    const refused = await upload();
    expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([503, true]);
    emptyDisk();
    const taken = await upload();
    expect(taken.status).toBe(201);
    const { url } = (await taken.json()) as { url: string };
    expect((await fetch(`${shop.url}${new URL(url).pathname}`)).status).toBe(200);
  });
});
