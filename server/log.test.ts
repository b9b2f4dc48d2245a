import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { enquiryBody } from '#server/testing/api.ts';
import { freshDatabase } from '#server/testing/database.ts';
import { twoHalves } from '#server/testing/sample-pictures.ts';
import { scratchFolder, startShop } from '#server/testing/shop-process.ts';

const database = await freshDatabase();
const { engine } = database;
if (engine.kind !== 'postgres') throw new Error('This test is for PostgreSQL');
const DATABASE_URL = engine.url;
const DATA_DIR = await scratchFolder();

/** Maps each text that must not appear in the log to the reason. */
const secrets = new Map<string, string>();
const secret = (why: string, text: string) => {
  secrets.set(text, why);
  return text;
};
const ids: string[] = [];
let url = '';
let output = '';
const faults: { id: string; status: number }[] = [];

async function call(path: string, body?: unknown, headers: Record<string, string> = {}) {
  const answer = await fetch(url + path, {
    ...(body === undefined
      ? {}
      : { method: 'POST', body: typeof body === 'string' ? body : JSON.stringify(body) }),
    headers: { 'content-type': 'application/json', ...headers },
  });
  const id = answer.headers.get('x-request-id') ?? '';
  ids.push(id);
  if (answer.status >= 500) faults.push({ id, status: answer.status });
  const cookie = /token=([^;]+)/.exec(answer.headers.get('set-cookie') ?? '')?.[1];
  if (cookie) secret('a cookie', cookie);
  const text = await answer.text();
  return { status: answer.status, body: text.startsWith('{') ? JSON.parse(text) : text };
}

const email = 'meera.kulkarni@example.com';
const password = secret('a password', 'rain-lamp-sesame-7391');
const wrong = secret('a wrong password', 'rain-lamp-sesame-0000');
const renewed = secret('a new password', 'dry-lamp-poppy-5512');
const street = secret('an address', 'Peacock Lane 17B');
const message = secret('what someone wrote', 'the drum hums like a harmonium');

const enquiry = { ...enquiryBody, email, message };

async function signUp(photo: string) {
  const fields = { name: 'Meera', mobile: '5550100177', address: street, profilePic: photo };
  return call('/api/signup', { ...fields, email, password, confirmPassword: password });
}

async function signInAndReset(): Promise<string> {
  expect((await call('/api/signin', { email, password: wrong })).status).toBe(401);
  expect((await call('/api/signin', `{"email":"${email}","password":"${password}"`)).status).toBe(400);
  expect((await call(`/trpc/accounts.signIn?input=${JSON.stringify({ email, password })}`)).status).toBe(405);
  await call('/trpc/accounts.signIn', { email, password });
  await call('/api/forgot-password', { email });
  const { mails, link } = await vi.waitFor(async () => {
    const mails = (await (await fetch(`${url}/dev/mailbox.json`)).json()) as {
      subject: string;
      text: string;
    }[];
    const link = mails.map(({ text }) => /reset-password\/(\S+)/.exec(text)?.[1]).find(Boolean) ?? '';
    expect(link.length).toBeGreaterThan(20);
    return { mails, link };
  }, 5_000);
  secret('a reset link', link);
  for (const { text } of mails)
    for (const line of text.split('\n')) if (line.length > 40) secret('a mail', line);
  await call(`/reset-password/${link}`);
  await call(`/api/reset-password/${link}/more`, { password: renewed });
  expect((await call(`/api/reset-password/${link}`, { password: 'short' })).status).toBe(400);
  expect((await call(`/api/reset-password/${link}`, { password: renewed })).status).toBe(200);
  expect((await call(`/api/reset-password/${link}`, { password: renewed })).status).toBe(400);
  const { body } = await call('/api/signin', { email, password: renewed });
  return secret('a token', body.data);
}

