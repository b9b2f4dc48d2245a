import { openAsBlob } from 'node:fs';
import { sql } from 'kysely';
import { expect, inject, test } from 'vitest';
import { freshDatabase } from '#server/testing/database.ts';
import { openEmbedded } from './embedded.ts';

const { db } = await freshDatabase();

test('PGlite reads and writes values like the pg driver', async () => {
  const moment = new Date('2026-11-22T09:30:00.000Z');
  const { rows } = await sql`
    select ${['a', 'b"\\,c', null]}::text[] as texts, ${[[1, 2], [3, 4]]}::integer[] as numbers, ${[5, 1]}::smallint[] as stars, ${moment}::timestamptz as moment,
      ${'2026-11-22'}::date as day, ${true}::boolean as yes, ${1.5}::numeric as sum, ${Buffer.from([0, 255])}::bytea as bytes,
      ${[Buffer.from([0, 255])]}::bytea[] as pieces,
      ${{ a: ['b'] }}::jsonb as json, ${null}::text as nothing, count(*) as counted`.execute(db);
  expect(rows).toEqual([
    {
      texts: ['a', 'b"\\,c', null],
      numbers: [
        [1, 2],
        [3, 4],
      ],
      stars: [5, 1],
      moment,
      day: '2026-11-22',
      yes: true,
      sum: 1.5,
      bytes: Buffer.from([0, 255]),
      pieces: [Buffer.from([0, 255])],
      json: { a: ['b'] },
      nothing: null,
      counted: 1,
    },
  ]);
});

test('a failed transaction rolls back, and the next one runs', async () => {
  await sql`create temporary table kept (number integer)`.execute(db);
  const both = db.transaction().execute(async (db) => {
    await sql`insert into kept values (1)`.execute(db);
    await sql`select 1 / 0`.execute(db);
  });
  await expect(both).rejects.toMatchObject({ code: '22012' });
  await db.transaction().execute((db) => sql`insert into kept values (2)`.execute(db));
  expect((await sql`select number from kept`.execute(db)).rows).toEqual([{ number: 2 }]);
});

test("an error's stack names the caller", async () => {
  const asks = async () => sql`select no_such_column`.execute(db);
  const error = await asks().catch((error: unknown) => error);
  expect((error as Error).stack).toMatch(/embedded\.pglite\.test/);
});

async function another() {
  const source = inject('database');
  if (source.kind !== 'embedded') throw new Error('This test is for PGlite');
  return openEmbedded({ snapshot: await openAsBlob(source.snapshot) });
}

test('a closed database rejects queries', async () => {
  const { pglite, db } = await another();
  await sql`select 1`.execute(db);
  await pglite.close();
  await expect(sql`select 1`.execute(db)).rejects.toThrow('closed');
});
