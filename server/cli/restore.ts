import { existsSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { backupsIn } from '../platform/backup/nightly.ts';
import { restore, restoreFromBucket } from '../platform/backup/restore.ts';
import { StartError } from '../start-error.ts';
import { printFailure, progress, readSettings } from './run-command.ts';

const usage = new StartError(
  'Usage: npm run restore -- FILE [--force], or a folder, whose newest backup it takes, or --bucket [NAME] for a copy in the S3 bucket',
);

function readArguments(): { file: string; force: boolean; isInBucket: boolean } {
  try {
    const { positionals, values } = parseArgs({
      allowPositionals: true,
      options: {
        force: { type: 'boolean', default: false },
        bucket: { type: 'boolean', default: false },
      },
    });
    const [file = '', ...rest] = positionals;
    if ((file || values.bucket) && rest.length === 0)
      return { file, force: values.force, isInBucket: values.bucket };
  } catch {}
  throw usage;
}

function newestIn(path: string): string {
  if (!existsSync(path) || !statSync(path).isDirectory()) return path;
  const newest = backupsIn(path).at(-1);
  if (!newest) throw new StartError(`There is no backup in ${path}`);
  return newest;
}

try {
  const { file, force, isInBucket } = readArguments();
  const options = { force, report: progress.report };
  const settings = readSettings();
  const { madeAt, media } = isInBucket
    ? await restoreFromBucket(settings, file, options)
    : await restore(settings, newestIn(resolve(file)), options);
  const pictures = media === 'folder' ? `, its pictures in ${join(settings.dataDir, 'media')}` : '';
  console.log(
    `Restored the shop as it was at ${madeAt}${pictures}. The next start brings it up to this version`,
  );
} catch (error) {
  printFailure(error);
}
