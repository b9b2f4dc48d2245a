import { setImmediate } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '#shared/errors.ts';
import { prefixOf } from '#shared/language.ts';
import { mayOpen } from '#shared/may-open.ts';
import type { SentForm } from '#shared/sent-form.ts';
import type { Deps } from '../deps.ts';
import { trackedId } from '../features/orders/tracking-link.ts';
import { callerOf } from '../http/caller.ts';
import { clientOf } from '../http/client-address.ts';
import { personalHeaders, secretHeaders } from '../http/secret-headers.ts';
import { bodyFor, cacheKey, sendCached } from '../http/send-cached.ts';
import { sendFailure, sendSentence } from '../http/send-failure.ts';
import { type CachedAnswer, type Tag, withEtag } from '../platform/cache.ts';
import { escapeHtml } from '../platform/mail/frame.ts';
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

type PageDeps = Pick<Deps, 'cache' | 'limiter' | 'db' | 'tracking' | 'clock' | 'config'>;
type Site = { deps: PageDeps; pages: PageRenderer; inTurn: ReturnType<typeof limitConcurrency> };
type Visit = { page: PageAddress; request: FastifyRequest; reply: FastifyReply };
/** A sent form that its page shows again, with the status of the answer. */
type Sent = { form: SentForm; status: number };

// Phones say 'Mobile' (developer.mozilla.org, Browser detection using the user agent).
const isPhone = ({ headers }: FastifyRequest): boolean => /\bMobi/.test(headers['user-agent'] ?? '');

// Rendering a page blocks the process for 10 to 20 ms, so other requests run between two pages.
function render({ pages, inTurn }: Site, { page, request, reply }: Visit, user?: Caller, sent?: SentForm) {
  const since = performance.now();
  return inTurn(async () => {
    if (performance.now() - since > maxWaitMs) throw new AppError('unavailable', { retryAfterSeconds: 5 });
    await setImmediate();
    if (reply.raw.destroyed) throw new ClientLeft();
    return pages.render(page.language, page.address, {
      user,
      sent,
      phone: user !== undefined && isPhone(request),
    });
  });
}

/** The page that all visitors share, from the cache or rendered now. */
async function sharedPage(site: Site, visit: Visit): Promise<CachedAnswer> {
  const { deps } = site;
  const { page, request, reply } = visit;
  const isTimed = page.address.startsWith('/product/');
  const name = `page ${page.language} ${page.address}`;
  const key = isTimed ? cacheKey(name, { cacheFor: 'minute' }, deps) : name;
  const cached = deps.cache.peek(key);
  if (cached) return cached;
  await deps.limiter.takeGeneral(clientOf(request.ip), 1);
  const make = async () => {
    const rendered = await render(site, visit);
    if (rendered.status !== page.status) throw new PageNotFound(rendered.html);
    return Buffer.from(rendered.html);
  };
  // Several clients wait for one rendering. If the first of them left, the others start it again.
  for (;;) {
    try {
      return await deps.cache.serve(key, isTimed ? timedTags : pageTags, make);
    } catch (error) {
      if (!(error instanceof ClientLeft) || reply.raw.destroyed) throw error;
    }
  }
}

async function sendShared(site: Site, visit: Visit): Promise<FastifyReply> {
  const { page, request, reply } = visit;
  const answer = await sharedPage(site, visit);
  if (!page.secret && page.status === 200) return sendCached(request, reply, answer, html);
  const body = await bodyFor(request, reply, answer);
  if (!page.secret) return sendNotFound(reply, body);
  return reply.code(page.status).headers(secretHeaders).type(html).send(body);
}

// Pages with personal data are rendered for each request and never cached.
async function sendPrivate(site: Site, visit: Visit, user?: Caller, sent?: Sent): Promise<FastifyReply> {
  const { request, reply } = visit;
  if (!sent) await site.deps.limiter.takeGeneral(clientOf(request.ip), 1);
  const rendered = await render(site, visit, user, sent?.form);
  const body = await bodyFor(request, reply, withEtag(Buffer.from(rendered.html)));
  // An order that is not there is the panel's message, not the page's.
  const found = visit.page.work ? 200 : rendered.status;
  const status = (found === 200 && sent?.status) || found;
  // Old browsers send a Referer alone, and none from a page with 'no-referrer'.
  const headers = visit.page.secret ? secretHeaders : personalHeaders;
  return reply.code(status).headers(headers).type(html).send(body);
}

