import { indiaDayOf } from '#shared/india-day.ts';
import type { Job } from '#shared/jobs/schema.ts';
import { isOpen, stageTable } from '#shared/orders/stages.ts';

export const isSoon = (date: string, now: number): boolean =>
  date === indiaDayOf(now) || date === indiaDayOf(now, 1);

export type DayOfJobs = Record<
  'earlier' | 'today' | 'tomorrow' | 'later' | 'untimed' | 'waiting' | 'closed',
  Job[]
>;

/** The visit to go to next: the visit that has begun, else the first of earlier days and today. */
export const nextJob = ({ earlier, today, tomorrow, later, untimed }: DayOfJobs): Job | undefined => {
  const due = [...earlier, ...today];
  const begun = [...due, ...tomorrow, ...later, ...untimed].find(({ stage }) => stageTable[stage].now);
  return begun ?? due[0];
};

export function dayOfJobs(jobs: readonly Job[], now: number): DayOfJobs {
  const [today, tomorrow] = [indiaDayOf(now), indiaDayOf(now, 1)];
  const day: DayOfJobs = {
    earlier: [],
    today: [],
    tomorrow: [],
    later: [],
    untimed: [],
    waiting: [],
    closed: [],
  };
  for (const job of jobs) {
    const { stage, visit } = job;
    if (!isOpen(stage)) day.closed.push(job);
    else if (stageTable[stage].waits) day.waiting.push(job);
    else if (!visit) day.untimed.push(job);
    else if (visit.date < today) day.earlier.push(job);
    else if (visit.date === today) day.today.push(job);
    else if (visit.date === tomorrow) day.tomorrow.push(job);
    else day.later.push(job);
  }
  return day;
}
