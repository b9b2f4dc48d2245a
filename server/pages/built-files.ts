import { readFileSync } from 'node:fs';
import type { Language } from '#shared/language.ts';

type Chunk = { file: string; css?: string[]; imports?: string[]; dynamicImports?: string[] };
type Manifest = Readonly<Record<string, Chunk>>;

// A route's id is its file relative to client/app. The Vite manifest names files relative to client.
const manifestName = (id: string) => new URL(id, 'file:///app/').pathname.slice(1);

export function readBuiltFiles(built: URL, language: Language) {
  const manifest = JSON.parse(
    readFileSync(new URL(`.vite/manifest.${language}.json`, built), 'utf8'),
  ) as Manifest;
  const entry = (name: string): Chunk => {
    const chunk = manifest[name];
    if (!chunk) throw new Error(`The build's manifest does not name ${name}`);
    return chunk;
  };
  const application = entry('main.tsx');

  const collect = (name: string, into: { js: Set<string>; css: Set<string> }) => {
    const chunk = manifest[name];
    if (!chunk || into.js.has(chunk.file)) return into;
    into.js.add(chunk.file);
    for (const imported of chunk.imports ?? []) collect(imported, into);
    for (const style of chunk.css ?? []) into.css.add(style);
    return into;
  };

  const always = collect('main.tsx', { js: new Set(), css: new Set() });

  const texts = new Map<string, string>();
  const textOf = (file: string) => {
    const text = texts.get(file) ?? readFileSync(new URL(file, built), 'utf8').trim();
    texts.set(file, text);
    return text;
  };

  const ofPage = (modules: readonly string[]): string => {
    const needed = { js: new Set(always.js), css: new Set(always.css) };
    for (const id of modules) collect(manifestName(id), needed);
    // A style sheet that comes later would apply the fonts again and shift the text, so the page has the
    // styles of its lazy parts too.
    const lazy = modules.flatMap((id) => manifest[manifestName(id)]?.dynamicImports ?? []);
    for (const name of lazy)
      for (const style of collect(name, { js: new Set(), css: new Set() }).css) needed.css.add(style);
    const [application, ...imported] = [...needed.js].map((file) => `/${file}`);
    const styles = [...needed.css];
    return [
      // Inlines the style sheet, so that the first view waits for no other file. This saves 0.3 s of the
      // largest contentful paint on slow 4G.
      `<style>${styles.map(textOf).join('\n')}</style>`,
      // This disabled link tells Vite's loader that the style sheet is present. The browser does not fetch
      // it.
      ...styles.map((file) => `<link rel="stylesheet" href="/${file}" disabled>`),
      `<script type="module" src="${application}"></script>`,
      ...imported.map((file) => `<link rel="modulepreload" href="${file}">`),
    ].join('');
  };

  const ofEmptyPage = [
    `<script type="module" src="/${application.file}"></script>`,
    ...[...always.css].map((file) => `<link rel="stylesheet" href="/${file}">`),
  ].join('');

  const sheet = `/${entry('app/fonts.css').file}`;
  const fonts =
    `<script src="/${entry('app/before-react.ts').file}" fetchpriority="low" data-sheet="${sheet}"></script>` +
    `<noscript><link rel="stylesheet" href="${sheet}"></noscript>`;

  return { ofPage, ofEmptyPage, fonts };
}
