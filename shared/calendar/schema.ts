import { z } from 'zod';
import { answer } from '../primitives.ts';

/** The secret address of somebody's calendar feed, at which calendar programs read it. */
export const calendarAddress = z.object({ address: z.string() });
export const renewCalendarAnswer = answer({ data: calendarAddress });
