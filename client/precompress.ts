// Compresses what is built once, at the best level, so that the server never has to.
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const compressible = /\.(js|css|svg|json|txt|webmanifest)$/;
// Below one packet nothing is won.
const leastBytes = 1_400;

const compressFile = async (file: string): Promise<void> => {
  const bytes = await readFile(file);
  if (bytes.length < leastBytes) return;
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(bytes),
    promisify(gzip)(bytes, { level: 9 }),
  ]);
  await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)]);
};

/** Writes .br and .gz beside every text file of the browser's build. */
export function precompress(): Plugin {
  return {
    name: 'precompress',
    applyToEnvironment: (environment) => environment.name === 'client',
    writeBundle: async ({ dir = '' }) => {
      const files = await readdir(dir, { recursive: true });
      const texts = files.filter((file) => compressible.test(file) && !file.startsWith('.vite'));
      await Promise.all(texts.map((file) => compressFile(`${dir}/${file}`)));
    },
  };
}
