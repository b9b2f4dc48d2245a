import { z } from 'zod';
import { maxLength } from '../limits.ts';
import { text } from '../primitives.ts';
import { trackingInput } from '../tracking/schema.ts';
import { orderIdInput } from './schema.ts';

/** A change of technician makes a new query. */
const who = { of: text(maxLength.name).optional() };

export const technicianPhotoInput = orderIdInput.extend(who);
export const technicianPhotoByLinkInput = trackingInput.extend(who);

/** A data URL of a small WebP, or null. */
export const technicianPhoto = z.object({ photo: z.string().nullable() });
export type TechnicianPhoto = z.output<typeof technicianPhoto>;
