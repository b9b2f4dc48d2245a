// A PostgreSQL server in a temporary folder, removed when the test run ends.
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { freePort } from './free-port.ts';

const debianFolder = '/usr/lib/postgresql';

export function findPostgres(): string | null {
  const versions = existsSync(debianFolder) ? readdirSync(debianFolder) : [];
  const newestFirst = versions.sort((a, b) => Number(b) - Number(a));
  const folders = [
    ...newestFirst.map((version) => join(debianFolder, version, 'bin')),
    ...(process.env.PATH ?? '').split(delimiter),
  ];
  return folders.find((folder) => existsSync(join(folder, 'initdb'))) ?? null;
}

// PostgreSQL refuses to run as root.
const unprivileged = (): { uid?: number; gid?: number } => {
  if (process.getuid?.() !== 0) return {};
  const number = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: number('-u'), gid: number('-g') };
};

// The shell reads commands line by line. When this process ends, even by SIGKILL, the shell's input closes
// and it cleans up. Its own process group protects it from Ctrl-C.
const script = `
  control() { "$BIN/pg_ctl" -D "$HOME/data" -l "$HOME/log" -w "$@" >>"$HOME/log" 2>&1 && echo done || cat "$HOME/log" >&2; }
  "$BIN/initdb" -D "$HOME/data" -U shop -A trust -E UTF8 --locale=C.UTF-8 --no-sync >"$HOME/log" 2>&1
  while read -r order; do
    case "$order" in
      start) control -o "$OPTIONS" start ;;
      crash) control -m immediate stop ;;
    esac
  done
  "$BIN/pg_ctl" -D "$HOME/data" -m immediate stop >/dev/null 2>&1
  cd / && rm -rf "$HOME"
`;

const optionsFor = (folder: string, port: number): string =>
  [
    `-p ${port} -h 127.0.0.1 -k ${folder}`,
    '-c fsync=off -c synchronous_commit=off -c full_page_writes=off',
    '-c max_connections=200 -c shared_buffers=256MB -c max_wal_size=4GB',
  ].join(' ');

export type Cluster = {
  url: string;
  /** Stops the server at once, like a machine that fails. `start` starts it again on the same port. */
  crash(): Promise<void>;
  start(): Promise<void>;
  close(): Promise<void>;
};

/**
 * Starts a server on a free port. `settings` (`-c name=value`) override the fast defaults, which may lose the
 * last commits in a crash. Throws with the server's log if the server does not start.
 */
export async function startCluster(bin: string, settings = ''): Promise<Cluster> {
  const user = unprivileged();
  const folder = mkdtempSync(join(tmpdir(), 'shop-postgres-'));
  if (user.uid !== undefined && user.gid !== undefined) chownSync(folder, user.uid, user.gid);
  const port = await freePort();
  const cache = spawn('sh', ['-c', script], {
    ...user,
    cwd: folder,
    detached: true,
    env: {
      PATH: process.env.PATH,
      HOME: folder,
      BIN: bin,
      OPTIONS: `${optionsFor(folder, port)} ${settings}`,
    },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  const ended = new Promise<void>((resolve) => cache.once('close', () => resolve()));
  const close = () => {
    cache.stdin.end();
    return ended;
  };
  const order = async (word: 'start' | 'crash') => {
    const heard = new AbortController();
    const { signal } = heard;
    const obeyed = Promise.race([
      once(cache.stdout, 'data', { signal }).then(() => true),
      once(cache.stderr, 'readable', { signal }).then(() => false),
    ]);
    cache.stdin.write(`${word}\n`);
    const isDone = await obeyed;
    heard.abort();
    if (isDone) return;
    const log = text(cache.stderr);
    await close();
    throw new Error(`The temporary PostgreSQL did not ${word}: ${await log}`);
  };
  await order('start');
  const url = `postgres://shop@127.0.0.1:${port}/postgres`;
  return { url, crash: () => order('crash'), start: () => order('start'), close };
}
