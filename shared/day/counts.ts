import { isOpen } from '../orders/stages.ts';
import type { Board, BoardVisit } from './schema.ts';

/** Whether nobody comes to an open visit: it has no technician, or its technician is off or elsewhere. */
export const isUnassigned = ({
  stage,
  technicianId,
  gap,
}: Pick<BoardVisit, 'stage' | 'technicianId' | 'gap'>) =>
  isOpen(stage) && (technicianId === null || gap !== null);

export type DayCounts = { visits: number; unassigned: number; done: number; cash: number };

export const countsOf = ({ visits, late }: Pick<Board, 'visits' | 'late'>): DayCounts => ({
  visits: visits.length,
  unassigned: [...visits, ...late].filter(isUnassigned).length,
  done: visits.filter(({ stage }) => stage === 'done').length,
  cash: visits.reduce((paise, { cash }) => paise + Math.round(cash * 100), 0) / 100,
});
