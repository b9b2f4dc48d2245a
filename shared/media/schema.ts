// Pictures of services: their addresses, the widths they are kept in and what an upload answers.
import { z } from 'zod';
import { fieldMessages as say } from '../messages.ts';
import { answer, maxLength, requiredText } from '../primitives.ts';

/** Largest upload, in bytes, and most pixels of a picture (rest-api.md, decisions.md). */
export const maxUploadBytes = 10 * 2 ** 20;
export const maxPixels = 40_000_000;

/** Widths in which a picture is kept, in pixels; never wider than what was uploaded. */
export const pictureWidths = [320, 640, 960, 1600] as const;

/** Largest number of pictures of one service. */
export const maxPictures = 12;

// Our own addresses carry the picture's size, so that a page can reserve its place before it is loaded:
// /media/<hash>-<width>x<height>.webp; the narrower widths lie beside it as /media/<hash>-<width>x<height>-w<W>.webp
const ownPicture = /^\/media\/([0-9a-f]{32})-([0-9]{1,4})x([0-9]{1,5})\.webp$/;

/** Root-relative address of a stored picture; sizes in pixels of its widest copy. */
export const pictureAddress = (hash: string, width: number, height: number): string =>
  `/media/${hash}-${width}x${height}.webp`;

/** What an own address tells: the widest copy's size and each copy's address; null for a foreign address. */
export const readPictureAddress = (address: string) => {
  const match = ownPicture.exec(address);
  if (!match) return null;
  const width = Number(match[2]);
  const height = Number(match[3]);
  const narrower = pictureWidths.filter((candidate) => candidate < width);
  const copies = [
    ...narrower.map((w) => ({ width: w, address: address.replace('.webp', `-w${w}.webp`) })),
    { width, address },
  ];
  return { width, height, copies };
};

/** An image address that a service may carry: https, or root-relative and ours. */
export const imageAddress = requiredText(say.imageRequired, maxLength.url).refine(
  (value) => ownPicture.test(value) || (value.startsWith('https://') && URL.canParse(value)),
  { error: say.imageAddress },
);

export const uploadAnswer = answer({
  url: z.string(),
  secure_url: z.string(),
  public_id: z.string(),
  width: z.number(),
  height: z.number(),
});
export type UploadAnswer = z.output<typeof uploadAnswer>;
