// Every change that a cookie alone speaks for, from our own pages and from foreign ones.
import { describe, expect, it } from 'vitest';
import { procedureNames, procedureOf } from '#server/trpc/procedure.ts';
import { closed, openShopWithDoors, refused } from './doors.ts';

const { api, ask, fingerprint } = await openShopWithDoors();

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
