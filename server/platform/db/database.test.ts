import { sql } from 'kysely';
import { v7 as newId } from 'uuid';
import { beforeEach, describe, expect, test } from 'vitest';
import { insertFirstRows } from '#server/seed/first-rows.ts';
import { freshDatabase } from '#server/testing/database.ts';
import { migrateToLatest } from './migrate.ts';

const database = await freshDatabase();
const { db } = database;
beforeEach(database.reset);

const addCategory = () =>
  db.insertInto('categories').values({ id: newId(), label: 'Fans', value: 'fans' }).execute();

const categoryNames = async () => {
  const rows = await db.selectFrom('categories').select('label').orderBy('position').execute();
  return rows.map((row) => row.label);
};

describe('database values', () => {
  test('values arrive from the database as numbers, dates and buffers', async () => {
    const { rows } = await sql<Record<string, unknown>>`
      select count(*) as count, sum(position) as sum, avg(position) as average,
             '2026-01-02T03:04:05.678Z'::timestamptz as moment, '\\x01ff'::bytea as bytes,
             '{1,2}'::smallint[] as numbers, '{a,b}'::text[] as texts
      from categories`.execute(db);
    expect(rows).toEqual([
      {
        count: 5,
        sum: 15,
        average: 3,
        moment: new Date('2026-01-02T03:04:05.678Z'),
        bytes: Buffer.from([1, 255]),
        numbers: [1, 2],
        texts: ['a', 'b'],
      },
    ]);
  });
});

describe('migrations', () => {
  test('migrating again runs no migration', async () => {
    expect(await migrateToLatest(database)).toEqual([]);
  });

  test('several instances can run the migrations at the same time', async () => {
    expect(await Promise.all([1, 2, 3, 4].map(() => migrateToLatest(database)))).toEqual([[], [], [], []]);
  });

  test('a database newer than the program is refused', async () => {
    const newer = { name: '99991231_2359_later', timestamp: new Date().toISOString() };
    const table = sql.table('kysely_migration');
    await sql`insert into ${table} values (${newer.name}, ${newer.timestamp})`.execute(db);
    await expect(migrateToLatest(database)).rejects.toThrow(
      /^The database does not fit this version of the program/,
    );
    await sql`delete from ${table} where name = ${newer.name}`.execute(db);
  });
});

describe('first rows', () => {
  test('a new shop has five categories and a business with only a name', async () => {
    expect(await categoryNames()).toEqual([
      'Laundary',
      'Refrigeration',
      'Commercial',
      'Kitchen',
      'Air Condition',
    ]);
    const business = await db.selectFrom('business').selectAll().executeTakeFirstOrThrow();
    expect(business).toMatchObject({
      company_name: expect.stringMatching(/\w/),
      phone: '',
      email: '',
      address: '',
    });
  });

  test('a deleted category does not return at the next start', async () => {
    await db.deleteFrom('categories').where('value', '=', 'kitchen').execute();
    await insertFirstRows(db);
    expect(await categoryNames()).not.toContain('Kitchen');
  });
});

describe('test databases', () => {
  test.each([1, 2])("reset removes a test's rows (%i)", async () => {
    expect(await categoryNames()).toHaveLength(5);
    await addCategory();
    const entry = { actor: 'Asha', action: 'added', entity: 'category', entity_id: newId() };
    await db.insertInto('audit_entries').values(entry).execute();
    const ids = await db.selectFrom('audit_entries').select('id').execute();
    expect(ids).toEqual([{ id: 1 }]);
  });
});
