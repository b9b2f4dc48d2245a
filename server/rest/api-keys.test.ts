import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { buildApp } from '#server/app.ts';
import { looksLikeKey } from '#server/platform/key-secret.ts';
import { openLimiter } from '#server/platform/limiter.ts';
import { type CallName, openTestApi } from '#server/testing/api.ts';
import { expectDone, expectFailure, expectRefused } from '#server/testing/contract/case.ts';
import { freshDatabase } from '#server/testing/database.ts';
import { bookingOf } from '#server/testing/services.ts';
import { countStatements } from '#server/testing/statement-counter.ts';
import { wordsOfFailure } from '#shared/errors.ts';
import { type NewKey, type Scope, scopes } from '#shared/keys/schema.ts';
import { procedureOf } from '../trpc/procedure.ts';
import { fileCalls } from './file-calls.ts';
import { routes } from './routes.ts';

const api = await openTestApi(await freshDatabase());
const { call, deps, db } = api;

type Admin = Awaited<ReturnType<typeof api.admin>>;

async function makeKey(
  owner: Admin,
  changes: Partial<Omit<NewKey, 'addresses'>> & { addresses?: string } = {},
) {
  const { data } = await owner.api.keys.add({ name: 'Booking bot', scopes: [...scopes], ...changes });
  return { id: data._id, as: { token: () => data.secret }, ...data };
}

const rows = [
  ...routes.map((row) => ({ ...row, access: procedureOf(row.procedure).meta.access })),
  ...fileCalls.map((row) => ({ ...row, access: row.meta.access })),
];
const ask = ({ method, path }: (typeof rows)[number], as?: { token(): string }) =>
  call(`${method} ${path.replace(/:\w+/, 'no-id')}` as CallName, {
    ...(as && { as }),
    ...(method === 'GET' ? {} : { body: {} }),
  });

describe('the scopes of an API key', () => {
  it.each(scopes)('a key with %s may call the rows of this scope alone', async (scope) => {
    const key = await makeKey(await api.admin(), { scopes: [scope] });
    for (const row of rows) {
      const answer = await ask(row, key.as);
      const name = `${row.method} ${row.path}`;
      if (row.access === 'public') expect([name, answer.status]).toEqual([name, (await ask(row)).status]);
      else if (row.scope === 'person') expectFailure(answer, 'keyNotForPeople');
      else if (row.scope === scope) expect([401, 403], name).not.toContain(answer.status);
      else expectRefused(answer, 403, `This API key lacks the scope ${row.scope}`);
    }
  });

  it('every scope opens a row', () => {
    const used = new Set(rows.map((row) => row.scope));
    expect([...used].sort()).toEqual([...scopes, 'person'].sort());
  });
});

