import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import S3rver from '@20minutes/s3rver';
import { sql } from 'kysely';
import { v4 as uuid } from 'uuid';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { readConfig } from '#server/config.ts';
import { migrateToLatest } from '#server/platform/db/migrate.ts';
import { type OpenDatabase, openDatabase } from '#server/platform/db/open-database.ts';
import { lockFolder } from '#server/platform/db/owner-lock.ts';
import type { Db } from '#server/platform/db/schema.ts';
import { filesIn } from '#server/platform/media/folder.ts';
import { openMedia } from '#server/platform/media/open-media.ts';
import { openClient } from '#server/platform/media/s3.ts';
import { seedDemo } from '#server/seed/demo.ts';
import { insertFirstRows } from '#server/seed/first-rows.ts';
import { addressOf, runOnServer } from '#server/testing/postgres-template.ts';
import { runProgram, scratchFolder, unpackSnapshot } from '#server/testing/shop-process.ts';
import { type Manifest, writeArchive } from './archive.ts';
import { backUp, migrationsOf, type Place } from './backup.ts';
import { restore, restoreFromBucket } from './restore.ts';

const root = await scratchFolder();
const source = inject('database');
const searchPath = process.env.PATH ?? '';
const hasher = { hash: async (password: string) => `hash of ${password}`, verify: async () => true };

async function makePlace(what: 'empty' | 'migrated'): Promise<Place> {
  const name = `shop_backup_${uuid().replaceAll('-', '')}`;
  const place = { dataDir: join(root, name), databasePool: 2, s3: null, searchPath };
  if (source.kind === 'embedded') {
    if (what === 'migrated') await unpackSnapshot(source.snapshot, place.dataDir);
    return { ...place, databaseUrl: undefined };
  }
  const like = what === 'migrated' ? ` template ${source.template}` : '';
  await runOnServer(source.url, [`create database ${name}${like}`]);
  afterAll(() => runOnServer(source.url, [`drop database ${name} with (force)`]));
  return { ...place, databaseUrl: addressOf(source.url, name) };
}
const emptyPlace = () => makePlace('empty');

async function within<T>(place: Place, work: (db: Db, opened: OpenDatabase) => Promise<T>): Promise<T> {
  const opened = await openDatabase(place);
  return work(opened.db, opened).finally(opened.close);
}

const names = (db: Db, query: string) =>
  sql<{ name: string }>`${sql.raw(query)}`.execute(db).then(({ rows }) => rows.map(({ name }) => name));

async function describeRows(db: Db) {
  const tables = await names(
    db,
    `select tablename as name from pg_tables where schemaname = 'public' and tablename not like 'rate_limit%' order by 1`,
  );
  const rows: Record<string, unknown> = {};
  for (const table of tables) {
    const found = await sql<{ count: number; hash: string }>`
      select count(*) as count, md5(string_agg(t::text, '|' order by t::text)) as hash
      from ${sql.table(table)} t`.execute(db);
    rows[table] = found.rows[0];
  }
  const made = await Promise.all(
    [
      `select indexdef as name from pg_indexes where schemaname = 'public' order by 1`,
      `select conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid) as name from pg_constraint
        where connamespace = 'public'::regnamespace order by 1`,
      `select tgrelid::regclass || ' ' || tgname as name from pg_trigger where not tgisinternal order by 1`,
      `select sequencename || ' ' || coalesce(last_value, 0) as name from pg_sequences
        where schemaname = 'public' order by 1`,
    ].map((query) => names(db, query)),
  );
  return { rows, made };
}

async function describePlace(place: Place) {
  const folder = join(place.dataDir, 'media');
  const pictures: Record<string, string> = {};
  for (const name of await filesIn(folder))
    pictures[name] = (await readFile(join(folder, name))).toString('base64').slice(-200);
  return { ...(await within(place, describeRows)), pictures };
}

