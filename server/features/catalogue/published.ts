// The services that anyone can see, as the sitemap names them.
import type { Db } from '../../platform/db/schema.ts';

// A sitemap holds at most 50,000 addresses (sitemaps.org).
const mostNamed = 45_000;

/** Id and last change of every service in the shop, newest first; at most 45,000. */
export const listPublished = (db: Db) =>
  db
    .selectFrom('services')
    .select(['id', 'updated_at'])
    .where('in_shop', '=', true)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(mostNamed)
    .execute();
