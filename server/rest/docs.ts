import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../deps.ts';
import { sendCached } from '../http/send-cached.ts';
import { type CachedAnswer, withEtag } from '../platform/cache.ts';

export const docsCalls = [
  { method: 'GET', path: '/api/openapi.json' },
  { method: 'GET', path: '/api/docs' },
] as const;

const files = join(dirname(fileURLToPath(import.meta.resolve('@fastify/swagger-ui'))), 'static');

const page = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>API of the shop</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/api/docs/static/swagger-ui.css">
</head>
<body>
<div id="viewer"></div>
<script src="/api/docs/static/swagger-ui-bundle.js"></script>
<script src="/api/docs/start.js"></script>
</body>
</html>
`;

const start = `SwaggerUIBundle({
  url: '/api/openapi.json',
  dom_id: '#viewer',
  deepLinking: true,
  displayRequestDuration: true,
  filter: true,
  tryItOutEnabled: true,
  validatorUrl: null,
});
`;

export async function addDocs(app: FastifyInstance, deps: Deps): Promise<void> {
  let document: Promise<CachedAnswer> | undefined;
  const makeDocument = async () => {
    const { openApiDocument } = await import('./openapi/document.ts');
    return withEtag(Buffer.from(JSON.stringify(openApiDocument(deps.config.publicUrl))));
  };
  app.get('/openapi.json', async (request, reply) => {
    document ??= makeDocument();
    return sendCached(request, reply, await document, 'application/json; charset=utf-8');
  });
  const send = (path: string, type: string, text: string) => {
    const cached = withEtag(Buffer.from(text));
    app.get(path, (request, reply) => sendCached(request, reply, cached, `${type}; charset=utf-8`));
  };
  send('/docs', 'text/html', page);
  send('/docs/start.js', 'text/javascript', start);
  await app.register(fastifyStatic, {
    root: files,
    prefix: '/docs/static/',
    decorateReply: false,
    index: false,
    maxAge: '1d',
  });
}
