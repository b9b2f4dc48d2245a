import { describe, expect, it } from 'vitest';
import { fileCalls } from '#server/rest/file-calls.ts';
import { procedureNames, procedureOf } from '#server/trpc/procedure.ts';
import { type Access, can, type Role, roles } from '#shared/permissions.ts';
import { bearer, closed, type Door, open, openShopWithDoors, refused } from './doors.ts';
import { fileLevels, levels } from './levels.ts';

const { api, db, ask, fingerprint } = await openShopWithDoors();
const days = (count: number) => new Date(api.deps.clock().getTime() - count * 24 * 3600_000);

describe('the table of access levels', () => {
  it('the table of access levels names every procedure', () => {
    expect(Object.keys(levels).sort()).toEqual([...procedureNames].sort());
    expect(Object.keys(fileLevels).sort()).toEqual(fileCalls.map(({ name }) => name).sort());
  });

  it('the table of access levels agrees with the procedures', () => {
    const levelOf = (access: Access) => {
      if (access === 'public') return 'anyone';
      if (access === 'customer') return 'customer';
      return roles
        .filter((role) => can(role, access))
        .map((role) => role.toLowerCase())
        .join(' or ');
    };
    const said = procedureNames.map((name) => [name, levelOf(procedureOf(name).meta.access)]);
    expect(Object.fromEntries(said)).toEqual(levels);
  });
});

type Sent = Record<string, string>;
const setMoments = (id: string, created_at: Date, last_used_at: Date) =>
  db.updateTable('sessions').set({ created_at, last_used_at }).where('user_id', '=', id).execute();

// Callers without a valid session. The caller `once` had an admin's session that was revoked.
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

describe('callers without a session', () => {
  it.each(Object.entries(nobodies))('%s may call only public procedures', async (_, become) => {
    const once = await api.admin();
    const sent = await become({ id: once.id, headers: bearer(once.token()) });
    const before = await fingerprint();
    for (const door of closed) expect(await ask(door, sent), door.call).toBe(401);
    expect(await fingerprint()).toBe(before);
    for (const door of open) expect(refused, door.call).not.toContain(await ask(door, sent));
  });

  it('a wrong bearer token is refused although the cookie is valid', async () => {
    const cookie = `token=${(await api.admin()).token()}`;
    for (const door of closed)
      expect(await ask(door, { ...bearer('no-such-token'), cookie }), door.call).toBe(401);
  });
});

// These roles work in the panel. Rows of /api for the office are open to admins.
const panelRoles: readonly Role[] = ['MANAGER', 'ACCOUNTANT'];

describe('callers with a session', () => {
  it.each(roles)('%s may call only the procedures for customers and for this role', async (role) => {
    const sent = bearer((await api.customer({ role })).token());
    const isTheirs = ({ level, isRow }: Door) =>
      level === 'customer' ||
      (level.split(' or ').includes(role.toLowerCase()) && !(isRow && panelRoles.includes(role)));
    const before = await fingerprint();
    for (const door of closed.filter((door) => !isTheirs(door)))
      expect(await ask(door, sent), door.call).toBe(403);
    expect(await fingerprint()).toBe(before);
    for (const door of closed.filter(isTheirs))
      expect(refused, door.call).not.toContain(await ask(door, sent));
  });

  it('a demoted admin loses access at once', async () => {
    const owner = await api.admin();
    const sent = bearer(owner.token());
    await db.updateTable('users').set({ role: 'GENERAL' }).where('id', '=', owner.id).execute();
    for (const door of closed.filter(({ level }) => level !== 'customer'))
      expect(await ask(door, sent), door.call).toBe(403);
  });
});
