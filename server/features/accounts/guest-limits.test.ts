import { expect, test } from 'vitest';
import { followClock, openTestShop, refusal } from '#server/testing/caller.ts';
import { freshDatabase } from '#server/testing/database.ts';

const shop = openTestShop(await freshDatabase(), { RATE_LIMIT_FACTOR: '1' });
followClock(shop);
const hour = 3600_000;

test('limits an address to 30 new guests an hour', async () => {
  const startFrom = (address: string) => shop.visitor({ address }).api.accounts.startGuest();
  for (let nth = 1; nth <= 30; nth += 1) await startFrom('10.0.0.1');
  expect(await refusal(startFrom('10.0.0.1'))).toMatchObject({ status: 429, retryAfterSeconds: 3600 });
  await startFrom('10.0.0.2');
  shop.wait(hour);
  await startFrom('10.0.0.1');
});

test('locks an account for joining and for signing in after five wrong passwords', async () => {
  const asha = await shop.customer();
  const { email, password } = asha;
  const guest = shop.visitor();
  await guest.api.accounts.startGuest();
  const join = (tried: string) => refusal(guest.api.accounts.join({ email, password: tried }));
  for (let nth = 1; nth <= 5; nth += 1) expect((await join('wrong-lamp')).status).toBe(401);
  expect((await join(password)).status).toBe(429);
  expect((await refusal(shop.visitor().api.accounts.signIn({ email, password }))).status).toBe(429);
});
