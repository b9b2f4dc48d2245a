// How the browser's files and the page renderer are built.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type EnvironmentOptions, type Plugin } from 'vite';
import { jobsShell } from './jobs-shell.ts';
import { precompress } from './precompress.ts';
import { themeStyles } from './theme-styles.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const renderer = here('./entry-server.tsx');
const firstView = here('./first-view.ts');
// npm run build makes everything aside first
const dist = process.env.BUILD_FOLDER ?? here('../dist');

// The renderer is one file with all it needs: Node loads it faster, and React comes in its production build.
const rendererBuild: EnvironmentOptions = {
  resolve: { noExternal: true },
  define: { 'process.env.NODE_ENV': '"production"' },
  build: { outDir: `${dist}/server`, ssr: renderer, copyPublicDir: false },
};

// Mantine's dialogs name its scroll area to see whether they were given it. Ours are not, and it would bring Floating UI to
// every page that has a dialog: 16 KB.
const dialogsWithoutScrollArea = (): Plugin => ({
  name: 'dialogs-without-scroll-area',
  transform: {
    filter: { id: /\/(Modal|Drawer)Root\.mjs$/ },
    handler(code) {
      const named = /import \{ ScrollArea \} from "[^"]+";/;
      if (!named.test(code))
        this.error("Mantine's dialogs name its scroll area in another way, or not any more");
      return { code: code.replace(named, 'const ScrollArea = { Autosize: null };'), map: null };
    },
  },
});

/** What of Mantine's ground hardly a public page needs. */
const forMenusAndTabs =
  /core\/utils\/(create-event-handler|find-element-in-shadow|close-on-escape|get-(context-item-index|ref-prop)\/)/;

const named = ['start', 'page', 'base', 'catalogue'];

// What many pages share would else come in a dozen files of a kilobyte, each with a journey of its own.
const browserBuild: EnvironmentOptions = {
  build: {
    rolldownOptions: {
      // rendered pages begin with the second one, which brings the first
      input: { index: here('./main.tsx'), first: firstView },
      output: {
        // The start of every page lists hundreds of these names, and nothing in a name's hash compresses. What pages
        // share needs no other name.
        entryFileNames: 'assets/[name]-[hash:7].js',
        chunkFileNames: ({ facadeModuleId, name }) =>
          facadeModuleId || named.includes(name) ? 'assets/[name]-[hash:7].js' : 'assets/[hash:7].js',
        assetFileNames: ({ names: [name = ''] }) =>
          name.endsWith('.css') ? 'assets/[hash:7].css' : 'assets/[name]-[hash:8][extname]',
        codeSplitting: {
          groups: [
            { name: 'start', tags: ['$initial'], test: (id) => id !== firstView, priority: 2 },
            {
              name: 'page',
              test: /client\/(ui\/(PageHead|NothingHere|StructuredData)|lib\/schema-org|assets\/(empty|banners)\/[^?]+$)|use-reduced-motion/,
              priority: 1,
            },
            // what Mantine's parts stand on: else a dozen files of some hundred bytes
            {
              name: 'base',
              test: (id) =>
                /client\/ui\/(LazyPart|mantine\/layout)|@mantine\/(core\/esm\/(core|components\/(UnstyledButton|Flex|Group|Paper|SimpleGrid|Stack|Text|Title|Accordion\/AccordionChevron))\/|hooks\/esm\/(utils|use-(merged-ref|did-update|id|uncontrolled))\/)/.test(
                  id,
                ) && !forMenusAndTabs.test(id),
            },
            { name: 'catalogue', test: /client\/features\/catalogue\/Service(Card|Strip)\.tsx/ },
          ],
        },
      },
    },
  },
};

// The service worker of My Jobs: one file of a fixed name, because browsers look for a newer one under it.
const workerBuild: EnvironmentOptions = {
  consumer: 'client',
  build: {
    outDir: `${dist}/client`,
    emptyOutDir: false,
    copyPublicDir: false,
    manifest: false,
    rolldownOptions: {
      input: here('./jobs-worker.ts'),
      output: { format: 'iife', entryFileNames: 'sw.js' },
    },
  },
};

// The server fills the document in by itself (server/pages/document.ts); Vite makes its own of it in development alone.
const documentAsItIs = (): Plugin => ({
  name: 'document-as-it-is',
  applyToEnvironment: (environment) => environment.name === 'client',
  generateBundle() {
    this.emitFile({ type: 'asset', fileName: 'index.html', source: readFileSync(here('./index.html')) });
  },
});

export default defineConfig(({ command }) => ({
  root: here('.'),
  // A card's classes stand in a page dozens of times: 0.4 KB of Home's 13 once compressed. Of some 400 classes two would
  // share four letters once in 200 such shops.
  ...(command === 'build' && { css: { modules: { generateScopedName: '[hash:base64:4]' } } }),
  plugins: [
    themeStyles(),
    dialogsWithoutScrollArea(),
    react(),
    documentAsItIs(),
    jobsShell(dist),
    precompress(),
  ],
  build: {
    outDir: `${dist}/client`,
    emptyOutDir: true,
    manifest: true,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    // drawings come as files of their own: inlined they would weigh on the scripts of every first visit
    assetsInlineLimit: 0,
  },
  // the worker comes last: it names what the others have built
  environments: {
    client: browserBuild,
    ssr: rendererBuild,
    ...(command === 'build' && { worker: workerBuild }),
  },
  builder: {},
}));
