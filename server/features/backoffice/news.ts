// What came in and what was changed since an open admin page last asked: few rows of three indexes, however often it asks.
import { sql } from 'kysely';
import { changesTold, changesToldMs, type News } from '#shared/backoffice/schema.ts';
import type { Status } from '#shared/business.ts';
import type { Deps } from '../../deps.ts';
import { countUpToLimit } from '../../platform/db/count.ts';
import type { Db } from '../../platform/db/schema.ts';
import { shownCount } from '../../platform/paging.ts';

// Both tables have a name and a moment, and an index by it. A moment that is still to come was written while a clock was
// ahead, and would be news at every look until then.
async function cameSince(db: Db, table: 'orders' | 'enquiries', since: Date, now: Date) {
  const newer = db.selectFrom(table).where('created_at', '>', since).where('created_at', '<=', now);
  const [count, newest] = await Promise.all([
    countUpToLimit(db, newer.select('id')),
    newer
      .select(['id as _id', 'fullname'])
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst(),
  ]);
  return { count: shownCount(count).count, newest };
}

// By the moment and not by the number: numbers are given out before the commit, so a higher one may be seen earlier.
async function lastChanges(db: Db): Promise<News['changes']> {
  const rows = await db
    .selectFrom('audit_trail')
    .select(['id', 'entity', 'entity_id', sql<Status | null>`after->>'status'`.as('status')])
    .where('at', '>', sql<Date>`now() - ${changesToldMs} * interval '1 millisecond'`)
    // later ones, of a clock that was ahead, would stand before all others
    .where('at', '<=', sql<Date>`now()`)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(changesTold)
    .execute();
  return rows.map(({ id, entity, entity_id, status }) => ({
    _id: String(id),
    entity,
    entityId: entity_id,
    ...(status && { status }),
  }));
}

/**
 * How many orders and enquiries came after a moment, the newest of each, what admins changed in the last minute, and
 * the server's time. Without a moment nothing is new.
 */
export async function readNews(db: Db, { clock }: Pick<Deps, 'clock'>, since?: string): Promise<News> {
  const moment = clock();
  const now = moment.toISOString();
  if (since === undefined) return { orders: 0, enquiries: 0, changes: await lastChanges(db), now };
  const from = new Date(since);
  const [orders, enquiries, changes] = await Promise.all([
    cameSince(db, 'orders', from, moment),
    cameSince(db, 'enquiries', from, moment),
    lastChanges(db),
  ]);
  return {
    orders: orders.count,
    ...(orders.newest && { newestOrder: orders.newest }),
    enquiries: enquiries.count,
    ...(enquiries.newest && { newestEnquiry: enquiries.newest }),
    changes,
    now,
  };
}
