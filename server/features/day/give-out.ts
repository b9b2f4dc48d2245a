// Gives out what was proposed: each visit by itself, so that one which somebody else was quicker with holds none of the
// others up.
import type { GiveOut } from '#shared/day/schema.ts';
import { AppError } from '#shared/errors.ts';
import { successMessages } from '#shared/messages.ts';
import type { Deps } from '../../deps.ts';
import type { Db } from '../../platform/db/schema.ts';
import type { Actor } from '../audit/actor.ts';
import { assignOrder } from '../orders/assignment.ts';

/** Assigns each visit that nobody has yet; tells which could not be and why. */
export async function giveOut(db: Db, deps: Pick<Deps, 'clock'>, actor: Actor, visits: GiveOut['visits']) {
  const assigned: string[] = [];
  const refused: { _id: string; words: string }[] = [];
  for (const { id, technicianId } of visits) {
    try {
      await assignOrder(db, deps, actor, { id, technicianId, was: null });
      assigned.push(id);
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      refused.push({ _id: id, words: error.message });
    }
  }
  return { message: successMessages.visitsAssigned(assigned.length), assigned, refused };
}
