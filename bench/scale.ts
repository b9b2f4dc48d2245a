// What growth costs: every list, search, deep page, count and filter at a hundredth of the size and at the whole.
import { performance } from 'node:perf_hooks';
import { type Burst, burst, type Call, worded } from './load.ts';
import { ourDatabase, ourServer } from './ours.ts';
import type { Server } from './processes.ts';
import { rowId, type Size } from './rows.ts';
import { type DeepList, deepLists, read, scaleCalls } from './scale-calls.ts';

const seconds = Number(process.env.BENCH_SECONDS ?? 2);

const small: Size = { services: 100, users: 1_000, orders: 10_000, enquiries: 1_000 };
const large: Size = { services: 10_000, users: 100_000, orders: 1_000_000, enquiries: 100_000 };

async function dataOf<T>(server: Server, call: Call): Promise<T> {
  const answer = (await (await ask(server, call)).json()) as { result: { data: T } };
  return answer.result.data;
}

// A page deep inside a list, reached as a person would: by its cursors.
async function deepPage(server: Server, { procedure, input, user, rows = 1000 }: DeepList): Promise<Call> {
  let cursor: string | undefined;
  for (let page = 0; page < 20; page += 1) {
    const call = read(procedure, { ...input, limit: rows, ...(cursor ? { cursor } : {}) }, user);
    const { nextCursor } = await dataOf<{ nextCursor?: string }>(server, call);
    if (!nextCursor) break;
    cursor = nextCursor;
  }
  return read(procedure, { ...input, limit: 25, ...(cursor ? { cursor } : {}) }, user);
}

// An order by its link, as a customer without an account follows it: one of fifty links, which the admin gives out.
async function tracked(server: Server, { orders }: Size): Promise<Call> {
  const links = await Promise.all(
    Array.from({ length: 50 }, async (_, nth) => {
      const id = rowId(3, Math.ceil((orders * (nth + 1)) / 50));
      return (await dataOf<{ link: string }>(server, read('orders.link', { id }))).link;
    }),
  );
  const token = () => links[Math.floor(Math.random() * links.length)]?.split('/').at(-1);
  return { ...read('tracking.order', () => ({ token: token() })), headers: {} };
}

async function ask(server: Server, call: Call): Promise<Response> {
  const { path, body } = worded(call);
  const response = await fetch(server.url + path, {
    method: call.method ?? 'GET',
    headers: { ...call.headers, ...(body ? { 'content-type': 'application/json' } : {}) },
    ...(body ? { body } : {}),
  });
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return response;
}

async function firstAnswer(server: Server, call: Call): Promise<number> {
  const began = performance.now();
  await (await ask(server, call)).arrayBuffer();
  return performance.now() - began;
}

type Servers = Record<'small' | 'large', Server>;
type Asked = { name: string; calls: () => Promise<{ small: Call; large: Call }> };

const allCalls = (servers: Servers): Asked[] => [
  ...scaleCalls.map(([name, of]) => ({ name, calls: async () => ({ small: of(small), large: of(large) }) })),
  {
    name: 'tracking page',
    calls: async () => ({
      small: await tracked(servers.small, small),
      large: await tracked(servers.large, large),
    }),
  },
  ...deepLists.map((list) => ({
    name: list.name,
    calls: async () => ({
      small: await deepPage(servers.small, list),
      large: await deepPage(servers.large, list),
    }),
  })),
];

const costOf = (burst: Burst) => burst.cpuServer + burst.cpuDatabase;

async function printGrowth(servers: Servers, { name, calls }: Asked): Promise<void> {
  const { small, large } = await calls();
  const first = await firstAnswer(servers.large, large);
  const measured = async (server: Server, call: Call) => {
    // a server that has been running, as in the other table
    await burst(server, call, 1, 4);
    return burst(server, call, seconds, 4);
  };
  const a = await measured(servers.small, small);
  const b = await measured(servers.large, large);
  const growth = costOf(b) / costOf(a);
  const cells = [name.padEnd(44), first.toFixed(0).padStart(9), costOf(a).toFixed(0).padStart(12)];
  cells.push(costOf(b).toFixed(0).padStart(12), growth.toFixed(2).padStart(10));
  const bad = [growth > 1.5 ? 'HIGH' : '', first > 150 ? 'LATE' : '', a.wrong + b.wrong ? 'WRONG' : ''];
  console.log([...cells, ...bad.filter(Boolean)].join(' '));
}

/** Prints, per call, its first answer and its CPU at both sizes, and how much the larger one costs more. `only` is a pattern of names. */
async function compareSizes(servers: Servers, only = ''): Promise<void> {
  console.log(`${'call'.padEnd(44)}  first ms  cpu µs small  cpu µs large  growth (1.5)`);
  const isMeant = new RegExp(only);
  for (const asked of allCalls(servers)) if (isMeant.test(asked.name)) await printGrowth(servers, asked);
}

/** The growth table on two databases of a cluster, made for it. */
export async function runScale(cluster: string, only?: string): Promise<void> {
  const servers = {
    small: await ourServer(await ourDatabase(cluster, 'bench_small', small)),
    large: await ourServer(await ourDatabase(cluster, 'bench_large', large)),
  };
  try {
    await compareSizes(servers, only);
  } finally {
    await Promise.all([servers.small.end(), servers.large.end()]);
  }
}
