import { setImmediate as nextTurn } from 'node:timers/promises';
import argon2 from 'argon2';
import { expect, test, vi } from 'vitest';
import { openHasher } from './hash.ts';

const hasher = openHasher();

test("a password is stored as an Argon2id hash with OWASP's parameters", async () => {
  const [one, two] = [await hasher.hash('monsoon-lamp'), await hasher.hash('monsoon-lamp')];
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,p=1,t=2\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/);
  expect(one).not.toBe(two);
  expect(await hasher.verify(one, 'monsoon-lamp')).toBe(true);
  expect(await hasher.verify(one, 'monsoon-lamP')).toBe(false);
});

test('passwords are compared to the last character, in any script', async () => {
  const long = 'नमस्ते '.repeat(18);
  const stored = await hasher.hash(long);
  expect(await hasher.verify(stored, long)).toBe(true);
  expect(await hasher.verify(stored, long.trimEnd())).toBe(false);
});

test('a guess at an unknown account is compared with a hash of the same cost', async () => {
  const stored = await hasher.hash('monsoon-lamp');
  const verify = vi.spyOn(argon2, 'verify');
  for (const against of [stored, null]) expect(await hasher.verify(against, 'a-guess')).toBe(false);
  const [known, unknown] = verify.mock.calls.map(([against]) => {
    const [, type, version, cost = '', salt = '', hash = ''] = against.split('$');
    return { type, version, cost: cost.split(',').sort(), salt: salt.length, hash: hash.length };
  });
  expect(unknown).toEqual(known);
});

test('the hasher refuses a flood while the event loop goes on', async () => {
  const flood = Array.from({ length: 100 }, () => hasher.verify(null, 'a-guess'));
  const all = Promise.allSettled(flood);
  let compared = 0;
  for (const one of flood)
    one.then(
      () => {
        compared += 1;
      },
      () => {},
    );
  await nextTurn();
  expect(compared).toBeLessThan(3 + 64);
  const refused = (await all).filter((each) => each.status === 'rejected');
  expect(refused).toHaveLength(100 - 3 - 64);
  for (const { reason } of refused) expect(reason).toMatchObject({ id: 'unavailable', retryAfterSeconds: 5 });
});
