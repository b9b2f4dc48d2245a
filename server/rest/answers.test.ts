import { describe, expect, it } from 'vitest';
import { openTestApi } from '#server/testing/api.ts';
import { freshDatabase } from '#server/testing/database.ts';

const api = await openTestApi(await freshDatabase());
const { call } = api;

describe('/api', () => {
  it('/api answers 304 to the entity tag of a public read', async () => {
    await api.make.service();
    for (const name of [
      'GET /api/get-product',
      'GET /api/get-categoryProduct',
      'GET /api/search?q=washing',
      'GET /api/get-category',
      'GET /api/get-company',
      'GET /api/get-reel',
      'GET /api/openapi.json',
    ] as const) {
      const { headers } = await call(name);
      expect(headers.etag, name).toMatch(/^"[\w-]+"$/);
      for (const tag of [
        String(headers.etag),
        `W/${String(headers.etag)}`,
        `"x", ${String(headers.etag)}`,
        '*',
      ]) {
        const again = await call(name, { headers: { 'if-none-match': tag } });
        expect({ status: again.status, text: again.text, etag: again.headers.etag }, name).toEqual({
          status: 304,
          text: '',
          etag: headers.etag,
        });
      }
    }
  });

  it('/api compresses long answers', async () => {
    for (const _ of [1, 2, 3, 4]) await api.make.service();
    for (const encoding of ['br', 'gzip']) {
      const { headers } = await call('GET /api/get-product', { headers: { 'accept-encoding': encoding } });
      expect(headers['content-encoding']).toBe(encoding);
      expect(String(headers.vary)).toContain('accept-encoding');
    }
  });
});
