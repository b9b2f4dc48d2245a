import { join } from 'node:path';
import type { Config } from '../../config.ts';
import { namesOfPicture } from './file-names.ts';
import { folderStore } from './folder.ts';
import type { Media } from './media.ts';
import { encodePhoto, encodePicture } from './pictures.ts';
import { s3Store } from './s3.ts';

export function openMedia(config: Pick<Config, 's3' | 'dataDir'>): Media {
  const store = config.s3 ? s3Store(config.s3) : folderStore(join(config.dataDir, 'media'));
  return {
    put: store.put,
    get: store.get,
    size: store.size,
    check: store.check,
    encode: encodePicture,
    profilePhoto: (dataUrl) => encodePhoto(dataUrl),
    orderPicture: (dataUrl) => encodePhoto(dataUrl, { side: 1280, path: 'picture' }),
    remove: (address) => store.remove(namesOfPicture(address)),
  };
}
