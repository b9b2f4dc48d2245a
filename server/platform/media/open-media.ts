import { join } from 'node:path';
import type { Config } from '../../config.ts';
import { namesOfPicture } from './file-names.ts';
import { folderStore } from './folder.ts';
import { encodePhoto, encodePicture } from './pictures.ts';
import { s3Store } from './s3.ts';

export type Media = ReturnType<typeof openMedia>;

export function openMedia(config: Pick<Config, 's3' | 'dataDir'>) {
  const store = config.s3 ? s3Store(config.s3) : folderStore(join(config.dataDir, 'media'));
  return {
    ...store,
    encode: encodePicture,
    profilePhoto: (dataUrl: string) => encodePhoto(dataUrl),
    face: (dataUrl: string) => encodePhoto(dataUrl, { side: 128 }),
    orderPicture: (dataUrl: string) => encodePhoto(dataUrl, { side: 1280, path: 'picture' }),
    remove: (address: string) => store.remove(namesOfPicture(address)),
  };
}
