import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../../', import.meta.url));
const folders = ['client', 'server', 'shared', 'migrations', 'scripts', 'e2e', 'bench', 'drawings'];

export type Import = {
  target: string;
  typeOnly: boolean;
};

export type Source = { path: string; text: string; isTest: boolean; imports: readonly Import[] };

const statement =
  /^(?:import|export)\s+(type\s)?[^'";]*?from\s+'([^']+)'|^import\s+'([^']+)'|\bimport\(\s*'([^']+)'\s*\)/gm;

const targetOf = (path: string, written: string): string => {
  if (written.startsWith('#')) return written.slice(1);
  if (written.startsWith('.')) return relative(root, resolve(root, dirname(path), written));
  return written;
};

const readImports = (path: string, text: string): Import[] =>
  [...text.matchAll(statement)].map(([, type, from, bare, dynamic]) => ({
    target: targetOf(path, from ?? bare ?? dynamic ?? ''),
    typeOnly: type !== undefined,
  }));

const readSource = (path: string): Source => {
  const text = readFileSync(join(root, path), 'utf8');
  const isTest = /\.test\.tsx?$/.test(path) || path.startsWith('server/testing/');
  return { path, text, isTest, imports: readImports(path, text) };
};

export function readSources(): readonly Source[] {
  const paths = folders
    .filter((folder) => existsSync(join(root, folder)))
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) =>
        join(folder, name),
      ),
    );
  return paths
    .filter((path) => /\.tsx?$/.test(path))
    .sort()
    .map(readSource);
}
