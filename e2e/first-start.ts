// Vitest's global setup of the journeys: the pages of the present sources, and a shop's folder as its first start leaves
// it. Each journey opens a copy, which takes a third of a first start.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { freePort } from '#server/testing/free-port.ts';
import { isOpen, runProgram } from '#server/testing/shop-process.ts';
import { ensureBuilt } from '../scripts/built.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The data folder of a shop that was started once and ended. */
    firstStart: string;
  }
}

export default async function prepare(project: TestProject) {
  await ensureBuilt();
  const folder = await mkdtemp(join(tmpdir(), 'shop-first-start-'));
  const settings = { PORT: String(await freePort()), DATA_DIR: folder, LEAVE_SECONDS: '0' };
  const shop = runProgram('server/main.ts', [], settings);
  await isOpen(shop);
  shop.child.kill('SIGTERM');
  await shop.ended;
  project.provide('firstStart', folder);
  return () => rm(folder, { recursive: true, force: true });
}
