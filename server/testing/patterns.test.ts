// Runs every regular expression of the product on hostile texts. One that backtracks needs quadratic time.
import { expect, test } from 'vitest';
import { readSources } from './sources.ts';

const literal =
  /(?:^|[(,=:[!&|?{};\n]|return)\s*\/((?![*/>])(?:[^\\/[\n]|\\.|\[(?:[^\]\\\n]|\\.)*\])+)\/([dgimsuv]*)/g;
const comment = /^\s*(\/\/|\*|\/\*).*$/gm;
const length = 6_000;
const maxMs = 5;

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

/** Long texts of one or two characters that the pattern may accept, with an end that it may refuse. */
function hostileTexts(source: string): string[] {
  const own = [...new Set(source.replace(/\\[pP]\{[^}]*\}|\\[a-zA-Z]|[\\^$*+?()[\]{}|]/g, ''))].slice(0, 30);
  const units = [' ', '\n', '\r\n', 'a', 'A', '0', 'a0', 'ा', ...own, ...own.map((one) => ` ${one}`)];
  return [...new Set(units)].flatMap((unit) => {
    const long = unit.repeat(length / unit.length);
    return ['\u0001', 'a', ''].flatMap((end) => [long + end, `a${long}${end}`]);
  });
}

function msOf({ source, flags }: Pattern, text: string): number {
  const pattern = new RegExp(source, flags);
  const began = performance.now();
  if (pattern.global) text.replace(pattern, '');
  else pattern.test(text);
  return performance.now() - began;
}

test('no regular expression of the product backtracks on a hostile text', () => {
  expect(patterns.length).toBeGreaterThan(100);
  const slow = patterns.filter((pattern) =>
    hostileTexts(pattern.source).some((text) =>
      // Another process may take the processor once, but not three times.
      [1, 2, 3].every(() => msOf(pattern, text) > maxMs),
    ),
  );
  expect(
    slow.map(({ path, source }) => `${path}: /${source}/`),
    'trim without a pattern, or bound the repetition',
  ).toEqual([]);
});
