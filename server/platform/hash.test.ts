import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
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

test('an unknown account costs as much time as a known one', async () => {
  const stored = await hasher.hash('monsoon-lamp');
  // Measures CPU time, because a busy machine does not stretch it.
  const costOf = async (against: string | null) => {
    const before = process.cpuUsage();
    for (let at = 0; at < 5; at += 1) expect(await hasher.verify(against, 'a-guess')).toBe(false);
    const { user, system } = process.cpuUsage(before);
    return user + system;
  };
  const [known, unknown] = [await costOf(stored), await costOf(null)];
  expect(unknown).toBeGreaterThan(known / 2);
});

test('the hasher refuses a flood while the event loop goes on', async () => {
  const flood = Array.from({ length: 100 }, () => hasher.verify(null, 'a-guess'));
  const all = Promise.allSettled(flood);
  let turns = 0;
  let over = false;
  void all.then(() => {
    over = true;
  });
  while (!over) {
    await wait(1);
    turns += 1;
  }
  const refused = (await all).filter((each) => each.status === 'rejected');
  expect(refused).toHaveLength(100 - 3 - 64);
  for (const { reason } of refused) expect(reason).toMatchObject({ id: 'unavailable', retryAfterSeconds: 5 });
  expect(turns).toBeGreaterThan(20);
});
