// A PostgreSQL server for the time of a run: made in a temporary folder, gone when the run ends, however it ends.
import { execFileSync, spawn } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { freePort } from './free-port.ts';

const debianFolder = '/usr/lib/postgresql';

/** The folder of the installed server programs (newest version first), or null where there are none. */
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

// The shell waits on its input, which ends with this process even when that is killed, and cleans up then. It
// stands in a process group of its own so that Ctrl-C does not reach it first.
const script = `
  "$BIN/initdb" -D "$HOME/data" -U shop -A trust -E UTF8 --locale=C.UTF-8 --no-sync >"$HOME/log" 2>&1 &&
  "$BIN/pg_ctl" -D "$HOME/data" -l "$HOME/log" -w -o "$OPTIONS" start >>"$HOME/log" 2>&1 && echo ready || cat "$HOME/log" >&2
  read -r end
  "$BIN/pg_ctl" -D "$HOME/data" -m immediate stop >/dev/null 2>&1
  cd / && rm -rf "$HOME"
`;

const optionsFor = (folder: string, port: number): string =>
  [
    `-p ${port} -h 127.0.0.1 -k ${folder}`,
    '-c fsync=off -c synchronous_commit=off -c full_page_writes=off',
    '-c max_connections=200 -c shared_buffers=256MB -c max_wal_size=4GB',
  ].join(' ');

/**
 * Starts a cluster on a free port. `url` opens its database `postgres` as superuser; `close` ends and removes it.
 * Throws with the server's own log where it does not start.
 */
export async function startCluster(bin: string): Promise<{ url: string; close(): Promise<void> }> {
  const user = unprivileged();
  const folder = mkdtempSync(join(tmpdir(), 'shop-postgres-'));
  if (user.uid !== undefined && user.gid !== undefined) chownSync(folder, user.uid, user.gid);
  const port = await freePort();
  const keeper = spawn('sh', ['-c', script], {
    ...user,
    cwd: folder,
    detached: true,
    env: { PATH: process.env.PATH, HOME: folder, BIN: bin, OPTIONS: optionsFor(folder, port) },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  const ended = new Promise<void>((resolve) => keeper.once('close', () => resolve()));
  const close = () => {
    keeper.stdin.end();
    return ended;
  };
  const ready = new Promise<boolean>((resolve) => {
    keeper.stdout.once('data', () => resolve(true));
    keeper.stderr.once('readable', () => resolve(false));
  });
  if (!(await ready)) {
    const log = text(keeper.stderr);
    await close();
    throw new Error(`The temporary PostgreSQL did not start: ${await log}`);
  }
  return { url: `postgres://shop@127.0.0.1:${port}/postgres`, close };
}
