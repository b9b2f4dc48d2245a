// Saved views: the filters of a list under a name, of one person or for all.
import { sql } from 'kysely';
import { v7 as newId } from 'uuid';
import { AppError } from '#shared/errors.ts';
import { successMessages } from '#shared/messages.ts';
import type { SaveView, ViewList } from '#shared/views/schema.ts';
import type { UserContext } from '../../procedures/context.ts';

const maxViews = 50;

/** Lists the views of a list that this person sees: their own, and those for all, which only their maker can remove. */
export async function listViews({ db, user: person }: UserContext, { list }: { list: ViewList }) {
  const rows = await db
    .selectFrom('saved_views')
    .selectAll()
    .where('list', '=', list)
    .where((is) => is.or([is('shared', '=', true), is('user_id', '=', person.id)]))
    .orderBy('name')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    _id: row.id,
    name: row.name,
    query: row.query,
    shared: row.shared,
    own: row.user_id === person.id,
  }));
}

/** Saves a view. A view of the same name and person is replaced. A person has 50 at most, and so has the shop for all. */
export async function saveView({ db, deps: { clock }, user: person }: UserContext, view: SaveView) {
  const isReplaced = sql<boolean>`(user_id = ${person.id} and list = ${view.list} and name = ${view.name})`;
  const others = await db
    .selectFrom('saved_views')
    .select(({ fn }) => [
      fn.countAll<number>().filterWhere('user_id', '=', person.id).as('own'),
      fn.countAll<number>().filterWhere('shared', '=', true).as('shared'),
    ])
    .where(({ not }) => not(isReplaced))
    .executeTakeFirstOrThrow();
  if (others.own >= maxViews || (view.shared && others.shared >= maxViews))
    throw new AppError('tooManyViews', { count: maxViews });
  const row = await db
    .insertInto('saved_views')
    .values({ id: newId(), ...view, user_id: person.id, created_at: clock() })
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'list', 'name']).doUpdateSet({ query: view.query, shared: view.shared }),
    )
    .returningAll()
    .executeTakeFirstOrThrow();
  const { id: _id, name, query, shared } = row;
  return { message: successMessages.viewSaved, data: { _id, name, query, shared, own: true } };
}

/** Removes a view of the caller. Another person's view does not exist (404). */
export async function removeView({ db, user: person }: UserContext, { id }: { id: string }) {
  const { numDeletedRows } = await db
    .deleteFrom('saved_views')
    .where('id', '=', id)
    .where('user_id', '=', person.id)
    .executeTakeFirst();
  if (numDeletedRows === 0n) throw new AppError('viewNotFound');
  return { message: successMessages.viewRemoved };
}
