// Looks for regular expressions of the product that backtrack: a hostile text would take quadratic time.
import { analyse } from 'scslre';
import { expect, test } from 'vitest';
import { readSources } from './sources.ts';

const literal =
  /(?:^|[(,=:[!&|?{};\n]|return)\s*\/((?![*/>])(?:[^\\/[\n]|\\.|\[(?:[^\]\\\n]|\\.)*\])+)\/([dgimsuv]*)/g;
const comment = /^\s*(\/\/|\*|\/\*).*$/gm;

// Each either reads a text of a few characters, or no text makes it fail after it has begun to match.
const harmless = [
  String.raw`\s+\S*$`,
  String.raw`\s*\S*$`,
  ':.*$',
  String.raw`^bearer\s+(.*)$`,
  String.raw`^bearer(?:\s+(.*))?$`,
  String.raw`^[a-z]+:\/\/([^/?#]*)[^?]*\??(.*)$`,
  String.raw`^smtps?:\/\/[^/?#\s]+[^\s]*$`,
  String.raw`"[^"]*"|[\\_*].|\[[^\]]*\]`,
  String.raw`^(?<day>\d{1,2})(?:st|nd|rd|th)?[-\s,./]*(?<month>[^-\s,./॰\d]+)[-\s,./॰']*(?<year>\d{4}|\d{2})$`,
];

type Pattern = { path: string; source: string; flags: string };

const patterns: Pattern[] = readSources()
  .filter(({ path, isTest }) => !isTest && /^(server|shared|client)\//.test(path))
  .flatMap(({ path, text }) =>
    [...text.replace(comment, '').matchAll(literal)].map(([, source = '', flags = '']) => ({
      path,
      source,
      flags,
    })),
  );

const backtracks = ({ source, flags }: Pattern) =>
  // The analysis knows only the long names of properties.
  analyse({ source: source.replace('{EMod}', '{Emoji_Modifier}'), flags }).reports.length > 0;

test('no regular expression of the product backtracks on a hostile text', () => {
  expect(patterns.length).toBeGreaterThan(100);
  const slow = patterns.filter((pattern) => !harmless.includes(pattern.source) && backtracks(pattern));
  expect(
    slow.map(({ path, source }) => `${path}: /${source}/`),
    'trim without a pattern, or bound the repetition',
  ).toEqual([]);
  expect(analyse({ source: String.raw`\s+$`, flags: '' }).reports).toHaveLength(1);
});
