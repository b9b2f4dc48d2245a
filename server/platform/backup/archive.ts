import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, open, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Transform } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { type ExtractEvents, extract, type Pack, pack } from 'tar-stream';
import { z } from 'zod';
import { StartError } from '../../start-error.ts';
import { typeOfName } from '../media/file-names.ts';
import type { Progress } from '../progress.ts';

export const dumpName = 'database.dump';
const manifestName = 'manifest.json';
const mediaFolder = 'media/';

const checksumSchema = z.object({ bytes: z.number(), sha256: z.string() });
const manifestSchema = z.object({
  format: z.literal(1),
  madeAt: z.iso.datetime(),
  engine: z.enum(['embedded', 'postgres']),
  /** The migrations of the backup's database. A program that lacks one of them cannot read the backup. */
  migrations: z.array(z.string()),
  /** Whether pictures are in an S3 bucket. A bucket has its own versions, so its pictures are not in the archive. */
  media: z.enum(['folder', 'bucket']),
  files: z.record(z.string(), checksumSchema),
});
export type Manifest = z.infer<typeof manifestSchema>;
type Checksum = z.infer<typeof checksumSchema>;

function checksumStream() {
  const hash = createHash('sha256');
  let bytes = 0;
  const stream = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      bytes += chunk.length;
      done(null, chunk);
    },
  });
  return { stream, result: (): Checksum => ({ bytes, sha256: hash.digest('hex') }) };
}

const isMissing = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ENOENT';

// Returns null for a missing file, because the running shop sweeps unused pictures.
async function addFile(archive: Pack, name: string, path: string): Promise<Checksum | null> {
  const file = await open(path).catch((error: unknown) => {
    if (isMissing(error)) return null;
    throw error;
  });
  if (!file) return null;
  const { size } = await file.stat();
  const { stream, result } = checksumStream();
  const source = size > 0 ? file.createReadStream({ end: size - 1 }) : file.createReadStream();
  await pipeline(source, stream, archive.entry({ name, size }));
  return result();
}

export async function writeArchive(
  file: string,
  content: { dump: string; pictures: ReadonlyMap<string, string> },
  about: Omit<Manifest, 'format' | 'files'>,
  report: Progress = () => {},
): Promise<Manifest> {
  const part = `${file}.part`;
  const archive = pack();
  const written = pipeline(archive, createWriteStream(part, { mode: 0o600, flush: true }));
  const fill = async (): Promise<Manifest> => {
    const files: Manifest['files'] = {};
    const paths = [[dumpName, content.dump] as const, ...content.pictures];
    for (const [at, [name, path]] of paths.entries()) {
      report('Writing the backup', at, paths.length);
      const entry = name === dumpName ? name : mediaFolder + name;
      const checksum = await addFile(archive, entry, path);
      if (checksum) files[entry] = checksum;
    }
    const manifest: Manifest = { format: 1, ...about, files };
    archive.entry({ name: manifestName }, JSON.stringify(manifest, null, 2));
    archive.finalize();
    report('Writing the backup', paths.length, paths.length);
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

const isKnownName = (name: string): boolean =>
  name === dumpName || (name.startsWith(mediaFolder) && typeOfName(name.slice(mediaFolder.length)) !== null);

const broken = (reason: string) =>
  new StartError(`This is no whole backup (${reason}): nothing was changed. Take another one`);

async function unpack(
  file: string,
  folder: string,
  report: Progress,
): Promise<{ unpacked: Manifest['files']; manifestJson: unknown }> {
  const unpacked: Manifest['files'] = {};
  let manifestJson: unknown;
  const unpackEntry = async (name: string, content: ExtractEvents['entry'][1]): Promise<void> => {
    if (name === manifestName) {
      manifestJson = JSON.parse((await buffer(content)).toString());
      return;
    }
    if (!isKnownName(name)) throw broken(`it holds ${name}`);
    const path = join(folder, name);
    await mkdir(dirname(path), { recursive: true });
    const { stream, result } = checksumStream();
    await pipeline(content, stream, createWriteStream(path, { flush: true }));
    unpacked[name] = result();
  };
  const archive = extract();
  // The library's iterator hangs if the archive ends between two entries.
  archive.on('entry', ({ name }, content, next) => {
    content.on('error', () => {});
    unpackEntry(name, content).then(() => next(), next);
  });
  const { size } = await stat(file);
  let bytesRead = 0;
  const count = async function* (chunks: AsyncIterable<Buffer>) {
    for await (const chunk of chunks) {
      yield chunk;
      bytesRead += chunk.length;
      report('Checking the backup', bytesRead, size);
    }
  };
  await pipeline(createReadStream(file), count, archive);
  return { unpacked, manifestJson };
}

/** Unpacks a backup. Throws StartError if the file is missing, incomplete or altered. */
export async function readArchive(file: string, folder: string, report: Progress = () => {}) {
  const { unpacked, manifestJson } = await unpack(file, folder, report).catch((error: unknown) => {
    if (error instanceof StartError) throw error;
    if (isMissing(error)) throw new StartError(`There is no file ${file}`);
    throw broken(error instanceof Error ? error.message : String(error));
  });
  const manifest = manifestSchema.safeParse(manifestJson);
  if (!manifest.success) throw broken('its manifest is missing or not ours');
  const { files } = manifest.data;
  for (const name of new Set([dumpName, ...Object.keys(files), ...Object.keys(unpacked)])) {
    if (!unpacked[name]) throw broken(`${name} is missing`);
    if (unpacked[name].sha256 !== files[name]?.sha256) throw broken(`${name} was altered`);
  }
  return manifest.data;
}
