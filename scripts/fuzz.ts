// npm run fuzz: the hostile inputs of npm test in bulk, FUZZ_RUNS for each row of /api and each database.
import { runTool } from './run-tool.ts';

process.env.FUZZ_RUNS ??= '5000';
const { code } = await runTool(
  'vitest',
  [
    ...['run', '--config', 'vitest.workspace.ts', '--testTimeout=3600000'],
    ...['--project=server-pglite', '--project=server-postgres', 'server/testing/hostile.test.ts'],
    ...process.argv.slice(2),
  ],
  'shown',
);
process.exitCode = code;
