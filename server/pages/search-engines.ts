import type { FastifyInstance } from 'fastify';
import { type Language, languageCodes, prefixOf } from '#shared/language.ts';
import { refusedAddresses, sitemapPages } from '#shared/pages.ts';
import { paths } from '#shared/paths.ts';
import type { Deps } from '../deps.ts';
import { listCategories } from '../features/catalogue/categories.ts';
import { listPublished } from '../features/catalogue/queries.ts';
import { sendCached } from '../http/send-cached.ts';

const refused = [
  ...languageCodes.flatMap((code) => refusedAddresses.map((path) => prefixOf(code) + path)),
  '/api/',
  '/trpc/',
];

const escapeXml = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;');

async function sitemap({ db, config }: Deps): Promise<string> {
  const [categories, services] = await Promise.all([listCategories(db), listPublished(db)]);
  const addressIn = (language: Language, path: string) =>
    escapeXml(config.publicUrl + prefixOf(language) + path);
  const alternates = (path: string) =>
    languageCodes
      .map((code) => `<xhtml:link rel="alternate" hreflang="${code}" href="${addressIn(code, path)}"/>`)
      .join('');
  const entry = (path: string, changed?: Date) => {
    const modified = changed ? `<lastmod>${changed.toISOString()}</lastmod>` : '';
    return languageCodes
      .map((code) => `<url><loc>${addressIn(code, path)}</loc>${modified}${alternates(path)}</url>`)
      .join('\n');
  };
  const entries = [
    ...sitemapPages.map((path) => entry(path)),
    ...categories.map(({ value }) => entry(paths.services([value]))),
    ...services.map(({ id, updated_at }) => entry(paths.service(id), updated_at)),
  ];
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${entries.join('\n')}\n</urlset>\n`;
}

export function addSearchEngineFiles(app: FastifyInstance, deps: Deps): void {
  app.get('/sitemap.xml', async (request, reply) => {
    const cached = await deps.cache.serve('sitemap', ['catalogue', 'categories'], async () =>
      Buffer.from(await sitemap(deps)),
    );
    return sendCached(request, reply, cached, 'application/xml; charset=utf-8');
  });
  const robots = [
    'User-agent: *',
    ...refused.map((path) => `Disallow: ${path}`),
    `Sitemap: ${deps.config.publicUrl}/sitemap.xml`,
  ].join('\n');
  app.get('/robots.txt', (_request, reply) =>
    reply
      .header('cache-control', 'public, max-age=3600')
      .type('text/plain; charset=utf-8')
      .send(`${robots}\n`),
  );
}
