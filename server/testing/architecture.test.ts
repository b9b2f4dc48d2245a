// Checks the source files' imports and rules. A failure names the file and the way to fix it.
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { allMessages } from './all-messages.ts';
import { readSources, root, type Source } from './sources.ts';

const sources = readSources();
const product = sources.filter((source) => !source.isTest);
const under = (...folders: string[]) =>
  product.filter(({ path }) => folders.some((folder) => path.startsWith(folder)));
const withoutComments = (text: string) => text.replace(/^\s*(\/\/|\*|\/\*).*$/gm, '');
const featureOf = (path: string) => /^server\/features\/([^/]+)\//.exec(path)?.[1];

const complain = (
  files: readonly Source[],
  isWrong: (target: string, typeOnly: boolean, from: string) => boolean,
  instead: string,
): string[] =>
  files.flatMap(({ path, imports }) =>
    imports
      .filter(({ target, typeOnly }) => isWrong(target, typeOnly, path))
      .map(({ target }) => `${path} imports ${target}: ${instead}`),
  );

/** Finds the cycles of a graph of imports, each as one line. */
function cyclesIn(targetsOf: ReadonlyMap<string, Iterable<string>>): string[] {
  const finished = new Set<string>();
  const cycles: string[] = [];
  const walk = (node: string, path: readonly string[]): void => {
    if (path.includes(node)) {
      cycles.push([...path.slice(path.indexOf(node)), node].join(' -> '));
      return;
    }
    if (finished.has(node)) return;
    for (const target of targetsOf.get(node) ?? []) walk(target, [...path, node]);
    finished.add(node);
  };
  for (const node of targetsOf.keys()) walk(node, []);
  return cycles;
}

test('no source files import each other in a cycle', () => {
  const targetsOf = new Map(product.map(({ path, imports }) => [path, imports.map(({ target }) => target)]));
  expect(cyclesIn(targetsOf), 'move what both need to a third file').toEqual([]);
});

const roomOfBills = (path: string) => /^server\/features\/bills\/([^/]+)\//.exec(path)?.[1];

test.each([
  ['server/features', featureOf],
  ['server/features/bills', roomOfBills],
])('no folders of %s import each other in a cycle', (parent, folderOf) => {
  const targetsOf = new Map<string, Set<string>>();
  for (const { path, imports } of under(`${parent}/`)) {
    const folder = folderOf(path) ?? '';
    const targets = imports.flatMap(({ target }) => folderOf(target) ?? []);
    const others = targets.filter((target) => target !== folder);
    targetsOf.set(folder, new Set([...(targetsOf.get(folder) ?? []), ...others]));
  }
  expect(cyclesIn(targetsOf), 'move the function down, or pass it in from server/trpc/router.ts').toEqual([]);
});

test('shared imports zod and the message format only', () => {
  const isWrong = (target: string) =>
    !/^(zod|icu-minify|@schummar)\b/.test(target) && !target.startsWith('shared/');
  expect(
    complain(under('shared/'), isWrong, 'pass the value in, or move the code to server or client'),
  ).toEqual([]);
});

test('the client imports only types from the server', () => {
  const isWrong = (target: string, typeOnly: boolean) => target.startsWith('server/') && !typeOnly;
  expect(complain(under('client/'), isWrong, 'use import type, or move the value to shared')).toEqual([]);
});

test('the server imports nothing from the client', () => {
  const isWrong = (target: string) => target.startsWith('client/');
  expect(complain(under('server/'), isWrong, 'move what both need to shared')).toEqual([]);
});

test('only commands, queries, platform, seed and migrations use SQL', () => {
  const allowed = /^(server\/(features|platform|seed)|migrations|bench)\//;
  const pure = /\/(router|rules|mail)\.ts$/;
  const files = product.filter(({ path }) => !allowed.test(path) || (featureOf(path) && pure.test(path)));
  const isWrong = (target: string, typeOnly: boolean) => target === 'kysely' && !typeOnly;
  expect(
    complain(files, isWrong, "put the query into the feature's commands or queries and call that"),
  ).toEqual([]);
});

test('features do not import HTTP, REST or Fastify', () => {
  const isWrong = (target: string) => /^(server\/(http|rest|trpc|pages)\/|fastify|@fastify\/)/.test(target);
  expect(
    complain(under('server/features/'), isWrong, 'give back data or throw AppError; the doors do the rest'),
  ).toEqual([]);
});

