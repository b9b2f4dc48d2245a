// Who may call what: every procedure and every row of /api against every kind of caller. A new procedure does not
// compile without its line here.
import { describe, expect, it } from 'vitest';
import { fileCalls } from '#server/rest/file-calls.ts';
import { type ProcedureName, routes } from '#server/rest/routes.ts';
import { procedureNames, procedureOf } from '#server/trpc/procedure.ts';
import { type CallName, openTestApi } from './api.ts';
import { freshDatabase } from './database.ts';
import { fingerprints } from './hostile/fingerprint.ts';

type Level = 'anyone' | 'customer' | 'admin';

// Copied by hand from the specification and rest-api.md: what the procedures say of themselves must agree.
const levels = {
  'accounts.signUp': 'anyone',
  'accounts.signIn': 'anyone',
  'accounts.signOut': 'anyone',
  'accounts.forgotPassword': 'anyone',
  'accounts.resetPassword': 'anyone',
  'accounts.changePassword': 'customer',
  'accounts.me': 'customer',
  'accounts.updateUser': 'customer',
  'accounts.sessions': 'customer',
  'accounts.endSession': 'customer',
  'accounts.endOtherSessions': 'customer',
  'accounts.list': 'admin',
  'accounts.table': 'admin',
  'catalogue.services': 'anyone',
  'catalogue.categoryServices': 'anyone',
  'catalogue.oneOfEachCategory': 'anyone',
  'catalogue.strips': 'anyone',
  'catalogue.filter': 'anyone',
  'catalogue.service': 'anyone',
  'catalogue.search': 'anyone',
  'catalogue.categories': 'anyone',
  'catalogue.adminServices': 'admin',
  'catalogue.addService': 'admin',
  'catalogue.updateService': 'admin',
  'catalogue.setVisibility': 'admin',
  'catalogue.addCategory': 'admin',
  'catalogue.renameCategory': 'admin',
  'catalogue.deleteCategory': 'admin',
  'catalogue.rate': 'customer',
  'cart.add': 'customer',
  'cart.count': 'customer',
  'cart.lines': 'customer',
  'cart.view': 'customer',
  'cart.setQuantity': 'customer',
  'cart.remove': 'customer',
  'cart.clear': 'customer',
  'cart.forgetDropped': 'customer',
  'orders.book': 'customer',
  'orders.own': 'customer',
  'orders.prefill': 'customer',
  'orders.giveFeedback': 'customer',
  'orders.list': 'admin',
  'orders.table': 'admin',
  'orders.one': 'admin',
  'orders.bookedNames': 'admin',
  'orders.setStatus': 'admin',
  'enquiries.send': 'anyone',
  'enquiries.list': 'admin',
  'enquiries.one': 'admin',
  'enquiries.table': 'admin',
  'enquiries.setStatus': 'admin',
  'business.get': 'anyone',
  'business.update': 'admin',
  'business.setCompanyName': 'admin',
  'business.reels': 'anyone',
  'business.addReel': 'admin',
  'business.updateReel': 'admin',
  'business.deleteReel': 'admin',
  'backoffice.overview': 'admin',
  'backoffice.news': 'admin',
  'backoffice.audit': 'admin',
  'backoffice.mailsSetAside': 'admin',
  'backoffice.sendMailAgain': 'admin',
} as const satisfies Record<ProcedureName, Level>;

const fileLevels: Readonly<Record<string, Level>> = { 'media.upload': 'admin', 'enquiries.export': 'admin' };

/** One way in: a procedure by /trpc, or a row of /api. */
type Door = { call: CallName; changes: boolean; level: Level };

const doors: readonly Door[] = [
  ...Object.entries(levels).map(([name, level]): Door => {
    const changes = procedureOf(name).type === 'mutation';
    return { call: `${changes ? 'POST' : 'GET'} /trpc/${name}`, changes, level };
  }),
  ...routes.map(({ method, path, procedure }): Door => {
    const changes = procedureOf(procedure).type === 'mutation';
    return { call: `${method} ${askable(path)}`, changes, level: levels[procedure] };
  }),
  ...fileCalls.map(({ method, path, name }): Door => {
    return {
      call: `${method} ${askable(path)}`,
      changes: method === 'POST',
      level: fileLevels[name] ?? 'admin',
    };
  }),
];

function askable(path: string): `/${string}` {
  return path.replace(/:\w+/, 'no-id') as `/${string}`;
}

const database = await freshDatabase();
const api = await openTestApi(database);
const { db } = database;
const takePrint = await fingerprints(db);
const fingerprint = async () => {
  await api.deps.mail.settled();
  return takePrint();
};

const bearer = (token: string | null) => ({ authorization: `Bearer ${token}` });
const days = (count: number) => new Date(api.deps.clock().getTime() - count * 24 * 3600_000);

