// What came in since an open admin page last asked: few rows of one index, however often it asks.
import type { News } from '#shared/backoffice/schema.ts';
import type { Deps } from '../../deps.ts';
import { countUpToLimit } from '../../platform/db/count.ts';
import type { Db } from '../../platform/db/schema.ts';
import { shownCount } from '../../platform/paging.ts';

// Both tables have a name and a moment, and an index by it.
async function cameSince(db: Db, table: 'orders' | 'enquiries', since: Date) {
  const newer = db.selectFrom(table).where('created_at', '>', since);
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

/**
 * How many orders and enquiries came after a moment, the newest of each, and the server's time. Without a moment
 * nothing is new.
 */
export async function readNews(db: Db, { clock }: Pick<Deps, 'clock'>, since?: string): Promise<News> {
  const now = clock().toISOString();
  if (since === undefined) return { orders: 0, enquiries: 0, now };
  const from = new Date(since);
  const [orders, enquiries] = await Promise.all([
    cameSince(db, 'orders', from),
    cameSince(db, 'enquiries', from),
  ]);
  return {
    orders: orders.count,
    ...(orders.newest && { newestOrder: orders.newest }),
    enquiries: enquiries.count,
    ...(enquiries.newest && { newestEnquiry: enquiries.newest }),
    now,
  };
}
