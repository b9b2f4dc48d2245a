import { sql } from 'kysely';
import { isPublic } from '#shared/orders/events.ts';
import type { Db } from '../../deps.ts';
import { changeTime } from '../../platform/db/change-time.ts';
import type { CurrentUser } from '../../procedures/context.ts';
import { type Actor, actorName, actorOf } from '../audit/actor.ts';

type Joining = {
  from: string;
  to: { id: string; user_id: number; name: string };
  at: Date;
  /** The admin who merges two records. Without one, a guest joins an account. */
  by?: CurrentUser | undefined;
};

export async function moveOrders(db: Db, { from, to, at, by }: Joining): Promise<void> {
  const actor: Actor = by ? actorOf(by) : { role: 'customer', id: to.id, name: to.name, userId: to.user_id };
  // If guest and account used the same idempotency key, the moved order gets a new one.
  await sql`
    with moved as (
      update orders set user_id = ${to.id}::uuid, u_id = ${to.user_id}, updated_at = ${changeTime},
        client_key = case
          when exists (select from orders o where o.user_id = ${to.id}::uuid and o.client_key = orders.client_key)
            then gen_random_uuid()::text
          else client_key
        end
      where user_id = ${from}::uuid
      returning id, stage
    )
    insert into order_events (order_id, at, kind, stage, public, by_role, actor_id, actor)
    select id, ${at}, 'joined', stage, ${isPublic('joined')}, ${actor.role}, ${actor.id}::uuid, ${actorName(actor)} from moved
    order by id`.execute(db);
  await db.updateTable('feedback').set({ user_id: to.id }).where('user_id', '=', from).execute();
}
