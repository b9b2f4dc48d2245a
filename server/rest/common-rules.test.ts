// The rules that all calls of /api share: paths, methods, types, sizes, sessions, foreign pages, headers.
import { describe, expect, it } from 'vitest';
import { type CallName, openTestApi, signUpBody } from '#server/testing/api.ts';
import { expectDone, expectFailure, expectRefused } from '#server/testing/contract/case.ts';
import { freshDatabase } from '#server/testing/database.ts';

const partner = 'https://partner.example.org';
const api = await openTestApi(await freshDatabase(), { CORS_ORIGINS: partner });
const { call } = api;

describe('paths and methods', () => {
  it('answers an unknown path with 404, whatever the method and the session', async () => {
    for (const name of [
      'GET /api',
      'GET /api/nothing',
      'POST /api/nothing',
      'GET /api/Get-Product',
      'GET /api/get-product%00',
      'GET /api/get-product/more',
      'GET /api/%E0%A4%A',
      'GET /api/get-product%',
      'GET /api//get-product',
      'POST /api/reset-password/',
      'DELETE /api/delete-category/',
      'GET /api/__proto__',
    ] as CallName[]) {
      const answer = await call(name);
      expectFailure(answer, 'unknownPath');
      expect(answer.headers['x-request-id'], name).toMatch(/^[0-9a-f-]{36}$/);
      expect(answer.body).not.toHaveProperty('issues');
    }
  });

  it('answers a path part that is too long with 404', async () => {
    const answer = await call(`POST /api/reset-password/${'x'.repeat(3000)}`, { body: {} });
    expectFailure(answer, 'unknownPath');
  });

  it('answers a wrong method with 405 and the methods that are known, before anything else', async () => {
    const known: [CallName, string][] = [
      ['POST /api/get-product', 'GET, HEAD'],
      ['GET /api/signin', 'POST'],
      ['HEAD /api/signin', 'POST'],
      ['GET /api/update-category/x', 'POST'],
      ['GET /api/delete-category/x/', 'DELETE'],
      ['PUT /api/all-user', 'GET, HEAD'],
      ['DELETE /api/openapi.json', 'GET, HEAD'],
      ['GET /api/upload-image', 'POST'],
      ['OPTIONS /api/get-product', 'GET, HEAD'],
    ];
    for (const [name, allow] of known) {
      const answer = await call(name, { headers: { 'content-type': 'text/plain' } });
      expect(answer.status, name).toBe(405);
      if (!name.startsWith('HEAD')) expectFailure(answer, 'methodNotAllowed');
      expect(answer.headers.allow, name).toBe(allow);
    }
  });

  it('tells an unknown path or method before it reads the body', async () => {
    for (const body of ['{', Buffer.alloc(5 * 2 ** 20, ' ')]) {
      expectFailure(await call('POST /api/nothing', { body }), 'unknownPath');
      expectFailure(await call('PUT /api/signin', { body }), 'methodNotAllowed');
    }
    for (const method of ['QUERY', 'PROPFIND', 'TRACE']) {
      const answer = await call(`${method} /api/signin` as CallName);
      expectFailure(answer, 'methodNotAllowed');
    }
  });

  it('ignores a trailing slash and answers HEAD where GET works', async () => {
    expectDone(await call('GET /api/get-product/'), 200);
    const head = await call('HEAD /api/get-product');
    expect({ status: head.status, text: head.text }).toEqual({ status: 200, text: '' });
    const asha = await api.customer();
    expect((await call('HEAD /api/get-orders', { as: asha })).status).toBe(200);
    expect((await call('HEAD /api/get-orders')).status).toBe(401);
    const owner = await api.admin();
    const sheet = await call('HEAD /api/export-enquiries', { as: owner });
    expect({ status: sheet.status, text: sheet.text }).toEqual({ status: 200, text: '' });
  });
});

