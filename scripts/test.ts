// npm test runs the checks, then all test projects. With arguments (npm test -- --project server-pglite PATH)
// it runs only those tests.
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { findPostgres } from '../server/testing/postgres-cluster.ts';
import { findChromium } from './chromium.ts';
import { runTool } from './run-tool.ts';

const projects = [
  { name: 'architecture', lacks: null },
  { name: 'shared', lacks: null },
  { name: 'client', lacks: null },
  { name: 'server-pglite', lacks: null },
  {
    name: 'server-postgres',
    lacks:
      process.env.TEST_DATABASE_URL || findPostgres() ? null : 'PostgreSQL: apt-get install -y postgresql',
  },
  { name: 'e2e', lacks: findChromium() ? null : 'Chromium: apt-get install -y chromium-headless-shell' },
];

type Totals = { passed: number; failed: number; skipped: number };

const resultFile = fileURLToPath(new URL('../.cache/test-results.json', import.meta.url));

type Results = {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: { status: string; assertionResults: { status: string }[] }[];
};

/** Totals of a test run. A failure outside a test counts as one failure. */
const readTotals = (code: number): Totals => {
  const totals = { passed: 0, failed: 0, skipped: 0 };
  try {
    const results: Results = JSON.parse(readFileSync(resultFile, 'utf8'));
    const broken = results.testResults.filter(
      (file) => file.status === 'failed' && file.assertionResults.every((test) => test.status !== 'failed'),
    );
    totals.passed = results.numPassedTests;
    totals.failed = results.numFailedTests + broken.length;
    totals.skipped = results.numPendingTests + results.numTodoTests;
  } catch {
    console.log('The tests ended without results.');
  }
  if (code !== 0 && totals.failed === 0) totals.failed = 1;
  return totals;
};

const runVitest = async (names: readonly string[], rest: readonly string[]): Promise<Totals> => {
  if (names.length === 0) return { passed: 0, failed: 0, skipped: 0 };
  mkdirSync(fileURLToPath(new URL('../.cache/', import.meta.url)), { recursive: true });
  rmSync(resultFile, { force: true });
  const { code } = await runTool(
    'vitest',
    [
      ...['run', '--config', 'vitest.workspace.ts', '--reporter=default', '--reporter=json'],
      `--outputFile.json=${resultFile}`,
      ...names.map((name) => `--project=${name}`),
      ...rest,
    ],
    'shown',
  );
  return readTotals(code);
};

const readArguments = (args: readonly string[]): { chosen: string[]; rest: string[] } => {
  const chosen: string[] = [];
  const rest: string[] = [];
  for (const [index, word] of args.entries()) {
    if (args[index - 1] === '--project') chosen.push(word);
    else if (word.startsWith('--project=')) chosen.push(word.slice('--project='.length));
    else if (word !== '--project') rest.push(word);
  }
  return { chosen, rest };
};

const { chosen, rest } = readArguments(process.argv.slice(2));
const unknown = chosen.filter((word) => projects.every(({ name }) => name !== word));
if (unknown.length > 0) {
  console.error(
    `No such project: ${unknown.join(', ')}. There are ${projects.map(({ name }) => name).join(', ')}`,
  );
  process.exit(1);
}
const everything = chosen.length === 0 && rest.length === 0;
const checked = everything
  ? (await runTool('node', ['scripts/check.ts', '--tests-follow'], 'shown')).code === 0
  : true;

const wanted = projects.filter(({ name }) => chosen.length === 0 || chosen.includes(name));
const runnable = wanted.filter(({ lacks }) => lacks === null);
const totals = await runVitest(
  runnable.map(({ name }) => name),
  rest,
);

const missing = wanted.filter(({ lacks }) => lacks !== null);
for (const { name, lacks } of missing) console.log(`${name} was not run. It needs ${lacks}`);
if (process.env.CI === 'true') totals.failed += missing.length;
if (!checked) console.log('npm run check failed: see above.');
console.log(
  `${totals.passed} passed, ${totals.failed} failed${totals.skipped ? `, ${totals.skipped} skipped` : ''}`,
);
process.exitCode = checked && totals.failed === 0 ? 0 : 1;
