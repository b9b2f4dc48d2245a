import { renameSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createBuilder } from 'vite';
import { showProgress } from '#server/platform/progress.ts';
import { hashSources } from './built.ts';

const path = (name: string) => fileURLToPath(new URL(`../${name}`, import.meta.url));

// Builds into a new folder and renames it. A failed or killed build thus leaves the previous one in place.
const folder = path(`dist.${process.pid}`);
const old = path(`dist.${process.pid}.old`);

const { report, end } = showProgress(process.stderr);
const work = 'Building the pages';

async function build(): Promise<void> {
  const hash = await hashSources();
  // Builds for the tests use React's production build too.
  process.env.NODE_ENV = 'production';
  process.env.BUILD_FOLDER = folder;
  // No estimate: the bundler does not say how far it is.
  report(work, 0, 1);
  const builder = await createBuilder({
    configFile: path('client/vite.config.ts'),
    logLevel: 'error',
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
  report(work, 1, 1);
} catch (error) {
  end();
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
  rmSync(old, { recursive: true, force: true });
}