async function fill(place: Place): Promise<void> {
  await within(place, async (db) => {
    await insertFirstRows(db);
    const clock = () => new Date('2026-11-20T06:30:00.000Z');
    await seedDemo(db, { clock, hasher, media: openMedia(place) });
    const entry = { actor: 'Asha', action: 'added', entity: 'category', entity_id: uuid() };
    await db.insertInto('audit_entries').values(entry).execute();
    const mail = { template: 'booked', recipient: 'asha@example.com', subject: 'Booked', content: '{}' };
    await db
      .insertInto('mails')
      .values({ ...mail, id: uuid() })
      .execute();
  });
}

let shop: Place;
let whole: Awaited<ReturnType<typeof describePlace>>;
const file = join(root, 'shop.tar');
beforeAll(async () => {
  shop = await makePlace('migrated');
  await fill(shop);
  await backUp(shop, file, new Date());
  // After a restore the shop asks the mail provider before it sends waiting mails again.
  await within(shop, (db) => db.updateTable('mails').set({ outcome_unknown: true }).execute());
  whole = await describePlace(shop);
}, 60_000);

describe('a backup restored to an empty server', () => {
  test('a restored backup has the same rows, indexes and pictures', {
    timeout: 180_000,
  }, async () => {
    const target = await emptyPlace();
    const settings = (place: Place): Record<string, string> => ({
      DATA_DIR: place.dataDir,
      ...(place.databaseUrl ? { DATABASE_URL: place.databaseUrl } : {}),
    });
    const nightly = join(root, 'nightly');
    await mkdir(nightly);
    for (const day of ['01', '02']) await writeFile(join(nightly, `shop-2026-10-${day}-0230.tar`), '');
    const words = ['--folder', nightly, '--keep', '2'];
    const backup = await runProgram('server/cli/backup.ts', words, settings(shop)).ended;
    expect(backup).toEqual({
      code: 0,
      output: expect.stringMatching(/^Wrote .*: the database and \d\d+ files/m),
    });
    expect(await readdir(nightly)).toEqual([
      'shop-2026-10-02-0230.tar',
      expect.stringMatching(/^shop-[\d-]+\.tar$/),
    ]);
    const restored = await runProgram('server/cli/restore.ts', [nightly], settings(target)).ended;
    expect(restored).toEqual({ code: 0, output: expect.stringMatching(/^Restored the shop as it was at /m) });
    const found = await describePlace(target);
    expect(found).toEqual(whole);
    expect(Object.keys(found.pictures).length).toBeGreaterThan(50);
    expect(await readdir(target.dataDir)).not.toContainEqual(expect.stringMatching(/^restore-/));
    await goesOn(target);
  });
});

const goesOn = (target: Place) =>
  within(target, async (db, opened) => {
    expect(await migrateToLatest(opened)).toEqual([]);
    const newest = db.selectFrom('users').select('user_id').orderBy('user_id', 'desc').limit(1);
    const before = await newest.executeTakeFirstOrThrow();
    const person = {
      id: uuid(),
      name: 'New',
      email: 'new@example.com',
      address: 'Harsul',
      mobile: '5550100199',
    };
    const added = await db
      .insertInto('users')
      .values({ ...person, password_hash: 'x', photo: null })
      .returning('user_id')
      .executeTakeFirstOrThrow();
    expect(added.user_id).toBe(before.user_id + 1);
    await expect(db.deleteFrom('audit_entries').execute()).rejects.toThrow('only ever added');
  });

