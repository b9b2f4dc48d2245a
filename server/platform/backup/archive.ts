// A backup's one file: a tar of the database's dump and the pictures, closed by a manifest with their checksums.
import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Transform } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { type ExtractEvents, extract, type Pack, pack } from 'tar-stream';
import { z } from 'zod';
import { StartError } from '../../start-error.ts';
import { typeOfName } from '../media/file-names.ts';

/** The database's part of the archive; pictures lie under `media/`. */
export const dumpName = 'database.dump';
const manifestName = 'manifest.json';
const mediaFolder = 'media/';

const sealed = z.object({ bytes: z.number(), sha256: z.string() });
const manifestSchema = z.object({
  format: z.literal(1),
  madeAt: z.iso.datetime(),
  engine: z.enum(['embedded', 'postgres']),
  /** The migrations that the database had; a program that lacks one of them cannot read it. */
  migrations: z.array(z.string()),
  /** Where the pictures lay: a bucket keeps versions of its own and is not in the archive. */
  media: z.enum(['folder', 'bucket']),
  files: z.record(z.string(), sealed),
});
export type Manifest = z.infer<typeof manifestSchema>;
type Sealed = z.infer<typeof sealed>;

/** Passes bytes on and knows their number and checksum at the end. */
function seal() {
  const hash = createHash('sha256');
  let bytes = 0;
  const stream = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      bytes += chunk.length;
      done(null, chunk);
    },
  });
  return { stream, result: (): Sealed => ({ bytes, sha256: hash.digest('hex') }) };
}

const isMissing = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ENOENT';

// Null for a file that is gone: the shop may run, and pictures that nobody used for a day are swept.
async function addFile(archive: Pack, name: string, path: string): Promise<Sealed | null> {
  const file = await open(path).catch((error: unknown) => {
    if (isMissing(error)) return null;
    throw error;
  });
  if (!file) return null;
  const { size } = await file.stat();
  const { stream, result } = seal();
  const source = size > 0 ? file.createReadStream({ end: size - 1 }) : file.createReadStream();
  await pipeline(source, stream, archive.entry({ name, size }));
  return result();
}

/**
 * Writes an archive of `dump` (path of the dump) and `pictures` (paths by name). It appears under `file` when it is
 * complete and flushed, readable by its owner alone, and never before.
 */
export async function writeArchive(
  file: string,
  content: { dump: string; pictures: ReadonlyMap<string, string> },
  about: Omit<Manifest, 'format' | 'files'>,
): Promise<Manifest> {
  const part = `${file}.part`;
  const archive = pack();
  const written = pipeline(archive, createWriteStream(part, { mode: 0o600, flush: true }));
  const fill = async (): Promise<Manifest> => {
    const files: Manifest['files'] = {};
    const paths = [[dumpName, content.dump] as const, ...content.pictures];
    for (const [name, path] of paths) {
      const entry = name === dumpName ? name : mediaFolder + name;
      const sealedFile = await addFile(archive, entry, path);
      if (sealedFile) files[entry] = sealedFile;
    }
    const manifest: Manifest = { format: 1, ...about, files };
    archive.entry({ name: manifestName }, JSON.stringify(manifest, null, 2));
    archive.finalize();
    return manifest;
  };
  try {
    const [manifest] = await Promise.all([fill(), written]);
    await rename(part, file);
    return manifest;
  } catch (error) {
    archive.destroy();
    await written.catch(() => {});
    await rm(part, { force: true });
    throw error;
  }
}

const isOurs = (name: string): boolean =>
  name === dumpName || (name.startsWith(mediaFolder) && typeOfName(name.slice(mediaFolder.length)) !== null);

const broken = (reason: string) =>
  new StartError(`This is no whole backup (${reason}): nothing was changed. Take another one`);

async function unpack(file: string, folder: string): Promise<{ found: Manifest['files']; told: unknown }> {
  const found: Manifest['files'] = {};
  let told: unknown;
  const take = async (name: string, content: ExtractEvents['entry'][1]): Promise<void> => {
    if (name === manifestName) {
      told = JSON.parse((await buffer(content)).toString());
      return;
    }
    if (!isOurs(name)) throw broken(`it holds ${name}`);
    const path = join(folder, name);
    await mkdir(dirname(path), { recursive: true });
    const { stream, result } = seal();
    await pipeline(content, stream, createWriteStream(path, { flush: true }));
    found[name] = result();
  };
  const archive = extract();
  // by its event: the library's iterator waits for ever where a file ends between two entries
  archive.on('entry', ({ name }, content, next) => {
    // where the file ends within an entry, that is told by the archive itself
    content.on('error', () => {});
    take(name, content).then(() => next(), next);
  });
  await pipeline(createReadStream(file), archive);
  return { found, told };
}

/**
 * Unpacks an archive into an empty folder and compares everything with the manifest. Throws StartError where the
 * file is missing, cut off, altered or no backup at all.
 */
export async function readArchive(file: string, folder: string): Promise<Manifest> {
  const { found, told } = await unpack(file, folder).catch((error: unknown) => {
    if (error instanceof StartError) throw error;
    if (isMissing(error)) throw new StartError(`There is no file ${file}`);
    throw broken(error instanceof Error ? error.message : String(error));
  });
  const manifest = manifestSchema.safeParse(told);
  if (!manifest.success) throw broken('its manifest is missing or not ours');
  const { files } = manifest.data;
  for (const name of new Set([dumpName, ...Object.keys(files), ...Object.keys(found)])) {
    if (!found[name]) throw broken(`${name} is missing`);
    if (found[name].sha256 !== files[name]?.sha256) throw broken(`${name} was altered`);
  }
  return manifest.data;
}
