// What stands above the day board: reckoned from its visits, so that it follows a move at once.
import { isLate } from '../orders/due.ts';
import { isOpen } from '../orders/stages.ts';
import type { Board } from './schema.ts';

export type DayCounts = { visits: number; unassigned: number; late: number; done: number; cash: number };

/**
 * Visits of the day; of these and of the late ones from before, how many are open and nobody's, and how many past their
 * time; how many of the day are done; the rupees that are still to be taken that day. `now` in milliseconds.
 */
export function countsOf({ visits, late }: Pick<Board, 'visits' | 'late'>, now: number): DayCounts {
  const all = [...visits, ...late];
  return {
    visits: visits.length,
    unassigned: all.filter(({ stage, technicianId }) => technicianId === null && isOpen(stage)).length,
    late: all.filter((visit) => isLate(visit, now)).length,
    done: visits.filter(({ stage }) => stage === 'done').length,
    cash: visits.reduce((paise, { cash }) => paise + Math.round(cash * 100), 0) / 100,
  };
}
