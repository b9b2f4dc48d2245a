// Pictures of services: the limits of an upload, what a service may carry and what an upload answers.
import { z } from 'zod';
import { maxLength } from '../limits.ts';
import { fieldMessages as say } from '../messages.ts';
import { answer, requiredText, whole } from '../primitives.ts';
import { readPictureAddress } from './address.ts';

/** Largest upload, in bytes, and most pixels of a picture (docs/rules.md#catalogue). */
export const maxUploadBytes = 10 * 2 ** 20;
export const maxPixels = 40_000_000;

/** Largest number of pictures of one service. */
export const maxPictures = 12;

// Answers over /api give our pictures with the shop's own origin, which on a developer's machine is http.
const isOwnPicture = (value: string) =>
  readPictureAddress(value.replace(/^http:\/\/[a-z0-9.:[\]-]+(?=\/media\/)/i, '')) !== null;

/** An image address that a service may carry: https, or ours (root-relative or with the shop's own origin). */
export const imageAddress = requiredText(say.imageRequired, maxLength.url).refine(
  (value) => isOwnPicture(value) || (value.startsWith('https://') && URL.canParse(value)),
  { error: say.imageAddress },
);

export const uploadAnswer = answer({
  url: z.string(),
  secure_url: z.string(),
  public_id: z.string(),
  width: whole,
  height: whole,
});
export type UploadAnswer = z.output<typeof uploadAnswer>;
