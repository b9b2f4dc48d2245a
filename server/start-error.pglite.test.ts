import { once } from 'node:events';
import { createServer } from 'node:net';
import { afterAll, expect, test, vi } from 'vitest';
import { freePort } from '#server/testing/free-port.ts';
import { preparedFolder, runProgram } from '#server/testing/shop-process.ts';

vi.setConfig({ testTimeout: 180_000 });

const DATA_DIR = await preparedFolder();
const port = await freePort();
const taken = createServer().listen(port, '127.0.0.1');
await once(taken, 'listening');
afterAll(() => taken.close());

const start = (settings: Record<string, string>) =>
  runProgram('server/main.ts', [], { DATA_DIR, LOG_LEVEL: 'silent', ...settings }).ended;

// Lines about the progress stand above, if the machine is busy.
const lastLineOf = (output: string) => output.trimEnd().split('\n').at(-1);

test('a port in use is reported, with the way to choose another', async () => {
  const { code, output } = await start({ PORT: String(port) });
  expect(code).toBe(1);
  expect(lastLineOf(output)).toBe(
    `Port in use: 127.0.0.1:${port}. Stop what runs there or start with PORT=4001 npm start`,
  );
});

test('a host that this machine does not have is reported', async () => {
  const { code, output } = await start({ HOST: 'nowhere.invalid', DEMO_PUBLIC: '1' });
  expect(code).toBe(1);
  expect(lastLineOf(output)).toMatch(/^No such address on this machine: nowhere\.invalid:4000\. Set HOST .+/);
});

test('every npm command checks Node 24 and the packages first', async () => {
  const { default: about } = await import('../package.json', { with: { type: 'json' } });
  const unguarded = Object.entries(about.scripts).filter(
    ([, line]) => /^node /.test(line) && !line.startsWith('node --import=./scripts/node-24.js '),
  );
  expect(unguarded).toEqual([]);
});
