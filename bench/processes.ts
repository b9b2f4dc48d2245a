// The servers under load as processes: started, waited for, their CPU time read, ended.
import { type ChildProcess, spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';

export type Server = {
  url: string;
  pid: number;
  /** The name of its database, '' where it has none. */
  database: string;
  startedInMs: number;
  end(): Promise<void>;
};

const answers = async (url: string): Promise<boolean> => {
  try {
    const response = await fetch(url);
    await response.arrayBuffer();
    return response.status < 500;
  } catch {
    return false;
  }
};

/** Starts a server and waits until `probe` answers. Rejects where it ends before. */
export async function startServer(
  args: readonly string[],
  options: { cwd: string; env: Record<string, string>; port: number; probe: string },
): Promise<Server> {
  const began = performance.now();
  const child: ChildProcess = spawn(process.execPath, args, {
    cwd: options.cwd,
    env: { PATH: process.env.PATH, ...options.env, PORT: String(options.port) },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const url = `http://127.0.0.1:${options.port}`;
  while (!(await answers(url + options.probe))) {
    if (child.exitCode !== null) throw new Error(`${args.join(' ')} ended with ${child.exitCode}`);
    await wait(10);
  }
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  return {
    url,
    pid: child.pid ?? 0,
    database: options.env.DATABASE_URL?.split('/').at(-1) ?? '',
    startedInMs: performance.now() - began,
    end: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

// Clock ticks are hundredths of a second on Linux (proc(5)).
const cpuOf = (pid: number): number => {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
    return (Number(fields[11]) + Number(fields[12])) * 10;
  } catch {
    return 0;
  }
};

// PostgreSQL writes into a process's title whose it is: 'postgres: shop bench_ours 127.0.0.1(5432) idle'.
const titleOf = (pid: number): string => {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'latin1');
  } catch {
    return '';
  }
};

/** CPU time so far in ms, process by process (Linux). */
export type Cpu = ReadonlyMap<number, number>;

/** CPU time so far of a server, and of the PostgreSQL processes that work for its database. */
export function cpuSoFar({ pid, database }: Pick<Server, 'pid' | 'database'>): {
  server: Cpu;
  database: Cpu;
} {
  const pids = database ? readdirSync('/proc').map(Number).filter(Number.isInteger) : [];
  const backends = pids.filter((pid) => {
    const title = titleOf(pid);
    return title.startsWith('postgres: ') && title.includes(` ${database} `);
  });
  return {
    server: new Map([[pid, cpuOf(pid)]]),
    database: new Map(backends.map((pid) => [pid, cpuOf(pid)])),
  };
}

/** CPU time between two readings; a process that ended meanwhile is left out. */
export const cpuBetween = (before: Cpu, after: Cpu): number =>
  [...after].reduce((sum, [pid, ms]) => sum + ms - (before.get(pid) ?? 0), 0);

/** Resident memory of a process in MiB (Linux). */
export function memoryOf(pid: number): number {
  const line = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'));
  return Number(line?.[1] ?? 0) / 1024;
}
