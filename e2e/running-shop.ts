// A shop as `npm start` runs it: a process of its own with a folder of its own.
import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from '../server/testing/free-port.ts';

const main = fileURLToPath(new URL('../server/main.ts', import.meta.url));

export type RunningShop = { url: string; stop(): Promise<void> };

/** Starts the demo shop on a free port (`settings` add to or replace the environment) and waits until it is open. */
export async function startShop(settings: Record<string, string> = {}): Promise<RunningShop> {
  const folder = await mkdtemp(join(tmpdir(), 'shop-journey-'));
  const port = String(await freePort());
  const quiet = { LOG_LEVEL: 'warn', RATE_LIMIT_FACTOR: '0' };
  const child = spawn(process.execPath, [main], {
    env: { PATH: process.env.PATH, ...quiet, PORT: port, DATA_DIR: folder, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
    await rm(folder, { recursive: true, force: true });
  };
  let output = '';
  const open = new Promise<string | null>((resolve) => {
    const hear = (bytes: Buffer) => {
      output += bytes;
      const url = /The shop is open: (\S+)/.exec(output)?.[1];
      if (url) resolve(url);
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    child.once('close', () => resolve(null));
  });
  const url = await open;
  if (url === null) {
    await stop();
    throw new Error(`The shop did not open: ${output}`);
  }
  return { url, stop };
}
