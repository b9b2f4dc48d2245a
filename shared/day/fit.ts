// Whether somebody could make a visit: what he repairs, and whether he is free then.
import type { BoardTechnician, BoardVisit } from './schema.ts';

/** Whether two visits are at the same time. */
export const overlaps = ({ visit: a }: BoardVisit, { visit: b }: BoardVisit): boolean =>
  a.date === b.date && a.from < b.to && b.from < a.to;

/** Who has no categories set repairs everything. */
export const isSpecialist = ({ categories }: BoardTechnician): boolean => categories.length > 0;

/** Whether he repairs all that a visit is about. */
export const canRepair = (technician: BoardTechnician, visit: BoardVisit): boolean =>
  !isSpecialist(technician) || visit.categories.every((category) => technician.categories.includes(category));

/** Whether one of these visits, which a technician has, is at the same time as another one. */
export const isBusyAt = (held: readonly BoardVisit[], visit: BoardVisit): boolean =>
  held.some((other) => other._id !== visit._id && other.stage !== 'done' && overlaps(other, visit));
