// A shop as a process of its own, for what only a process can show: signals, lines on standard output, commands.
import { execFile, spawn } from 'node:child_process';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, inject } from 'vitest';
import { freePort } from './free-port.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

type Ended = { code: number | null; output: string };

/** Runs a program in the project's folder; `output` is what it has printed so far, `ended` its end. */
export function runTool(program: string, words: readonly string[], settings: Record<string, string> = {}) {
  const child = spawn(program, words, {
    cwd: root,
    // where the shop keeps it by itself: commands are compiled once for all tests too
    env: { PATH: process.env.PATH, NODE_COMPILE_CACHE: join(tmpdir(), 'node-compile-cache'), ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const hear = (bytes: Buffer) => {
    output += bytes;
  };
  child.stdout.on('data', hear);
  child.stderr.on('data', hear);
  const ended = new Promise<Ended>((resolve) => child.once('close', (code) => resolve({ code, output })));
  return { child, output: () => output, ended };
}

// A process of a test does not live long enough to gain by a better compiled database: without it a start takes a third
// less of the machine, and the rest no longer.
const quickStart = '--liftoff-only';

/** Runs one of the project's own programs. */
export const runProgram = (file: string, words: readonly string[], settings: Record<string, string>) =>
  runTool(process.execPath, [quickStart, join(root, file), ...words], settings);

/** Waits until a shop that was run is open; rejects with what it printed where it ends before. */
export const isOpen = ({ child, output, ended }: ReturnType<typeof runTool>) =>
  new Promise<void>((resolve, reject) => {
    child.stdout.on('data', () => /The shop is open/.test(output()) && resolve());
    void ended.then(({ output }) => reject(new Error(`The shop did not open: ${output}`)));
  });

/** A folder of the calling test file's own. */
export async function scratchFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'shop-process-'));
  afterAll(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/**
 * A data folder of the calling test file's own with a migrated database in it, for what is not about a first start:
 * that would make one anew and fill the demo, which takes as long as three further starts. Empty where the project is
 * on PostgreSQL.
 */
export async function preparedFolder(): Promise<string> {
  const folder = await scratchFolder();
  const source = inject('database');
  if (source.kind === 'embedded') await unpackSnapshot(source.inhabited, folder);
  return folder;
}

/** Makes a data folder's database out of a snapshot. */
export async function unpackSnapshot(snapshot: string, folder: string): Promise<void> {
  const database = join(folder, 'db');
  await mkdir(database, { recursive: true });
  await promisify(execFile)('tar', ['-xf', snapshot, '-C', database]);
}

/** Starts the shop on a free port (or the settings') and waits until it is open. A shop that still runs after the tests is killed. */
export async function startShop(settings: Record<string, string>) {
  const port = Number(settings.PORT ?? (await freePort()));
  const program = runProgram('server/main.ts', [], {
    PORT: String(port),
    RATE_LIMIT_FACTOR: '0',
    LEAVE_SECONDS: '0',
    ...settings,
  });
  afterAll(async () => {
    program.child.kill('SIGKILL');
    await program.ended;
  });
  await isOpen(program);
  return { ...program, port, url: `http://127.0.0.1:${port}` };
}
