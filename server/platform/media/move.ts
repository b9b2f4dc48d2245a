// Copies the stored files from the folder to the bucket.
import { StartError } from '../../start-error.ts';
import type { Progress } from '../progress.ts';
import { filesIn, folderStore } from './folder.ts';
import type { MediaStore } from './media.ts';

const atOnce = 8;

/**
 * Copies the files that the bucket lacks, reads each back and compares it. A second call continues where the
 * first one ended. Throws StartError for a file that arrives altered.
 */
export async function copyIntoBucket(
  folder: string,
  bucket: Pick<MediaStore, 'put' | 'get' | 'size'>,
  report: Progress = () => {},
): Promise<{ copied: number; present: number }> {
  const names = await filesIn(folder);
  const source = folderStore(folder);
  let copied = 0;
  const copy = async (name: string): Promise<void> => {
    const body = await source.get(name);
    // The running shop may have removed the picture in the meantime.
    if (!body || body.length === (await bucket.size(name))) return;
    await bucket.put(name, body);
    if (!(await bucket.get(name))?.equals(body))
      throw new StartError(`${name} arrived altered in the bucket: run the command again`);
    copied += 1;
  };
  for (let at = 0; at < names.length; at += atOnce) {
    report('Copying files into the bucket', at, names.length);
    await Promise.all(names.slice(at, at + atOnce).map(copy));
  }
  report('Copying files into the bucket', names.length, names.length);
  return { copied, present: names.length - copied };
}
