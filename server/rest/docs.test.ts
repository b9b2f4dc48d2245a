import { describe, expect, it } from 'vitest';
import { type CallName, openTestApi } from '#server/testing/api.ts';
import { expectFailure } from '#server/testing/contract/case.ts';
import { freshDatabase } from '#server/testing/database.ts';

const api = await openTestApi(await freshDatabase());
const { call } = api;

describe('the viewer of the API document', () => {
  it("the API viewer loads from the shop's own origin without inline script", async () => {
    const page = await call('GET /api/docs');
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(page.headers['content-security-policy']).toContain("script-src 'self';");
    const sources = [...page.text.matchAll(/<script([^>]*)>([^<]*)/g)];
    expect(sources.length).toBeGreaterThan(0);
    for (const [, attributes, inline] of sources) {
      expect(inline).toBe('');
      const [, path] = /src="(\/api\/docs\/[^"]+)"/.exec(attributes ?? '') ?? [];
      expect((await call(`GET ${path}` as CallName)).headers['content-type']).toMatch(/javascript/);
    }
    expect((await call('GET /api/docs/static/swagger-ui.css')).status).toBe(200);
    expectFailure(await call('GET /api/docs/static/../../package.json'), 'unknownPath');
  });
});