async function ask({ call, changes }: Door, headers: Record<string, string>): Promise<number> {
  const { status } = await api.call(call, changes ? { headers, body: {} } : { headers });
  return status;
}

describe('the table', () => {
  it('names every procedure and no other', () => {
    expect(Object.keys(levels).sort()).toEqual([...procedureNames].sort());
    expect(Object.keys(fileLevels).sort()).toEqual(fileCalls.map(({ name }) => name).sort());
  });

  it('says what the procedures say of themselves', () => {
    const said = procedureNames.map((name) => {
      const { access } = procedureOf(name).meta;
      return [name, access === 'public' ? 'anyone' : access === 'customer' ? 'customer' : 'admin'];
    });
    expect(Object.fromEntries(said)).toEqual(levels);
  });
});

const open = doors.filter(({ level }) => level === 'anyone');
const closed = doors.filter(({ level }) => level !== 'anyone');
const refused = [401, 403];

type Sent = Record<string, string>;
const setMoments = (id: string, created_at: Date, last_used_at: Date) =>
  db.updateTable('sessions').set({ created_at, last_used_at }).where('user_id', '=', id).execute();

// What comes from somebody who is nobody (any more). `once` was an admin's good session.
const nobodies: Readonly<Record<string, (once: { id: string; headers: Sent }) => Promise<Sent> | Sent>> = {
  'no session': () => ({}),
  'a made-up token': () => bearer('no-such-token'),
  'an empty token': () => bearer(''),
  'a session unused for 30 days': async ({ id, headers }) => {
    await setMoments(id, days(40), days(30));
    return headers;
  },
  'a session of 90 days': async ({ id, headers }) => {
    await setMoments(id, days(90), days(0));
    return headers;
  },
  'a revoked session': async ({ id, headers }) => {
    await db.deleteFrom('sessions').where('user_id', '=', id).execute();
    return headers;
  },
  'a removed account': async ({ id, headers }) => {
    await db.deleteFrom('users').where('id', '=', id).execute();
    return headers;
  },
};

describe('nobody', () => {
  it.each(Object.entries(nobodies))('%s opens what is open to all alone', async (_, become) => {
    const once = await api.admin();
    const sent = await become({ id: once.id, headers: bearer(once.token()) });
    const before = await fingerprint();
    for (const door of closed) expect(await ask(door, sent), door.call).toBe(401);
    expect(await fingerprint()).toBe(before);
    for (const door of open) expect(refused, door.call).not.toContain(await ask(door, sent));
  });

  it('a wrong bearer token wins over a good cookie', async () => {
    const cookie = `token=${(await api.admin()).token()}`;
    for (const door of closed)
      expect(await ask(door, { ...bearer('no-such-token'), cookie }), door.call).toBe(401);
  });
});

describe('somebody', () => {
  it('a customer opens what is for customers', async () => {
    const asha = bearer((await api.customer()).token());
    const before = await fingerprint();
    for (const door of closed.filter(({ level }) => level === 'admin'))
      expect(await ask(door, asha), door.call).toBe(403);
    expect(await fingerprint()).toBe(before);
    for (const door of closed.filter(({ level }) => level === 'customer'))
      expect(refused, door.call).not.toContain(await ask(door, asha));
  });

  it('an admin opens everything, until the moment of being none', async () => {
    const owner = await api.admin();
    const sent = bearer(owner.token());
    for (const door of closed) expect(refused, door.call).not.toContain(await ask(door, sent));
    await db.updateTable('users').set({ role: 'GENERAL' }).where('id', '=', owner.id).execute();
    for (const door of closed.filter(({ level }) => level === 'admin'))
      expect(await ask(door, sent), door.call).toBe(403);
  });
});

describe('a cookie alone', () => {
  const foreign = [
    {},
    { origin: 'https://elsewhere.example' },
    { origin: 'null' },
    { origin: 'https://shop.example.com.elsewhere.example' },
    { origin: 'https://elsewhere.example', 'sec-fetch-site': 'same-origin' },
    { 'sec-fetch-site': 'same-site' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'none' },
  ];
  const ours = [{ origin: 'https://shop.example.com' }, { 'sec-fetch-site': 'same-origin' }];

  it.each(foreign)('changes nothing from a foreign page: %j', async (headers) => {
    const sent = { cookie: `token=${(await api.admin()).token()}`, ...headers };
    const before = await fingerprint();
    for (const door of closed.filter(({ changes }) => changes))
      expect(await ask(door, sent), door.call).toBe(403);
    expect(await fingerprint()).toBe(before);
    for (const door of closed.filter(({ changes }) => !changes))
      expect(refused, door.call).not.toContain(await ask(door, sent));
  });

  it.each(ours)('opens everything from our own pages: %j', async (headers) => {
    const sent = { cookie: `token=${(await api.admin()).token()}`, ...headers };
    for (const door of closed) expect(refused, door.call).not.toContain(await ask(door, sent));
  });

  it('runs no change by a link', async () => {
    const cookie = `token=${(await api.admin()).token()}`;
    for (const name of procedureNames.filter((each) => procedureOf(each).type === 'mutation')) {
      for (const query of ['', '?batch=1&input={}'])
        expect((await api.call(`GET /trpc/${name}${query}`, { headers: { cookie } })).status, name).toBe(405);
    }
  });
});

