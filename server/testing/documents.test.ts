import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { inLanguage } from '#server/platform/request-language.ts';
import { figureHelpTexts } from '#shared/figures/texts.ts';
import { languageCodes } from '#shared/language.ts';
import { readSources } from './sources.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
// Folders that are installed, built or generated.
const notOurs = /^(node_modules|\.git|\.data|\.cache|dist(\..+)?)$/;

const filesIn = (folder: string): string[] =>
  readdirSync(join(root, folder), { withFileTypes: true })
    .filter(({ name }) => !notOurs.test(name))
    .flatMap((entry) => {
      const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
      return entry.isDirectory() ? filesIn(path) : [path];
    });

const files = filesIn('').map((path) => `/${path}`);
const documents = files
  .filter((path) => path.endsWith('.md'))
  .map((path) => ({ path: path.slice(1), text: readFileSync(join(root, path), 'utf8') }));

// Documents name a file by the end of its path. Tests and folders may lack the extension.
const isFileName = (word: string) => /^\w[\w./-]*\.(tsx?|js|css|md)$/.test(word);
const isPath = (word: string) => /^[a-z0-9-]+(\/[a-z0-9-]+)+\/?$/.test(word);
const exists = (word: string): boolean => {
  if (isFileName(word)) return files.some((path) => path.endsWith(`/${word}`));
  const name = `/${word.replace(/\/$/, '')}`;
  return files.some((path) => path.includes(`${name}/`) || path.includes(`${name}.`));
};
const isExample = (word: string) => word.includes('YYYYMMDD');

test('documents name only existing files', () => {
  const lines = documents.flatMap(({ path, text }) =>
    [...text.matchAll(/`([^`\s]+)`/g)]
      .map(([, word = '']) => word)
      .filter((word) => (isFileName(word) || isPath(word)) && !isExample(word) && !exists(word))
      .map((word) => `${path} names ${word}, which is not there: say where it went`),
  );
  expect(lines).toEqual([]);
});

test('links between documents work', () => {
  const lines = documents.flatMap(({ path, text }) =>
    [...text.matchAll(/\]\((?!https?:|mailto:|#)([^)#\s]+)/g)]
      .map(([, target = '']) => target)
      .filter((target) => !existsSync(fileURLToPath(new URL(target, `file://${join(root, path)}`))))
      .map((target) => `${path} links to ${target}, which is not there`),
  );
  expect(lines).toEqual([]);
});

// Returns the anchor of a heading: 'Cart and booking' is #cart-and-booking.
const anchorsOf = (text: string): string[] =>
  [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\w -]/g, '')
      .replaceAll(' ', '-'),
  );

test('documents and headings that comments cite exist', () => {
  const anchors = new Map(documents.map(({ path, text }) => [path, anchorsOf(text)]));
  const lines = [...readSources(), ...documents].flatMap(({ path, text }) =>
    [...text.matchAll(/\b((?:docs\/(?:[\w-]+\/)*)?[\w.-]+\.md)(?:#([\w-]+))?/g)].flatMap(
      ([cited, document = '', anchor]) => {
        const known = anchors.get(document) ?? anchors.get(`docs/${document}`);
        if (known && (anchor === undefined || known.includes(anchor))) return [];
        return `${path} cites ${cited}, which is not there`;
      },
    ),
  );
  expect(lines).toEqual([]);
});

test.each(languageCodes)('the guide in %s defines each figure in the words of the screen', (language) => {
  const guide = documents.find(
    ({ path }) => path === `docs/admin-guide${language === 'en' ? '' : `.${language}`}.md`,
  );
  const words = inLanguage(language, () => figureHelpTexts.keys.map((name) => figureHelpTexts(name)));
  expect(words.filter((text) => !guide?.text.includes(text))).toEqual([]);
});
