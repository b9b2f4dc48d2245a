import { indiaDayOf } from '#shared/india-day.ts';
import type { Job } from '#shared/jobs/schema.ts';
import { isOpen, stageTable } from '#shared/orders/stages.ts';

export const isSoon = (date: string, now: number): boolean =>
  date === indiaDayOf(now) || date === indiaDayOf(now, 1);

type Part = 'earlier' | 'today' | 'tomorrow' | 'later' | 'untimed' | 'waiting' | 'closed';

export type DayOfJobs = Partial<Record<Part, Job[]>>;

/** The visit to go to next: the visit that has begun, else the first of earlier days and today. */
export const nextJob = ({ earlier = [], today = [], ...others }: DayOfJobs): Job | undefined => {
  const due = [...earlier, ...today];
  const begun = [due, ...Object.values(others)].flat().find(({ stage }) => stageTable[stage].now);
  return begun ?? due[0];
};

function partOf({ stage, visit }: Job, now: number): Part {
  const [today, tomorrow] = [indiaDayOf(now), indiaDayOf(now, 1)];
  if (!isOpen(stage)) return 'closed';
  if (stageTable[stage].waits) return 'waiting';
  if (!visit) return 'untimed';
  if (visit.date < today) return 'earlier';
  if (visit.date > tomorrow) return 'later';
  return visit.date === today ? 'today' : 'tomorrow';
}

export function dayOfJobs(jobs: readonly Job[], now: number): DayOfJobs {
  const day: DayOfJobs = {};
  for (const job of jobs) {
    const part = partOf(job, now);
    day[part] = [...(day[part] ?? []), job];
  }
  return day;
}
