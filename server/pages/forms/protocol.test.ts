import cookie from '@fastify/cookie';
import fastify, { type FastifyBaseLogger } from 'fastify';
import { pino } from 'pino';
import { afterAll, expect, test } from 'vitest';
import { readConfig } from '#server/config.ts';
import { endMailsLink } from '#server/features/accounts/mail-choices.ts';
import { openLimiter } from '#server/platform/limiter.ts';
import { openTestShop } from '#server/testing/caller.ts';
import { freshDatabase } from '#server/testing/database.ts';
import { addTestService, bookingInput } from '#server/testing/services.ts';
import { successMessages } from '#shared/messages.ts';
import { noSuchId } from '#shared/primitives.ts';
import { sendFailure } from '../../http/send-failure.ts';
import { addForms } from './protocol.ts';

const shop = openTestShop(await freshDatabase());
const origin = shop.deps.config.publicUrl;

async function open(deps: typeof shop.deps) {
  const app = fastify({
    routerOptions: { ignoreTrailingSlash: true },
    loggerInstance: pino({ level: 'silent' }) as FastifyBaseLogger,
  });
  app.setErrorHandler((error, request, reply) => sendFailure(error, request, reply));
  app.decorateRequest('refusal', null);
  await app.register(cookie);
  // Stands in for the page that shows the form again.
  await addForms(app, deps, async ({ page, reply }, caller, { form, status }) =>
    reply.code(status).send({ ...form, page: page.address, reader: (await caller.user())?.id ?? null }),
  );
  afterAll(() => app.close());
  return app;
}
const app = await open(shop.deps);

type Sent = { token?: string | null; headers?: Record<string, string> };

async function send(
  url: string,
  fields: Record<string, string> | [string, string][],
  { token, headers = { origin } }: Sent = {},
) {
  const answer = await app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    ...(token && { cookies: { token } }),
    payload: new URLSearchParams(fields).toString(),
  });
  const cookies = Object.fromEntries(answer.cookies.map(({ name, value }) => [name, value]));
  const isShown = answer.headers['content-type']?.toString().startsWith('application/json');
  if (!isShown) return { status: answer.statusCode, to: answer.headers.location, cookies };
  const { reader, ...shown } = answer.json();
  return { status: answer.statusCode, to: answer.headers.location, cookies, reader, shown };
}

test("'Request a Repair' without scripts puts the service into the cart", async () => {
  const [{ id }, asha] = [await addTestService(shop.deps.db), await shop.customer()];
  const answer = await send('/hi/cart', { send: 'repair', service: id }, { token: asha.token() });
  expect(answer).toMatchObject({ status: 303, to: '/hi/cart' });
  expect((await asha.api.cart.view()).lines).toMatchObject([{ service: { _id: id } }]);
});

test('a signed-out request leads to Login with the service', async () => {
  const { id } = await addTestService(shop.deps.db);
  expect(await send('/mr/cart', { send: 'repair', service: id })).toMatchObject({
    status: 303,
    to: `/mr/login?service=${id}`,
  });
});

test('a sign-up without scripts leads to its page', async () => {
  expect(await send('/hi/sign-up', { name: 'Asha' })).toMatchObject({ status: 303, to: '/hi/sign-up' });
});

test('a sign-up without scripts makes the account, or shows what is wrong', async () => {
  const typed = { send: 'signUp', name: 'Asha', email: 'asha@no-scripts.example', address: 'Garkheda' };
  const answer = await send('/sign-up', { ...typed, mobile: '98765', password: 'six-letters' });
  expect(answer).toMatchObject({ status: 400, shown: { problems: { mobile: expect.any(String) } } });
  expect(JSON.stringify(answer)).not.toContain('six-letters');
  const full = { ...typed, mobile: '98765 43210', password: 'six-letters', confirmPassword: 'six-letters' };
  expect(await send('/mr/sign-up', full)).toMatchObject({ status: 303, to: '/mr/login?signedUp=yes' });
  const user = await shop.db
    .selectFrom('users')
    .select('mobile')
    .where('email', '=', typed.email)
    .executeTakeFirst();
  expect(user).toEqual({ mobile: '9876543210' });
});

test('a request for an unknown service shows the cart with the reason', async () => {
  const asha = await shop.customer();
  const answer = await send('/cart', { send: 'repair', service: noSuchId }, { token: asha.token() });
  expect(answer).toMatchObject({ status: 404, shown: { page: '/cart', failure: expect.any(String) } });
});

