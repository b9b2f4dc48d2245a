// Follows docs/api.md as a reader would: saves its files, starts its receivers, runs its commands in one shell.
import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, expect, it, vi } from 'vitest';
import { openWebhooks } from '#server/features/webhooks/deliver.ts';
import { openTestApi } from '#server/testing/api.ts';
import { freshDatabase } from '#server/testing/database.ts';
import { freePort } from '#server/testing/free-port.ts';
import { type Scope, scopes } from '#shared/keys/schema.ts';
import { webhookKinds, webhookTest } from '#shared/webhooks/schema.ts';
import { procedureOf } from '../trpc/procedure.ts';
import { fileCalls } from './file-calls.ts';
import { routes } from './routes.ts';

const api = await openTestApi(await freshDatabase(), {
  WEBHOOKS_TO_LOOPBACK: '1',
  RATE_LIMIT_FACTOR: '1',
});
const root = fileURLToPath(new URL('../..', import.meta.url));
const guide = await readFile(join(root, 'docs/api.md'), 'utf8');

await mkdir(join(root, '.cache'), { recursive: true });
const folder = await mkdtemp(join(root, '.cache/guide-'));
const started: ChildProcess[] = [];
afterAll(async () => {
  for (const one of started) one.kill();
  await rm(folder, { recursive: true, force: true });
});

type Step = { command: string; kind: string | undefined; printed: string };

/** Reads the commands of docs/api.md with their expected output, if any. `npm` and receivers run apart. */
const steps: Step[] = [...guide.matchAll(/```sh\n([\s\S]*?)```(?:\n\n```(json|text)\n([\s\S]*?)```)?/g)]
  .map(([, command = '', kind, printed = '']) => ({ command, kind, printed }))
  .filter(({ command }) => !/^npm |receiver\.\w+$/m.test(command));

const files = [...guide.matchAll(/```(?:ts|py)\n(?:\/\/|#) (\S+)\n([\s\S]*?)```/g)].map(
  ([, name = '', text = '']) => ({ name, text }),
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
const shownText = (example: string) =>
  new RegExp(
    `^${example
      .trim()
      .replace(/[.*+?^$()|[\]{}\\]/g, '\\$&')
      .replaceAll('…', '[^\\n]*')}$`,
  );

const mark = '=== end of a command ===';

async function runAll(replaced: readonly (readonly [string, string])[]): Promise<string[]> {
  const script = steps.map(({ command }) => `${command}\necho; echo '${mark}'\n`).join('');
  const own = replaced.reduce((text, [from, to]) => text.replaceAll(from, to), script);
  const path = `${dirname(process.execPath)}:${process.env.PATH}`;
  const { stdout } = await promisify(execFile)('bash', ['-euc', own], {
    cwd: folder,
    env: { ...process.env, PATH: path },
  });
  return stdout.split(mark).map((printed) => printed.trim());
}

const hasPython = await promisify(execFile)('python3', ['--version']).then(
  () => true,
  () => false,
);

/** Starts a receiver of the guide and waits until it listens. */
async function startReceiver(command: string, file: string, secretOf: (address: string) => Promise<string>) {
  const port = await freePort();
  const address = `http://127.0.0.1:${port}/`;
  const env = { ...process.env, PORT: String(port), WEBHOOK_SECRET: await secretOf(address) };
  const receiver = spawn(command, [file], { cwd: folder, env, stdio: ['ignore', 'pipe', 'ignore'] });
  started.push(receiver);
  let printed = '';
  receiver.stdout.on('data', (chunk) => {
    printed += chunk;
  });
  await vi.waitFor(() => fetch(address, { method: 'POST', body: '{}' }), { timeout: 30_000 });
  return { port, printed: () => printed };
}

it('the commands of docs/api.md print the output that the page shows', async ({ annotate }) => {
  const names = ['Fridge Repair', 'Oven Repair', 'Washing Machine Repair'];
  for (const productName of names) await api.make.service({ productName });
  const owner = await api.admin();
  const ticked: Scope[] = scopes.slice(0, 3);
  const { data: key } = await owner.api.keys.add({ name: 'Booking bot', scopes: ticked });
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'));
  for (const { name, text } of files) await writeFile(join(folder, name), text);

  const secretOf = async (address: string) =>
    (await owner.api.webhooks.save({ address, kinds: [...webhookKinds] })).secret ?? '';
  const receivers = [await startReceiver(process.execPath, 'receiver.mts', secretOf)];
  if (hasPython) receivers.push(await startReceiver('python3', 'receiver.py', secretOf));
  else await annotate('python3 is not installed: the receiver in Python did not run');

  const printed = await runAll([
    ['http://127.0.0.1:4000', await api.app.listen({ host: '127.0.0.1', port: 0 })],
    ['127.0.0.1:4100', `127.0.0.1:${receivers[0]?.port}`],
    ['ahc_live_…', key.secret],
    ['/calendar/….ics', new URL((await owner.api.calendar.address()).address).pathname],
  ]);
  expect(steps.length).toBeGreaterThan(10);
  for (const [at, step] of steps.entries()) {
    const output = printed[at] ?? '';
    if (step.kind === 'json') {
      expect(JSON.parse(output), step.command).toEqual(shown(JSON.parse(step.printed)));
    } else if (step.kind === 'text') {
      expect(output, step.command).toMatch(shownText(step.printed));
    }
  }
  const paged = printed[steps.findIndex(({ command }) => command.startsWith('CURSOR='))]?.split('\n');
  expect(paged).toEqual([...names].reverse().map((name) => `"productName":"${name}"`));

  for (const { _id: id } of await owner.api.webhooks.list()) await owner.api.webhooks.test({ id });
  const webhooks = openWebhooks(api.deps);
  await webhooks.runOnce();
  await webhooks.stop();
  for (const receiver of receivers)
    await vi.waitFor(() => {
      const lines = receiver.printed().trim().split('\n');
      for (const kind of ['booked', 'visit_changed', 'stage_changed'])
        expect(lines).toContainEqual(expect.stringMatching(new RegExp(`^order\\.${kind} \\d+$`)));
      expect(lines.map((line) => line.trim())).toContain(webhookTest);
    });
}, 60_000);

const tableOf = (heading: string) =>
  (guide.split(`\n| ${heading} |`)[1]?.split('\n\n', 1)[0] ?? '')
    .split('\n')
    .slice(2)
    .map((line) => [...line.matchAll(/`([^`]+)`/g)].map(([, word = '']) => word));

it('docs/api.md lists each scope with the calls that need it, and each kind of webhook', () => {
  const calls = [
    ...routes.map((row) => ({ ...row, access: procedureOf(row.procedure).meta.access })),
    ...fileCalls.map((row) => ({ ...row, access: row.meta.access })),
  ];
  const needs = (scope: Scope) =>
    calls
      .filter((call) => call.scope === scope && call.access !== 'public')
      .map(({ method, path }) => `${method} ${path.replace(/:(\w+)/, '{$1}')}`);
  const listed = tableOf('scope | calls').map(([scope, ...rest]) => [
    scope,
    rest.filter((call) => call !== 'POST /api/create-enquiry').sort(),
  ]);
  expect(listed).toEqual(scopes.map((scope) => [scope, needs(scope).sort()]));
  expect(tableOf('`type` | sent when').map(([kind]) => kind)).toEqual([...webhookKinds, webhookTest]);
});
