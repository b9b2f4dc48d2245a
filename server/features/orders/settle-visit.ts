import { type Stage, stageTable } from '#shared/orders/stages.ts';
import type { VisitChoice } from '#shared/visits/schema.ts';
import type { Db, Deps } from '../../deps.ts';
import { bookableWindow, freePlace, takePlace } from '../visits/places.ts';
import { presentVisit, type Window } from '../visits/windows.ts';

type Visited = { visit_from: Date | null; visit_to: Date | null };
type VisitStep = { to: Stage; visit?: VisitChoice; knowingly?: boolean };

// Locks visit windows in order of time. Two customers who swap times then do not deadlock.
async function changePlace(db: Db, old: Date | null, window: Window, how: { overbook: boolean }) {
  if (old && old < window.from) {
    await freePlace(db, old);
    return takePlace(db, window, how);
  }
  const placed = await takePlace(db, window, how);
  if (old) await freePlace(db, old);
  return placed;
}

function isSameTime(order: Visited, { date, from }: VisitChoice): boolean {
  const visit = presentVisit(order);
  return visit?.date === date && visit.from === from;
}

type Times = { from: Date; to: Date };

export type NewVisit = { visit: Times | null; overbooked: boolean };

/**
 * Takes the place of the new visit and frees the old one. Returns null if the order already has this visit
 * time, so that a late retry succeeds.
 */
export async function moveVisit(
  db: Db,
  { now, ...deps }: { now: Date } & Deps,
  order: Visited & { stage: Stage },
  step: VisitStep,
): Promise<NewVisit | null> {
  const current = visitOf(order);
  if (!step.visit) {
    const visit = stageTable[step.to].visit ? current : null;
    if (current && !visit) await freePlace(db, current.from);
    return { visit, overbooked: false };
  }
  if (order.stage === step.to && isSameTime(order, step.visit)) return null;
  const how = { overbook: step.knowingly === true };
  const window = await bookableWindow(db, deps, step.visit, now, how);
  const visit = { from: window.from, to: window.to };
  if (window.from.getTime() === current?.from.getTime()) return { visit, overbooked: false };
  return { visit, ...(await changePlace(db, current?.from ?? null, window, how)) };
}

const visitOf = ({ visit_from, visit_to }: Visited): Times | null =>
  visit_from && visit_to ? { from: visit_from, to: visit_to } : null;
