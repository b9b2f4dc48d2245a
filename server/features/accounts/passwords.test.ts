import { expect, test, vi } from 'vitest';
import { openTestShop, refusal } from '#server/testing/caller.ts';
import { freshDatabase } from '#server/testing/database.ts';

const shop = openTestShop(await freshDatabase(), { RATE_LIMIT_FACTOR: '1' });
const sent = 'If an account exists for this email, a reset link has been sent.';

const forget = (email: string, address = '127.0.0.1') =>
  shop.visitor({ address }).api.accounts.forgotPassword({ email });
const reset = (token: string, password = 'new-lantern') =>
  shop.visitor().api.accounts.resetPassword({ token, password });

const linksTo = async (email: string) => {
  const mails = (await shop.mailsTo(email)).filter(({ template }) => template === 'passwordReset');
  return mails.map(
    ({ text }) => text?.match(/https:\/\/shop\.example\.com\/reset-password\/(\S+)/)?.[1] ?? '',
  );
};

const mailedToken = async (email: string) => {
  await forget(email);
  return (await linksTo(email)).at(-1) ?? '';
};

test('a mailed link sets a new password', async () => {
  const asha = await shop.customer();
  expect(await forget(` ${asha.email.toUpperCase()}`)).toEqual({ message: sent });
  const [token = ''] = await linksTo(asha.email);
  expect(token).toHaveLength(43);
  expect(await reset(token)).toEqual({ message: 'Password reset successfully.' });
  await shop.visitor().api.accounts.signIn({ email: asha.email, password: 'new-lantern' });
  expect((await shop.mailsTo(asha.email)).map(({ template }) => template)).toEqual([
    'passwordReset',
    'passwordChanged',
  ]);
});

test('a reset request is answered after a fixed time with and without an account', async () => {
  const asha = await shop.customer();
  for (const email of [asha.email, 'nobody@example.com']) {
    // On a busy machine, the earlier of two timers still fires first.
    const earlier = vi.fn();
    setTimeout(earlier, 240);
    await forget(email);
    expect(earlier).toHaveBeenCalled();
  }
});

test('the database stores only a hash of the reset link', async () => {
  const asha = await shop.customer();
  const token = await mailedToken(asha.email);
  const row = await shop.db.selectFrom('password_resets').select('token_hash').executeTakeFirstOrThrow();
  expect(row.token_hash.toString('base64url')).not.toBe(token);
  expect(row.token_hash).toHaveLength(32);
});

test('a reset link works once, also for two simultaneous requests', async () => {
  const asha = await shop.customer();
  const token = await mailedToken(asha.email);
  const tries = await Promise.allSettled([reset(token, 'first-lantern'), reset(token, 'second-lantern')]);
  expect(tries.map((each) => each.status).sort()).toEqual(['fulfilled', 'rejected']);
  expect(await refusal(reset(token))).toMatchObject({
    status: 400,
    message: 'This reset link is invalid or has expired.',
  });
});

test('a password reset ends every session and every other reset link', async () => {
  const asha = await shop.customer();
  const [first, second] = [await mailedToken(asha.email), await mailedToken(asha.email)];
  await reset(second);
  expect((await refusal(reset(first))).status).toBe(400);
  expect((await refusal(asha.api.accounts.me())).status).toBe(401);
});

test('a password change keeps this session and ends all others', async () => {
  const asha = await shop.customer();
  const phone = shop.visitor();
  await phone.api.accounts.signIn(asha);
  const token = await mailedToken(asha.email);
  const answer = await asha.api.accounts.changePassword({
    currentPassword: asha.password,
    newPassword: 'new-lantern',
  });
  expect(answer).toEqual({ message: 'Password changed successfully!' });
  expect(await asha.api.accounts.me()).toMatchObject({ _id: asha.id });
  expect((await refusal(phone.api.accounts.me())).status).toBe(401);
  expect((await refusal(reset(token))).status).toBe(400);
  expect((await shop.mailsTo(asha.email)).at(-1)).toMatchObject({ template: 'passwordChanged' });
});

test('a wrong current password counts as a wrong sign-in', async () => {
  const asha = await shop.customer();
  const change = () =>
    refusal(asha.api.accounts.changePassword({ currentPassword: 'wrong-one', newPassword: 'new-lantern' }));
  for (const _ of [1, 2, 3, 4, 5]) {
    expect(await change()).toMatchObject({ status: 400, issues: [{ path: 'currentPassword' }] });
  }
  expect((await change()).status).toBe(429);
  expect((await refusal(shop.visitor().api.accounts.signIn(asha))).status).toBe(429);
});

test('a common new password is refused at its field', async () => {
  const asha = await shop.customer();
  const told = await refusal(
    asha.api.accounts.changePassword({ currentPassword: asha.password, newPassword: 'qwerty123' }),
  );
  expect(told).toMatchObject({ status: 400, issues: [{ path: 'newPassword' }] });
});
