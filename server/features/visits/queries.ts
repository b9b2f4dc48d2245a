// The visit times that anyone may see.
import { dayAfter } from '#shared/india-day.ts';
import type { VisitTimes, VisitTimesInput } from '#shared/visits/schema.ts';
import type { Deps } from '../../deps.ts';
import type { Db } from '../../platform/db/schema.ts';
import { dayEnd, dayStart, indiaDay } from '../../platform/india-days.ts';
import { readPlaces } from './places.ts';
import { readVisitSettings } from './settings.ts';
import { freeTimes } from './windows.ts';

/** The windows of some days, from today where no day is given, with how many visits are free in each. */
export async function visitTimes(
  db: Db,
  { clock }: Pick<Deps, 'clock'>,
  { from: given, days }: VisitTimesInput,
): Promise<VisitTimes> {
  const now = clock();
  const from = given ?? indiaDay(now);
  const [settings, taken] = await Promise.all([
    readVisitSettings(db),
    readPlaces(db, dayStart(from), dayEnd(dayAfter(from, days - 1))),
  ]);
  return freeTimes(settings, { from, days }, taken, now);
}
