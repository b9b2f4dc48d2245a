// npm test builds the pages and runs all test projects except the slow ones, the journeys last, with the checks beside
// the others. With arguments (npm test -- --project server-pglite PATH) it runs only those tests.
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { findPostgres } from '../server/testing/postgres-cluster.ts';
import { ensureBuilt } from './built.ts';
import { findChromium } from './chromium.ts';
import { runTool } from './run-tool.ts';

const postgres =
  process.env.TEST_DATABASE_URL || findPostgres() ? null : 'PostgreSQL: apt-get install -y postgresql';
const browser = findChromium() ? null : 'Chromium: apt-get install -y chromium-headless-shell';
const projects = [
  { name: 'architecture', lacks: null },
  { name: 'shared', lacks: null },
  { name: 'client', lacks: null },
  { name: 'server-pglite', lacks: null },
  { name: 'server-postgres', lacks: postgres },
  { name: 'e2e', lacks: browser },
  { name: 'slow-pglite', lacks: null },
  { name: 'slow-postgres', lacks: postgres },
  { name: 'slow-e2e', lacks: browser },
];

type Totals = { passed: number; failed: number; skipped: number; failures: string[] };

const resultFile = fileURLToPath(new URL('../.cache/test-results.json', import.meta.url));

type Results = {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: { name: string; status: string; assertionResults: { status: string; fullName: string }[] }[];
};

const noTotals = (): Totals => ({ passed: 0, failed: 0, skipped: 0, failures: [] });

/** Totals of a test run. A failure outside a test counts as one failure. */
const readTotals = (code: number): Totals => {
  const totals = noTotals();
  try {
    const results: Results = JSON.parse(readFileSync(resultFile, 'utf8'));
    const broken = results.testResults.filter(
      (file) => file.status === 'failed' && file.assertionResults.every((test) => test.status !== 'failed'),
    );
    totals.passed = results.numPassedTests;
    totals.failed = results.numFailedTests + broken.length;
    totals.skipped = results.numPendingTests + results.numTodoTests;
    for (const { name, status, assertionResults } of results.testResults) {
      if (status !== 'failed') continue;
      const tests = assertionResults.filter((test) => test.status === 'failed');
      totals.failures.push(`${name}: ${tests.map(({ fullName }) => fullName).join('; ')}`);
    }
  } catch {
    console.log('The tests ended without results.');
  }
  if (code !== 0 && totals.failed === 0) totals.failed = 1;
  return totals;
};

const runVitest = async (names: readonly string[], rest: readonly string[]): Promise<Totals> => {
  if (names.length === 0) return noTotals();
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
const wanted = projects.filter(({ name }) =>
  chosen.length === 0 ? !name.startsWith('slow-') : chosen.includes(name),
);
const runnable = wanted.filter(({ lacks }) => lacks === null).map(({ name }) => name);

async function runEverything() {
  const isJourney = (name: string) => name === 'e2e';
  const checking = runTool('node', ['scripts/check.ts', '--tests-follow'], 'quietly');
  // Tests of the server read the built pages, which must not change under them. The journeys' set-up builds again if
  // this fails, and says why.
  await ensureBuilt().catch(() => {});
  const others = await runVitest(
    runnable.filter((name) => !isJourney(name)),
    [],
  );
  const { code, output } = await checking;
  console.log(output.trim());
  const journeys = await runVitest(runnable.filter(isJourney), []);
  const totals = { ...others, failures: [...others.failures, ...journeys.failures] };
  for (const kind of ['passed', 'failed', 'skipped'] as const) totals[kind] += journeys[kind];
  return { totals, checked: code === 0 };
}

const { totals, checked } = everything
  ? await runEverything()
  : { totals: await runVitest(runnable, rest), checked: true };

const missing = wanted.filter(({ lacks }) => lacks !== null);
for (const { name, lacks } of missing) console.log(`${name} was not run. It needs ${lacks}`);
if (process.env.CI === 'true') totals.failed += missing.length;
for (const failure of totals.failures) console.log(`Failed: ${failure}`);
if (!checked) console.log('npm run check failed: see above.');
console.log(
  `${totals.passed} passed, ${totals.failed} failed${totals.skipped ? `, ${totals.skipped} skipped` : ''}`,
);
process.exitCode = checked && totals.failed === 0 ? 0 : 1;
