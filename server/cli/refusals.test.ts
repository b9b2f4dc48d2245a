import { expect, test, vi } from 'vitest';
import { runProgram } from '#server/testing/shop-process.ts';

vi.setConfig({ testTimeout: 180_000 });

test.each([
  [[], 'Usage: npm run admin -- create EMAIL [--name NAME], or: npm run admin -- sweep [--dry-run]\n'],
  [['create', 'owner'], /^Email format is invalid\. Usage: /],
  [['remove', 'owner@example.in'], /^Usage: /],
])('npm run admin -- %j ends with one line about its usage', async (words, line) => {
  const { code, output } = await runProgram('server/cli/admin.ts', words, {}).ended;
  expect(code).toBe(1);
  expect(output.trim().split('\n')).toHaveLength(1);
  if (typeof line === 'string') expect(output).toBe(line);
  else expect(output).toMatch(line);
});

test('npm run migrate reports that the database does not answer', async () => {
  const settings = { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/nothing' };
  const { code, output } = await runProgram('server/cli/migrate.ts', [], settings).ended;
  expect(code).toBe(1);
  expect(output).toMatch(/^The database of DATABASE_URL does not answer \(ECONNREFUSED\): .*\n$/);
  expect(output).not.toContain('percent-encoded');
});

test.each([
  ['shop:p@127.0.0.1:1/w#d@db.example.in/shop', '127.0.0.1:1'],
  ['shop:p@127.0.0.1:1/w@db.example.in/shop', '127.0.0.1:1'],
])(
  'a password that cuts the address %s short is reported with the host that was tried',
  async (rest, host) => {
    const { output } = await runProgram('server/cli/migrate.ts', [], { DATABASE_URL: `postgres://${rest}` })
      .ended;
    expect(output).toContain(`tried ${host}`);
    expect(output).toMatch(/ password .* must be percent-encoded .*\n$/);
  },
);
