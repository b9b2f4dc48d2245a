import { describe, expect, it } from 'vitest';
import { type CallName, openTestApi } from '#server/testing/api.ts';
import { expectDone, expectFailure } from '#server/testing/contract/case.ts';
import { freshDatabase } from '#server/testing/database.ts';

const api = await openTestApi(await freshDatabase());
const { call } = api;

describe('/api', () => {
  it('/api answers an unknown path with 404', async () => {
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

  it('/api answers a path part that is too long with 404', async () => {
    const answer = await call(`POST /api/reset-password/${'x'.repeat(3000)}`, { body: {} });
    expectFailure(answer, 'unknownPath');
  });

  it('/api answers a wrong method with 405 and the allowed methods', async () => {
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

  it('/api checks path and method before it reads the body', async () => {
    for (const body of ['{', Buffer.alloc(5 * 2 ** 20, ' ')]) {
      expectFailure(await call('POST /api/nothing', { body }), 'unknownPath');
      expectFailure(await call('PUT /api/signin', { body }), 'methodNotAllowed');
    }
    for (const method of ['QUERY', 'PROPFIND', 'TRACE']) {
      const answer = await call(`${method} /api/signin` as CallName);
      expectFailure(answer, 'methodNotAllowed');
    }
  });

  it('/api ignores a trailing slash', async () => {
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
