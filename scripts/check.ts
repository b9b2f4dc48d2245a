// npm run check: format and lint, types, unused code, architecture. All of them run, and all failures are shown.
import { reportSizes } from './report-sizes.ts';
import { runTool } from './run-tool.ts';

const architecture = [
  'run',
  '--config',
  'vitest.workspace.ts',
  '--project',
  'architecture',
  '--reporter',
  'dot',
];

const checks = [
  { name: 'format and lint', tool: 'biome', args: ['check', '.'], mend: 'npm run format mends most' },
  { name: 'types', tool: 'tsc', args: ['-p', '.'], mend: '' },
  {
    name: 'unused code',
    tool: 'knip',
    args: ['--no-progress'],
    mend: 'take it out, or unexport what its own file alone uses',
  },
  { name: 'architecture', tool: 'vitest', args: architecture, mend: '' },
];

const run = async ({ name, tool, args, mend }: (typeof checks)[number]): Promise<boolean> => {
  const { code, output } = await runTool(tool, args, 'quietly');
  if (code === 0) console.log(`✓ ${name}`);
  else console.log(`✗ ${name}${mend && ` (${mend})`}\n${output.trim()}\n`);
  return code === 0;
};

const passed = await Promise.all(checks.map(run));
reportSizes();
process.exitCode = passed.every(Boolean) ? 0 : 1;
