// One burst of load against one server, and what it cost.
import autocannon from 'autocannon';
import { cpuBetween, cpuSoFar, type Server } from './processes.ts';

export type Call = {
  method?: 'GET' | 'POST';
  path: string;
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

/** Sends `call` over `connections` for some seconds. CPU is in microseconds per answered request. */
export async function burst(server: Server, call: Call, seconds: number, connections = 16): Promise<Burst> {
  const before = cpuSoFar(server);
  const { method = 'GET', path, headers = {}, body, status = 200 } = call;
  const fresh = typeof body === 'function' ? (body as () => unknown) : null;
  let wrong = 0;
  const request: autocannon.Request = {
    method,
    path,
    headers: body === undefined ? headers : { ...json, ...headers },
    ...(body === undefined || fresh ? {} : { body: JSON.stringify(body) }),
    ...(fresh
      ? { setupRequest: (made: autocannon.Request) => ({ ...made, body: JSON.stringify(fresh()) }) }
      : {}),
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
