import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { AppError } from '#shared/errors.ts';
import { requireFolder } from '../folders.ts';
import { typeOfName } from './file-names.ts';
import type { MediaStore } from './media.ts';

const abandonedAfter = 60 * 60 * 1000;

const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? error.code : undefined);

const away = (cause: unknown) => new AppError('unavailable', { retryAfterSeconds: 30, cause });

// A missing file is a normal result. Other errors mean that the disk is unavailable.
const nullWhereMissing = (error: unknown): null => {
  if (codeOf(error) === 'ENOENT') return null;
  throw away(error);
};

async function clearAbandoned(incoming: string): Promise<void> {
  for (const name of await readdir(incoming)) {
    const path = join(incoming, name);
    const { mtimeMs } = await stat(path);
    if (Date.now() - mtimeMs > abandonedAfter) await rm(path, { force: true });
  }
}

export async function filesIn(root: string): Promise<string[]> {
  const names = await readdir(root).catch(nullWhereMissing);
  return (names ?? []).filter((name) => typeOfName(name) !== null).sort();
}

export function folderStore(root: string): MediaStore {
  const incoming = join(root, 'incoming');
  let cleared = false;

  const pathOf = (name: string) => {
    if (!typeOfName(name)) throw new Error(`Not a name of a stored file: ${name}`);
    return join(root, name);
  };

  const makeReady = async () => {
    await mkdir(incoming, { recursive: true });
    if (cleared) return;
    cleared = true;
    await clearAbandoned(incoming).catch(nullWhereMissing);
  };

  return {
    // Writes to a temporary file, flushes and renames it. After a crash or on a full disk, nobody can read
    // half a file.
    async put(name, body) {
      const path = pathOf(name);
      const aside = join(incoming, `${randomUUID()}.part`);
      try {
        await makeReady();
        await writeFile(aside, body, { flush: true });
        await rename(aside, path);
      } catch (error) {
        await rm(aside, { force: true }).catch(() => {});
        throw error instanceof AppError ? error : away(error);
      }
    },

    async get(name, range) {
      const file = await open(pathOf(name)).catch(nullWhereMissing);
      if (!file) return null;
      try {
        if (!range) return await file.readFile();
        const body = Buffer.alloc(range.to - range.from + 1);
        const { bytesRead } = await file.read(body, 0, body.length, range.from);
        return body.subarray(0, bytesRead);
      } catch (error) {
        throw away(error);
      } finally {
        await file.close();
      }
    },

    async size(name) {
      return (await stat(pathOf(name)).catch(nullWhereMissing))?.size ?? null;
    },

    async remove(names) {
      for (const name of names) await rm(pathOf(name), { force: true }).catch(nullWhereMissing);
    },

    check: async () => requireFolder(root),
  };
}
