// Copies pictures and bills' PDFs from DATA_DIR to the bucket S3_BUCKET.
import { join } from 'node:path';
import { copyIntoBucket } from '../platform/media/move.ts';
import { s3Store } from '../platform/media/s3.ts';
import { StartError } from '../start-error.ts';
import { printFailure, progress, readSettings } from './run-command.ts';

try {
  const { dataDir, s3 } = readSettings();
  if (!s3) throw new StartError('Setting S3_BUCKET is missing: the bucket to copy into');
  const bucket = s3Store(s3);
  await bucket.check();
  const folder = join(dataDir, 'media');
  const { copied, present } = await copyIntoBucket(folder, bucket, progress.report);
  if (copied + present === 0) throw new StartError(`There are no pictures in ${folder}: is DATA_DIR right?`);
  console.log(
    `Copied ${copied} files into ${s3.bucket}; ${present} were there already. The folder is unchanged`,
  );
} catch (error) {
  printFailure(error);
}
