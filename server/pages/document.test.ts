import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { readDocument } from './document.ts';

const folder = await mkdtemp(join(tmpdir(), 'shop-document-'));
afterAll(() => rm(folder, { recursive: true }));

const places = [
  '<html lang="en"',
  '<!--head-->',
  '<div id="root"></div>',
  '<script type="module" src="./main.tsx"></script>',
];
const documentOf = async (text: string) => {
  const file = join(folder, 'index.html');
  await writeFile(file, text);
  return pathToFileURL(file);
};

test('fillDocument puts a page into the placeholders of index.html', async () => {
  const fillIn = readDocument(new URL('../../client/index.html', import.meta.url));
  const page = fillIn({
    language: 'hi',
    head: '<title>$& $1</title>',
    root: '<div id="root">$`</div>',
    state: '<i>$$</i>',
  });
  expect(page).toContain('<html lang="hi"');
  expect(page).toMatch(/<title>\$& \$1<\/title>\s+<\/head>/);
  expect(page).toMatch(/<body>\s+<div id="root">\$`<\/div>\s+<i>\$\$<\/i>\s+<\/body>/);
  expect(fillIn({ language: 'en', head: '' })).toMatch(/<body>\s+<div id="root"><\/div>\s+<\/body>/);
});

test.each(places)('a document that has %s not exactly once is refused', async (place) => {
  const whole = places.join('\n');
  for (const text of [whole.replace(place, ''), `${whole}${place}`])
    expect(readDocument.bind(null, await documentOf(text))).toThrow(`must have ${place} once`);
});
