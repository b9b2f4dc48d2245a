// One burst of load against one server, and what it cost.
import autocannon from 'autocannon';
import { cpuBetween, cpuSoFar, type Server } from './processes.ts';

export type Call = {
  method?: 'GET' | 'POST';
  /** The path, or a new one for each request: what is asked for the first time is not kept yet. */
  path: string | (() => string);
  headers?: Record<string, string>;
  /** The body, or a new one for each request. */
  body?: unknown | (() => unknown);
  /** The status that a right answer has (200). */
  status?: number;
};

export type Burst = {
  perSecond: number;
  p50: number;
  p99: number;
  cpuServer: number;
  cpuDatabase: number;
  wrong: number;
};

const json = { 'content-type': 'application/json' };

/** Path and body of one request of a call. */
export function worded({ path, body }: Call): { path: string; body?: string } {
  const given = typeof body === 'function' ? (body as () => unknown)() : body;
  return {
    path: typeof path === 'function' ? path() : path,
    ...(given === undefined ? {} : { body: JSON.stringify(given) }),
  };
}

/** Sends `call` over `connections` for some seconds. CPU is in microseconds per answered request. */
export async function burst(server: Server, call: Call, seconds: number, connections = 16): Promise<Burst> {
  const before = cpuSoFar(server);
  const { method = 'GET', path, headers = {}, body, status = 200 } = call;
  const varies = typeof body === 'function' || typeof path === 'function';
  let wrong = 0;
  const request: autocannon.Request = {
    method,
    headers: body === undefined ? headers : { ...json, ...headers },
    ...(varies ? {} : worded(call)),
    ...(varies ? { setupRequest: (made: autocannon.Request) => ({ ...made, ...worded(call) }) } : {}),
    onResponse: (answered: number) => {
      if (answered !== status) wrong += 1;
    },
  };
  const result = await autocannon({ url: server.url, connections, duration: seconds, requests: [request] });
  const after = cpuSoFar(server);
  const answered = Math.max(1, result.requests.total);
  return {
    perSecond: result.requests.total / result.duration,
    p50: result.latency.p50,
    p99: result.latency.p99,
    cpuServer: (cpuBetween(before.server, after.server) * 1000) / answered,
    cpuDatabase: (cpuBetween(before.database, after.database) * 1000) / answered,
    wrong: wrong + result.errors + result.timeouts,
  };
}

// The compiler has come to its end after 12,000 calls or so; on a busy machine that is longer than a few seconds.
const warmAfter = 12_000;
const mostBursts = 4;

/** Sends `call` until the server is one that has been running, for 8 s at most. */
export async function warm(server: Server, call: Call): Promise<void> {
  const seconds = 2;
  for (let nth = 0, sent = 0; nth < mostBursts && sent < warmAfter; nth += 1)
    sent += (await burst(server, call, seconds)).perSecond * seconds;
}

const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** The middle of several bursts, figure by figure. */
export function middle(bursts: readonly Burst[]): Burst {
  const of = (pick: (burst: Burst) => number) => median(bursts.map(pick));
  return {
    perSecond: of((b) => b.perSecond),
    p50: of((b) => b.p50),
    p99: of((b) => b.p99),
    cpuServer: of((b) => b.cpuServer),
    cpuDatabase: of((b) => b.cpuDatabase),
    wrong: bursts.reduce((sum, b) => sum + b.wrong, 0),
  };
}