describe('a restore', () => {
  test('a restore replaces existing data only if it is forced', {
    timeout: 180_000,
  }, async () => {
    const target = await makePlace('migrated');
    await within(target, insertFirstRows);
    await openMedia(target).put('stray.webp', Buffer.from('x'));
    await expect(restore(target, file)).rejects.toThrow(/is not empty: --force replaces/);
    expect(await filesIn(join(target.dataDir, 'media'))).toEqual(['stray.webp']);
    const { rows } = await within(target, describeRows);
    expect(rows.categories).toMatchObject({ count: 5 });
    await restore(target, file, { force: true });
    expect(await describePlace(target)).toEqual(whole);
  });

  test.each([
    ['is cut off', (bytes: Buffer) => bytes.subarray(0, bytes.length - 40_000)],
    ['has one other bit in the dump', (bytes: Buffer) => bytes.fill((bytes[600] ?? 0) ^ 1, 600, 601)],
    ['is empty', () => Buffer.alloc(0)],
    ['is something else', () => Buffer.from('not a tar'.repeat(200))],
  ])('a file that %s, before anything is changed', async (_what, spoil) => {
    const target = await emptyPlace();
    const spoilt = join(root, `${uuid()}.tar`);
    await writeFile(spoilt, spoil(await readFile(file)));
    await expect(restore(target, spoilt)).rejects.toThrow(/^This is no whole backup \(.*nothing was changed/);
    expect(existsSync(join(target.dataDir, 'db'))).toBe(false);
    expect(existsSync(join(target.dataDir, 'media'))).toBe(false);
    if (target.databaseUrl) expect(await within(target, migrationsOf)).toEqual([]);
  });

  test.each([
    ['a backup of a newer version', { migrations: ['99991231_2359_later'] }, /newer version of the program/],
    [
      'a backup of the other engine',
      { engine: source.kind === 'embedded' ? ('postgres' as const) : ('embedded' as const) },
      /^This is a backup of/,
    ],
  ])('a restore is refused: %s', async (_what, changes: Partial<Manifest>, line) => {
    const other = join(root, `${uuid()}.tar`);
    const about = {
      madeAt: new Date().toISOString(),
      engine: source.kind,
      migrations: [],
      media: 'folder',
    } as const;
    await writeArchive(other, { dump: file, pictures: new Map() }, { ...about, migrations: [], ...changes });
    await expect(restore(await emptyPlace(), other)).rejects.toThrow(line);
  });

  test('a restore refuses a missing file', async () => {
    await expect(restore(await emptyPlace(), join(root, 'none.tar'))).rejects.toThrow(/^There is no file/);
  });

  test('a restore is refused while the shop is running', async () => {
    const target = await emptyPlace();
    if (target.databaseUrl === undefined) {
      const leave = lockFolder(target.dataDir);
      await expect(restore(target, file)).rejects.toThrow('stop the shop first');
      await expect(backUp(shop, join(root, 'while-free.tar'), new Date())).resolves.toBeTruthy();
      return leave();
    }
    await within(target, async (db) => {
      await sql`select 1`.execute(db);
      await expect(restore(target, file)).rejects.toThrow('stop the shop first');
    });
  });
});

describe('a backup', () => {
  test('a backup does not overwrite a file', async () => {
    await expect(backUp(shop, file, new Date())).rejects.toThrow('is there already: choose another name');
    await expect(backUp(await emptyPlace(), join(root, 'of-nothing.tar'), new Date())).rejects.toThrow(
      /^(There is no shop in|The database is empty)/,
    );
    await expect(backUp(shop, join(root, 'no-folder', 'a.tar'), new Date())).rejects.toThrow(
      'cannot be written',
    );
    expect((await readdir(root)).filter((name) => /\.part$|\.tar\../.test(name))).toEqual([]);
  });

  test('a backup of the embedded database needs a stopped shop', async () => {
    if (shop.databaseUrl !== undefined) return;
    const leave = lockFolder(shop.dataDir);
    await expect(backUp(shop, join(root, 'running.tar'), new Date())).rejects.toThrow('stop the shop first');
    leave();
  });
});

// A bucket is the same beside both databases. Here the programs start faster than on the embedded database.
const testOnce = source.kind === 'postgres' ? test : () => {};

testOnce('a backup does not contain the pictures of an S3 bucket', { timeout: 180_000 }, async () => {
  const { s3 } = readConfig({ S3_BUCKET: 'pictures' });
  const bucket = { ...shop, s3 };
  const other = join(root, 'bucket.tar');
  const { media, files } = await backUp(bucket, other, new Date());
  expect({ media, files: Object.keys(files) }).toEqual({ media: 'bucket', files: ['database.dump'] });
  await expect(restore({ ...(await emptyPlace()), s3 }, file)).rejects.toThrow('npm run move-pictures');
  const target = { ...(await emptyPlace()), s3 };
  await restore(target, other);
  expect(existsSync(join(target.dataDir, 'media'))).toBe(false);
});

testOnce(
  'a backup in the bucket is encrypted, and a restore from there has the same rows',
  {
    timeout: 180_000,
  },
  async () => {
    const directory = join(root, 's3');
    await mkdir(directory);
    // S3rver computes another signature than S3 for a listing, because it drops the slash after the bucket's name.
    const signatures = { allowMismatchedSignatures: true };
    const configureBuckets = [{ name: 'shop' }];
    const options = { address: '127.0.0.1', port: 0, silent: true, directory, configureBuckets };
    const store = new S3rver({ ...options, ...signatures });
    const { port } = await store.run();
    try {
      const bucket = {
        S3_BUCKET: 'shop',
        S3_ENDPOINT: `http://127.0.0.1:${port}`,
        S3_ACCESS_KEY_ID: 'S3RVER',
        S3_SECRET_ACCESS_KEY: 'S3RVER',
        BACKUP_PASSPHRASE: 'a long passphrase',
      };
      const settings = (place: Place): Record<string, string> => ({
        ...bucket,
        DATA_DIR: place.dataDir,
        ...(place.databaseUrl ? { DATABASE_URL: place.databaseUrl } : {}),
      });
      const { s3, backupPassphrase } = readConfig(bucket);
      if (!s3) throw new Error('The bucket is set');
      const { aws, client } = await openClient(s3);
      for (const name of ['shop-2026-10-01-0230', 'shop-2026-10-02-0230', 'shop-before-the-move']) {
        const older = { Bucket: 'shop', Key: `backups/${name}.tar.age`, Body: 'older' };
        await client.send(new aws.PutObjectCommand(older));
      }
      const nightly = join(root, 'nightly-bucket');
      await mkdir(nightly);
      const words = ['--folder', nightly, '--keep', '2'];
      const backup = await runProgram('server/cli/backup.ts', words, settings(shop)).ended;
      expect(backup.output).toMatch(
        /^Stored an encrypted copy in the bucket: backups\/shop-[\d-]+\.tar\.age$/m,
      );
      expect(backup.code).toBe(0);

      const [newest = ''] = await readdir(nightly);
      const stored = await readdir(join(directory, 'shop', 'backups'));
      const keys = new Set(stored.map((name) => name.replace(/\.age\._.*/, '.age')));
      expect([...keys].sort()).toEqual([
        'shop-2026-10-02-0230.tar.age',
        `${newest}.age`,
        'shop-before-the-move.tar.age',
      ]);
      const content = stored.find((name) => name.startsWith(newest) && name.includes('object')) ?? '';
      const bytes = await readFile(join(directory, 'shop', 'backups', content));
      expect(bytes.subarray(0, 21).toString()).toBe('age-encryption.org/v1');
      expect(bytes.includes('database.dump')).toBe(false);

      const target = await emptyPlace();
      const wrong = { ...settings(target), BACKUP_PASSPHRASE: 'another passphrase' };
      const refused = await runProgram('server/cli/restore.ts', ['--bucket'], wrong).ended;
      expect(refused.code).toBe(1);
      expect(refused.output).toMatch(
        /^shop-\S+ cannot be decrypted.* nothing was changed.*BACKUP_PASSPHRASE.*$/m,
      );
      expect(refused.output.trim().split('\n').length).toBe(1);
      const restored = await runProgram('server/cli/restore.ts', ['--bucket'], settings(target)).ended;
      expect(restored).toEqual({
        code: 0,
        output: expect.stringMatching(/^Restored the shop as it was at /m),
      });
      expect((await within(target, describeRows)).rows).toEqual(whole.rows);
      expect(await readdir(target.dataDir)).not.toContainEqual(expect.stringMatching(/^from-bucket-/));

      const missing = restoreFromBucket({ ...target, s3, backupPassphrase }, 'shop-2026-10-01-0230.tar.age');
      await expect(missing).rejects.toThrow(/NoSuchKey/);
    } finally {
      await store.close();
    }
  },
);
