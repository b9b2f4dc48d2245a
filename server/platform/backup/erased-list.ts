// The ids of erased people, in a file beside the database: a restored backup is older than their erasure.
import { appendFile, mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

const fileIn = (dataDir: string) => join(dataDir, 'erased.txt');

export async function addToErasedList(dataDir: string, ids: readonly string[]): Promise<void> {
  await mkdir(dataDir, { recursive: true });
  await appendFile(fileIn(dataDir), ids.map((id) => `${id}\n`).join(''), { mode: 0o600 });
}

export async function readErasedList(dataDir: string): Promise<string[]> {
  const text = await readFile(fileIn(dataDir), 'utf8').catch(() => '');
  return [...new Set(text.split('\n').filter(Boolean))];
}
