// Pictures of services: the limits of an upload, what a service may carry and what an upload answers.
import { z } from 'zod';
import { fieldMessages as say } from '../messages.ts';
import { answer, maxLength, requiredText } from '../primitives.ts';
import { readPictureAddress } from './address.ts';

/** Largest upload, in bytes, and most pixels of a picture (rest-api.md, decisions.md). */
export const maxUploadBytes = 10 * 2 ** 20;
export const maxPixels = 40_000_000;

/** Largest number of pictures of one service. */
export const maxPictures = 12;

/** An image address that a service may carry: https, or root-relative and ours. */
export const imageAddress = requiredText(say.imageRequired, maxLength.url).refine(
  (value) => readPictureAddress(value) !== null || (value.startsWith('https://') && URL.canParse(value)),
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