describe('a refused API key', () => {
  const open = 'GET /api/get-product' as const;
  const closed = 'GET /api/all-user' as const;

  it('a key from a browser is refused, and reads what is open to all', async () => {
    const { as } = await makeKey(await api.admin());
    const headers = { origin: 'https://shop.example.com' };
    expectFailure(await call(closed, { as, headers }), 'keyInBrowser');
    expectDone(await call(open, { as, headers }), 200);
  });

  it('a key works from its addresses only', async () => {
    const owner = await api.admin();
    const { as } = await makeKey(owner, { addresses: '203.0.113.0/24, 2001:db8::/32\n198.51.100.7' });
    const from = (remoteAddress: string) =>
      api.app.inject({
        url: '/api/all-user',
        remoteAddress,
        headers: { authorization: `Bearer ${as.token()}` },
      });
    for (const address of ['203.0.113.9', '::ffff:203.0.113.9', '198.51.100.7', '2001:db8::1'])
      expect([address, (await from(address)).statusCode]).toEqual([address, 200]);
    for (const address of ['203.0.114.9', '::ffff:198.51.100.8', '2001:db9::1', 'unix'])
      expect([address, (await from(address)).statusCode]).toEqual([address, 403]);
    await expect(makeKey(owner, { addresses: '203.0.113.0/33' })).rejects.toThrow('IP addresses like');
  });

  it('an ended key is refused from the day after its last day', async () => {
    const { as } = await makeKey(await api.admin(), { lastDay: '2026-11-20' });
    expectDone(await call(closed, { as }), 200);
    api.wait(12 * 3600_000);
    expectFailure(await call(closed, { as }), 'loginRequired');
  });

  it('a revoked key is refused at once', async () => {
    const owner = await api.admin();
    const { as, id } = await makeKey(owner);
    expectDone(await call(closed, { as }), 200);
    await owner.api.keys.revoke({ id });
    expectFailure(await call(closed, { as }), 'loginRequired');
    expect(await owner.api.keys.list()).toMatchObject([{ _id: id, state: 'revoked' }]);
    await expect(owner.api.keys.revoke({ id: 'no-id' })).rejects.toThrow(wordsOfFailure('keyNotFound'));
  });

  it('a key is refused while its maker is no admin', async () => {
    const [owner, other] = [await api.admin(), await api.admin()];
    const { as } = await makeKey(owner);
    const setRole = (role: 'MANAGER' | 'ADMIN') =>
      db.updateTable('users').set({ role }).where('id', '=', owner.id).execute();
    await setRole('MANAGER');
    expectFailure(await call(closed, { as }), 'loginRequired');
    expect(await other.api.keys.list()).toMatchObject([{ state: 'makerLeft' }]);
    await setRole('ADMIN');
    expectDone(await call(closed, { as }), 200);
  });

  it('only a bearer header of /api takes a key', async () => {
    const { as } = await makeKey(await api.admin());
    const cookie = `token=${as.token()}`;
    expectFailure(await call(closed, { headers: { cookie } }), 'loginRequired');
    expectFailure(await call(`${closed}?token=${as.token()}` as CallName), 'loginRequired');
    for (const headers of [{ cookie }, { authorization: `Bearer ${as.token()}` }]) {
      const answer = await api.app.inject({ url: '/trpc/orders.list', headers });
      expect(answer.statusCode).toBe(401);
    }
  });

  it('a key needs no query if its check sum is wrong', async () => {
    const { as } = await makeKey(await api.admin());
    const wrong = as.token().replace(/.$/, (last) => (last === 'a' ? 'b' : 'a'));
    expect(looksLikeKey(wrong)).toBe(true);
    expectFailure(await call(closed, { as: { token: () => wrong } }), 'loginRequired');
    expectDone(await call(open, { as: { token: () => wrong } }), 200);
  });
});

describe('a key in the panel', () => {
  it('only its first answer and no log of changes has the secret', async () => {
    const owner = await api.admin();
    const { as, hint } = await makeKey(owner, { scopes: ['bills:read'] });
    expect(as.token()).toMatch(new RegExp(`^ahc_live_[0-9A-Za-z]{45}${hint}$`));
    const [listed] = await owner.api.keys.list();
    expect(listed).toMatchObject({ name: 'Booking bot', hint, state: 'works', lastUsedAt: null });
    await call('GET /api/export-bills', { as });
    await expect.poll(async () => (await owner.api.keys.list())[0]?.lastUsedAt).toBeTruthy();
    const entries = await db.selectFrom('audit_entries').selectAll().execute();
    expect(entries).toMatchObject([{ action: 'apiKey.add', label: 'Booking bot' }]);
    expect(JSON.stringify([listed, entries])).not.toContain(as.token());
  });

  it('a key needs a name and a scope', async () => {
    const owner = await api.admin();
    await expect(makeKey(owner, { name: ' ' })).rejects.toThrow('Name is required');
    await expect(makeKey(owner, { scopes: [] })).rejects.toThrow('at least one permission');
    await expect(makeKey(owner, { scopes: ['all' as Scope] })).rejects.toThrow();
  });
});