describe('bodies', () => {
  it('asks for the session and the role before it looks at type, size and JSON', async () => {
    const asha = await api.customer();
    for (const ask of [
      { headers: { 'content-type': 'text/plain' }, body: 'x' },
      { headers: { 'content-type': 'application/json' }, body: '{' },
      { headers: { 'content-type': 'application/json' }, body: Buffer.alloc(5 * 2 ** 20, ' ') },
    ]) {
      expectFailure(await call('POST /api/upload-product', ask), 'loginRequired');
      expectFailure(await call('POST /api/upload-product', { ...ask, as: asha }), 'permissionDenied');
    }
  });

  it('takes JSON alone', async () => {
    for (const type of [
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
      'application/xml',
      'nonsense',
    ]) {
      const answer = await call('POST /api/signin', { headers: { 'content-type': type }, body: 'a=b' });
      expectFailure(answer, 'wrongContentType');
    }
    const headers = { 'content-type': 'application/JSON; charset=UTF-8' };
    expectRefused(await call('POST /api/signin', { headers, body: '{}' }), 400, 'Email is required');
  });

  it('takes a body without a type for no JSON', async () => {
    const answer = await api.app.inject({ method: 'POST', url: '/api/signin', payload: Buffer.from('{}') });
    expect(answer.statusCode).toBe(415);
  });

  it('takes no body for no fields', async () => {
    expectRefused(await call('POST /api/signin'), 400, 'Email is required');
    const headers = { 'content-type': 'application/json' };
    expectRefused(await call('POST /api/signin', { headers }), 400, 'Email is required');
    expectRefused(await call('POST /api/signin', { headers, body: 'null' }), 400, 'Email is required');
    expectDone(await call('GET /api/get-product', { headers }), 200);
  });

  it('takes an object alone', async () => {
    const asha = await api.customer();
    for (const body of ['[]', '"text"', '5', 'true', '[{"email":"a@b.in"}]']) {
      const answer = await call('POST /api/signin', { body });
      expectRefused(answer, 400, 'Please send the fields as a JSON object');
      const inPath = await call('POST /api/add-feedback/no-id', { as: asha, body });
      expectRefused(inPath, 400, 'Please send the fields as a JSON object');
    }
  });

  it('refuses broken JSON without issues', async () => {
    for (const body of ['{', '{"a":}', "{'a':1}", ' ', '{}x', Buffer.from([0x7b, 0xff, 0x7d])]) {
      const answer = await call('POST /api/signin', { body });
      expectFailure(answer, 'malformedJson');
      expect(answer.body).not.toHaveProperty('issues');
    }
    for (const deep of ['['.repeat(100_000), `${'{"a":'.repeat(100_000)}1${'}'.repeat(100_000)}`]) {
      expectFailure(await call('POST /api/signin', { body: deep }), 'malformedJson');
    }
  });

  it('takes 4 MiB and no more', async () => {
    const frame = JSON.stringify({ email: '', password: '' });
    const fill = (bytes: number) => `${frame.slice(0, -2)}${'x'.repeat(bytes - frame.length)}"}`;
    const exact = await call('POST /api/signin', { body: fill(4 * 2 ** 20) });
    expect(exact.status).toBe(400);
    expectFailure(await call('POST /api/signin', { body: fill(4 * 2 ** 20 + 1) }), 'bodyTooLarge');
  });

  it('ignores and never keeps what is not listed', async () => {
    const body = {
      ...signUpBody,
      _id: 'mine',
      userId: 5,
      role: 'ADMIN',
      constructor: 1,
      __proto__: { a: 1 },
    };
    const answer = await call('POST /api/signup', {
      body: JSON.stringify(body).replace('{', '{"__proto__":{"role":"ADMIN"},'),
    });
    expectDone(answer, 201, { data: { role: 'GENERAL', userId: 1001 } });
  });

  it('reads a repeated query key as a wrong value', async () => {
    expectRefused(
      await call('GET /api/get-product?limit=1&limit=2'),
      400,
      'Limit must be between 1 and 1000',
    );
    expect((await call('GET /api/get-product?cursor=a&cursor=b')).status).toBe(400);
    expectDone(await call('GET /api/get-product?other=1&other=2&__proto__=1'), 200);
  });
});

describe('sessions', () => {
  it('lets a bearer header win, also when it is wrong or empty', async () => {
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

  it('takes a change by cookie from its own pages and listed ones alone', async () => {
    const asha = await api.customer();
    const cookie = `token=${asha.token()}`;
    const change = (headers: Record<string, string>) =>
      call('DELETE /api/clear-cart-product', { headers: { cookie, ...headers } });
    for (const headers of [
      { origin: 'https://shop.example.com' },
      { origin: partner },
      { host: 'repairs.local:4000', origin: 'http://repairs.local:4000' },
      { 'sec-fetch-site': 'same-origin' },
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
    ]) {
      expectFailure(await change(headers), 'foreignOrigin');
    }
    const bearer = { authorization: `Bearer ${asha.token()}`, origin: 'https://elsewhere.example' };
    expectDone(await change(bearer), 200);
  });
});

describe('foreign pages', () => {
  it('lets listed ones read answers and refusals, with credentials', async () => {
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

  it('answers their preflights, on unknown paths too', async () => {
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

  it('says nothing to others', async () => {
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

describe('headers', () => {
  it('tags public reads and answers 304 with the tag', async () => {
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

  it('compresses what is worth it, and says so', async () => {
    for (const _ of [1, 2, 3, 4]) await api.make.service();
    for (const encoding of ['br', 'gzip']) {
      const { headers } = await call('GET /api/get-product', { headers: { 'accept-encoding': encoding } });
      expect(headers['content-encoding']).toBe(encoding);
      expect(String(headers.vary)).toContain('accept-encoding');
    }
  });
});

describe('the viewer', () => {
  it('is served from our own origin without inline script', async () => {
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