test("'Book Again' without scripts puts what is still on sale into the cart, and says what is not", async () => {
  const [first, gone, second, asha] = [
    await addTestService(shop.deps.db),
    await addTestService(shop.deps.db, { inShop: false }),
    await addTestService(shop.deps.db),
    await shop.customer(),
  ];
  const again = (lines: string[]) => {
    const fields: [string, string][] = [
      ['send', 'again'],
      ...lines.map((line): [string, string] => ['line', line]),
    ];
    return send('/hi/cart', fields, { token: asha.token() });
  };
  await asha.api.cart.add({ productId: second.id });
  expect(await again([`${first.id} 2`, `${second.id} 3`])).toMatchObject({ status: 303, to: '/hi/cart' });
  const lines = async () =>
    (await asha.api.cart.view()).lines.map(({ service, quantity }) => [service._id, quantity]);
  expect(Object.fromEntries(await lines())).toEqual({ [first.id]: 2, [second.id]: 3 });
  expect(await again([`${gone.id} 1`, `${first.id} 1`])).toMatchObject({
    status: 404,
    shown: { page: '/cart', failure: 'सर्विस नहीं मिली' },
  });
  expect(Object.fromEntries(await lines())).toEqual({ [first.id]: 1, [second.id]: 3 });
});

test('an enquiry without scripts is sent, or shows what is wrong', async () => {
  const typed = {
    send: 'enquiry',
    fullname: 'Ravi',
    email: 'ravi@no-scripts.example',
    mobile: '98',
    website: '',
  };
  expect(await send('/hi', typed)).toMatchObject({
    status: 400,
    shown: {
      page: '/',
      values: { fullname: 'Ravi' },
      problems: { mobile: expect.stringMatching(/[\u0900-\u097f]/) },
    },
  });
  const message = 'क'.repeat(2_000);
  const full = { ...typed, mobile: '98765 43210', area: 'CIDCO', serviceType: 'Oven', message };
  expect(await send('/?about=geyser', full)).toMatchObject({
    status: 200,
    shown: { values: { success: successMessages.enquirySent }, failure: null },
  });
  const { items } = await (await shop.admin()).api.enquiries.list({ limit: 10 });
  expect(items.filter(({ email }) => email === typed.email)).toMatchObject([
    { mobile: '9876543210', message },
  ]);
});

test('a complaint without scripts gets its number', async () => {
  const typed = {
    send: 'complaint',
    fullname: 'Ravi',
    mobile: '9876543210',
    email: '',
    order: '',
    message: '',
  };
  expect(await send('/grievance', typed)).toMatchObject({
    status: 400,
    shown: { problems: { message: expect.any(String) } },
  });
  expect(await send('/mr/grievance', { ...typed, message: 'Nobody came.' })).toMatchObject({
    status: 200,
    shown: { values: { number: expect.stringMatching(/^\d+$/) } },
  });
});

test('feedback without scripts is given once, and an unfinished one comes back', async () => {
  const [service, asha] = [await addTestService(shop.deps.db), await shop.customer()];
  const { data } = await asha.api.orders.book(bookingInput([service], { email: asha.email }));
  const give = (fields: Record<string, string>) =>
    send('/my-orders', { send: `feedback ${data._id}`, ...fields }, { token: asha.token() });
  expect(await give({ rating: '4', comment: '' })).toMatchObject({
    status: 400,
    shown: { values: { rating: '4' }, problems: { comment: expect.any(String) } },
  });
  expect(await give({ rating: '4', comment: 'Came on time.' })).toMatchObject({ status: 303 });
  const { items } = await asha.api.orders.own({ limit: 1 });
  expect(items[0]?.feedback).toMatchObject([{ rating: 4, comment: 'Came on time.' }]);
});

test('a login without scripts hands on the token and goes back', async () => {
  const [{ id }, { email, password, ...asha }] = [await addTestService(shop.deps.db), await shop.customer()];
  const { cookies, ...answer } = await send('/login', {
    send: 'login',
    email,
    password,
    service: id,
    back: '/',
  });
  expect(answer).toEqual({ status: 303, to: '/cart' });
  expect(cookies.token).toBe(cookies.authToken);
  expect((await asha.api.cart.view()).lines).toHaveLength(1);
  expect(await send('/login', { send: 'login', email, password, back: '/my-orders' })).toMatchObject({
    to: '/my-orders',
  });
  for (const back of ['//elsewhere.example', '/\t/elsewhere.example', '/.//elsewhere.example'])
    expect(await send('/login', { send: 'login', email, password, back })).toMatchObject({
      status: 303,
      to: '/',
    });
  for (const back of ['/a\r\nb', '/a\0b', '/खोज'])
    expect(await send('/login', { send: 'login', email, password, back })).toMatchObject({
      status: 303,
      to: expect.stringMatching(/^\/[\w%]+$/),
    });
});

