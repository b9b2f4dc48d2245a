import { describe, expect, it } from 'vitest';
import { openTestApi } from '#server/testing/api.ts';
import { expectDone, expectFailure } from '#server/testing/contract/case.ts';
import { freshDatabase } from '#server/testing/database.ts';

const partner = 'https://partner.example.org';
const api = await openTestApi(await freshDatabase(), { CORS_ORIGINS: partner });
const { call } = api;
const overHttp = await openTestApi(await freshDatabase(), { PUBLIC_URL: 'http://shop.example.com' });

describe('a session over /api', () => {
  it('a bearer header takes precedence over a valid cookie', async () => {
    const asha = await api.customer();
    const cookie = `token=${asha.token()}`;
    for (const authorization of ['Bearer wrong', 'bearer wrong', 'Bearer ', 'Bearer', 'Bearer a b']) {
      const answer = await call('GET /api/user-details', { headers: { cookie, authorization } });
      expectFailure(answer, 'loginRequired');
    }
    for (const authorization of ['Basic YTpi', '', 'Token x', 'Bearerish x']) {
      expectDone(await call('GET /api/user-details', { headers: { cookie, authorization } }), 200);
    }
    const wrongCookie = { cookie: 'token=wrong', authorization: `bearer ${asha.token()}` };
    expectDone(await call('GET /api/user-details', { headers: wrongCookie }), 200);
  });

  it("a cookie changes data only from the shop's own and listed pages", async () => {
    const asha = await api.customer();
    const cookie = `token=${asha.token()}`;
    const change = (headers: Record<string, string>) =>
      call('DELETE /api/clear-cart-product', { headers: { cookie, ...headers } });
    for (const headers of [
      { origin: 'https://shop.example.com' },
      { origin: partner },
      { host: 'repairs.local:4000', origin: 'http://repairs.local:4000' },
      { 'sec-fetch-site': 'same-origin' },
      { 'sec-fetch-site': 'same-origin', origin: 'null' },
      { 'sec-fetch-site': 'same-origin', referer: 'https://elsewhere.example/' },
      { referer: 'https://shop.example.com/cart?a=b' },
      { referer: `${partner}/` },
      { host: 'repairs.local:4000', referer: 'http://repairs.local:4000/mr/cart' },
    ]) {
      expectDone(await change(headers), 200);
    }
    for (const headers of [
      {},
      { origin: 'null' },
      { origin: '' },
      { origin: 'https://shop.example.com:8443' },
      { origin: 'https://shop.example.com.evil.example' },
      { host: 'repairs.local:4000', origin: 'http://repairs.local' },
      { 'sec-fetch-site': 'same-site' },
      { 'sec-fetch-site': 'same-origin', origin: 'https://elsewhere.example' },
      { 'sec-fetch-site': 'cross-site', origin: 'null', referer: 'https://shop.example.com/' },
      { 'sec-fetch-site': 'none', referer: 'https://shop.example.com/' },
      { origin: 'null', referer: 'https://shop.example.com/' },
      { origin: '', referer: 'https://shop.example.com/' },
      { referer: '' },
      { referer: '/cart' },
      { referer: 'about:blank' },
      { referer: 'https://shop.example.com:8443/' },
      { referer: 'https://shop.example.com.evil.example/' },
      { referer: 'https://evil.example/?https://shop.example.com/' },
      { referer: 'https://shop.example.com@evil.example/' },
    ]) {
      expectFailure(await change(headers), 'foreignOrigin');
    }
    const bearer = { authorization: `Bearer ${asha.token()}`, origin: 'https://elsewhere.example' };
    expectDone(await change(bearer), 200);
  });
});

describe('an Origin header without a port', () => {
  // The shop's scheme, the request's Host header and the page's Origin header.
  it.each([
    ['https', 'inside:4000', 'https://shop.example.com', true],
    ['https', 'inside:4000', 'https://shop.example.com:443', true],
    ['https', 'inside:4000', 'http://shop.example.com:443', true],
    ['https', 'inside:4000', 'http://shop.example.com', false],
    ['https', 'inside:4000', 'https://shop.example.com:80', false],
    ['https', 'inside:4000', 'ftp://shop.example.com', false],
    ['https', 'shop.example.com', 'http://shop.example.com', false],
    ['https', 'other.example.com', 'https://other.example.com', true],
    ['https', 'other.example.com', 'http://other.example.com', false],
    ['https', 'other.example.com:443', 'https://other.example.com', true],
    ['https', 'other.example.com:80', 'https://other.example.com', false],
    ['http', 'inside:4000', 'http://shop.example.com', true],
    ['http', 'inside:4000', 'https://shop.example.com', false],
    ['http', 'inside:4000', 'http://inside:4000', true],
    ['http', 'inside:80', 'http://inside', true],
    ['http', 'inside', 'http://inside', true],
    ['http', 'inside', 'https://inside', true],
    ['http', 'inside', 'http://inside:8080', false],
    ['http', '[', 'http://inside', false],
    ['http', '[::1]:4000', 'http://[::1]:4000', true],
  ] as const)(
    'an Origin without a port fits: shop by %s, Host %s, page of %s',
    async (scheme, host, origin, ours) => {
      const shop = scheme === 'http' ? overHttp : api;
      const cookie = `token=${(await shop.customer()).token()}`;
      const answer = await shop.call('DELETE /api/clear-cart-product', { headers: { cookie, host, origin } });
      expect(answer.status).toBe(ours ? 200 : 403);
    },
  );
});

describe('CORS', () => {
  it('CORS lets listed pages read answers and refusals', async () => {
    for (const name of [
      'GET /api/get-product',
      'GET /api/user-details',
      'GET /api/nothing',
      'POST /api/signin',
    ] as const) {
      const { headers } = await call(name, { headers: { origin: partner } });
      expect(headers['access-control-allow-origin'], name).toBe(partner);
      expect(headers['access-control-allow-credentials'], name).toBe('true');
      expect(headers['access-control-expose-headers'], name).toContain('retry-after');
      expect(String(headers.vary).toLowerCase(), name).toContain('origin');
    }
  });

  it('CORS answers preflights of listed pages', async () => {
    for (const path of ['get-product', 'update-reel', 'delete-reel/x', 'nothing']) {
      const { status, headers } = await call(`OPTIONS /api/${path}`, {
        headers: {
          origin: partner,
          'access-control-request-method': 'PATCH',
          'access-control-request-headers': 'authorization,content-type',
        },
      });
      expect(status).toBe(204);
      expect(headers['access-control-allow-origin']).toBe(partner);
      expect(headers['access-control-allow-methods']).toContain('PATCH');
      expect(headers['access-control-allow-headers']).toContain('authorization');
      expect(headers['access-control-allow-credentials']).toBe('true');
    }
  });

  it('CORS sends no headers to other pages', async () => {
    for (const origin of ['https://elsewhere.example', 'null', `${partner}.evil.example`]) {
      const asked = { origin, 'access-control-request-method': 'POST' };
      for (const answer of [
        await call('GET /api/get-product', { headers: { origin } }),
        await call('OPTIONS /api/signin', { headers: asked }),
      ]) {
        expect(Object.keys(answer.headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
      }
    }
    const { headers } = await call('GET /api/get-product');
    expect(headers).not.toHaveProperty('access-control-allow-origin');
  });
});
