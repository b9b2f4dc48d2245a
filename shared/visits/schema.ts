import { z } from 'zod';
import { fieldMessages as say } from '../messages.ts';
import { day, inRange, whole } from '../primitives.ts';
import { weekdays } from './weekdays.ts';

const maxDays = 31;
const maxLeadMinutes = 7 * 24 * 60;
const maxHorizonDays = 183;
const maxCallHours = 24;
const maxVisits = 999;
const maxPerTechnician = 20;
const maxWindows = 24;
const maxSpecialDays = 366;

/** A clock time in India in full or half hours: '09:00', '18:30'. '24:00' ends a day. */
export const clockTime = z
  .string({ error: say.timeInvalid })
  .regex(/^(([01][0-9]|2[0-3]):(00|30)|24:00)$/, { error: say.timeInvalid });

export const visitWindow = z.object({
  from: clockTime,
  to: clockTime,
  /** The number of visits. Null means the technicians on duty that day, times `perTechnician`. */
  visits: inRange(1, maxVisits, say.visitsRange).nullable().default(null),
});

const dayWindows = z
  .array(visitWindow)
  .max(maxWindows, { error: say.windowsTooMany })
  .refine((windows) => windows.every(({ from, to }) => from < to), { error: say.windowEnds, abort: true })
  .overwrite((windows) => [...windows].sort((a, b) => (a.from < b.from ? -1 : 1)))
  .refine((windows) => windows.every(({ from }, at) => at === 0 || (windows[at - 1]?.to ?? '') <= from), {
    error: say.windowsOverlap,
  });

export const specialDay = z.object({ date: day, windows: dayWindows });

export const visitSettings = z.object({
  week: z
    .array(dayWindows, { error: say.weekIncomplete })
    .length(weekdays.length, { error: say.weekIncomplete }),
  days: z
    .array(specialDay)
    .max(maxSpecialDays, { error: say.daysTooMany })
    .overwrite((days) => [...days].sort((a, b) => (a.date < b.date ? -1 : 1)))
    .refine((days) => days.every(({ date }, at) => at === 0 || days[at - 1]?.date !== date), {
      error: say.dayTwice,
    }),
  perTechnician: inRange(1, maxPerTechnician, say.perTechnicianRange).default(2),
  leadMinutes: inRange(0, maxLeadMinutes, say.leadRange),
  horizonDays: inRange(1, maxHorizonDays, say.horizonRange),
  /** Opening hours until the shop calls about a booking without a time or an enquiry. */
  callHours: inRange(1, maxCallHours, say.callHoursRange).default(2),
});

/**
 * In a change of visit settings, `seen` has the settings as the form loaded them. The server compares them
 * with the present ones.
 */
export const setVisitSettingsInput = visitSettings.extend({ seen: visitSettings.partial().optional() });

export const visitChoice = z.object(
  { date: day, from: clockTime },
  { error: (issue) => (issue.code === 'invalid_type' ? say.visitInvalid : undefined) },
);

export const visit = z.object({ date: z.string(), from: z.string(), to: z.string() });

export const visitTimesInput = z.object({
  from: day.optional(),
  days: inRange(1, maxDays, say.daysRange).default(14),
});
export const visitTimes = z.array(
  z.object({
    date: z.string(),
    windows: z.array(z.object({ from: z.string(), to: z.string(), free: whole })),
  }),
);

/** The number of visits that a window takes, for shops that have never had a technician. */
export const visitsWithoutTechnicians = 4;

export type VisitSettings = z.output<typeof visitSettings>;
export type SetVisitSettings = z.output<typeof setVisitSettingsInput>;
export type VisitChoice = z.output<typeof visitChoice>;
export type Visit = z.output<typeof visit>;
export type VisitTimes = z.output<typeof visitTimes>;
export type VisitTimesInput = z.output<typeof visitTimesInput>;
