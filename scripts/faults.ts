// npm run faults: the faults of npm test, FAULT_ROUNDS times each, and what came of every one.
import { runTool } from './run-tool.ts';

process.env.FAULT_ROUNDS ??= '10';
const { code } = await runTool(
  'vitest',
  [
    ...['run', '--config', 'vitest.workspace.ts', '--maxWorkers=1'],
    ...['--project=server-pglite', '--project=server-postgres', 'server/testing/faults'],
    ...process.argv.slice(2),
  ],
  'shown',
);
process.exitCode = code;
