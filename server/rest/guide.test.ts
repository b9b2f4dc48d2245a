import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { openTestApi } from '#server/testing/api.ts';
import { freshDatabase } from '#server/testing/database.ts';

const api = await openTestApi(await freshDatabase());
const guide = await readFile(new URL('../../docs/api.md', import.meta.url), 'utf8');

type Step = { command: string; kind: string | undefined; printed: string };

/** Reads every command of docs/api.md with its expected output, if any. */
const steps: Step[] = [...guide.matchAll(/```sh\n([\s\S]*?)```(?:\n\n```(json|text)\n([\s\S]*?)```)?/g)].map(
  ([, command = '', kind, printed = '']) => ({ command, kind, printed }),
);

/** Compares a value with the example in the page. '…' matches anything. */
const shown = (example: unknown): unknown => {
  if (example === '…') return expect.any(String);
  if (Array.isArray(example)) return example.map(shown);
  if (typeof example !== 'object' || example === null) return example;
  return expect.objectContaining(
    Object.fromEntries(Object.entries(example).map(([name, value]) => [name, shown(value)])),
  );
};

const mark = '=== end of a command ===';

async function runAll(shop: string): Promise<string[]> {
  const script = steps.map(({ command }) => `${command}\necho; echo '${mark}'\n`).join('');
  const { stdout } = await promisify(execFile)('bash', ['-euc', script], {
    env: { ...process.env, SHOP: shop },
  });
  return stdout.split(mark).map((printed) => printed.trim());
}

it('the commands of docs/api.md print the output that the page shows', async () => {
  const names = ['Fridge Repair', 'Oven Repair', 'Washing Machine Repair'];
  for (const productName of names) await api.make.service({ productName });
  const printed = await runAll(await api.app.listen({ host: '127.0.0.1', port: 0 }));
  expect(steps.length).toBeGreaterThan(10);
  for (const [at, step] of steps.entries()) {
    const output = printed[at] ?? '';
    if (step.kind === 'json') {
      expect(JSON.parse(output), step.command).toEqual(shown(JSON.parse(step.printed)));
    } else if (step.kind === 'text') {
      expect(output, step.command).toBe(step.printed.trim());
    }
  }
  const paged = printed[steps.findIndex(({ command }) => command.startsWith('CURSOR='))]?.split('\n');
  expect(paged).toEqual([...names].reverse().map((name) => `"productName":"${name}"`));
});
