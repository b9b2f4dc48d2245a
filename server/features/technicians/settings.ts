import { sql } from 'kysely';
import { AppError } from '#shared/errors.ts';
import { successMessages } from '#shared/messages.ts';
import type { SaveTechnician, Technician } from '#shared/technicians/schema.ts';
import type { Db } from '../../deps.ts';
import { invalidatingTransaction } from '../../platform/cache.ts';
import { indiaDay } from '../../platform/india-days.ts';
import type { UserContext } from '../../procedures/context.ts';
import { type Actor, actorOf } from '../audit/actor.ts';
import { recordChange } from '../audit/audit.ts';
import { applyEdit } from '../audit/edit.ts';
import { listTechnicians } from './queries.ts';

export type ReassignOpenJobs = (
  db: Db,
  now: Date,
  actor: Actor,
  jobs: {
    from: { id: string; name: string };
    to: { id: string; name: string } | null;
    days: readonly string[] | null;
  },
) => Promise<unknown>;

/**
 * Saves a technician's settings. Visits on new days off become unassigned or go to `giveTo` in the same
 * transaction.
 */
export async function saveTechnician(
  { db, deps: { clock, cache }, user: actor }: UserContext,
  { id, seen, visits, giveTo, ...wanted }: SaveTechnician,
  reassignOpenJobs: ReassignOpenJobs,
) {
  const now = clock();
  const data = await invalidatingTransaction(db, cache, ['technicians'], async (db) => {
    const locked = await lockTechnicians(db, [id, ...(visits === 'give' && giveTo ? [giveTo] : [])]);
    const oldSettings = locked.get(id);
    const other = visits === 'give' && giveTo ? locked.get(giveTo) : undefined;
    if (!oldSettings || (visits === 'give' && (!other || giveTo === id)))
      throw new AppError('technicianNotFound');
    const merged = await applyEdit(db, ['technician.update', id], { stored: oldSettings, wanted, seen });
    const added = merged.categories.filter((value) => !oldSettings.categories.includes(value));
    await refuseUnknownCategories(db, added);

    const today = indiaDay(now);
    const after: Technician = { ...merged, daysOff: merged.daysOff.filter((day) => day >= today) };
    await write(db, after);
    if (JSON.stringify(after) !== JSON.stringify(oldSettings))
      await recordChange(db, actor, 'technician.update', id, oldSettings.name, {
        before: settingsOf(oldSettings),
        after: settingsOf(after),
      });
    const days = daysLost(oldSettings, after);
    if (visits !== 'keep' && (days === null || days.length > 0))
      await reassignOpenJobs(db, now, actorOf(actor), {
        from: { id, name: oldSettings.name },
        to: nameOf(other),
        days,
      });
    return after;
  });
  return { message: successMessages.technicianSaved, data };
}

const nameOf = (one: Technician | undefined) => (one ? { id: one._id, name: one.name } : null);

function daysLost(before: Technician, after: Technician): string[] | null {
  if (before.onDuty && !after.onDuty) return null;
  return after.daysOff.filter((day) => !before.daysOff.includes(day));
}

const settingsOf = ({ categories, onDuty, daysOff }: Technician) => ({ categories, onDuty, daysOff });

// Locks technicians in one order, so that two mutual transfers cannot deadlock.
async function lockTechnicians(db: Db, ids: readonly string[]): Promise<Map<string, Technician>> {
  await db.selectFrom('users').select('id').where('id', 'in', ids).orderBy('id').forNoKeyUpdate().execute();
  const rows = await listTechnicians(db, ids);
  return new Map(rows.map((row) => [row._id, row]));
}

async function refuseUnknownCategories(db: Db, values: readonly string[]): Promise<void> {
  if (values.length === 0) return;
  const rows = await db
    .selectFrom('categories')
    .select('value')
    .where('value', 'in', values)
    .forKeyShare()
    .execute();
  if (rows.length < values.length) throw new AppError('categoryNotFound', { path: 'categories' });
}

const write = (db: Db, { _id, categories, onDuty, daysOff }: Technician) =>
  db
    .insertInto('technicians')
    .values({ user_id: _id, categories, on_duty: onDuty, days_off: daysOff })
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet({ categories, on_duty: onDuty, days_off: daysOff }),
    )
    .execute();

export async function followCategory(db: Db, value: string, to: string | null): Promise<void> {
  await db
    .updateTable('technicians')
    .set({
      categories:
        to === null
          ? sql<string[]>`array_remove(categories, ${value}::text)`
          : sql<string[]>`array_replace(categories, ${value}::text, ${to}::text)`,
    })
    .where(sql<boolean>`${value}::text = any(categories)`)
    .execute();
}