test('a guest goes on without an account and without scripts', async () => {
  const { id } = await addTestService(shop.deps.db);
  const answer = await send('/login', { send: 'guest', service: id });
  expect(answer).toMatchObject({
    status: 303,
    to: '/cart',
    cookies: { authToken: expect.stringMatching(/./) },
  });
});

test('a wrong password shows Login with what was typed but the password', async () => {
  const { email } = await shop.customer();
  const typed = { email, password: 'not-this-one', back: '/cart' };
  expect(await send('/login?back=%2Fcart', { send: 'login', ...typed })).toEqual({
    status: 401,
    cookies: {},
    reader: null,
    shown: {
      send: 'login',
      values: { email, back: '/cart' },
      failure: expect.stringMatching(/password/i),
      problems: {},
      page: '/login?back=%2Fcart',
    },
  });
});

test('the buttons of the cart work without scripts', async () => {
  const [{ id }, { api, ...asha }] = [await addTestService(shop.deps.db), await shop.customer()];
  await api.cart.add({ productId: id });
  const line = (await api.cart.view()).lines[0]?._id;
  const options = { token: asha.token() };
  expect(await send('/mr/cart', { send: `quantity ${line} 3` }, options)).toMatchObject({ to: '/mr/cart' });
  expect((await api.cart.view()).lines).toMatchObject([{ quantity: 3 }]);
  expect(await send('/cart', { send: `quantity ${line} 0` }, options)).toMatchObject({ status: 400 });
  for (const unknown of ['', 'toString', 'no such form'])
    expect(await send('/cart', { send: unknown }, options)).toMatchObject({ status: 303, to: '/cart' });
  expect(await send('/cart', { send: `remove ${line}` })).toMatchObject({ to: '/login?back=%2Fcart' });
  expect(await send('/cart', { send: `remove ${line}` }, options)).toMatchObject({ to: '/cart' });
  expect((await api.cart.view()).lines).toEqual([]);
});

test('a booking without scripts is asked, then made once', async () => {
  const [{ id }, { api, email, ...asha }] = [
    await addTestService(shop.deps.db, { charge: 399 }),
    await shop.customer(),
  ];
  await api.cart.add({ productId: id });
  const options = { token: asha.token() };
  const typed = {
    fullname: 'Asha',
    area: 'CIDCO',
    street: '12 Lotus Lane',
    mobile: '9876543210',
    email,
    note: '',
  };
  const refused = await send('/cart', { ...typed, mobile: '12', send: 'book' }, options);
  expect(refused).toMatchObject({ status: 400, shown: { problems: { mobile: expect.any(String) } } });
  const inMarathi = await send('/mr/cart', { ...typed, mobile: '12', send: 'book' }, options);
  expect(inMarathi.shown.failure).toMatch(/[\u0900-\u097f]/);
  const days = await api.visits.times({});
  const date = days.find(({ windows }) => windows.some(({ free }) => free > 0))?.date ?? '';
  const asked = await send('/cart', { ...typed, send: 'book', 'r1-day': date }, options);
  expect(asked).toMatchObject({ status: 200, shown: { send: 'book', failure: null } });
  expect(asked.shown.values.visit).toMatch(new RegExp(`^${date} \\d\\d:\\d\\d$`));
  const mistaken = await send('/cart', { ...typed, mobile: '12', send: 'book', 'r1-day': date }, options);
  expect(mistaken.shown.values.visit).toBe(asked.shown.values.visit);
  const back = await send('/cart', { ...asked.shown.values, send: 'book back' }, options);
  expect(back.shown).toMatchObject({ send: 'book', values: { ...asked.shown.values, orderId: '' } });
  const sure = { ...asked.shown.values, send: 'book yes', line: `${id} 1`, total: '399' };
  const changed = await send('/cart', { ...sure, total: '1' }, options);
  expect(changed).toMatchObject({ status: 409, shown: { failure: expect.any(String) } });
  for (const _ of ['once', 'and again'])
    expect(await send('/cart', sure, options)).toMatchObject({ status: 303, to: '/my-orders' });
  expect((await api.orders.own({ limit: 10, underWay: true })).items).toMatchObject([
    { visit: { date }, products: [{ productId: id }] },
  ]);
});

