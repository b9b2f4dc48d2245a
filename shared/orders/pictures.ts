// Pictures of what is wrong, added to a booking by its customer or by whoever has its tracking link.
import { z } from 'zod';
import { photo } from '../accounts/schema.ts';
import { fieldMessages as say } from '../messages.ts';
import { answer, id, moment } from '../primitives.ts';
import { trackingInput } from '../tracking/schema.ts';

/** Most pictures of one booking. */
export const mostOrderPictures = 4;

/** A data URL of a PNG, JPEG, WebP or GIF under 2 MB. */
const picture = photo.unwrap().min(1, { error: say.photoUnreadable });

export const addPictureInput = z.object({ id: id(), picture });
export const addPictureByLinkInput = trackingInput.extend({ picture });

/** Oldest first; `picture` is a data URL of a WebP, which shows nothing of the file that was sent but its pixels. */
export const orderPictures = z.array(z.object({ _id: z.string(), picture: z.string(), createdAt: moment }));
export const addPictureAnswer = answer({ data: orderPictures });

export type AddPicture = z.output<typeof addPictureInput>;
export type AddPictureByLink = z.output<typeof addPictureByLinkInput>;
export type OrderPictures = z.output<typeof orderPictures>;
