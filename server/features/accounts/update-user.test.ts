import { expect, test } from 'vitest';
import { openTestShop, refusal } from '#server/testing/caller.ts';
import { freshDatabase } from '#server/testing/database.ts';

const shop = openTestShop(await freshDatabase());
const dot =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

const trail = () =>
  shop.db
    .selectFrom('audit_entries')
    .select(['action', 'entity_id', 'before', 'after'])
    .orderBy('id')
    .execute();

test('updateUser validates fields before it checks permissions', async () => {
  const [asha, vikram] = [await shop.customer(), await shop.customer()];
  const told = await refusal(asha.api.accounts.updateUser({ userId: vikram.id, name: '', email: 'x' }));
  expect(told.issues?.map(({ message }) => message)).toEqual(['Name is required', 'Email format is invalid']);
});

test('an admin changes profile and role in one call', async () => {
  const [sunil, asha] = [await shop.admin(), await shop.customer()];
  const { data } = await sunil.api.accounts.updateUser({
    userId: asha.userId,
    role: 'ADMIN',
    name: 'Asha P',
  });
  expect(data).toMatchObject({ role: 'ADMIN', name: 'Asha P' });
  expect(await trail()).toEqual([
    {
      action: 'user.update',
      entity_id: asha.id,
      before: { role: 'GENERAL', name: 'Asha Patil' },
      after: { role: 'ADMIN', name: 'Asha P' },
    },
  ]);
  expect((await asha.api.accounts.list({})).items).toHaveLength(2);
});

test('an update of a user without a change writes no audit entry', async () => {
  const [sunil, asha] = [await shop.admin(), await shop.customer()];
  await sunil.api.accounts.updateUser({ userId: asha.id, name: asha.name, role: 'GENERAL' });
  expect(await trail()).toEqual([]);
});

test('updateUser refuses an email that another account uses', async () => {
  const [asha, vikram] = [await shop.customer(), await shop.customer()];
  const told = await refusal(
    asha.api.accounts.updateUser({ userId: asha.id, email: vikram.email, name: 'X' }),
  );
  expect(told).toMatchObject({ status: 409, issues: [{ path: 'email' }] });
  await asha.api.accounts.updateUser({ userId: asha.id, email: asha.email.toUpperCase() });
  expect(await asha.api.accounts.me()).toMatchObject({ name: 'Asha Patil', email: asha.email });
});

test('a changed email invalidates reset links and mails the old address', async () => {
  const asha = await shop.customer();
  await shop.visitor().api.accounts.forgotPassword({ email: asha.email });
  await asha.api.accounts.updateUser({ userId: asha.id, email: 'Asha.New@example.com' });
  expect(await shop.db.selectFrom('password_resets').selectAll().execute()).toEqual([]);
  const mails = await shop.mailsTo(asha.email);
  expect(mails.map(({ template }) => template)).toEqual(['passwordReset', 'emailChanged']);
  expect(mails[1]?.text).toContain('Your account now uses another email address.');
});

test('a blank photo removes the photo, an absent one keeps it', async () => {
  const asha = await shop.customer();
  await asha.api.accounts.updateUser({ userId: asha.id, profilePic: dot });
  await asha.api.accounts.updateUser({ userId: asha.id, name: 'Asha' });
  expect(await trail(), "customers' own changes are not audited").toEqual([]);
  expect((await asha.api.accounts.me()).profilePic).toMatch(/^data:image\/webp;base64,/);
  for (const blank of ['', null]) {
    await asha.api.accounts.updateUser({ userId: asha.id, profilePic: dot });
    await asha.api.accounts.updateUser({ userId: asha.id, profilePic: blank });
    expect((await asha.api.accounts.me()).profilePic).toBeNull();
  }
});

test('the audit entry of a photo does not contain the picture', async () => {
  const [sunil, asha] = [await shop.admin(), await shop.customer()];
  await sunil.api.accounts.updateUser({ userId: asha.id, profilePic: dot });
  expect(await trail()).toMatchObject([{ before: { photo: false }, after: { photo: true } }]);
});

test('one admin remains when two admins demote each other at the same time', async () => {
  for (const _ of [1, 2, 3]) {
    await shop.db.updateTable('users').set({ role: 'GENERAL' }).execute();
    const [a, b] = [await shop.admin(), await shop.admin()];
    const tries = await Promise.allSettled([
      a.api.accounts.updateUser({ userId: b.id, role: 'GENERAL' }),
      b.api.accounts.updateUser({ userId: a.id, role: 'GENERAL' }),
    ]);
    const refused = tries.filter((each) => each.status === 'rejected');
    expect(refused).toHaveLength(1);
    expect([403, 409]).toContain((await refusal(Promise.reject(refused[0]?.reason))).status);
    const admins = await shop.db.selectFrom('users').select('id').where('role', '=', 'ADMIN').execute();
    expect(admins).toHaveLength(1);
  }
});
