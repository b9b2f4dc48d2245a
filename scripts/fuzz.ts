// npm run fuzz sends FUZZ_RUNS hostile inputs to each call of /api, on PGlite and PostgreSQL.
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
