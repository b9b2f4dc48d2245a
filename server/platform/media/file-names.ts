import { createHash } from 'node:crypto';
import { pictureAddress, readPictureAddress } from '#shared/media/address.ts';
import type { EncodedPicture } from './media.ts';

const typeOfEnding: Record<string, string> = {
  webp: 'image/webp',
  mp4: 'video/mp4',
  pdf: 'application/pdf',
};

// Without slashes and further dots a name cannot leave its folder.
const fileName = /^[0-9a-z][0-9a-z-]{0,99}\.(webp|mp4|pdf)$/;

export const mediaPath = '/media/';

export const typeOfName = (name: string): string | null => {
  const ending = fileName.exec(name)?.[1];
  return ending === undefined ? null : (typeOfEnding[ending] ?? null);
};

export const nameOfAddress = (address: string): string => address.slice(mediaPath.length);

export const namesOfPicture = (address: string): string[] =>
  (readPictureAddress(address)?.copies ?? []).map((copy) => nameOfAddress(copy.address));

type Nameless = Omit<EncodedPicture, 'address' | 'copies'> & {
  copies: readonly { width: number; body: Buffer }[];
};

/** Names a picture by a hash of all its copies, so that one name means the same picture in every width. */
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
