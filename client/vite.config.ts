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
// npm run build makes everything aside first
const dist = process.env.BUILD_FOLDER ?? here('../dist');

// The renderer is one file with all it needs: Node loads it faster, and React comes in its production build.
const rendererBuild: EnvironmentOptions = {
  resolve: { noExternal: true },
  define: { 'process.env.NODE_ENV': '"production"' },
  build: { outDir: `${dist}/server`, ssr: renderer, copyPublicDir: false },
};

const browserBuild: EnvironmentOptions = {
  build: {
    rolldownOptions: {
      input: { index: here('./main.tsx') },
      // what every page starts with, in one file
      output: { codeSplitting: { groups: [{ name: 'start', tags: ['$initial'] }] } },
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
  plugins: [themeStyles(), react(), documentAsItIs(), jobsShell(dist), precompress()],
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
