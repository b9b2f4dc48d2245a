import { isLate } from '../orders/due.ts';
import { isOpen } from '../orders/stages.ts';
import type { Board } from './schema.ts';

export type DayCounts = { visits: number; unassigned: number; late: number; done: number; cash: number };

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
