import { z } from 'zod';
import { maxLength } from '../limits.ts';
import { fieldMessages as say } from '../messages.ts';
import { day, id, text, whole } from '../primitives.ts';
import { technicianName } from './name.ts';

const maxCategories = 100;
const maxDaysOff = 366;

export const technician = technicianName.extend({
  userId: whole,
  mobile: z.string(),
  categories: z.array(z.string()),
  onDuty: z.boolean(),
  daysOff: z.array(z.string()),
});
export const technicians = z.array(technician);

const byItself = <T>(values: readonly T[]) => [...new Set(values)].sort();
const settings = z.object({
  categories: z
    .array(text(maxLength.name))
    .max(maxCategories, { error: say.categoriesTooMany })
    .overwrite(byItself),
  onDuty: z.boolean({ error: say.unknownValue }),
  daysOff: z.array(day).max(maxDaysOff, { error: say.daysTooMany }).overwrite(byItself),
});

export const visitsChoices = ['keep', 'unassign', 'give'] as const;

/**
 * A change of a technician. `seen` has the values that the form loaded. `visits` decides what happens to open
 * visits on new days off, or to all if the technician goes off duty.
 */
export const saveTechnicianInput = settings
  .partial()
  .extend({
    id: id(),
    seen: settings.partial().optional(),
    visits: z.enum(visitsChoices, { error: say.unknownValue }).default('keep'),
    giveTo: id().nullish(),
  })
  .refine(({ visits, giveTo }) => visits !== 'give' || Boolean(giveTo), {
    error: say.technicianRequired,
    path: ['giveTo'],
  });

export const openVisitsInput = z.object({ id: id(), days: z.array(day).max(maxDaysOff).nullish() });

/**
 * An assignment of an order. `technicianId` null unassigns. `was` is the technician whom the admin saw. The
 * server refuses the change if somebody else is assigned now.
 */
export const assignInput = z.object({ id: id(), technicianId: id().nullable(), was: id().nullish() });

/** Whether a technician agrees to be shown on the About page. */
export const onAbout = z.object({ shown: z.boolean({ error: say.unknownValue }) });
/** `name` is the first name, `since` the year of the account, `photo` a data URL. */
export const team = z.array(
  z.object({ name: z.string(), photo: z.string().nullable(), since: z.string(), repairs: whole }),
);

export type OnAbout = z.output<typeof onAbout>;
export type TeamMember = z.output<typeof team>[number];
export type SaveTechnician = z.output<typeof saveTechnicianInput>;
export type VisitsChoice = (typeof visitsChoices)[number];
export type Technician = z.output<typeof technician>;
export type Assign = z.output<typeof assignInput>;
