import { setImmediate } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '#shared/errors.ts';
import { type Language, prefixOf } from '#shared/language.ts';
import type { Deps } from '../deps.ts';
import { trackedId } from '../features/orders/tracking-link.ts';
import { callerOf } from '../http/caller.ts';
import { clientOf } from '../http/client-address.ts';
import { secretHeaders } from '../http/secret-headers.ts';
import { bodyFor, cacheKey, sendCached } from '../http/send-cached.ts';
import { sendFailure } from '../http/send-failure.ts';
import { type CachedAnswer, type Tag, withEtag } from '../platform/cache.ts';
import { limitConcurrency } from '../platform/semaphore.ts';
import type { Caller } from '../procedures/context.ts';
import { describeError, refusalOf } from '../procedures/errors.ts';
import { type PageAddress, pageAddressOf } from './address.ts';
import { preferredLanguage } from './preferred-language.ts';
import type { PageRenderer } from './renderer.ts';

const html = 'text/html; charset=utf-8';
const pageTags: readonly Tag[] = ['catalogue', 'categories', 'business', 'reels'];
// A service's page names the next free visit.
const timedTags: readonly Tag[] = [...pageTags, 'visitSettings', 'technicians', 'visits'];

// The queue is long enough for a crawler that requests every page of a shop at once. The wait is shorter than
// the answer's deadline (deadline.ts).
const maxWaiting = 100;
const maxWaitMs = 4_000;

// Pages of unknown ids are not cached, because their number has no limit.
class PageNotFound extends Error {
  readonly html: string;
  constructor(html: string) {
    super('no page at this address');
    this.html = html;
  }
}

class ClientLeft extends AppError {
  constructor() {
    super('unavailable');
  }
}

const sendNotFound = (reply: FastifyReply, page: string | Buffer): FastifyReply =>
  reply.code(404).header('cache-control', 'no-cache').type(html).send(page);

/**
 * Answers all paths without another route with a page. If rendering fails, sends the empty document with the
 * true status.
 */
export function addRenderedPages(
  app: FastifyInstance,
  deps: Pick<Deps, 'cache' | 'limiter' | 'db' | 'tracking' | 'clock' | 'config'>,
  pages: PageRenderer,
): void {
  const runInTurn = limitConcurrency(1, maxWaiting);

  // Rendering a page blocks the process for 10 to 20 ms, so other requests run between two pages.
  const render = ({ language, address }: PageAddress, reply: FastifyReply, user?: Caller) => {
    const since = performance.now();
    return runInTurn(async () => {
      if (performance.now() - since > maxWaitMs) throw new AppError('unavailable', { retryAfterSeconds: 5 });
      await setImmediate();
      if (reply.raw.destroyed) throw new ClientLeft();
      return pages.render(language, address, user);
    });
  };

  const pageOf = async (
    page: PageAddress,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<CachedAnswer> => {
    const isTimed = page.address.startsWith('/product/');
    const name = `page ${page.language} ${page.address}`;
    const key = isTimed ? cacheKey(name, { cacheFor: 'minute' }, deps) : name;
    const cached = deps.cache.peek(key);
    if (cached) return cached;
    await deps.limiter.takeGeneral(clientOf(request.ip), 1);
    const serve = () =>
      deps.cache.serve(key, isTimed ? timedTags : pageTags, async () => {
        const rendered = await render(page, reply);
        if (rendered.status !== page.status) throw new PageNotFound(rendered.html);
        return Buffer.from(rendered.html);
      });
    // Several clients wait for one rendering. If the first of them left, the others start it again.
    for (;;) {
      try {
        return await serve();
      } catch (error) {
        if (!(error instanceof ClientLeft) || reply.raw.destroyed) throw error;
      }
    }
  };

  const isTracked = async (token: string): Promise<boolean> => {
    try {
      await trackedId(deps.db, deps, token);
      return true;
    } catch (error) {
      if (describeError(error).status === 404) return false;
      throw error;
    }
  };

  // Pages with personal data are rendered for each request and never cached.
  const sendPrivate = async (
    page: PageAddress,
    request: FastifyRequest,
    reply: FastifyReply,
    user?: Caller,
  ) => {
    await deps.limiter.takeGeneral(clientOf(request.ip), 1);
    const rendered = await render(page, reply, user);
    const body = await bodyFor(request, reply, withEtag(Buffer.from(rendered.html)));
    return reply.code(rendered.status).headers(secretHeaders).type(html).send(body);
  };

  const sendPage = async (
    page: PageAddress,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<FastifyReply> => {
    const caller = page.personal
      ? callerOf(deps, request, reply, { isLimitCounted: true, language: page.language })
      : null;
    if (page.token !== undefined || caller?.token) await deps.limiter.takePersonalPage(clientOf(request.ip));
    if (page.token !== undefined && (await isTracked(page.token)))
      return sendPrivate({ ...page, address: `/track/${page.token}` }, request, reply);
    if (caller && (await caller.user())) return sendPrivate(page, request, reply, caller);
    const cached = await pageOf(page, request, reply);
    if (page.secret) {
      const body = await bodyFor(request, reply, cached);
      return reply.code(page.status).headers(secretHeaders).type(html).send(body);
    }
    if (page.status === 404) return sendNotFound(reply, await bodyFor(request, reply, cached));
    return sendCached(request, reply, cached, html);
  };

  const sendEmpty = (
    error: unknown,
    language: Language,
    request: FastifyRequest,
    reply: FastifyReply,
  ): FastifyReply => {
    const failure = describeError(error);
    request.refusal = refusalOf(error);
    if (!request.refusal && failure.status >= 500) request.log.error({ err: error }, 'page not rendered');
    if (failure.retryAfterSeconds !== undefined)
      reply.header('retry-after', String(failure.retryAfterSeconds));
    return reply
      .code(failure.status)
      .header('cache-control', 'no-store')
      .type(html)
      .send(pages.empty[language]);
  };

  app.setNotFoundHandler(async (request, reply) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return sendFailure(new AppError('methodNotAllowed'), request, reply);
    }
    const page = pageAddressOf(request.url);
    const preferred = page.language === 'en' ? preferredLanguage(request) : 'en';
    if (preferred !== 'en')
      return reply
        .header('cache-control', 'no-store')
        .header('vary', 'cookie, accept-language')
        .redirect(prefixOf(preferred) + request.url.replace(/^https?:\/\/[^/?#]+/i, ''));
    try {
      return await sendPage(page, request, reply);
    } catch (error) {
      if (error instanceof PageNotFound) return sendNotFound(reply, error.html);
      return sendEmpty(error, page.language, request, reply);
    }
  });
}