describe('work with an API key', () => {
  it('create-payment books for the person in the body and once for each orderId', async () => {
    const owner = await api.admin();
    const [key, other] = [await makeKey(owner), await makeKey(owner, { name: 'Other bot' })];
    const body = bookingOf([await api.make.service()], { orderId: 'bot-1', fullname: 'Meera Joshi' });
    const book = (as: { token(): string }, changes = {}) =>
      call('POST /api/create-payment', { as, body: { ...body, ...changes } });
    const both = await Promise.all([book(key.as), book(key.as, { mobile: '5550100199' })]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 201]);
    const [first, second] = both.map((answer) => answer.body.data as { _id: string; uId: number });
    expect(second?._id).toBe(first?._id);
    expect(first?.uId).not.toBe(owner.userId);
    for (const changes of [{ mobile: '5550100198' }, { fullname: '' }])
      expectDone(await book(key.as, changes), 200, { data: { _id: first?._id } });
    expectDone(await book(other.as), 201);
    const rows = await db.selectFrom('orders').select(['id', 'source']).execute();
    expect(rows).toHaveLength(2);
    expect(rows[0]?.source).toBe('api');
    const events = await call(`GET /api/order-events/${first?._id}` as CallName, { as: key.as });
    expect(events.body.data).toMatchObject([{ by: 'API key “Booking bot”' }]);
  });

  it('an orderId stays taken after the erasure of its person', async () => {
    const owner = await api.admin();
    const { as } = await makeKey(owner);
    const body = bookingOf([await api.make.service()], { orderId: 'bot-2' });
    const first = await call('POST /api/create-payment', { as, body });
    const { _id, uId } = first.body.data as { _id: string; uId: number };
    await owner.api.orders.cancel({ id: _id });
    const { _id: userId } = await owner.api.orders.customer({ userId: uId });
    await db.updateTable('orders').set({ client_key: _id }).where('id', '=', _id).execute();
    await db.updateTable('users').set({ joined_to: userId }).where('id', '=', userId).execute();
    expectDone(await call('POST /api/create-payment', { as, body }), 200, { data: { _id } });
  });

  it('a refused booking leaves its orderId free', async () => {
    const { as } = await makeKey(await api.admin());
    const body = bookingOf([await api.make.service()], { orderId: 'bot-3' });
    expectFailure(
      await call('POST /api/create-payment', { as, body: { ...body, totalPrice: 1 } }),
      'priceChanged',
    );
    expectDone(await call('POST /api/create-payment', { as, body }), 201);
  });

  // The link acts for the customer without a session.
  it('no answer to a key has a tracking link', async () => {
    const [owner, ravi, asha] = [await api.admin(), await api.technician(), await api.customer()];
    const { as } = await makeKey(owner);
    const order = await api.make.order(asha, await api.make.service(), {
      visit: { date: '2026-11-21', from: '09:00' },
    });
    const { link } = await owner.api.orders.link({ id: order._id });
    const token = link.split('/track/')[1] ?? link;
    const bodies: Record<string, object> = {
      '/api/assign-order/:id': { technicianId: ravi.id },
      '/api/reschedule-order/:id': { visit: { date: '2026-11-21', from: '11:00' } },
      '/api/order-stage/:id': { stage: 'on_the_way' },
      '/api/update-payment/:id': { status: 'Complete' },
    };
    const steps = Object.keys(bodies);
    const asked = rows.filter(({ scope }) => scope !== 'person');
    const inTurn = [...steps.flatMap((path) => asked.filter((row) => row.path === path)), ...asked];
    const answered: string[] = [];
    for (const { method, path } of inTurn) {
      const address = path.replace(/:(id|orderId)/, order._id);
      const name = `${method} ${address}${path === '/api/jobs' ? `?technicianId=${ravi.id}` : ''}`;
      const body = method === 'GET' ? {} : { body: bodies[path] ?? {} };
      const { status, text } = await call(name as CallName, { as, ...body });
      if (status < 300) answered.push(path);
      expect(text, path).not.toContain(token);
      expect(text, path).not.toMatch(/\/track\//);
    }
    expect(answered).toEqual(expect.arrayContaining([...steps, '/api/jobs', '/api/get-payment']));
    expect(await ravi.api.jobs.list({})).toMatchObject([{ trackingLink: link }]);
  });

  it('jobs are those of a technician, whom a key must name', async () => {
    const { as } = await makeKey(await api.admin());
    const ravi = await api.technician();
    const missing = await call('GET /api/jobs', { as });
    expectFailure(missing, 'technicianRequired');
    expect(missing.body.issues).toMatchObject([{ path: 'technicianId' }]);
    expectFailure(await call('GET /api/jobs?technicianId=no-id', { as }), 'technicianNotFound');
    const service = await api.make.service();
    const order = await api.make.order(await api.customer(), service);
    const assign = `POST /api/assign-order/${order._id}` as CallName;
    expectDone(await call(assign, { as, body: { technicianId: ravi.id } }), 200);
    const jobs = await call(`GET /api/jobs?technicianId=${ravi.id}` as CallName, { as });
    expect(jobs.body.data).toMatchObject([{ _id: order._id }]);
    // Another technician's id changes nothing for a technician.
    const other = await api.technician();
    const own = await call(`GET /api/jobs?technicianId=${ravi.id}` as CallName, { as: other });
    expect(own.body.data).toEqual([]);
  });

  it("a key steps with any order, and the order's events name it", async () => {
    const { as } = await makeKey(await api.admin());
    const order = await api.make.order(await api.customer(), await api.make.service());
    expectDone(await call(`POST /api/cancel-order/${order._id}` as CallName, { as, body: {} }), 200);
    const row = await db
      .selectFrom('order_events')
      .select(['actor', 'by_role'])
      .where('kind', '=', 'cancelled')
      .executeTakeFirstOrThrow();
    expect(row).toEqual({ actor: 'API key “Booking bot”', by_role: 'admin' });
  });
});