async function bookAndAsk(token: string): Promise<void> {
  const as = { authorization: `Bearer ${token}` };
  await call('/api/user-details', undefined, as);
  await call('/api/user-details', undefined, { cookie: `token=${token}` });
  await call(`/api/user-details?token=${token}`, undefined, { authorization: `Bearer ${token}x` });
  await call(`/api/unknown/${token}`, undefined, as);
  const { body } = await call('/api/get-product');
  const [service] = body.data ?? [];
  const line = { productId: service?._id ?? crypto.randomUUID(), productName: service?.productName ?? 'AC' };
  const order = {
    orderId: 'k-1',
    fullname: 'Meera',
    address: 'Harsul',
    city: street,
    mobile: '5550100177',
    email,
  };
  const booking = {
    ...order,
    paymentMethod: 'Cash on Delivery',
    totalQty: 1,
    totalPrice: service?.twelveprice ?? 1,
  };
  await call('/api/create-payment', { ...booking, products: [{ ...line, quantity: 1 }] }, as);
  await call('/api/create-payment', { ...booking, city: '', products: [] }, as);
  expect((await call('/api/create-enquiry', enquiry)).status).toBe(201);
}

// The token is unknown, but the log must not contain any token.
async function followAndCancel(): Promise<void> {
  const token = secret('a tracking link', randomBytes(32).toString('base64url'));
  const input = encodeURIComponent(JSON.stringify({ token }));
  expect((await call(`/track/${token}`)).status).toBe(404);
  expect((await call(`/trpc/tracking.order?input=${input}`)).status).toBe(404);
  expect((await call('/trpc/tracking.cancel', { token })).status).toBe(404);
}

// PostgreSQL's error contains the whole refused row, with password hash and photo.
async function fail(photo: string): Promise<void> {
  const other = new Client({ connectionString: DATABASE_URL });
  await other.connect();
  await other.query(`alter table users add constraint users_never check (name = 'nobody') not valid`);
  await other.query('alter table enquiries rename column message to words');
  const fields = { name: 'Arun', mobile: '5550100178', address: street, profilePic: photo };
  const person = { ...fields, email: 'arun@example.com', password, confirmPassword: password };
  expect((await call('/api/signup', person)).status).toBe(500);
  expect((await call('/api/create-enquiry', enquiry)).status).toBe(500);
  await other.query('alter table users drop constraint users_never');
  await other.end();
}

beforeAll(async () => {
  const shop = await startShop({ DATA_DIR, DATABASE_URL, LOG_LEVEL: 'trace' });
  url = shop.url;
  const photo = `data:image/png;base64,${(await twoHalves(40, 40)).toString('base64')}`;
  secret('a photo', photo.slice(30, 90));
  expect((await signUp(photo)).status).toBe(201);
  const token = await signInAndReset();
  await bookAndAsk(token);
  await followAndCancel();
  await fail(photo);
  shop.child.kill('SIGTERM');
  ({ output } = await shop.ended);
}, 90_000);

const lines = () =>
  output
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line) as Record<string, unknown>);

describe('the log', () => {
  test('the log has one line for each request', () => {
    const counts = ids.map(
      (id) => lines().filter(({ reqId, msg }) => reqId === id && msg === 'request').length,
    );
    expect(ids.length).toBeGreaterThan(15);
    expect(counts).toEqual(ids.map(() => 1));
  });

  test('the log has the error id of a refused request', () => {
    const refusals = lines().filter(({ route }) => route === '/api/reset-password/:token');
    expect(refusals.map(({ status, refusal }) => [status, refusal])).toEqual([
      [400, 'invalidInput'],
      [200, undefined],
      [400, 'resetLinkInvalid'],
    ]);
  });

  test('the log contains no secret', () => {
    const found = [...secrets].filter(([text]) => output.includes(text)).map(([, why]) => why);
    expect(secrets.size).toBeGreaterThan(10);
    expect(found).toEqual([]);
    expect(output).not.toMatch(/\$argon2|data:image|Failing row|Bearer /);
  });

  test('the log has the cause of an internal error', () => {
    expect(faults.length).toBe(2);
    for (const { id } of faults) {
      const [fault] = lines().filter(({ reqId, level }) => reqId === id && level === 'error');
      expect(JSON.stringify(fault)).toMatch(/"code":"(23514|42703)"/);
      expect(JSON.stringify(fault)).toContain('"stack":');
    }
  });
});
