import type { BoardTechnician, BoardVisit } from './schema.ts';

export const overlaps = ({ visit: a }: BoardVisit, { visit: b }: BoardVisit): boolean =>
  a.date === b.date && a.from < b.to && b.from < a.to;

/** Technicians without categories repair everything. */
export const isSpecialist = ({ categories }: BoardTechnician): boolean => categories.length > 0;

export const canRepair = (technician: BoardTechnician, visit: BoardVisit): boolean =>
  !isSpecialist(technician) || visit.categories.every((category) => technician.categories.includes(category));

export const isBusyAt = (held: readonly BoardVisit[], visit: BoardVisit): boolean =>
  held.some((other) => other._id !== visit._id && other.stage !== 'done' && overlaps(other, visit));
