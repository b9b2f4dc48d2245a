// npm run bench:flood: what a flood of sign-ins costs the shop. The catalogue's latency without and with it, and how many
// sign-ins come through against bare Argon2 at the same cost, in turns on the same machine.
import { Agent, request } from 'node:http';
import { loadavg } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import argon2 from 'argon2';
import { findPostgres, startCluster } from '#server/testing/postgres-cluster.ts';
import { ourDatabase, ourServer } from './ours.ts';

const rounds = Number(process.env.BENCH_ROUNDS ?? 3);
const seconds = Number(process.env.BENCH_SECONDS ?? 4);
const reads = { perSecond: 200, path: '/api/get-product?limit=20' };
const flooders = 32;
const people = 200;

const agent = new Agent({ keepAlive: true, maxSockets: 64 });

/** Sends one request and gives its status and how long it took, in ms. */
const ask = (url: string, body?: unknown) =>
  new Promise<{ status: number; ms: number }>((resolve, reject) => {
    const began = performance.now();
    const sent = request(
      url,
      { agent, method: body ? 'POST' : 'GET', headers: { 'content-type': 'application/json' } },
      (answer) =>
        answer
          .resume()
          .once('end', () => resolve({ status: answer.statusCode ?? 0, ms: performance.now() - began })),
    );
    sent.once('error', reject);
    sent.end(body ? JSON.stringify(body) : undefined);
  });

const quantile = (sorted: readonly number[], part: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;

/** Reads the catalogue at a steady rate; gives the quantiles of the answers' times. */
async function readCatalogue(url: string) {
  const answers: Promise<{ ms: number }>[] = [];
  const timer = setInterval(() => answers.push(ask(url + reads.path)), 1000 / reads.perSecond);
  await wait(seconds * 1000);
  clearInterval(timer);
  const sorted = (await Promise.all(answers)).map(({ ms }) => ms).sort((a, b) => a - b);
  return { p50: quantile(sorted, 0.5), p99: quantile(sorted, 0.99) };
}

/** Does the work over and over, `atOnce` at a time, for as long as `during` runs; gives how often it was done a second. */
async function rateOf(atOnce: number, work: (at: number) => Promise<boolean>, during: Promise<unknown>) {
  const began = performance.now();
  let over = false;
  let done = 0;
  const one = async (at: number) => {
    while (!over) if (await work(at)) done += 1;
  };
  const all = Promise.all(Array.from({ length: atOnce }, (_, at) => one(at)));
  await during;
  over = true;
  await all;
  return (done / (performance.now() - began)) * 1000;
}

let turn = 0;
/** Signs the next person in, over and over, until `during` has ended; gives the sign-ins a second. */
const flood = (url: string, during: Promise<unknown>) =>
  rateOf(
    flooders,
    async () => {
      turn += 1;
      const body = { email: `user${2 + (turn % people)}@bench.org`, password: 'bench-password' };
      return (await ask(`${url}/api/signin`, body)).status === 200;
    },
    during,
  );

async function bare() {
  const stored = await argon2.hash('bench-password', { memoryCost: 19_456, timeCost: 2, parallelism: 1 });
  return rateOf(flooders, () => argon2.verify(stored, 'bench-password'), wait(seconds * 1000));
}

const bin = findPostgres();
if (!bin) throw new Error('The bench needs PostgreSQL: apt-get install -y postgresql');
const cluster = await startCluster(bin);
try {
  const size = { services: 200, users: people + 2, orders: 1000, enquiries: 10 };
  const server = await ourServer(await ourDatabase(cluster.url, 'bench_flood', size));
  await ask(`${server.url}/api/signin`, { email: 'user2@bench.org', password: 'bench-password' });
  console.log('catalogue (p50, p99) quiet | in the flood | × || sign-ins/s | bare Argon2/s | ratio || load');
  for (let round = 0; round < rounds; round += 1) {
    const quiet = await readCatalogue(server.url);
    const reading = readCatalogue(server.url);
    await flood(server.url, reading);
    const flooded = await reading;
    const perSecond = await flood(server.url, wait(seconds * 1000));
    const limit = await bare();
    const latency = [quiet.p50, quiet.p99, flooded.p50, flooded.p99].map((each) => `${each.toFixed(1)} ms`);
    const rates = [perSecond.toFixed(1), limit.toFixed(1), (perSecond / limit).toFixed(2)];
    const times = (flooded.p99 / quiet.p99).toFixed(1);
    console.log([...latency, times, '|', ...rates, '|', (loadavg()[0] ?? 0).toFixed(1)].join('   '));
  }
  await server.end();
} finally {
  agent.destroy();
  await cluster.close();
}