describe("another's row", () => {
  type Person = Awaited<ReturnType<typeof api.customer>>;
  type Fixture = Awaited<ReturnType<typeof fixture>>;
  const fixture = async () => {
    const [asha, ravi, owner] = [await api.customer(), await api.customer(), await api.admin()];
    const service = await api.make.service();
    const other = await api.make.service();
    const order = await api.make.order(asha, service);
    await asha.api.cart.add({ productId: other._id });
    const [line] = await asha.api.cart.lines();
    const [session] = await asha.api.accounts.sessions();
    return { asha, ravi, owner, service, order, lineId: line?._id ?? '', sessionId: session?._id ?? '' };
  };

  // Of every procedure that a customer may call: how another would reach for Asha's row, or that it takes none.
  const reaches = {
    'accounts.changePassword': null,
    'accounts.me': null,
    'accounts.updateUser': [
      ({ asha }) => ({ userId: asha.id, name: 'Ravi' }),
      ({ asha }) => ({ userId: asha.userId, email: 'ravi@example.com' }),
      ({ asha }) => ({ userId: String(asha.userId), profilePic: '' }),
      ({ asha }) => ({ userId: asha.id.toUpperCase(), address: 'Elsewhere' }),
      ({ ravi }) => ({ userId: ravi.id, role: 'ADMIN' }),
      ({ owner }) => ({ userId: owner.userId, role: 'GENERAL' }),
    ],
    'accounts.sessions': null,
    'accounts.endSession': [({ sessionId }) => ({ sessionId })],
    'accounts.endOtherSessions': null,
    'catalogue.rate': [({ service }) => ({ productId: service._id, rating: 1 })],
    'cart.add': null,
    'cart.count': null,
    'cart.lines': null,
    'cart.view': null,
    'cart.setQuantity': [({ lineId }) => ({ _id: lineId, quantity: 20 })],
    'cart.remove': [({ lineId }) => ({ _id: lineId })],
    'cart.clear': null,
    'cart.forgetDropped': null,
    'orders.book': null,
    'orders.own': null,
    'orders.prefill': null,
    'orders.giveFeedback': [({ order }) => ({ orderId: order._id, rating: 1, comment: 'Not mine' })],
  } as const satisfies Record<
    { [Name in ProcedureName]: (typeof levels)[Name] extends 'customer' ? Name : never }[ProcedureName],
    readonly ((people: Fixture) => Record<string, unknown>)[] | null
  >;

  it.each(Object.entries(reaches))('%s', async (name, attempts) => {
    const people = await fixture();
    const as = people.ravi;
    const before = await fingerprint();
    for (const attempt of attempts ?? []) {
      const answer = await api.call(`POST /trpc/${name}`, { as, body: attempt(people) });
      expect([403, 404], answer.text).toContain(answer.status);
      expect(await fingerprint()).toBe(before);
    }
    if (attempts) return;
    // what takes no row of anybody's leaves Asha's as they are
    const hers = async ({ api }: Person) =>
      JSON.stringify([await api.accounts.me(), await api.cart.view(), await api.orders.own({})]);
    const was = await hers(people.asha);
    const method = procedureOf(name).type === 'mutation' ? 'POST' : 'GET';
    const answer = await api.call(`${method} /trpc/${name}`, method === 'POST' ? { as, body: {} } : { as });
    expect(answer.text).not.toContain(people.asha.email);
    expect(answer.text).not.toContain(people.order._id);
    expect(await hers(people.asha)).toBe(was);
  });

  it("the same key of a booking is another booking, and another's cursor is none", async () => {
    const { asha, ravi, service, order } = await fixture();
    const key = { orderId: order.orderId };
    const his = await api.make.order(ravi, service, { ...key, email: ravi.email });
    expect(his._id).not.toBe(order._id);
    await api.make.order(asha, service);
    const { nextCursor: cursor } = await asha.api.orders.own({ limit: 1 });
    expect(cursor).toBeDefined();
    const answer = await api.call(`GET /api/get-orders?cursor=${cursor}`, { as: ravi });
    expect(answer.status).toBe(400);
  });
});
