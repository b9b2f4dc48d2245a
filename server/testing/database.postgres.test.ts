import { Client } from 'pg';
import { afterAll, expect, test } from 'vitest';
import { freshDatabase } from './database.ts';

const { db, engine, reset } = await freshDatabase();
if (engine.kind !== 'postgres') throw new Error('This test is for PostgreSQL');
const left = new Client({ connectionString: engine.url });
left.on('error', () => {});
await left.connect();
afterAll(() => left.end());

test('reset ends a transaction that a test left open', async () => {
  await left.query('begin');
  await left.query("update categories set label = 'Fans'");
  await reset();
  const labels = await db.selectFrom('categories').select('label').execute();
  expect(labels.map(({ label }) => label)).not.toContain('Fans');
});
