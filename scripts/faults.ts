// npm run faults [-- WORD] runs each fault test FAULT_ROUNDS times. WORD selects files by name.
import { runTool } from './run-tool.ts';

process.env.FAULT_ROUNDS ??= '10';
const words = process.argv.slice(2);
const isNamed = words.length > 0 && !words[0]?.startsWith('-');
const { code } = await runTool(
  'vitest',
  [
    ...['run', '--config', 'vitest.workspace.ts', '--maxWorkers=1'],
    ...['--project=slow-pglite', '--project=slow-postgres', '--project=server-postgres'],
    ...(isNamed ? words : ['server/testing/faults', ...words]),
  ],
  'shown',
);
process.exitCode = code;
