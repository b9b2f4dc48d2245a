// The technicians on the About page, who agree to it themselves.
import { successMessages } from '#shared/messages.ts';
import { firstNameOf } from '#shared/orders/sentences.ts';
import { rolesThat } from '#shared/permissions.ts';
import type { OnAbout, TeamMember } from '#shared/technicians/schema.ts';
import type { Db, ShopContext } from '../../deps.ts';
import { invalidatingTransaction } from '../../platform/cache.ts';
import { indiaDay } from '../../platform/india-days.ts';
import type { UserContext } from '../../procedures/context.ts';

const maxShown = 24;

/** The technicians who agreed, longest with the shop first. Their photos are small, because the page contains them. */
export async function listTeam({ db, deps: { media } }: ShopContext): Promise<TeamMember[]> {
  const rows = await db
    .selectFrom('technicians as t')
    .innerJoin('users as u', 'u.id', 't.user_id')
    .select(['u.name', 'u.photo', 'u.created_at'])
    .select((query) =>
      query
        .selectFrom('orders as o')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .whereRef('o.technician_id', '=', 'u.id')
        .where('o.status', '=', 'Complete')
        .as('repairs'),
    )
    .where('t.on_about', '=', true)
    .where('u.role', 'in', rolesThat('jobs.work'))
    .orderBy('u.created_at')
    .orderBy('u.id')
    .limit(maxShown)
    .execute();
  return Promise.all(
    rows.map(async ({ name, photo, created_at, repairs }) => ({
      name: firstNameOf(name),
      photo: photo && (await media.face(photo)),
      since: indiaDay(created_at).slice(0, 4),
      repairs: Number(repairs),
    })),
  );
}

export async function readOnAbout({ db, user }: UserContext): Promise<OnAbout> {
  const row = await db
    .selectFrom('technicians')
    .select('on_about')
    .where('user_id', '=', user.id)
    .executeTakeFirst();
  return { shown: row?.on_about ?? false };
}

export async function showOnAbout({ db, deps, user }: UserContext, { shown }: OnAbout) {
  await invalidatingTransaction(db, deps.cache, ['business'], (db) =>
    db
      .insertInto('technicians')
      .values({ user_id: user.id, on_about: shown })
      .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ on_about: shown }))
      .execute(),
  );
  return { message: successMessages.onAboutSaved };
}

/** Withdraws the consent of a technician who leaves. One who comes back is asked again. */
export const removeFromAbout = (db: Db, id: string) =>
  db.updateTable('technicians').set({ on_about: false }).where('user_id', '=', id).execute();
