import { renameSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createBuilder, type Plugin } from 'vite';
import { showProgress } from '#server/platform/progress.ts';
import { hashSources } from './built.ts';

const path = (name: string) => fileURLToPath(new URL(`../${name}`, import.meta.url));

// Builds into a new folder and renames it. A failed or killed build thus leaves the previous one in place.
const folder = path(`dist.${process.pid}`);
const old = path(`dist.${process.pid}.old`);

// The number of modules in a build, to estimate the remaining time.
const usualModules = 4_600;

const { report, end } = showProgress(process.stderr);
let modules = 0;
const countModules: Plugin = {
  name: 'count-modules',
  moduleParsed() {
    modules += 1;
    report('Building the pages', Math.min(modules, usualModules - 1), usualModules);
  },
};

async function build(): Promise<void> {
  const hash = await hashSources();
  // Builds for the tests use React's production build too.
  process.env.NODE_ENV = 'production';
  process.env.BUILD_FOLDER = folder;
  report('Building the pages', 0, usualModules);
  const builder = await createBuilder({
    configFile: path('client/vite.config.ts'),
    logLevel: 'warn',
    plugins: [countModules],
  });
  await builder.buildApp();
  writeFileSync(`${folder}/.built`, hash);
  rmSync(old, { recursive: true, force: true });
  try {
    renameSync(path('dist'), old);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
  renameSync(folder, path('dist'));
}

try {
  await build();
  report('Building the pages', usualModules, usualModules);
} catch (error) {
  end();
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
  rmSync(old, { recursive: true, force: true });
}