it('a call with a key has as many statements as one with a session', async () => {
  const owner = await api.admin();
  const { as } = await makeKey(owner);
  const statements = countStatements(db);
  const app = await buildApp({ ...deps, db: statements.db });
  const count = (token: string | null) =>
    statements.of(() =>
      app.inject({ url: '/api/technicians', headers: { authorization: `Bearer ${token}` } }),
    );
  // The first call stores the last use.
  await count(as.token());
  await expect.poll(async () => (await owner.api.keys.list())[0]?.lastUsedAt).toBeTruthy();
  expect(await count(as.token())).toBe(await count(owner.token()));
  await app.close();
});

describe('limits of API keys', () => {
  async function limited() {
    const lines: string[] = [];
    const log = pino({ level: 'trace' }, { write: (line: string) => lines.push(line) });
    const limiter = openLimiter(db, { rateLimitFactor: 1 }, log);
    const app = await buildApp({ ...deps, limiter, log });
    const get = (url: string, token?: string, remoteAddress = '192.0.2.1') =>
      app.inject({ url, remoteAddress, headers: token ? { authorization: `Bearer ${token}` } : {} });
    return { app, get, lines };
  }
  const closed = '/api/all-user';

  it('an address has 30 wrong keys in 10 minutes', async () => {
    const { as } = await makeKey(await api.admin());
    const { get, app } = await limited();
    const wrong = `${as.token().slice(0, -1)}-`;
    for (let at = 0; at < 30; at += 1) expect((await get(closed, wrong)).statusCode).toBe(401);
    const refused = await get(closed, wrong);
    expect([refused.statusCode, Number(refused.headers['retry-after'])]).toEqual([429, expect.any(Number)]);
    // Programs of one address do not shut each other out.
    expect((await get(closed, as.token())).statusCode).toBe(200);
    expect((await get('/api/get-product', wrong)).statusCode).toBe(200);
    expect((await get(closed, wrong, '192.0.2.2')).statusCode).toBe(401);
    await app.close();
  });

  it('a valid key has a limit of its own, and answers say what is left', async () => {
    const { as } = await makeKey(await api.admin());
    const { get, app } = await limited();
    const left = async (url: string, token?: string) => {
      const { headers } = await get(url, token);
      expect(headers['ratelimit-policy']).toBe('"default";q=600;w=60');
      return Number(/^"default";r=(\d+);t=\d+$/.exec(String(headers.ratelimit))?.[1]);
    };
    expect(await left('/api/get-product')).toBe(599);
    expect(await left('/api/get-product', as.token())).toBe(599);
    expect(await left(closed, as.token())).toBe(598);
    expect(await left('/api/nothing')).toBe(599);
    expect(await left(closed, `${as.token()}x`)).toBe(598);
    for (let at = 0; at < 598; at += 1) await get('/api/get-company');
    const refused = await get('/api/get-company', `${as.token()}x`);
    expect([refused.statusCode, refused.headers.ratelimit]).toEqual([
      429,
      expect.stringMatching(/;r=0;t=\d+$/),
    ]);
    expect((await get(closed, as.token())).statusCode).toBe(200);
    await app.close();
  });

  it('the log never has a key', async () => {
    const { as } = await makeKey(await api.admin());
    const { get, app, lines } = await limited();
    for (const token of [as.token(), `${as.token()}x`]) {
      await get(closed, token);
      await get(`/api/reset-password/${token}?key=${token}`, token);
      await get(`/trpc/orders.list?key=${token}`, token);
    }
    expect(lines.length).toBeGreaterThan(5);
    expect(lines.join('')).not.toContain('ahc_live_');
    await app.close();
  });
});
