import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type EnvironmentOptions, type Plugin } from 'vite';
import { jobsShell } from './jobs-shell.ts';
import { precompress } from './precompress.ts';
import { themeStyles } from './theme-styles.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const renderer = here('./entry-server.tsx');
const dist = process.env.BUILD_FOLDER ?? here('../dist');

// One file loads faster in Node and contains React's production build.
const rendererBuild: EnvironmentOptions = {
  resolve: { noExternal: true },
  define: { 'process.env.NODE_ENV': '"production"' },
  build: { outDir: `${dist}/server`, ssr: renderer, copyPublicDir: false },
};

const browserBuild: EnvironmentOptions = {
  build: {
    rolldownOptions: {
      input: { index: here('./main.tsx') },
      // Puts the code that every page needs first into one file.
      output: { codeSplitting: { groups: [{ name: 'start', tags: ['$initial'] }] } },
    },
  },
};

// Browsers look for a newer service worker under the same name.
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

// The server fills in the document (server/pages/document.ts). Vite does so only in development.
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
    // Inlined drawings would make the first visit's scripts larger.
    assetsInlineLimit: 0,
  },
  // The worker is built last, because it names the files of the other builds.
  environments: {
    client: browserBuild,
    ssr: rendererBuild,
    ...(command === 'build' && { worker: workerBuild }),
  },
  builder: {},
}));
