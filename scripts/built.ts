import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

const root = new URL('../', import.meta.url);
const stamp = new URL('dist/.built', root);
const sources = ['client/', 'shared/', 'docs/'];
const notBuilt = /\.test\.tsx?$|^assets\/source\//;

const filesIn = async (folder: string): Promise<string[]> => {
  const entries = await readdir(new URL(folder, root), { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => `${entry.parentPath}/${entry.name}`);
  const base = fileURLToPath(new URL(folder, root));
  return files.filter((file) => !notBuilt.test(file.slice(base.length)));
};

/** Computes a hash of all files that the pages are built from. */
export async function hashSources(): Promise<string> {
  const files = (await Promise.all(sources.map(filesIn))).flat().sort();
  files.push(fileURLToPath(new URL('package-lock.json', root)));
  const contents = await Promise.all(files.map((file) => readFile(file)));
  const hash = createHash('sha256');
  for (const [index, bytes] of contents.entries())
    hash.update(`${files[index]}\0${bytes.length}\0`).update(bytes);
  return hash.digest('hex');
}

const isBuilt = async (): Promise<boolean> =>
  existsSync(stamp) && (await readFile(stamp, 'utf8')) === (await hashSources());

// A separate process frees the bundler's memory before the shop runs.
const runBuild = (): Promise<void> =>
  new Promise((resolve, reject) => {
    const script = fileURLToPath(new URL('build.ts', import.meta.url));
    const child = spawn(process.execPath, [script], { stdio: ['ignore', 'inherit', 'inherit'] });
    child.once('error', reject);
    child.once('exit', (code) =>
      code === 0 ? resolve() : reject(new Error('The pages could not be built')),
    );
  });

/** Builds the pages if they are missing or older than the sources. Rejects if the build fails. */
export async function ensureBuilt(): Promise<void> {
  if (!(await isBuilt())) await runBuild();
}
