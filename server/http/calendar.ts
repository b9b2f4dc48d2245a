import type { FastifyInstance } from 'fastify';
import type { Deps } from '../deps.ts';
import { readFeed } from '../features/calendar/feed.ts';
import { withEtag } from '../platform/cache.ts';
import { clientOf } from './client-address.ts';
import { secretHeaders } from './secret-headers.ts';
import { isNotModified, sendCached } from './send-cached.ts';

/** Serves the calendar feeds at their secret addresses. */
export function addCalendarFeeds(app: FastifyInstance, deps: Deps): void {
  app.get('/calendar/:file', async (request, reply) => {
    await deps.limiter.takePersonalPage(clientOf(request.ip));
    const { file } = request.params as { file: string };
    const { stamp, write } = await readFeed(deps.db, deps, file.endsWith('.ics') ? file.slice(0, -4) : '');
    reply.headers(secretHeaders);
    const type = 'text/calendar; charset=utf-8';
    // Calendars ask every 15 minutes, mostly without news, so the feed is written only if its stamp has changed.
    const { etag } = withEtag(Buffer.from(stamp));
    const feed = isNotModified(request, etag) ? '' : await write();
    return sendCached(request, reply, { ...withEtag(Buffer.from(feed)), etag }, type, 'private, no-cache');
  });
}
