// The visit of an order that takes a step: which time it has then, and whose places in the windows that takes and gives back.
import { AppError } from '#shared/errors.ts';
import { type Stage, stageTable } from '#shared/orders/stages.ts';
import type { VisitChoice } from '#shared/visits/schema.ts';
import type { Db } from '../../platform/db/schema.ts';
import { freePlace, takePlace } from '../visits/places.ts';
import { readVisitSettings } from '../visits/settings.ts';
import { findWindow, presentVisit, type Window } from '../visits/windows.ts';

type Visited = { visit_from: Date | null; visit_to: Date | null };
/** What of a step concerns the visit: `knowingly`, an admin takes the time although it is full or too soon. */
type Asked = { to: Stage; visit?: VisitChoice; knowingly?: boolean };

// The new place is taken before the old one is given back; windows in the order of their beginnings, so that two who
// change places do not wait for each other. A refusal undoes both.
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

/** The visit that an order has after a step, and whether its place was one too many. */
type NewVisit = { visit: Times | null; overbooked: boolean };

/**
 * Takes and gives back the places that a step asks for. Null where the order has the time already: whoever asks again after
 * a lost answer has it, also where it can't be chosen any more. Throws AppError visitTaken.
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
