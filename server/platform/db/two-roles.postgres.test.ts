import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { enquiryBody } from '#server/testing/api.ts';
import { findPostgres } from '#server/testing/postgres-cluster.ts';
import { addressOf, runOnServer } from '#server/testing/postgres-template.ts';
import { runProgram, runTool, scratchFolder, startShop } from '#server/testing/shop-process.ts';

const source = inject('database');
if (source.kind !== 'postgres') throw new Error('This test is for PostgreSQL');
const server = source.url;
const name = 'shop_two_roles';
const DATA_DIR = await scratchFolder();

const away = [
  `drop database if exists ${name} with (force)`,
  'drop role if exists shop_app',
  'drop role if exists shop_owner',
];
const as = (role: string): string => {
  const url = new URL(addressOf(server, name));
  url.username = role;
  url.password = `password of ${role}`;
  return url.href;
};
const owner = { DATABASE_URL: as('shop_owner'), DATA_DIR };
const app = { DATABASE_URL: as('shop_app'), DATA_DIR };

beforeAll(async () => {
  await runOnServer(server, away);
  const passwords = ['owner', 'app'].flatMap((role) => ['-v', `${role}_password=password of shop_${role}`]);
  const script = ['-f', 'deploy/postgres/roles.sql'];
  const psql = join(findPostgres() ?? '', 'psql');
  const made = await runTool(psql, [
    '-X',
    '-q',
    '-v',
    'ON_ERROR_STOP=1',
    '-v',
    `database=${name}`,
    ...passwords,
    '-d',
    server,
    ...script,
  ]).ended;
  expect(made).toEqual({ code: 0, output: '' });
}, 60_000);
afterAll(() => runOnServer(server, away));

async function refusal(statement: string): Promise<unknown> {
  const client = new Client({ connectionString: app.DATABASE_URL });
  await client.connect();
  try {
    await client.query(statement);
    return 'done';
  } catch (error) {
    return (error as { code?: string }).code;
  } finally {
    await client.end();
  }
}

const opensAndTakesEnquiries = async () => {
  const shop = await startShop(app);
  const answer = await fetch(`${shop.url}/api/create-enquiry`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(enquiryBody),
  });
  expect(answer.status).toBe(201);
  shop.child.kill('SIGTERM');
  expect((await shop.ended).code).toBe(0);
};

// The steps of this test depend on one another.
test('one role migrates the database, another with fewer rights serves the shop', {
  timeout: 180_000,
}, async () => {
  const early = await runProgram('server/main.ts', [], app).ended;
  expect(early.code).toBe(1);
  expect(early.output).toMatch(/^The role of DATABASE_URL may not do this .*npm run migrate.*\n$/);

  const migrated = await runProgram('server/cli/migrate.ts', [], owner).ended;
  expect(migrated).toEqual({ code: 0, output: expect.stringMatching(/^Migrated: /m) });
  expect(await runProgram('server/cli/migrate.ts', [], app).ended).toEqual({
    code: 0,
    output: 'The database is up to date\n',
  });
  await opensAndTakesEnquiries();
  await refuses();

  const file = join(DATA_DIR, 'shop.tar');
  const backup = await runProgram('server/cli/backup.ts', [file], owner).ended;
  expect(backup).toEqual({ code: 0, output: expect.stringMatching(/^Wrote /m) });
  const restored = await runProgram('server/cli/restore.ts', [file, '--force'], owner).ended;
  expect(restored).toEqual({ code: 0, output: expect.stringMatching(/^Restored /m) });
  await opensAndTakesEnquiries();
  await refuses();
});

const refuses = async () => {
  const notAllowed = '42501';
  for (const statement of [
    'drop trigger audit_entries_keep on audit_entries',
    'alter table audit_entries disable trigger all',
    'create or replace function refuse_audit_change() returns trigger language plpgsql as $$begin return null; end$$',
    'delete from audit_entries',
    `update audit_entries set actor = 'nobody'`,
    'truncate audit_entries',
    'truncate orders',
    'drop table orders',
    'create table public.mine ()',
    `set session_replication_role = 'replica'`,
  ]) {
    expect([statement, await refusal(statement)]).toEqual([statement, notAllowed]);
  }
};
