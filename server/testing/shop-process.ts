import { execFile, spawn } from 'node:child_process';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, inject } from 'vitest';
import { freePort } from './free-port.ts';
import { patience } from './patience.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

type Ended = { code: number | null; output: string };

export function runTool(program: string, words: readonly string[], settings: Record<string, string> = {}) {
  const child = spawn(program, words, {
    cwd: root,
    // All commands of a test run share one compile cache.
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

// A test's process is too short to profit from optimized WASM. Without optimizing, a start takes a third less
// CPU.
const quickStart = '--liftoff-only';

export const runProgram = (file: string, words: readonly string[], settings: Record<string, string>) =>
  runTool(process.execPath, [quickStart, join(root, file), ...words], settings);

export const isOpen = ({ child, output, ended }: ReturnType<typeof runTool>) =>
  new Promise<void>((resolve, reject) => {
    child.stdout.on('data', () => /The shop is open/.test(output()) && resolve());
    void ended.then(({ output }) => reject(new Error(`The shop did not open: ${output}`)));
  });

export async function scratchFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'shop-process-'));
  afterAll(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/**
 * A data folder with a migrated database, empty on PostgreSQL. A first start that migrates and seeds takes as
 * long as three other starts.
 */
export async function preparedFolder(): Promise<string> {
  const folder = await scratchFolder();
  const source = inject('database');
  if (source.kind === 'embedded') await unpackSnapshot(source.inhabited, folder);
  return folder;
}

export async function unpackSnapshot(snapshot: string, folder: string): Promise<void> {
  const database = join(folder, 'db');
  await mkdir(database, { recursive: true });
  await promisify(execFile)('tar', ['-xf', snapshot, '-C', database]);
}

/**
 * Starts the shop on a free port (or that of `settings`) and waits until it is open. After the tests, kills
 * the process if it still runs.
 */
export async function startShop(settings: Record<string, string>) {
  const port = Number(settings.PORT ?? (await freePort()));
  const program = runProgram('server/main.ts', [], {
    PORT: String(port),
    RATE_LIMIT_FACTOR: '0',
    PATIENCE: String(patience),
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
