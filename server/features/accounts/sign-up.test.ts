import sharp from 'sharp';
import { expect, test } from 'vitest';
import { openTestShop, refusal } from '#server/testing/caller.ts';
import { freshDatabase } from '#server/testing/database.ts';

const shop = openTestShop(await freshDatabase());

const form = {
  name: ' Asha Patil ',
  email: ' Asha@Example.com',
  mobile: '5550100101',
  address: 'Garkheda',
  password: 'monsoon-lamp',
  confirmPassword: 'monsoon-lamp',
};

const picture = async () => {
  const png = await sharp({ create: { width: 900, height: 600, channels: 3, background: 'teal' } })
    .png()
    .toBuffer();
  return `data:image/png;base64,${png.toString('base64')}`;
};

test.each(['PASSWORD', 'qwerty123'])(
  'sign-up refuses the common password %s at its field',
  async (password) => {
    const told = await refusal(
      shop.visitor().api.accounts.signUp({ ...form, password, confirmPassword: password }),
    );
    expect(told).toMatchObject({
      status: 400,
      message: 'Please choose a less common password',
      issues: [{ path: 'password' }],
    });
    expect(await shop.db.selectFrom('users').select('id').execute()).toEqual([]);
  },
);

test('ten simultaneous sign-ups with one email create one account', async () => {
  const tries = await Promise.allSettled(
    Array.from({ length: 10 }, () => shop.visitor().api.accounts.signUp(form)),
  );
  expect(tries.filter((each) => each.status === 'fulfilled')).toHaveLength(1);
  const told = await Promise.all(
    tries.filter((each) => each.status === 'rejected').map((each) => refusal(Promise.reject(each.reason))),
  );
  expect(told.map((each) => each.status)).toEqual(Array(9).fill(409));
  expect(await shop.mailsTo('asha@example.com')).toHaveLength(1);
});

test('sign-up shrinks a photo and returns it with the profile', async () => {
  const visitor = shop.visitor();
  await visitor.api.accounts.signUp({ ...form, profilePic: await picture() });
  await visitor.api.accounts.signIn(form);
  const { profilePic } = await visitor.api.accounts.me();
  expect(profilePic).toMatch(/^data:image\/webp;base64,/);
  const { width, height } = await sharp(Buffer.from(profilePic?.split(',')[1] ?? '', 'base64')).metadata();
  expect(Math.max(width, height)).toBeLessThanOrEqual(256);
});
