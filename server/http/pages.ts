// The browser's files: assets under names that never change their bytes, the pages, the demo's clips.
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { AppError } from '#shared/errors.ts';
import type { Deps } from '../deps.ts';
import { sendFailure } from './send-failure.ts';

const built = fileURLToPath(new URL('../../dist/client/', import.meta.url));
const clips = fileURLToPath(new URL('../seed/clips/', import.meta.url));

/** Registers the built client and its page. Without a build the server still answers /api and /trpc. */
export async function addPages(app: FastifyInstance, deps: Deps): Promise<void> {
  await app.register(fastifyStatic, { root: clips, prefix: '/clips/', maxAge: '1d', index: false });
  if (!existsSync(built)) {
    deps.log.warn('No built pages: run npm run build');
    return;
  }
  await app.register(fastifyStatic, {
    root: built,
    prefix: '/',
    decorateReply: false,
    wildcard: false,
    index: false,
    preCompressed: true,
    setHeaders: (response, path) => {
      const named = path.includes('/assets/');
      response.header(
        'cache-control',
        named ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
      );
    },
  });
  const page = await readFile(`${built}index.html`, 'utf8');
  app.setNotFoundHandler((request, reply) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return sendFailure(new AppError('methodNotAllowed'), request, reply);
    }
    return reply.header('cache-control', 'no-cache').type('text/html; charset=utf-8').send(page);
  });
}
