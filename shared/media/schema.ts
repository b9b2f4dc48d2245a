import { z } from 'zod';
import { maxLength } from '../limits.ts';
import { fieldMessages as say } from '../messages.ts';
import { readUrl } from '../paths.ts';
import { answer, requiredText, whole } from '../primitives.ts';
import { readPictureAddress } from './address.ts';

export const maxUploadBytes = 10 * 2 ** 20;
export const maxPixels = 40_000_000;

export const maxPictures = 12;

// /api returns the shop's pictures with the shop's origin, which is http on a developer's machine.
const isOwnPicture = (value: string) =>
  readPictureAddress(value.replace(/^http:\/\/[a-z0-9.:[\]-]+(?=\/media\/)/i, '')) !== null;

export const imageAddress = requiredText(say.imageRequired, maxLength.url).refine(
  (value) => isOwnPicture(value) || (value.startsWith('https://') && readUrl(value) !== null),
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
