// The servers under load as processes: started, waited for, their CPU time read, ended.
import { type ChildProcess, spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';

export type Server = { url: string; pid: number; startedInMs: number; end(): Promise<void> };

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

const nameOf = (pid: number): string => {
  try {
    return readFileSync(`/proc/${pid}/comm`, 'utf8').trim();
  } catch {
    return '';
  }
};

/** CPU time so far of a server and of all PostgreSQL processes of this machine, in ms (Linux). */
export function cpuSoFar(server: Pick<Server, 'pid'>): { server: number; database: number } {
  const pids = readdirSync('/proc').map(Number).filter(Number.isInteger);
  const database = pids.filter((pid) => nameOf(pid) === 'postgres').reduce((sum, pid) => sum + cpuOf(pid), 0);
  return { server: cpuOf(server.pid), database };
}

/** Resident memory of a process in MiB (Linux). */
export function memoryOf(pid: number): number {
  const line = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'));
  return Number(line?.[1] ?? 0) / 1024;
}
