import { isOpen } from '../orders/stages.ts';
import type { Board } from './schema.ts';

export type DayCounts = { visits: number; unassigned: number; done: number; cash: number };

export const countsOf = ({ visits, late }: Pick<Board, 'visits' | 'late'>): DayCounts => ({
  visits: visits.length,
  unassigned: [...visits, ...late].filter(({ stage, technicianId }) => technicianId === null && isOpen(stage))
    .length,
  done: visits.filter(({ stage }) => stage === 'done').length,
  cash: visits.reduce((paise, { cash }) => paise + Math.round(cash * 100), 0) / 100,
});
