import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { backUp } from '../platform/backup/backup.ts';
import { copyToBucket } from '../platform/backup/bucket.ts';
import { backupPath, removeOldBackups } from '../platform/backup/nightly.ts';
import { requireFolder } from '../platform/folders.ts';
import { StartError } from '../start-error.ts';
import { printFailure, progress, readSettings } from './run-command.ts';

const usage = new StartError(
  'Usage: npm run backup -- FILE, or npm run backup -- --folder FOLDER [--keep 14]',
);

function readArguments(): { file: string } | { folder: string; keep: number } {
  try {
    const { positionals, values } = parseArgs({
      allowPositionals: true,
      options: { folder: { type: 'string' }, keep: { type: 'string', default: '14' } },
    });
    const [file, ...rest] = positionals;
    const keep = Number(values.keep);
    if (values.folder && !file && Number.isInteger(keep) && keep > 0)
      return { folder: resolve(values.folder), keep };
    if (file && rest.length === 0 && !values.folder) return { file: resolve(file) };
  } catch {}
  throw usage;
}

try {
  const args = readArguments();
  const now = new Date();
  const settings = readSettings();
  if ('folder' in args) requireFolder(args.folder);
  const file = 'folder' in args ? backupPath(args.folder, now) : args.file;
  const { files, media, lacksPictures } = await backUp(settings, file, now, progress.report);
  if ('folder' in args) removeOldBackups(args.folder, args.keep);
  const pictures = Object.keys(files).length - 1;
  if (lacksPictures)
    console.error(
      `Warning: the database names pictures, but ${join(settings.dataDir, 'media')} has none. Is DATA_DIR right?`,
    );
  console.log(
    media === 'bucket'
      ? `Wrote ${file}: the database. The pictures are in the bucket, whose own versions are their backup`
      : `Wrote ${file}: the database and ${pictures} files of pictures`,
  );
  if (settings.backupPassphrase) {
    const copy = await copyToBucket(settings, file, 'keep' in args ? args.keep : undefined);
    console.log(`Stored an encrypted copy in the bucket: ${copy}`);
  }
} catch (error) {
  printFailure(error);
}