test('a visit is changed and cancelled without scripts, by the account and by the link', async () => {
  const [service, { api, email, ...asha }, owner] = [
    await addTestService(shop.deps.db),
    await shop.customer(),
    await shop.admin(),
  ];
  const options = { token: asha.token() };
  const { data } = await api.orders.book(
    bookingInput([service], { email, visit: { date: '2026-11-23', from: '09:00' } }),
  );
  const order = async () => (await api.orders.own({ limit: 10 })).items[0];
  const { link } = await owner.api.orders.link({ id: data._id });
  const page = new URL(link).pathname;
  const radios = { 'a-day': '2026-11-24', 'a-window': '2026-11-23 23:00' };
  // The chosen day has no such window, so the page shows the day's own.
  expect(await send('/my-orders', { send: `time ${data._id} yes`, ...radios }, options)).toMatchObject({
    status: 200,
    shown: { send: `time ${data._id}`, values: { visit: '2026-11-24 09:00' } },
  });
  expect(await order()).toMatchObject({ visit: { date: '2026-11-23' } });
  const exact = { 'a-day': '2026-11-24', 'a-window': '2026-11-23 11:00' };
  expect(await send('/my-orders', { send: `time ${data._id} yes`, ...exact }, options)).toMatchObject({
    status: 303,
    to: '/my-orders',
  });
  expect(await order()).toMatchObject({ visit: { date: '2026-11-24', from: '11:00' } });
  expect(await send(page, { send: 'cancel link' })).toMatchObject({ status: 200, shown: { failure: null } });
  expect(await order()).toMatchObject({ stage: 'scheduled' });
  expect(await send(page, { send: 'cancel link yes', reason: '' })).toMatchObject({ status: 303, to: page });
  expect(await order()).toMatchObject({ stage: 'cancelled' });
  expect(await send(page, { send: 'cancel link yes' })).toMatchObject({ status: 409 });
});

test("nobody changes another's booking by a form", async () => {
  const [service, asha, other] = [
    await addTestService(shop.deps.db),
    await shop.customer(),
    await shop.customer(),
  ];
  const { data } = await asha.api.orders.book(bookingInput([service], { email: asha.email }));
  const answer = await send('/my-orders', { send: `cancel ${data._id} yes` }, { token: other.token() });
  expect(answer.status).toBe(404);
});

test("a foreign page's forms change nothing, and are answered with the page of a stranger", async () => {
  const [{ id }, { email, password, ...asha }] = [await addTestService(shop.deps.db), await shop.customer()];
  const foreign = { origin: 'https://elsewhere.example' };
  const byReferer = { referer: 'https://elsewhere.example/cart' };
  for (const headers of [foreign, {}, byReferer, { origin: 'null' }]) {
    const repair = await send('/cart', { send: 'repair', service: id }, { token: asha.token(), headers });
    expect(repair).toMatchObject({
      status: 403,
      reader: null,
      shown: { page: '/cart', failure: 'This request came from another site and was refused' },
    });
    const login = await send('/hi/login', { send: 'login', email, password }, { headers });
    expect(login).toMatchObject({
      status: 403,
      shown: { failure: expect.stringMatching(/[\u0900-\u097f]/) },
    });
    expect(login.cookies).toEqual({});
  }
  expect((await asha.api.cart.view()).lines).toEqual([]);
});

test('a browser that sends a Referer alone books and logs in', async () => {
  const [{ id }, { email, password, ...asha }] = [await addTestService(shop.deps.db), await shop.customer()];
  for (const headers of [
    { referer: `${origin}/cart` },
    { origin: 'null', 'sec-fetch-site': 'same-origin' },
  ]) {
    const repair = await send('/cart', { send: 'repair', service: id }, { token: asha.token(), headers });
    expect(repair).toMatchObject({ status: 303, to: '/cart' });
    const login = await send('/login', { send: 'login', email, password, back: '/cart' }, { headers });
    expect(login).toMatchObject({ status: 303, to: '/cart', cookies: { token: expect.any(String) } });
  }
  expect((await asha.api.cart.view()).lines).toHaveLength(1);
});

test('a browser that sends no Referer from an address with a query logs in on the way to a repair', async () => {
  const [{ id }, { email, ...asha }] = [await addTestService(shop.deps.db), await shop.customer()];
  const headers = { referer: `${origin}/mr` };
  const asked = await send('/mr/cart', { send: 'repair', service: id }, { headers });
  expect(asked).toMatchObject({ status: 200, shown: { page: `/login?service=${id}`, failure: null } });
  const typed = { send: 'login', email, service: id, back: '/' };
  const wrong = await send('/mr/cart', { ...typed, password: 'not-this-one' }, { headers });
  expect(wrong).toMatchObject({ status: 401, shown: { page: `/login?service=${id}&back=%2F` } });
  const right = await send('/mr/cart', { ...typed, password: asha.password }, { headers });
  expect(right).toMatchObject({ status: 303, to: '/mr/cart' });
});

