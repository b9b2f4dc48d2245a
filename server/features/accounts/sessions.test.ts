import { expect, test } from 'vitest';
import { followClock, openTestShop, refusal } from '#server/testing/caller.ts';
import { freshDatabase } from '#server/testing/database.ts';
import { sweepSessions } from './sessions.ts';

const shop = openTestShop(await freshDatabase(), { RATE_LIMIT_FACTOR: '1' });
followClock(shop);
const day = 24 * 3600_000;
const minute = 60_000;

const signIn = (email: string, password: string, address = '127.0.0.1') =>
  shop.visitor({ address }).api.accounts.signIn({ email, password });

// Each call uses a different IP address, so that only the account's limit applies.
const guess = (email: string, count: number) =>
  Promise.all(Array.from({ length: count }, (_, at) => refusal(signIn(email, 'wrong-one', `10.0.0.${at}`))));

test('sign-in answers with token and user, and sets a cookie', async () => {
  const asha = await shop.customer();
  const visitor = shop.visitor();
  const { message, data, user } = await visitor.api.accounts.signIn({
    email: ` ${asha.email.toUpperCase()} `,
    password: asha.password,
  });
  expect(message).toBe('Login successfully');
  expect(user).toMatchObject({ _id: asha.id, profilePic: null });
  expect(Buffer.from(data, 'base64url')).toHaveLength(32);
  expect(visitor.token()).toBe(data);
  expect(await visitor.api.accounts.me()).toMatchObject({ email: asha.email });
});

test('the database does not store the session token itself', async () => {
  const asha = await shop.customer();
  const { data } = await signIn(asha.email, asha.password);
  const rows = await shop.db.selectFrom('sessions').selectAll().execute();
  expect(JSON.stringify(rows)).not.toContain(data);
});

test('exactly 5 of 20 simultaneous wrong passwords are checked', async () => {
  const asha = await shop.customer();
  const told = await guess(asha.email, 20);
  expect(told.filter(({ status }) => status === 401)).toHaveLength(5);
  expect(told.filter(({ status }) => status === 429)).toHaveLength(15);
});

test('eight simultaneous sign-ins with the right password succeed', async () => {
  const asha = await shop.customer();
  const answers = await Promise.all(Array.from({ length: 8 }, () => signIn(asha.email, asha.password)));
  expect(new Set(answers.map((answer) => answer.data)).size).toBe(8);
});

test('a session ends 30 days after its last use', async () => {
  const asha = await shop.customer();
  shop.wait(29 * day);
  await asha.api.accounts.me();
  await expect
    .poll(() => shop.db.selectFrom('sessions').select('last_used_at').execute())
    .toEqual([{ last_used_at: shop.deps.clock() }]);
  shop.wait(29 * day);
  await asha.api.accounts.me();
  await expect
    .poll(() => shop.db.selectFrom('sessions').select('last_used_at').execute())
    .toEqual([{ last_used_at: shop.deps.clock() }]);
  shop.wait(30 * day);
  expect((await refusal(asha.api.accounts.me())).status).toBe(401);
});

test('the last use of a session is stored at most once an hour', async () => {
  const asha = await shop.customer();
  shop.wait(59 * minute);
  await asha.api.accounts.me();
  const rows = await shop.db.selectFrom('sessions').select('last_used_at').execute();
  expect(rows[0]?.last_used_at.getTime()).toBe(shop.deps.clock().getTime() - 59 * minute);
});

test('a user lists the signed-in devices and ends their sessions', async () => {
  const asha = await shop.customer();
  const phone = shop.visitor({
    device: 'Mozilla/5.0 (Linux; Android 14; K) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36',
  });
  shop.wait(minute);
  await phone.api.accounts.signIn(asha);
  shop.wait(minute);
  await signIn(asha.email, asha.password);
  const list = await phone.api.accounts.sessions();
  expect(list.map(({ device, current }) => [device, current])).toEqual([
    ['Chrome on Linux', false],
    ['Chrome on Android', true],
    ['Test', false],
  ]);
  const test = list.find(({ device }) => device === 'Test');
  await phone.api.accounts.endSession({ sessionId: test?._id ?? '' });
  expect((await refusal(asha.api.accounts.me())).status).toBe(401);
  await phone.api.accounts.endOtherSessions();
  expect(await phone.api.accounts.sessions()).toMatchObject([{ current: true }]);
});

test('the sweep deletes only expired sessions and reset links', async () => {
  await shop.customer();
  shop.wait(30 * day);
  const vikram = await shop.customer();
  await sweepSessions(shop.db, shop.deps);
  expect(await shop.db.selectFrom('sessions').select('user_id').execute()).toEqual([{ user_id: vikram.id }]);
});
