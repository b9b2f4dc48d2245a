// The picture of the technician who comes, as the order's customer sees it.
import { z } from 'zod';
import { maxLength } from '../limits.ts';
import { text } from '../primitives.ts';
import { trackingInput } from '../tracking/schema.ts';
import { orderIdInput } from './schema.ts';

/** Who is known to come: somebody else is another question, whose answer is kept by itself. */
const who = { of: text(maxLength.name).optional() };

export const technicianPhotoInput = orderIdInput.extend(who);
export const technicianPhotoByLinkInput = trackingInput.extend(who);

/** A data URL of a small WebP; null where there is none, or nobody is assigned. */
export const technicianPhoto = z.object({ photo: z.string().nullable() });
export type TechnicianPhoto = z.output<typeof technicianPhoto>;