test("the platform does not import the shop's domains", () => {
  const isWrong = (target: string) =>
    /^server\/(procedures|features|http|rest|trpc|pages|seed|deps|app|shop)\b/.test(target);
  expect(
    complain(
      under('server/platform/'),
      isWrong,
      'take it as an argument, or move the file up beside shop.ts',
    ),
  ).toEqual([]);
});

test('the mail platform does not import the domains', () => {
  const isWrong = (target: string) =>
    /^shared\//.test(target) &&
    !/^shared\/(errors|limits|primitives|contact-links|language|texts)\b/.test(target);
  expect(
    complain(
      under('server/platform/mail/'),
      isWrong,
      'let the feature say it: a block of the message, or the sender',
    ),
  ).toEqual([]);
});

// The server's folders from bottom to top. A folder may import only from folders before it in this list.
const rooms = ['platform', 'procedures', 'features', 'http', 'trpc', 'rest', 'pages'];

test('no folder of the server imports from a folder above it', () => {
  const floorOf = (path: string) => rooms.indexOf(/^server\/([a-z]+)\//.exec(path)?.[1] ?? '');
  const isWrong = (target: string, typeOnly: boolean, from: string) =>
    !typeOnly && floorOf(from) >= 0 && floorOf(target) > floorOf(from);
  expect(complain(under('server/'), isWrong, 'pass it in, or move what both need down')).toEqual([]);
});

test("only a feature's router.ts imports tRPC and procedures", () => {
  const files = under('server/features/').filter(({ path }) => !path.endsWith('/router.ts'));
  const isWrong = (target: string, typeOnly: boolean) =>
    target.startsWith('@trpc/') || (target.startsWith('server/procedures/') && !typeOnly);
  expect(complain(files, isWrong, 'take what is needed as an argument from router.ts')).toEqual([]);
});

test('a feature imports only commands and queries of other features', () => {
  const isWrong = (target: string, typeOnly: boolean, from: string) =>
    !typeOnly &&
    featureOf(target) !== undefined &&
    featureOf(target) !== featureOf(from) &&
    /\/(router|rules|mail)\.ts$/.test(target);
  expect(complain(under('server/features/'), isWrong, 'call a command or a query of that feature')).toEqual(
    [],
  );
});

const writing =
  /\.(?:insertInto|updateTable|deleteFrom)\(\s*'([a-z_]+)|\b(?:insert into|delete from|update(?=\s+\w+\s+set)) ([a-z_]+)/g;

test('each table has one writing feature', () => {
  const writersOf = new Map<string, Set<string>>();
  for (const { path, text } of under('server/features/')) {
    for (const [, built, written] of text.matchAll(writing)) {
      const table = built ?? written ?? '';
      const writers = writersOf.get(table) ?? new Set();
      writersOf.set(table, writers.add(featureOf(path) ?? path));
    }
  }
  const shared = [...writersOf].filter(([, writers]) => writers.size > 1);
  const lines = shared.map(
    ([table, writers]) => `${table} is written by ${[...writers].join(' and ')}: call a command of its owner`,
  );
  expect(lines).toEqual([]);
});

test('the browser calls nothing that is newer than its floor', () => {
  const newer =
    /\b(URL\.(canParse|parse)|AbortSignal\.any|Intl\.(Segmenter|DurationFormat))\(|\.(checkVisibility|showPopover)\(/;
  const files = under('client/', 'shared/').filter(({ text }) => newer.test(withoutComments(text)));
  expect(
    files.map(({ path }) => path),
    'docs/decisions/browsers.md names the oldest browsers',
  ).toEqual([]);
});

test('only main.ts, cli and config.ts touch the process', () => {
  const allowed = /^server\/(main|config)\.ts$|^server\/cli\//;
  const files = under('server/', 'shared/').filter(({ path }) => !allowed.test(path));
  const isTouched = ({ text }: Source) => /\bprocess\.(?!$)[a-z]/.test(withoutComments(text));
  const lines = files
    .filter(isTouched)
    .map(({ path }) => `${path} touches process: take it as an argument or from config`);
  expect(lines).toEqual([]);
});

const textFiles = /^shared\/(\w+-)?(field|success|client|failure)-texts\.ts$/;

test('no file repeats a message of shared', async () => {
  const texts = (await allMessages())
    .filter(({ file, en }) => textFiles.test(file) && en.includes(' '))
    .map(({ en }) => en);
  const files = product.filter(({ path }) => !textFiles.test(path));
  const repeatedIn = (code: string) =>
    texts.filter(
      (fixed) =>
        // Most texts occur nowhere, so one quick search comes before the four exact checks.
        code.includes(fixed) &&
        ["''", '""', '``', '><'].some(([open, close]) => code.includes(open + fixed + close)),
    );
  const lines = files.flatMap(({ path, text }) =>
    repeatedIn(withoutComments(text)).map(
      (fixed) => `${path} repeats '${fixed}': take it from shared/*-texts.ts`,
    ),
  );
  expect(lines).toEqual([]);
});

test('no table with the words of labels has one of them itself', async () => {
  const messages = await allMessages();
  const words = ({ en, hi, mr }: (typeof messages)[number]) => JSON.stringify([en, hi, mr]);
  const labels = new Set(messages.filter(({ table }) => table === 'labels').map(words));
  const takesLabels = ({ file, table }: (typeof messages)[number]) =>
    sources.some(({ path, text }) => path === file && text.includes(`export const ${table} = labelled(`));
  const lines = messages
    .filter((message) => labels.has(words(message)) && takesLabels(message))
    .map(({ file, key, en }) => `${file} repeats ${key}: '${en}' is in shared/label-texts.ts`);
  expect(lines).toEqual([]);
});

test("no source contains a path of a developer's machine", () => {
  const machinePath = /(?<![\w.*])\/(?:work|tmp|home|root|Users|farm)\/[\w.]/;
  const files = sources.filter(({ path }) => !path.endsWith('architecture.test.ts'));
  const lines = files
    .filter(({ text }) => machinePath.test(text))
    .map(({ path }) => `${path}: derive the path from import.meta.url or os.tmpdir()`);
  expect(lines).toEqual([]);
});

test('no file is called utils, helpers, misc, common or index', () => {
  const vague = /(^|[/-])(utils?|helpers?|misc|common|index)\.tsx?$/;
  const lines = sources
    .filter(({ path }) => vague.test(path))
    .map(({ path }) => `${path}: name it after the one thing in it, or move each part to where it is used`);
  expect(lines).toEqual([]);
});

test('no test is skipped or focused, and no TODO is left', () => {
  const lines = sources
    .filter(({ path }) => !path.endsWith('architecture.test.ts'))
    .filter(({ text }) =>
      /\b(test|it|describe)\.(skip|only|todo|skipIf|runIf)\b|@ts-(ignore|expect-error|nocheck)|\b(TODO|FIXME)\b/.test(
        text,
      ),
    )
    .map(
      ({ path }) =>
        `${path}: finish it or take it out; what one database alone can show goes into NAME.pglite.test.ts or NAME.postgres.test.ts`,
    );
  expect(lines).toEqual([]);
});

test('Mantine components are imported from client/ui/mantine', () => {
  const styled = /^@mantine\/(core|charts)(\/|$)/;
  const elsewhere = under('client/').filter(
    ({ path }) => !/^client\/(ui\/mantine\/|app\/(theme|providers)|theme-styles)/.test(path),
  );
  expect(complain(elsewhere, (target) => styled.test(target), 'import it from client/ui/mantine')).toEqual(
    [],
  );
});

test("every dialog closes on the browser's Back", () => {
  // The URL contains the state of a side panel, so Back closes the panel anyway.
  const dialogs = under('client/').filter(({ text }) => /<(Modal|dialog)\b/.test(text));
  expect(dialogs.length).toBeGreaterThan(3);
  const deaf = dialogs.filter(({ text }) => !/\buseBackCloses\(/.test(text));
  expect(deaf.map(({ path }) => `${path}: use client/ui/Dialog.tsx, or useBackCloses as it does`)).toEqual(
    [],
  );
});

test('each class that a component uses is in its style sheet', () => {
  const wrong = sources.flatMap(({ path, text, imports }) =>
    imports
      .filter(({ target }) => target.endsWith('.module.css'))
      .flatMap(({ target }) => {
        const name = RegExp(`import (\\w+) from '[^']*${basename(target)}'`).exec(text)?.[1] ?? '';
        const defined = readFileSync(join(root, target), 'utf8');
        const used = [...text.matchAll(RegExp(`\\b${name}\\.(\\w+)`, 'g'))].map(([, each]) => each ?? '');
        return [...new Set(used)]
          .filter((each) => !RegExp(`\\.${each}\\b`).test(defined))
          .map((each) => `${path} uses .${each}, which ${target} does not define`);
      }),
  );
  expect(wrong).toEqual([]);
});
