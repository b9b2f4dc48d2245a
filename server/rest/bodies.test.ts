import { describe, expect, it } from 'vitest';
import { openTestApi, signUpBody } from '#server/testing/api.ts';
import { expectDone, expectFailure, expectRefused } from '#server/testing/contract/case.ts';
import { freshDatabase } from '#server/testing/database.ts';

const api = await openTestApi(await freshDatabase());
const { call } = api;

describe('/api', () => {
  it('/api checks the session and the role before it reads the body', async () => {
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

  it('/api accepts only JSON', async () => {
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

  it('/api refuses a body without a type', async () => {
    const answer = await api.app.inject({ method: 'POST', url: '/api/signin', payload: Buffer.from('{}') });
    expect(answer.statusCode).toBe(415);
  });

  it('/api treats an empty body as a body without fields', async () => {
    expectRefused(await call('POST /api/signin'), 400, 'Email is required');
    const headers = { 'content-type': 'application/json' };
    expectRefused(await call('POST /api/signin', { headers }), 400, 'Email is required');
    expectRefused(await call('POST /api/signin', { headers, body: 'null' }), 400, 'Email is required');
    expectDone(await call('GET /api/get-product', { headers }), 200);
  });

  it('/api accepts only an object as body', async () => {
    const asha = await api.customer();
    for (const body of ['[]', '"text"', '5', 'true', '[{"email":"a@b.in"}]']) {
      const answer = await call('POST /api/signin', { body });
      expectRefused(answer, 400, 'Please send the fields as a JSON object');
      const inPath = await call('POST /api/add-feedback/no-id', { as: asha, body });
      expectRefused(inPath, 400, 'Please send the fields as a JSON object');
    }
  });

  it('/api refuses broken JSON', async () => {
    for (const body of ['{', '{"a":}', "{'a':1}", ' ', '{}x', Buffer.from([0x7b, 0xff, 0x7d])]) {
      const answer = await call('POST /api/signin', { body });
      expectFailure(answer, 'malformedJson');
      expect(answer.body).not.toHaveProperty('issues');
    }
  });

  it('/api ignores fields that are not listed', async () => {
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

  it('/api refuses a repeated query parameter', async () => {
    expectRefused(
      await call('GET /api/get-product?limit=1&limit=2'),
      400,
      'Limit must be between 1 and 1000',
    );
    expect((await call('GET /api/get-product?cursor=a&cursor=b')).status).toBe(400);
    expectDone(await call('GET /api/get-product?other=1&other=2&__proto__=1'), 200);
  });
});
