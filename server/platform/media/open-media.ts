// Brings coder and store together: the media of a running shop.
import { join } from 'node:path';
import type { Config } from '../../config.ts';
import { namesOfPicture } from './file-names.ts';
import { folderStore } from './folder.ts';
import type { Media } from './media.ts';
import { encodePhoto, encodePicture } from './pictures.ts';
import { s3Store } from './s3.ts';

/** Opens the pictures of the shop: in the bucket that the settings name, else in the folder `media` of DATA_DIR. */
export function openMedia(config: Pick<Config, 's3' | 'dataDir'>): Media {
  const store = config.s3 ? s3Store(config.s3) : folderStore(join(config.dataDir, 'media'));
  return {
    put: store.put,
    get: store.get,
    size: store.size,
    encode: encodePicture,
    profilePhoto: (dataUrl) => encodePhoto(dataUrl),
    orderPicture: (dataUrl) => encodePhoto(dataUrl, { side: 1280, path: 'picture' }),
    remove: (address) => store.remove(namesOfPicture(address)),
  };
}
