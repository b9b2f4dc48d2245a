import { z } from 'zod';
import { photo } from '../accounts/schema.ts';
import { maxLength } from '../limits.ts';
import { fieldMessages as say } from '../messages.ts';
import { answer, id, moment, text } from '../primitives.ts';
import { trackingInput } from '../tracking/schema.ts';
import { pictureMakers } from './picture-limits.ts';
import { orderIdInput } from './schema.ts';

const picture = photo.unwrap().min(1, { error: say.photoUnreadable });

export const addPictureInput = z.object({ id: id(), picture });
export const addPictureByLinkInput = trackingInput.extend({ picture });

export const orderPictures = z.array(
  z.object({ _id: z.string(), picture: z.string(), createdAt: moment, by: z.enum(pictureMakers) }),
);
export const addPictureAnswer = answer({ data: orderPictures });

export type AddPicture = z.output<typeof addPictureInput>;
export type OrderPictures = z.output<typeof orderPictures>;

const who = { of: text(maxLength.name).optional() };

export const technicianPhotoInput = orderIdInput.extend(who);
export const technicianPhotoByLinkInput = trackingInput.extend(who);

export const technicianPhoto = z.object({ photo: z.string().nullable() });
export type TechnicianPhoto = z.output<typeof technicianPhoto>;
