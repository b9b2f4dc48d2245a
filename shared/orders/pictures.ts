// Pictures of a booking: of what is wrong, by its customer or by whoever has its tracking link; before and after, by the
// technician.
import { z } from 'zod';
import { photo } from '../accounts/schema.ts';
import { fieldMessages as say } from '../messages.ts';
import { answer, id, moment } from '../primitives.ts';
import { trackingInput } from '../tracking/schema.ts';

/** Who adds pictures. */
export const pictureMakers = ['customer', 'technician', 'admin'] as const;
export type PictureMaker = (typeof pictureMakers)[number];

/** Most pictures of one booking by its customer, and by who repairs, before and after. */
const mostOrderPictures = 4;
const mostJobPictures = 8;

/** How many a booking takes of one maker; an admin's count as the customer's. */
export const mostPicturesBy = (maker: PictureMaker): number =>
  maker === 'technician' ? mostJobPictures : mostOrderPictures;

/** The pictures that count together with those of a maker. */
export const picturesLike = <Picture extends { by: PictureMaker }>(
  pictures: readonly Picture[],
  maker: PictureMaker,
): Picture[] => pictures.filter(({ by }) => (by === 'technician') === (maker === 'technician'));

/** A data URL of a PNG, JPEG, WebP or GIF under 2 MB. */
const picture = photo.unwrap().min(1, { error: say.photoUnreadable });

export const addPictureInput = z.object({ id: id(), picture });
export const addPictureByLinkInput = trackingInput.extend({ picture });

/** Oldest first; `picture` is a data URL of a WebP, which shows nothing of the file that was sent but its pixels. */
export const orderPictures = z.array(
  z.object({ _id: z.string(), picture: z.string(), createdAt: moment, by: z.enum(pictureMakers) }),
);
export const addPictureAnswer = answer({ data: orderPictures });

export type AddPicture = z.output<typeof addPictureInput>;
export type AddPictureByLink = z.output<typeof addPictureByLinkInput>;
export type OrderPictures = z.output<typeof orderPictures>;
