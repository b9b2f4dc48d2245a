// A Vite plugin that writes the precache list into the service worker of My Jobs. The list has the document
// and the files that Vite's manifest names.
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';
import { type Language, prefixOf } from '#shared/language.ts';

type Chunk = {
  file: string;
  css?: string[];
  assets?: string[];
  imports?: string[];
  dynamicImports?: string[];
};
type Manifest = Readonly<Record<string, Chunk>>;
type PrecacheEntry = { url: string; revision: string | null };

const roots = ['main.tsx', 'app/before-react.ts', 'features/jobs/JobsPage.tsx'];
// Includes only the lazy parts of My Jobs, because main.tsx imports the pages of the whole shop.
const includesLazyParts = (name: string) => /^(features\/jobs\/|_jobs-)/.test(name);
// Dialogs, whose code loads at the first one, also open without a network.
const isOfDialogs = (name: string) => /^_dialog-.*\.js$/.test(name);

function filesOf(manifest: Manifest): string[] {
  const files = new Set<string>();
  const seen = new Set<string>();
  const collect = (name: string) => {
    if (seen.has(name)) return;
    seen.add(name);
    const chunk = manifest[name];
    if (!chunk) throw new Error(`The build's manifest does not name ${name}`);
    const own = includesLazyParts(name);
    for (const file of [chunk.file, ...(chunk.css ?? []), ...(own ? (chunk.assets ?? []) : [])])
      files.add(file);
    for (const next of [...(chunk.imports ?? []), ...(own ? (chunk.dynamicImports ?? []) : [])])
      collect(next);
  };
  for (const root of [...roots, ...Object.keys(manifest).filter(isOfDialogs)]) collect(root);
  return [...files].sort();
}

const placeholder = 'self.__WB_MANIFEST';

/**
 * Runs only in the builds of the service worker (`worker…`). `dist` is the folder with the finished builds of
 * pages and renderer.
 */
export function jobsShell(dist: string, languageOf: (environment: string) => Language): Plugin {
  return {
    name: 'jobs-shell',
    applyToEnvironment: ({ name }) => name.startsWith('worker'),
    transform: {
      filter: { id: /\/jobs-worker\.ts$/ },
      async handler(code) {
        if (!code.includes(placeholder)) this.error(`The worker does not contain ${placeholder}`);
        const read = (file: string) => readFile(`${dist}/${file}`);
        const language = languageOf(this.environment.name);
        const manifest = await read(`client/.vite/manifest.${language}.json`);
        // A file with a hash in its name needs no revision. The document's revision changes with the build.
        const document = createHash('sha256')
          .update(manifest)
          .update(await read('client/index.html'))
          .update(await read(`server/entry-server.${language}.js`));
        const files = filesOf(JSON.parse(manifest.toString()) as Manifest);
        const entries: PrecacheEntry[] = [
          { url: `${prefixOf(language)}/jobs`, revision: document.digest('hex').slice(0, 16) },
          ...files.map((file) => ({ url: `/${file}`, revision: null })),
        ];
        return { code: code.replace(placeholder, JSON.stringify(entries)), map: null };
      },
    },
  };
}
