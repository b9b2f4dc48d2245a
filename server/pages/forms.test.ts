import cookie from '@fastify/cookie';
import fastify, { type FastifyBaseLogger } from 'fastify';
import { pino } from 'pino';
import { afterAll, expect, test } from 'vitest';
import { endMailsLink } from '#server/features/accounts/mail-choices.ts';
import { openTestShop } from '#server/testing/caller.ts';
import { freshDatabase } from '#server/testing/database.ts';
import { addTestService } from '#server/testing/services.ts';
import { noSuchId } from '#shared/primitives.ts';
import { sendFailure } from '../http/send-failure.ts';
import { addForms } from './forms.ts';

const shop = openTestShop(await freshDatabase());
const origin = shop.deps.config.publicUrl;

const app = fastify({ loggerInstance: pino({ level: 'silent' }) as FastifyBaseLogger });
app.setErrorHandler((error, request, reply) => sendFailure(error, request, reply));
app.decorateRequest('refusal', null);
await app.register(cookie);
await addForms(app, shop.deps);
afterAll(() => app.close());

type Sent = { token?: string | null; headers?: Record<string, string> };

async function send(url: string, fields: Record<string, string>, { token, headers }: Sent = {}) {
  const answer = await app.inject({
    method: 'POST',
    url,
    headers: { origin, 'content-type': 'application/x-www-form-urlencoded', ...headers },
    ...(token && { cookies: { token } }),
    payload: new URLSearchParams(fields).toString(),
  });
  const cookies = Object.fromEntries(answer.cookies.map(({ name, value }) => [name, value]));
  return { status: answer.statusCode, to: answer.headers.location, cookies };
}

test("'Request a Repair' without scripts puts the service into the cart", async () => {
  const [{ id }, asha] = [await addTestService(shop.deps.db), await shop.customer()];
  const answer = await send('/hi/cart', { service: id }, { token: asha.token() });
  expect(answer).toMatchObject({ status: 303, to: '/hi/cart' });
  expect((await asha.api.cart.view()).lines).toMatchObject([{ service: { _id: id } }]);
});

test('a signed-out request leads to Login with the service', async () => {
  const { id } = await addTestService(shop.deps.db);
  expect(await send('/mr/cart', { service: id })).toMatchObject({
    status: 303,
    to: `/mr/login?service=${id}`,
  });
});

test('a sign-up without scripts leads to its page', async () => {
  expect(await send('/hi/sign-up', { name: 'Asha' })).toMatchObject({ status: 303, to: '/hi/sign-up' });
});

test('a request for an unknown service leads to its page', async () => {
  const asha = await shop.customer();
  const answer = await send('/cart', { service: noSuchId }, { token: asha.token() });
  expect(answer).toMatchObject({ status: 303, to: `/product/${noSuchId}` });
});

test('a login without scripts hands on the token and goes back', async () => {
  const [{ id }, { email, password, ...asha }] = [await addTestService(shop.deps.db), await shop.customer()];
  const { cookies, ...answer } = await send('/login', { email, password, service: id, back: '/' });
  expect(answer).toEqual({ status: 303, to: '/cart' });
  expect(cookies.token).toBe(cookies.authToken);
  expect((await asha.api.cart.view()).lines).toHaveLength(1);
  expect(await send('/login', { email, password, back: '/my-orders' })).toMatchObject({ to: '/my-orders' });
  for (const back of ['//elsewhere.example', '/\t/elsewhere.example', '/.//elsewhere.example'])
    expect(await send('/login', { email, password, back })).toMatchObject({ status: 303, to: '/' });
  for (const back of ['/a\r\nb', '/a\0b', '/खोज'])
    expect(await send('/login', { email, password, back })).toMatchObject({
      status: 303,
      to: expect.stringMatching(/^\/[\w%]+$/),
    });
});

test('a guest goes on without an account and without scripts', async () => {
  const { id } = await addTestService(shop.deps.db);
  const answer = await send('/login', { guest: 'yes', service: id });
  expect(answer).toMatchObject({
    status: 303,
    to: '/cart',
    cookies: { authToken: expect.stringMatching(/./) },
  });
});

test('a wrong password leads back to Login with the way back', async () => {
  const { email } = await shop.customer();
  expect(await send('/login', { email, password: 'not-this-one', back: '/cart' })).toEqual({
    status: 303,
    to: '/login?back=%2Fcart&failed=yes',
    cookies: {},
  });
});

test("a foreign page's forms change nothing", async () => {
  const [{ id }, { email, password, ...asha }] = [await addTestService(shop.deps.db), await shop.customer()];
  const headers = { origin: 'https://elsewhere.example' };
  expect((await send('/cart', { service: id }, { token: asha.token(), headers })).status).toBe(403);
  expect(await send('/login', { email, password }, { headers })).toMatchObject({ status: 403, cookies: {} });
  expect((await asha.api.cart.view()).lines).toEqual([]);
});

test('a mail program ends mails by one click, without a session', async () => {
  const asha = await shop.customer();
  const link = endMailsLink(shop.deps, asha.id, 'review').slice(origin.length);
  const answer = await send(link, { 'List-Unsubscribe': 'One-Click' }, { headers: { origin: '' } });
  expect(answer.status).toBe(204);
  expect(await asha.api.rights.choices()).toEqual({ reminder: true, review: false });
  expect((await send('/mails/review.no-such-link', {})).status).toBe(404);
});
