import { cp, mkdir, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { preparedFolder, scratchFolder } from '#server/testing/shop-process.ts';
import { StartError } from '../../start-error.ts';
import { openEmbeddedIn } from './embedded.ts';
import { openDatabase } from './open-database.ts';

vi.setConfig({ testTimeout: 180_000 });

const scratch = await scratchFolder();
const made = join(await preparedFolder(), 'db');
const { pglite } = await openEmbeddedIn(made);
await pglite.exec('create table kept (name text)');
await pglite.close();

const copyOf = async (name: string) => {
  const dataDir = join(scratch, name);
  await mkdir(dataDir);
  await cp(made, join(dataDir, 'db'), { recursive: true });
  return { dataDir, db: join(dataDir, 'db') };
};

const lineOf = async (dataDir: string) => {
  const error = await openDatabase({ dataDir, databaseUrl: undefined, databasePool: 1 }).catch((e) => e);
  expect(error).toBeInstanceOf(StartError);
  expect(error.message).not.toContain('\n');
  return error.message as string;
};

test('PGlite never overwrites a folder that has other files', async () => {
  const { dataDir, db } = await copyOf('lost its version');
  await rm(join(db, 'PG_VERSION'));
  const before = await readdir(db, { recursive: true });
  for (const _ of [1, 2]) expect(await lineOf(dataDir)).toContain(`${db} holds files and no database`);
  expect((await readdir(db, { recursive: true })).sort()).toEqual(before.sort());
  const letters = join(scratch, 'letters');
  await mkdir(join(letters, 'db'), { recursive: true });
  await writeFile(join(letters, 'db', 'letter.txt'), 'Dear');
  expect(await lineOf(letters)).toContain('was left as it is');
  expect(await readdir(join(letters, 'db'))).toEqual(['letter.txt']);
});

test('truncated database files are reported as damaged', async () => {
  const { dataDir, db } = await copyOf('cut off');
  await truncate(join(db, 'global', 'pg_control'), 100);
  expect(await lineOf(dataDir)).toMatch(/db cannot be opened \(damaged, .+\): restore a backup/);
});

test('a first start that was killed is repeated', async () => {
  const { dataDir, db } = await copyOf('cut-off start');
  await rm(join(db, 'PG_VERSION'));
  await rm(join(db, 'global'), { recursive: true });
  await writeFile(join(db, 'being-made'), '');
  const opened = await openDatabase({ dataDir, databaseUrl: undefined, databasePool: 1 });
  await opened.close();
  expect(await readFile(join(db, 'PG_VERSION'), 'utf8')).toMatch(/^\d+/);
  expect(await readdir(db)).not.toContain('being-made');
});

test("a file at the database folder's path is reported", async () => {
  const dataDir = join(scratch, 'file');
  await mkdir(dataDir);
  await writeFile(join(dataDir, 'db'), '');
  expect(await lineOf(dataDir)).toContain('is a file, not a folder');
});
