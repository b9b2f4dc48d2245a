import { type SqlBool, sql } from 'kysely';
import { closedStages } from '#shared/orders/stages.ts';
import type { Db } from '../../deps.ts';
import { changeTime } from '../../platform/db/change-time.ts';
import { indiaDate } from '../../platform/india-days.ts';
import { countRows } from '../../platform/paging.ts';
import type { Actor } from '../audit/actor.ts';
import { queueJobNews } from '../job-news/job-news.ts';
import { eventRow, storedEvent } from './events.ts';

type OpenJobs = { technicianId: string; days: readonly string[] | null; ids?: readonly string[] | undefined };

const openJobs = (db: Db, { technicianId, days, ids }: OpenJobs) =>
  db
    .selectFrom('orders')
    .where('technician_id', '=', technicianId)
    .where('stage', 'not in', closedStages)
    .$if(ids !== undefined, (query) => query.where('id', 'in', ids ?? []))
    .$if(days !== null, (query) =>
      query.where(sql<SqlBool>`${indiaDate(sql.ref('visit_from'))} = any(${days}::date[])`),
    );

export const countOpenJobs = (db: Db, which: OpenJobs): Promise<number> => countRows(openJobs(db, which));

export async function reassignOpenJobs(
  db: Db,
  now: Date,
  actor: Actor,
  {
    to,
    from,
    days,
    ids: chosen,
  }: {
    from: { id: string; name: string };
    to: { id: string; name: string } | null;
    days: OpenJobs['days'];
    ids?: OpenJobs['ids'];
  },
): Promise<number> {
  const jobs = await openJobs(db, { technicianId: from.id, days, ids: chosen })
    .select(['id', 'stage'])
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  if (jobs.length === 0) return 0;
  const ids = jobs.map(({ id }) => id);
  await db
    .updateTable('orders')
    .set({ technician_id: to?.id ?? null, technician_busy: false, updated_at: changeTime })
    .where('id', 'in', ids)
    .execute();
  await queueJobNews(db, now, 'withdrawn', from.id, ids);
  await queueJobNews(db, now, 'new', to?.id ?? null, ids);
  const events = jobs.map(({ id, stage }) =>
    storedEvent(
      eventRow(id, actor, {
        kind: to ? 'assigned' : 'unassigned',
        stage,
        at: now,
        before: { technician: from.name, technicianId: from.id },
        after: to ? { technician: to.name } : {},
      }),
    ),
  );
  await db.insertInto('order_events').values(events).execute();
  return jobs.length;
}
