import { beforeEach, expect, test, vi } from 'vitest';
import { promote, roleOf } from '#server/features/accounts/make-admin.ts';
import { freshDatabase } from '#server/testing/database.ts';
import { preparedFolder, runProgram, scratchFolder } from '#server/testing/shop-process.ts';

vi.setConfig({ testTimeout: 180_000 });

const database = await freshDatabase();
const { db, engine } = database;
beforeEach(database.reset);

const settingsWith = async (folder: () => Promise<string>): Promise<Record<string, string>> =>
  engine.kind === 'postgres' ? { DATABASE_URL: engine.url } : { DATA_DIR: await folder() };

test('npm run admin -- create EMAIL makes an admin and prints the password once', async () => {
  const settings = await settingsWith(preparedFolder);
  const admin = (...words: string[]) => runProgram('server/cli/admin.ts', words, settings).ended;
  const first = await admin('create', ' Owner@Example.in ', '--name', 'The Owner');
  expect(first.code).toBe(0);
  expect(first.output).toMatch(
    /^owner@example\.in is an admin now\.\nPassword, shown this once .*: \S{20}\nLog in at http:\S+\/login; .*\n$/,
  );
  const second = await admin('create', 'owner@example.in');
  expect(second).toEqual({
    code: 0,
    output: 'owner@example.in is an admin already. Nothing was changed.\n',
  });
  const dryRun = await admin('sweep', '--dry-run');
  expect(dryRun.code).toBe(0);
  expect(dryRun.output).toContain('Enquiries: 1 year, once they are answered. 0 would be deleted\n');
  expect(dryRun.output).not.toContain('Swept');
});

test('npm run migrate prints one line about its result', async () => {
  const settings = await settingsWith(scratchFolder);
  const migrate = () => runProgram('server/cli/migrate.ts', [], settings).ended;
  const { code, output } = await migrate();
  expect(code).toBe(0);
  expect(output).toMatch(
    engine.kind === 'postgres' ? /^The database is up to date\n$/ : /^Migrated: \d{8}_\d{4}_\w+.*\n$/m,
  );
  expect(await migrate()).toEqual({ code: 0, output: 'The database is up to date\n' });
});

test('promoting a customer to admin keeps the password', async () => {
  const asha = { id: '0190aaaa-0000-7000-8000-000000000001', name: 'Asha', email: 'asha@example.com' };
  const rest = { password_hash: 'hash', address: 'Garkheda', mobile: '5550100101' };
  await db
    .insertInto('users')
    .values({ ...asha, ...rest })
    .execute();
  await promote(db, asha.email);
  expect(await roleOf(db, asha.email)).toBe('ADMIN');
  const entries = await db.selectFrom('audit_entries').select(['actor', 'entity_id', 'after']).execute();
  expect(entries).toEqual([{ actor: 'command line', entity_id: asha.id, after: { role: 'ADMIN' } }]);
});
