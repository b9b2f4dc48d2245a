// The visit of an order after a step: which time it has, and which places in the windows are taken and freed.
import { AppError } from '#shared/errors.ts';
import { type Stage, stageTable } from '#shared/orders/stages.ts';
import type { VisitChoice } from '#shared/visits/schema.ts';
import type { Db } from '../../platform/db/schema.ts';
import { freePlace, takePlace } from '../visits/places.ts';
import { readVisitSettings } from '../visits/settings.ts';
import { findWindow, presentVisit, type Window } from '../visits/windows.ts';

type Visited = { visit_from: Date | null; visit_to: Date | null };
/** The part of a step that is about the visit. `knowingly`: an admin has agreed to a time that is full or too soon. */
type Asked = { to: Stage; visit?: VisitChoice; knowingly?: boolean };

// Windows are locked in the order of their beginnings, so that two customers who swap times do not wait for each other.
// A refusal undoes both changes.
async function changePlace(
  db: Db,
  old: Date | null,
  wanted: { window: Window; version: number; overbook: boolean } | null,
): Promise<{ overbooked: boolean }> {
  const take = async () => (wanted ? await takePlace(db, wanted) : 0);
  const free = async () => (old ? freePlace(db, old) : undefined);
  if (old && wanted && old < wanted.window.from) {
    await free();
    return { overbooked: (await take()) > wanted.window.visits };
  }
  const taken = await take();
  await free();
  return { overbooked: wanted !== null && taken > wanted.window.visits };
}

function isSameTime(order: Visited, { date, from }: VisitChoice): boolean {
  const visit = presentVisit(order);
  return visit?.date === date && visit.from === from;
}

type Times = { from: Date; to: Date };

/** The visit after a step. `overbooked`: the window had no free place. */
type NewVisit = { visit: Times | null; overbooked: boolean };

/**
 * Takes and frees the places that a step needs. Null if the order has this time already: a request that is repeated after a
 * lost answer succeeds, even if the time can't be chosen any more. Throws AppError visitTaken.
 */
export async function settleVisit(
  db: Db,
  now: Date,
  order: Visited & { stage: Stage },
  step: Asked,
): Promise<NewVisit | null> {
  const held = visitOf(order);
  if (!step.visit) {
    const visit = stageTable[step.to].visit ? held : null;
    if (held && !visit) await changePlace(db, held.from, null);
    return { visit, overbooked: false };
  }
  if (order.stage === step.to && isSameTime(order, step.visit)) return null;
  const knowingly = step.knowingly === true;
  const { version, ...rules } = await readVisitSettings(db);
  const window = findWindow(rules, step.visit, now, { knowingly });
  if (!window) throw new AppError('visitTaken');
  const visit = { from: window.from, to: window.to };
  if (window.from.getTime() === held?.from.getTime()) return { visit, overbooked: false };
  const { overbooked } = await changePlace(db, held?.from ?? null, { window, version, overbook: knowingly });
  return { visit, overbooked };
}

const visitOf = ({ visit_from, visit_to }: Visited): Times | null =>
  visit_from && visit_to ? { from: visit_from, to: visit_to } : null;
