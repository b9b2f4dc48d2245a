// Makes a migrated PGlite snapshot once per test run. Loading the snapshot is faster than migrating in each
// file.
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { v7 as newId } from 'uuid';
import type { TestProject } from 'vitest/node';
import { openEmbedded } from '#server/platform/db/embedded.ts';
import { migrateToLatest } from '#server/platform/db/migrate.ts';
import { migrationsHash } from './migrations-hash.ts';

const root = new URL('../../', import.meta.url);
const lock = readFileSync(new URL('package-lock.json', root), 'utf8');
const versions = lock.match(/"node_modules\/@electric-sql\/pglite": \{\s*"version": "[^"]+"/g);

const write = async (file: string, dump: Blob): Promise<void> => {
  const half = `${file}.${process.pid}`;
  writeFileSync(half, Buffer.from(await dump.arrayBuffer()));
  renameSync(half, file);
};

const writeSnapshots = async (file: string): Promise<void> => {
  const { pglite, db } = await openEmbedded({});
  await migrateToLatest({ db, engine: { kind: 'embedded', pglite } });
  await write(file, await pglite.dumpDataDir('none'));
  const somebody = { id: newId(), name: 'Somebody', email: 'somebody@example.com', password_hash: 'none' };
  await db
    .insertInto('users')
    .values({ ...somebody, address: 'Garkheda', mobile: '5550100199' })
    .execute();
  await write(inhabitedOf(file), await pglite.dumpDataDir('none'));
  await pglite.close();
};

/** A second snapshot with a user, so that a shop starting on it does not seed the demo. */
const inhabitedOf = (snapshot: string) => snapshot.replace(/\.tar$/, '-inhabited.tar');

export async function snapshotFile(): Promise<string> {
  const folder = fileURLToPath(new URL('.cache/', root));
  mkdirSync(folder, { recursive: true });
  const file = `${folder}pglite-${migrationsHash(`${versions}`)}.tar`;
  if (!existsSync(file) || !existsSync(inhabitedOf(file))) await writeSnapshots(file);
  return file;
}

export default async function setup(project: TestProject): Promise<void> {
  const snapshot = await snapshotFile();
  project.provide('database', { kind: 'embedded', snapshot, inhabited: inhabitedOf(snapshot) });
}
