// Technicians: who they are and what is set for them.
import { z } from 'zod';
import { maxLength } from '../limits.ts';
import { fieldMessages as say } from '../messages.ts';
import { answer, day, id, text, whole } from '../primitives.ts';
import { technicianName } from './name.ts';

const mostCategories = 100;
const mostDaysOff = 366;

/**
 * `userId` is the counted number; `categories` are values of services' categories; `daysOff` days in India on which he does
 * not work.
 */
export const technician = technicianName.extend({
  userId: whole,
  mobile: z.string(),
  categories: z.array(z.string()),
  onDuty: z.boolean(),
  daysOff: z.array(z.string()),
});
export const technicians = z.array(technician);

const byItself = <T>(values: readonly T[]) => [...new Set(values)].toSorted();
const settings = z.object({
  categories: z
    .array(text(maxLength.name))
    .max(mostCategories, { error: say.categoriesTooMany })
    .overwrite(byItself),
  onDuty: z.boolean({ error: say.unknownValue }),
  daysOff: z.array(day).max(mostDaysOff, { error: say.daysTooMany }).overwrite(byItself),
});

/** What can become of the visits of somebody who is not there for them. */
export const visitsChoices = ['keep', 'unassign', 'give'] as const;

/**
 * Only what was changed. `seen` has what stood there when it was read: where something else stands there now, the change is
 * refused. `visits` says what becomes of the open ones that he can't make any more: all of them where he is off duty now,
 * else those on the days that are off now. `giveTo` has them where they are given away.
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
export const technicianAnswer = answer({ data: technician });

/** The open visits of a technician: on some days, or all of them. */
export const openVisitsInput = z.object({ id: id(), days: z.array(day).max(mostDaysOff).nullish() });
export const openVisits = z.object({ count: whole });

/**
 * Who is to carry an order out; null for nobody. `was` is who it was when the caller looked: where somebody else has
 * assigned it meanwhile, the change is refused. Without it the change is made.
 */
export const assignInput = z.object({ id: id(), technicianId: id().nullable(), was: id().nullish() });

export type SaveTechnician = z.output<typeof saveTechnicianInput>;
export type OpenVisits = z.output<typeof openVisitsInput>;
export type VisitsChoice = (typeof visitsChoices)[number];
export type Technician = z.output<typeof technician>;
export type Assign = z.output<typeof assignInput>;
