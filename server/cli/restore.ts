import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readConfig } from '../config.ts';
import { restore } from '../platform/backup/restore.ts';
import { StartError } from '../start-error.ts';
import { tellFailure } from './run-command.ts';

const usage = new StartError('Usage: npm run restore -- FILE [--force]');

function readArguments(): { file: string; force: boolean } {
  try {
    const { positionals, values } = parseArgs({
      allowPositionals: true,
      options: { force: { type: 'boolean', default: false } },
    });
    const [file, ...rest] = positionals;
    if (file && rest.length === 0) return { file, force: values.force };
  } catch {}
  throw usage;
}

try {
  const { file, force } = readArguments();
  const place = { ...readConfig(process.env), searchPath: process.env.PATH ?? '' };
  const { madeAt } = await restore(place, resolve(file), { force });
  console.log(`Restored the shop as it was at ${madeAt}. The next start brings it up to this version`);
} catch (error) {
  tellFailure(error);
}
