// Technicians: who they are and what is set for them.
import { z } from 'zod';
import { id } from '../primitives.ts';

/** As orders name their technician. */
export const technicianName = z.object({ _id: z.string(), name: z.string() });

/** `categories` are values of services' categories; `daysOff` days in India on which he does not work. */
export const technician = technicianName.extend({
  mobile: z.string(),
  categories: z.array(z.string()),
  onDuty: z.boolean(),
  daysOff: z.array(z.string()),
});
export const technicians = z.array(technician);

/**
 * Who is to carry an order out; null for nobody. `was` is who it was when the caller looked: where somebody else has
 * assigned it meanwhile, the change is refused. Without it the change is made.
 */
export const assignInput = z.object({ id: id(), technicianId: id().nullable(), was: id().nullish() });

export type Technician = z.output<typeof technician>;
export type Assign = z.output<typeof assignInput>;
