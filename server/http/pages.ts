// The browser's files: assets under names that never change their bytes, the rendered pages, the demo's clips.
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '#shared/errors.ts';
import { paths } from '#shared/paths.ts';
import type { Deps } from '../deps.ts';
import type { Tag } from '../platform/cache/keeper.ts';
import { describeError } from './error-body.ts';
import { sendKept } from './kept.ts';
import { openPageRenderer } from './page-renderer.ts';
import { sendFailure } from './send-failure.ts';

const dist = new URL('../../dist/', import.meta.url);
const clips = fileURLToPath(new URL('../seed/clips/', import.meta.url));
const html = 'text/html; charset=utf-8';
const pageTags: readonly Tag[] = ['catalogue', 'categories', 'business', 'reels'];

// What a page's content depends on beside its path; anything else in a query (a campaign's mark) is no new page.
const knownQuery = ['q', 'category', 'sort'];

function addressOf(request: FastifyRequest): string {
  const url = new URL(request.url, 'http://page');
  const query = new URLSearchParams();
  for (const name of knownQuery) for (const value of url.searchParams.getAll(name)) query.append(name, value);
  const search = query.toString();
  return search ? `${url.pathname}?${search}` : url.pathname;
}

// The link of a reset mail is a secret: such a page is neither kept nor named to other sites.
const isSecret = (address: string) => address.toLowerCase().startsWith(paths.resetPassword(''));

// Addresses that have no page are endless, so what is shown there is not kept.
class NothingThere extends Error {
  readonly html: string;
  readonly status: number;
  constructor(html: string, status: number) {
    super('no page at this address');
    this.html = html;
    this.status = status;
  }
}

/** Registers the built client and its pages. Without a build the server still answers /api and /trpc. */
export async function addPages(app: FastifyInstance, deps: Deps): Promise<void> {
  await app.register(fastifyStatic, { root: clips, prefix: '/clips/', maxAge: '1d', index: false });
  if (!existsSync(new URL('client/index.html', dist))) {
    deps.log.warn('No built pages: run npm run build');
    return;
  }
  // Assets are many: a route for each took a tenth of the start.
  await app.register(fastifyStatic, {
    root: fileURLToPath(new URL('client/assets/', dist)),
    prefix: '/assets/',
    decorateReply: false,
    index: false,
    preCompressed: true,
    setHeaders: (response) => response.header('cache-control', 'public, max-age=31536000, immutable'),
  });
  await app.register(fastifyStatic, {
    root: fileURLToPath(new URL('client/', dist)),
    prefix: '/',
    decorateReply: false,
    wildcard: false,
    index: false,
    preCompressed: true,
    globIgnore: ['assets/**', '**/index.html', '**/*.br', '**/*.gz'],
    setHeaders: (response) => response.header('cache-control', 'public, max-age=3600'),
  });
  const pages = openPageRenderer(deps, dist);

  const sendPage = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const address = addressOf(request);
    if (isSecret(address)) {
      const { status, html: text } = await pages.render(address);
      return reply
        .code(status)
        .headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
        .type(html)
        .send(text);
    }
    const kept = await deps.keeper.serve(`page ${address}`, pageTags, async () => {
      const page = await pages.render(address);
      if (page.status !== 200) throw new NothingThere(page.html, page.status);
      return Buffer.from(page.html);
    });
    return sendKept(request, reply, kept, html);
  };

  app.setNotFoundHandler(async (request, reply) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return sendFailure(new AppError('methodNotAllowed'), request, reply);
    }
    try {
      return await sendPage(request, reply);
    } catch (error) {
      if (error instanceof NothingThere) {
        return reply.code(error.status).header('cache-control', 'no-cache').type(html).send(error.html);
      }
      // the browser can still draw the page by itself and tell what is wrong
      const told = describeError(error);
      request.log.error({ err: error }, 'page not rendered');
      if (told.retryAfterSeconds !== undefined) reply.header('retry-after', String(told.retryAfterSeconds));
      return reply.code(told.status).header('cache-control', 'no-store').type(html).send(pages.empty);
    }
  });
}