test('a browser that sends no Referer from an address with a query logs in on the way to My Orders', async () => {
  const { email, password } = await shop.customer();
  const headers = { referer: `${origin}/hi/my-orders` };
  const asked = await send('/hi/login', { send: 'toLogin', back: '/my-orders' }, { headers });
  expect(asked).toMatchObject({ status: 200, shown: { page: '/login?back=%2Fmy-orders', failure: null } });
  const typed = { send: 'login', email, password, service: '', back: '/my-orders' };
  const right = await send('/hi/login', typed, { headers: { referer: `${origin}/hi/login` } });
  expect(right).toMatchObject({ status: 303, to: '/hi/my-orders' });
});

test('an enquiry and a complaint from a foreign page are of a stranger', async () => {
  const asha = await shop.customer();
  const typed = { fullname: 'Asha', mobile: '9876543210', message: 'Hello', email: '', website: '' };
  const enquiry = { ...typed, area: 'CIDCO', serviceType: 'Oven', email: asha.email };
  for (const [own, headers] of [
    [true, { origin }],
    [false, { origin: 'https://elsewhere.example' }],
  ] as const) {
    const options = { token: asha.token(), headers };
    expect(await send('/', { send: 'enquiry', ...enquiry }, options)).toMatchObject({ status: 200 });
    expect(await send('/grievance', { send: 'complaint', ...typed }, options)).toMatchObject({ status: 200 });
    const written = await shop.db.selectFrom('enquiries').select('user_id').orderBy('created_at').execute();
    expect(written.slice(-2)).toEqual(Array(2).fill({ user_id: own ? asha.id : null }));
  }
});

test("staff on a customer's link get the page with the reason", async () => {
  const [service, asha, owner] = [
    await addTestService(shop.deps.db),
    await shop.customer(),
    await shop.admin(),
  ];
  const { data } = await asha.api.orders.book(bookingInput([service], { email: asha.email }));
  const page = new URL((await owner.api.orders.link({ id: data._id })).link).pathname;
  expect(await send(page, { send: 'cancel link yes' }, { token: owner.token() })).toMatchObject({
    status: 403,
    shown: { send: 'cancel link', failure: expect.any(String) },
  });
});

test('a form of a personal page counts as a personal page', async () => {
  const limiter = openLimiter(shop.db, readConfig({}), pino({ level: 'silent' }));
  const limited = await open({ ...shop.deps, limiter });
  const asha = await shop.customer();
  const ask = () =>
    limited.inject({
      method: 'POST',
      url: '/my-orders',
      headers: { origin, 'content-type': 'application/x-www-form-urlencoded' },
      cookies: { token: `${asha.token()}` },
      payload: '',
    });
  for (let number = 0; number < 60; number += 1) expect((await ask()).statusCode).toBe(303);
  const refused = await ask();
  expect([refused.statusCode, refused.headers['content-type']]).toEqual([429, 'text/plain; charset=utf-8']);
});

test('Enter without a button means the main button of the form', async () => {
  const { email, password } = await shop.customer();
  expect(await send('/login', { main: 'login', email, password, back: '/' })).toMatchObject({ status: 303 });
  const other = await send('/login', { send: 'open x', main: 'login', email, password });
  expect(other).toMatchObject({ status: 200, shown: { send: 'open x', values: { email } } });
  expect(JSON.stringify(other)).not.toContain(password);
});

test('a form whose page cannot be shown is answered with a sentence', async () => {
  const answer = await app.inject({
    method: 'POST',
    url: '/hi/cart',
    headers: { origin, 'content-type': 'application/x-www-form-urlencoded' },
    payload: `note=${'a'.repeat(40_000)}`,
  });
  expect(answer.statusCode).toBe(413);
  expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(answer.body).toMatch(/^[^{}]*[\u0900-\u097f][^{}]*$/);
});

test('a mail program ends mails by one click, without a session', async () => {
  const asha = await shop.customer();
  const link = endMailsLink(shop.deps, asha.id, 'review').slice(origin.length);
  const answer = await send(link, { 'List-Unsubscribe': 'One-Click' }, { headers: { origin: '' } });
  expect(answer.status).toBe(204);
  expect(await asha.api.rights.choices()).toEqual({ reminder: true, review: false });
  expect((await send('/mails/review.no-such-link', {})).status).toBe(404);
});
