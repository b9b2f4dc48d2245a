// Writes into the service worker of My Jobs what it keeps: the page's document, its scripts and its styles, by the
// bundler's manifest.
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';

type Chunk = {
  file: string;
  css?: string[];
  assets?: string[];
  imports?: string[];
  dynamicImports?: string[];
};
type Manifest = Readonly<Record<string, Chunk>>;
type Kept = { url: string; revision: string | null };

const roots = ['main.tsx', 'features/jobs/JobsPage.tsx'];
// only what this feature itself brings later: the start names the pages of the whole shop
const bringsLater = (name: string) => name.startsWith('features/jobs/');

/** The addresses of all files that a page of these roots may ask for. Throws where the build has not one of them. */
function filesOf(manifest: Manifest): string[] {
  const files = new Set<string>();
  const seen = new Set<string>();
  const collect = (name: string) => {
    if (seen.has(name)) return;
    seen.add(name);
    const chunk = manifest[name];
    if (!chunk) throw new Error(`The build's manifest does not name ${name}`);
    const own = bringsLater(name);
    for (const file of [chunk.file, ...(chunk.css ?? []), ...(own ? (chunk.assets ?? []) : [])])
      files.add(file);
    for (const next of [...(chunk.imports ?? []), ...(own ? (chunk.dynamicImports ?? []) : [])])
      collect(next);
  };
  for (const root of roots) collect(root);
  return [...files].sort();
}

const placeholder = 'self.__WB_MANIFEST';

/** Fills the worker's list in, for the build of the environment `worker`; `dist` is where the others have been built. */
export function jobsShell(dist: string): Plugin {
  return {
    name: 'jobs-shell',
    applyToEnvironment: ({ name }) => name === 'worker',
    transform: {
      filter: { id: /\/jobs-worker\.ts$/ },
      async handler(code) {
        if (!code.includes(placeholder)) this.error(`The worker has no place for its list: ${placeholder}`);
        const read = (file: string) => readFile(`${dist}/${file}`);
        const manifest = await read('client/.vite/manifest.json');
        // files are named by their bytes; the document changes with them, with the renderer and with its own text
        const document = createHash('sha256')
          .update(manifest)
          .update(await read('client/index.html'))
          .update(await read('server/entry-server.js'));
        const files = filesOf(JSON.parse(manifest.toString()) as Manifest);
        const kept: Kept[] = [
          { url: '/jobs', revision: document.digest('hex').slice(0, 16) },
          ...files.map((file) => ({ url: `/${file}`, revision: null })),
        ];
        return { code: code.replace(placeholder, JSON.stringify(kept)), map: null };
      },
    },
  };
}
