// Names of stored files: what they look like, as what they are served, how a picture comes by its own.
import { createHash } from 'node:crypto';
import { pictureAddress, readPictureAddress } from '#shared/media/address.ts';
import type { EncodedPicture } from './media.ts';

const typeOfEnding: Record<string, string> = {
  webp: 'image/webp',
  mp4: 'video/mp4',
  pdf: 'application/pdf',
};

// No dot but the ending's and no slash: a name cannot leave its folder.
const fileName = /^[0-9a-z][0-9a-z-]{0,99}\.(webp|mp4|pdf)$/;

/** Root-relative path under which stored files are served. */
export const mediaPath = '/media/';

/** The content type of a stored file; null for what is no name of ours. */
export const typeOfName = (name: string): string | null => {
  const ending = fileName.exec(name)?.[1];
  return ending === undefined ? null : (typeOfEnding[ending] ?? null);
};

/** The stored file's name behind a root-relative address. */
export const nameOfAddress = (address: string): string => address.slice(mediaPath.length);

/** Names of all copies of a picture; none for a foreign address. */
export const namesOfPicture = (address: string): string[] =>
  (readPictureAddress(address)?.copies ?? []).map((copy) => nameOfAddress(copy.address));

type Nameless = Omit<EncodedPicture, 'address' | 'copies'> & {
  copies: readonly { width: number; body: Buffer }[];
};

/**
 * Gives an encoded picture its address and its copies their names, both made of the bytes of all copies: one name
 * stands for the same picture in every width. The copies are those of `copyWidths`.
 */
export function namePicture({ copies, width, height, placeholder }: Nameless): EncodedPicture {
  const digest = createHash('sha256');
  for (const copy of copies) digest.update(copy.body);
  const hash = digest.digest('hex').slice(0, 32);
  return {
    address: pictureAddress(hash, width, height),
    width,
    height,
    placeholder,
    copies: copies.map((copy) => ({
      name: nameOfAddress(pictureAddress(hash, width, height, copy.width)),
      body: copy.body,
    })),
  };
}
