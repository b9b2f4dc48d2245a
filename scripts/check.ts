// With --tests-follow (npm test) the architecture test runs later, in its own project.
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
  // Each folder has the types of the place where it runs. A later check reads only what has changed.
  { name: 'types', tool: 'tsc', args: ['-b', 'client', 'scripts'], mend: '' },
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

const testsFollow = process.argv.includes('--tests-follow');
const wanted = checks.filter(({ name }) => !(testsFollow && name === 'architecture'));
const passed = await Promise.all(wanted.map(run));
reportSizes();
process.exitCode = passed.every(Boolean) ? 0 : 1;
