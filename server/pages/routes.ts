import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../deps.ts';
import { StartError } from '../start-error.ts';
import { addForms } from './forms/protocol.ts';
import { addRenderedPages } from './rendered.ts';
import { openPageRenderer } from './renderer.ts';

const dist = new URL('../../dist/', import.meta.url);
const clips = fileURLToPath(new URL('../seed/clips/', import.meta.url));

// The service worker sw.js and the manifest are not cached, so that phones load a new release at once.
const freshness = (path: string): string =>
  /\/(sw\.\w+\.js|sw\.js|jobs[\w.]*\.webmanifest)$/.test(path) ? 'no-cache' : 'public, max-age=3600';

export async function addPages(app: FastifyInstance, deps: Deps): Promise<void> {
  await app.register(fastifyStatic, { root: clips, prefix: '/clips/', maxAge: '1d', index: false });
  if (!existsSync(new URL('client/index.html', dist))) {
    if (deps.config.production) throw new StartError('The pages are not built: run npm run build');
    deps.log.warn('No built pages: run npm run build');
    return;
  }
  // One route serves all assets. Separate routes took a tenth of the time to start.
  await app.register(fastifyStatic, {
    root: fileURLToPath(new URL('client/assets/', dist)),
    prefix: '/assets/',
    decorateReply: false,
    index: false,
    preCompressed: true,
    setHeaders: (response) => response.header('cache-control', 'public, max-age=31536000, immutable'),
    // The file name contains a hash, so an ETag would only add bytes.
    lastModified: false,
  });
  await app.register(fastifyStatic, {
    root: fileURLToPath(new URL('client/', dist)),
    prefix: '/',
    decorateReply: false,
    wildcard: false,
    index: false,
    preCompressed: true,
    globIgnore: ['assets/**', '**/index.html', '**/*.br', '**/*.gz'],
    setHeaders: (response, path) => response.header('cache-control', freshness(path)),
  });
  const showSent = addRenderedPages(app, deps, openPageRenderer(deps, dist));
  await addForms(app, deps, showSent);
}