const isTracked = (deps: PageDeps, token: string): Promise<boolean> =>
  trackedId(deps.db, deps, token).then(
    () => true,
    (error: unknown) => {
      if (describeError(error).status === 404) return false;
      throw error;
    },
  );

const ownVisit = (visit: Visit): Visit => ({
  ...visit,
  page: { ...visit.page, address: visit.page.own ?? visit.page.address },
});

/** A screen for work. Whoever may not open it, or when the data fails, gets the frame that the browser fills. */
async function sendWork(site: Site, visit: Visit, caller: Caller): Promise<FastifyReply> {
  const { page, request } = visit;
  // The service worker stores its page for whoever signs in on this phone.
  if (request.headers['sec-fetch-dest'] === 'empty') return sendShared(site, visit);
  try {
    if (caller.token) await site.deps.limiter.takePersonalPage(clientOf(request.ip));
    const user = await caller.user();
    if (user && mayOpen(user.role, page.address)) return await sendPrivate(site, ownVisit(visit), caller);
  } catch (error) {
    noteFailure(request, error);
  }
  return sendShared(site, visit);
}

async function sendPage(site: Site, visit: Visit): Promise<FastifyReply> {
  const { deps } = site;
  const { page, request, reply } = visit;
  const caller = page.personal
    ? callerOf(deps, request, reply, { isLimitCounted: true, language: page.language })
    : null;
  if (caller && page.work) return sendWork(site, visit, caller);
  if (page.token !== undefined || caller?.token) await deps.limiter.takePersonalPage(clientOf(request.ip));
  if (page.token !== undefined && (await isTracked(deps, page.token)))
    return sendPrivate(site, { ...visit, page: { ...page, address: `/track/${page.token}` } });
  // Anyone may open a sticker's page.
  if (caller && (page.secret || (await caller.user()))) return sendPrivate(site, ownVisit(visit), caller);
  return sendShared(site, visit);
}

function noteFailure(request: FastifyRequest, error: unknown) {
  const failure = describeError(error);
  request.refusal = refusalOf(error);
  if (!request.refusal && failure.status >= 500) request.log.error({ err: error }, 'page not rendered');
  return failure;
}

/**
 * Sends an empty document with the status of the failure. The browser fills it; without scripts it shows the
 * failure's message.
 */
function sendEmpty({ pages }: Site, { page, request, reply }: Visit, error: unknown): FastifyReply {
  const failure = noteFailure(request, error);
  if (failure.retryAfterSeconds !== undefined) reply.header('retry-after', String(failure.retryAfterSeconds));
  const sentence = `<noscript><p class="page">${escapeHtml(failure.message)}</p></noscript>`;
  return reply
    .code(failure.status)
    .header('cache-control', 'no-store')
    .type(html)
    .send(pages.empty[page.language].replace('</body>', `${sentence}</body>`));
}

/** Answers a form with its page, which shows what was sent. */
export type ShowSent = (visit: Visit, caller: Caller, sent: Sent) => Promise<FastifyReply>;

/** Answers all paths without another route with a page. Returns the answer to forms. */
export function addRenderedPages(app: FastifyInstance, deps: PageDeps, pages: PageRenderer): ShowSent {
  const site: Site = { deps, pages, inTurn: limitConcurrency(1, maxWaiting) };
  app.setNotFoundHandler(async (request, reply) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      const isForm = request.headers['content-type'] === 'application/x-www-form-urlencoded';
      return (isForm ? sendSentence : sendFailure)(new AppError('methodNotAllowed'), request, reply);
    }
    const page = pageAddressOf(request.url);
    const preferred = page.language === 'en' ? preferredLanguage(request) : 'en';
    if (preferred !== 'en')
      return reply
        .header('cache-control', 'no-store')
        .header('vary', 'cookie, accept-language')
        .redirect(prefixOf(preferred) + request.url.replace(/^https?:\/\/[^/?#]+/i, ''));
    const visit = { page, request, reply };
    try {
      return await sendPage(site, visit);
    } catch (error) {
      if (error instanceof PageNotFound) return sendNotFound(reply, error.html);
      return sendEmpty(site, visit, error);
    }
  });
  return async ({ page, ...visit }, caller, sent) => {
    const address = page.token === undefined ? page.address : `/track/${page.token}`;
    const user = page.personal && (await caller.user()) ? caller : undefined;
    return sendPrivate(site, { ...visit, page: { ...page, address } }, user, sent);
  };
}
