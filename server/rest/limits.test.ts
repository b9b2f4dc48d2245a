// The limits as callers of /api meet them: 429 with Retry-After, counted before session, body and fields.
import { expect, it } from 'vitest';
import { type CallName, enquiryBody, openTestApi, signUpBody } from '#server/testing/api.ts';
import { followClock } from '#server/testing/caller.ts';
import { expectDone, expectFailure } from '#server/testing/contract/case.ts';
import { freshDatabase } from '#server/testing/database.ts';

// a tenth of each: sign-in 1, sign-up 2, forgot-password 1, enquiries 1, uploads 12, all together 60
const api = await openTestApi(await freshDatabase(), { RATE_LIMIT_FACTOR: '0.1' });
followClock(api);
const { call } = api;

const uses: [CallName, number, unknown, number][] = [
  ['POST /api/signin', 1, { email: 'nobody@example.com', password: 'x' }, 60],
  ['POST /api/signup', 2, signUpBody, 3600],
  ['POST /api/forgot-password', 1, { email: 'nobody@example.com' }, 3600],
  ['POST /api/create-enquiry', 1, enquiryBody, 600],
  ['POST /api/upload-image', 12, {}, 3600],
];

it.each(uses)(
  '%s is counted, refused ones too, and told when to come back',
  async (name, most, body, seconds) => {
    for (let used = 0; used < most; used += 1) {
      expect((await call(name, { body: '{' })).status).not.toBe(429);
    }
    const answer = await call(name, { body });
    expectFailure(answer, 'tooMany');
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    expect(Number(answer.headers['retry-after'])).toBeLessThanOrEqual(seconds);
    expectFailure(await call(name, { headers: { 'content-type': 'text/plain' }, body: 'x' }), 'tooMany');
    api.wait(seconds * 1000 + 1);
    expect((await call(name, { body })).status).not.toBe(429);
  },
);

it('counts all calls of an address together, and no unknown paths or wrong methods', async () => {
  const from = (remoteAddress: string, url: string, method: 'GET' | 'POST' = 'GET') =>
    api.app.inject({ method, url, remoteAddress, headers: { 'x-forwarded-for': '192.0.2.99' } });
  for (let used = 0; used < 60; used += 1) {
    await from('192.0.2.1', '/api/nothing');
    await from('192.0.2.1', '/api/signin');
    expect(
      (await from('192.0.2.1', used % 2 ? '/api/get-company' : '/api/user-details')).statusCode,
    ).not.toBe(429);
  }
  const refused = await from('192.0.2.1', '/api/user-details');
  expect(refused.statusCode).toBe(429);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect((await from('192.0.2.2', '/api/get-company')).statusCode).toBe(200);
  expect((await from('192.0.2.1', '/api/nothing')).statusCode).toBe(404);
});

it('takes the address from X-Forwarded-For only behind a named proxy', async () => {
  for (const client of ['192.0.2.10', '192.0.2.11']) {
    const answer = await call('POST /api/create-enquiry', {
      headers: { 'x-forwarded-for': client },
      body: enquiryBody,
    });
    if (client === '192.0.2.10') expectDone(answer, 201);
    else expectFailure(answer, 'tooMany');
  }
});
