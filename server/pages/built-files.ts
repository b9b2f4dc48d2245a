// Which built scripts and styles a page needs, from the bundler's manifest. Styles stand in the document, so that
// nothing has to come before the first view; scripts are named in it and fetched after that (client/begin.ts).
import { readFileSync } from 'node:fs';

type Chunk = { file: string; css?: string[]; imports?: string[] };
type Manifest = Readonly<Record<string, Chunk>>;

// A route's id is its file as seen from client/app; the manifest names files from client.
const manifestName = (id: string) => new URL(id, 'file:///app/').pathname.slice(1);

/** Reads the manifest of a build; gives the tags of the pages' files. */
export function readPageFiles(built: string) {
  const manifest = JSON.parse(readFileSync(`${built}.vite/manifest.json`, 'utf8')) as Manifest;

  const collect = (name: string, into: { js: Set<string>; css: Set<string> }) => {
    const chunk = manifest[name];
    if (!chunk || into.js.has(chunk.file)) return into;
    into.js.add(chunk.file);
    for (const style of chunk.css ?? []) into.css.add(style);
    for (const imported of chunk.imports ?? []) collect(imported, into);
    return into;
  };

  const always = collect('index.html', { js: new Set(), css: new Set() });

  const texts = new Map<string, string>();
  const textOf = (file: string) => {
    const text = texts.get(file) ?? readFileSync(built + file, 'utf8').trim();
    texts.set(file, text);
    return text;
  };

  return (ids: readonly string[]): string => {
    const needed = { js: new Set(always.js), css: new Set(always.css) };
    for (const id of ids) collect(manifestName(id), needed);
    const scripts = [...needed.js].map((file) => `/${file}`);
    const styles = [...needed.css];
    return [
      // asked for first, run as soon as it is there: it says what the first view shows of who is signed in
      `<script type="module" async fetchpriority="high" src="/${manifest['begin.ts']?.file}"></script>`,
      `<style>${styles.map(textOf).join('\n')}</style>`,
      // tells the bundler's loader that the styles are here; a disabled one is not fetched
      ...styles.map((file) => `<link rel="stylesheet" href="/${file}" disabled>`),
      `<meta name="scripts" content="${scripts.join(' ')}">`,
    ].join('');
  };
}
