import { parseSync } from 'vite';
import { expect, test } from 'vitest';
import { readSources } from './sources.ts';

const translated = /^client\/(app|ui|features)\//;

const spoken = new Set([
  'label',
  'title',
  'placeholder',
  'alt',
  'aria-label',
  'description',
  'words',
  'text',
  'what',
]);
const isEnglish = (text: string) => /[A-Za-z]{2,}/.test(text);
// Names, a field that only robots see, and a name in two languages.
const names = /^(WhatsApp|PDF|https:\/\/|Website|Language · भाषा)$/;

type Node = { type: string; start: number; value?: unknown; name?: { name?: unknown } } & Record<
  string,
  unknown
>;

/** Returns the English words in the JSX of a source: its texts and the attributes that people read or hear. */
function englishIn(code: string, file: string): string[] {
  const found: string[] = [];
  const note = (text: string) => {
    if (isEnglish(text) && !names.test(text.trim())) found.push(text.trim());
  };
  const walk = (value: unknown): void => {
    if (Array.isArray(value)) {
      for (const child of value) walk(child);
      return;
    }
    if (typeof value !== 'object' || value === null) return;
    const node = value as Node;
    if (node.type === 'JSXText') note(String(node.value));
    if (node.type === 'JSXAttribute' && spoken.has(String(node.name?.name))) {
      const attribute = node.value as Node | null;
      if (attribute?.type === 'Literal') note(String(attribute.value));
    }
    for (const [key, child] of Object.entries(node)) if (key !== 'parent') walk(child);
  };
  walk(parseSync(file, code).program.body);
  return found;
}

test('no English is left in the code of translated screens', () => {
  const screens = readSources().filter(
    ({ path, isTest }) => !isTest && translated.test(path) && path.endsWith('.tsx'),
  );
  const lines = screens.flatMap(({ path, text }) =>
    englishIn(text, path).map((words) => `${path}: ${words}`),
  );
  expect(lines).toEqual([]);
});
