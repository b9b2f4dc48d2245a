import { spawn } from 'node:child_process';
import { createReadStream, existsSync, openAsBlob, readdirSync } from 'node:fs';
import { rename, rm, stat, writeFile } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { PGlite } from '@electric-sql/pglite';
import { StartError } from '../../start-error.ts';
import { openEmbedded } from '../db/embedded.ts';

export async function dumpEmbedded(pglite: PGlite, file: string): Promise<void> {
  const dump = await pglite.dumpDataDir('gzip');
  await writeFile(file, dump.stream(), { mode: 0o600, flush: true });
}

/** Restores a dump. Replaces the old database in the last step, so that a failure changes nothing. */
export async function restoreEmbedded(dump: string, dataDir: string, after: string): Promise<void> {
  const place = join(dataDir, 'db');
  const [newFolder, oldFolder] = [`${place}.new`, `${place}.old`];
  await rm(newFolder, { recursive: true, force: true });
  const { pglite } = await openEmbedded({ folder: newFolder, snapshot: await openAsBlob(dump) });
  await pglite.exec(after);
  await pglite.close();
  await rm(oldFolder, { recursive: true, force: true });
  if (existsSync(place)) await rename(place, oldFolder);
  await rename(newFolder, place);
  await rm(oldFolder, { recursive: true, force: true });
}

const debianFolder = '/usr/lib/postgresql';

export type Server = { url: string; searchPath: string };

function findProgram(name: string, searchPath: string): string {
  const versions = existsSync(debianFolder) ? readdirSync(debianFolder) : [];
  const newestFirst = versions.sort((a, b) => Number(b) - Number(a));
  const folders = [
    ...newestFirst.map((version) => join(debianFolder, version, 'bin')),
    ...searchPath.split(delimiter),
  ];
  const path = folders.map((folder) => join(folder, name)).find((candidate) => existsSync(candidate));
  if (!path)
    throw new StartError(
      `${name} is missing: install the client programs of PostgreSQL (apt-get install postgresql-client)`,
    );
  return path;
}

type Streams = { input?: Readable; onLine?: (line: string) => void };

async function run(
  program: string,
  words: readonly string[],
  env: Record<string, string>,
  { input, onLine }: Streams = {},
): Promise<void> {
  const child = spawn(program, words, { env, stdio: ['pipe', 'ignore', 'pipe'] });
  // A failed program stops reading its input. The program's own message says why it failed.
  if (input) pipeline(input, child.stdin).catch(() => {});
  else child.stdin.end();
  const lines: string[] = [];
  createInterface({ input: child.stderr }).on('line', (line) => {
    lines.push(line);
    onLine?.(line);
  });
  const code = await new Promise<number | null>((resolve, reject) =>
    child.once('close', resolve).once('error', reject),
  );
  if (code === 0) return;
  throw new StartError(
    lines.find((line) => /(error|fatal):/i.test(line)) ?? lines.at(-1) ?? `${program}: ${code}`,
  );
}

async function runOn({ url, searchPath }: Server, name: string, words: readonly string[], streams: Streams) {
  // Other users see a program's arguments in the list of processes, so the password goes into the
  // environment.
  const address = new URL(url);
  const password = decodeURIComponent(address.password);
  address.password = '';
  const env = {
    PATH: searchPath,
    PGCONNECT_TIMEOUT: '10',
    ...(password ? { PGPASSWORD: password } : {}),
  };
  await run(findProgram(name, searchPath), [...words, `--dbname=${address.href}`], env, streams);
}

// Leaves out owners and grants, so that another role on another server can restore the dump.
const portableOptions = ['--no-owner', '--no-privileges', '--no-comments'];

type Share = (done: number, total: number) => void;

/** Dumps a PostgreSQL database. `sizes` has the bytes of each table, from which the progress is computed. */
export async function dumpPostgres(
  server: Server,
  file: string,
  sizes: ReadonlyMap<string, number>,
  report: Share,
): Promise<void> {
  const total = [...sizes.values()].reduce((sum, bytes) => sum + bytes, 1);
  let done = 0;
  let open = 0;
  const onLine = (line: string) => {
    const [, table] = /dumping contents of table "(.+)"$/.exec(line) ?? [];
    if (table === undefined) return;
    done += open;
    open = sizes.get(table) ?? 0;
    report(done, total);
  };
  const options = ['--verbose', '--format=custom', '--exclude-schema=pgboss', '--no-unlogged-table-data'];
  await runOn(server, 'pg_dump', [...portableOptions, ...options, `--file=${file}`], { onLine });
}

const dropTables = `do $$ declare r record; begin
  for r in select c.oid::regclass::text as name from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
      and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')
  loop execute format('drop table if exists %s cascade', r.name); end loop;
  for r in select p.oid::regprocedure::text as name from pg_proc p
    where p.pronamespace = 'public'::regnamespace
      and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')
  loop execute format('drop routine if exists %s cascade', r.name); end loop;
end $$`;

export async function restorePostgres(
  server: Server,
  dump: string,
  folder: string,
  after: string,
  report: Share,
): Promise<void> {
  const script = join(folder, 'database.sql');
  const program = findProgram('pg_restore', server.searchPath);
  await run(program, [...portableOptions, `--file=${script}`, dump], { PATH: server.searchPath });
  const { size } = await stat(script);
  const input = createReadStream(script);
  let bytesRead = 0;
  input.on('data', (chunk) => {
    bytesRead += chunk.length;
    report(Math.min(bytesRead, size - 1), size);
  });
  const words = [
    ...['--no-psqlrc', '--quiet', '--single-transaction', '--set=ON_ERROR_STOP=1'],
    ...['--command', "set lock_timeout = '10s'", '--command', dropTables],
    ...['--file=-', '--command', after],
  ];
  await runOn(server, 'psql', words, { input }).catch((error: Error) => {
    if (/must be owner of|permission denied for schema/.test(error.message))
      throw new StartError(`${error.message}: restore with the DATABASE_URL of the owner of the tables`);
    throw error;
  });
}
