import { readdir, readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const compressible = /\.(js|css|svg|json|txt|webmanifest)$/;
const minBytes = 700;

const compressFile = async (file: string): Promise<void> => {
  const bytes = await readFile(file);
  if (bytes.length < minBytes) return;
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(bytes),
    promisify(gzip)(bytes, { level: 9 }),
  ]);
  await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)]);
};

/** Writes .br and .gz beside every text file of the browser's and the worker's build. */
export function precompress(): Plugin {
  return {
    name: 'precompress',
    applyToEnvironment: ({ name }) => !name.startsWith('ssr'),
    async writeBundle({ dir = '' }, bundle) {
      const all = this.environment.name === 'client';
      const files = all ? await readdir(dir, { recursive: true }) : Object.keys(bundle);
      const texts = files.filter((file) => compressible.test(file) && !file.startsWith('.vite'));
      await Promise.all(texts.map((file) => compressFile(`${dir}/${file}`)));
    },
  };
}
