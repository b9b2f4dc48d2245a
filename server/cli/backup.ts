import { resolve } from 'node:path';
import { readConfig } from '../config.ts';
import { backUp } from '../platform/backup/backup.ts';
import { StartError } from '../start-error.ts';
import { tellFailure } from './run-command.ts';

try {
  const [file, ...rest] = process.argv.slice(2);
  if (!file || file.startsWith('-') || rest.length > 0) throw new StartError('Usage: npm run backup -- FILE');
  const place = { ...readConfig(process.env), searchPath: process.env.PATH ?? '' };
  const { files, media } = await backUp(place, resolve(file), new Date());
  const pictures = Object.keys(files).length - 1;
  console.log(
    media === 'bucket'
      ? `Wrote ${file}: the database. The pictures are in the bucket, whose own versions are their backup`
      : `Wrote ${file}: the database and ${pictures} files of pictures`,
  );
} catch (error) {
  tellFailure(error);
}
