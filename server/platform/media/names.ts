// Names of stored files: what they look like and as what they are served.
import { readPictureAddress } from '#shared/media/address.ts';

const typeOfEnding = { webp: 'image/webp', mp4: 'video/mp4' } as const;

// No dot but the ending's and no slash: a name cannot leave its folder.
const fileName = /^[0-9a-z][0-9a-z-]{0,99}\.(webp|mp4)$/;

/** Root-relative path under which stored files are served. */
export const mediaPath = '/media/';

/** The content type of a stored file; null for what is no name of ours. */
export const typeOfName = (name: string): string | null => {
  const ending = fileName.exec(name)?.[1];
  return ending === 'webp' || ending === 'mp4' ? typeOfEnding[ending] : null;
};

/** The stored file's name behind a root-relative address. */
export const nameOfAddress = (address: string): string => address.slice(mediaPath.length);

/** Names of all copies of a picture; none for a foreign address. */
export const namesOfPicture = (address: string): string[] =>
  (readPictureAddress(address)?.copies ?? []).map((copy) => nameOfAddress(copy.address));
