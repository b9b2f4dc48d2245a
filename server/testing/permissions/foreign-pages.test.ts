// Sends every change that a cookie alone authenticates, from the shop's own pages and from foreign ones.
import { describe, expect, it } from 'vitest';
import { procedureNames, procedureOf } from '#server/trpc/procedure.ts';
import { closed, type Door, openShopWithDoors, refused } from './doors.ts';

const { api, ask, fingerprint } = await openShopWithDoors();

// An admin may use every call except those for technicians.
async function cookies() {
  const [admin, technician] = [await api.admin(), await api.technician()];
  return ({ level }: Door) => ({ cookie: `token=${(level === 'technician' ? technician : admin).token()}` });
}

describe('a cookie without a bearer token', () => {
  const foreign = [
    {},
    { origin: 'https://elsewhere.example' },
    { origin: 'null' },
    { referer: 'https://elsewhere.example/' },
    { origin: 'https://shop.example.com.elsewhere.example' },
    { origin: 'https://elsewhere.example', 'sec-fetch-site': 'same-origin' },
    { 'sec-fetch-site': 'same-site' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'none' },
  ];
  const ours = [
    { origin: 'https://shop.example.com' },
    { 'sec-fetch-site': 'same-origin' },
    { referer: 'https://shop.example.com/' },
  ];

  it.each(foreign)('a cookie alone changes nothing from a foreign page: %j', async (headers) => {
    const cookieFor = await cookies();
    const askWith = (door: Door) => ask(door, { ...cookieFor(door), ...headers });
    const before = await fingerprint();
    for (const door of closed.filter(({ changes }) => changes))
      expect(await askWith(door), door.call).toBe(403);
    expect(await fingerprint()).toBe(before);
    for (const door of closed.filter(({ changes }) => !changes))
      expect(refused, door.call).not.toContain(await askWith(door));
  });

  it.each(ours)("a cookie alone changes data from the shop's own page: %j", async (headers) => {
    const cookieFor = await cookies();
    for (const door of closed)
      expect(refused, door.call).not.toContain(await ask(door, { ...cookieFor(door), ...headers }));
  });

  it('a cookie alone cannot change anything by a link', async () => {
    const cookie = `token=${(await api.admin()).token()}`;
    for (const name of procedureNames.filter((each) => procedureOf(each).type === 'mutation')) {
      for (const query of ['', '?batch=1&input={}'])
        expect((await api.call(`GET /trpc/${name}${query}`, { headers: { cookie } })).status, name).toBe(405);
    }
  });
});
