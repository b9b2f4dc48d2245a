import { expect, test } from 'vitest';
import { openTestShop } from '#server/testing/caller.ts';
import { freshDatabase } from '#server/testing/database.ts';
import { sendDigests } from './digest.ts';

const shop = openTestShop(await freshDatabase());
const hour = 3600_000;

test('the mail of the day comes once after 20:30, in the language of who wants it, with six links', async () => {
  const [owner, other, clerk] = [
    await shop.admin({ email: 'owner@example.com' }),
    await shop.admin({ email: 'other@example.com' }),
    await shop.customer({ role: 'ACCOUNTANT', email: 'clerk@example.com' }),
  ];
  await owner.api.figures.setDigest({ wanted: true });
  await clerk.api.accounts.setLanguage({ language: 'mr' });
  await clerk.api.figures.setDigest({ wanted: true });
  expect(await owner.api.figures.digest()).toEqual({ wanted: true });
  await sendDigests(shop.deps);
  expect(await shop.mailsTo(owner.email)).toEqual([]);
  shop.wait(9 * hour);
  // Two instances and a second minute send nothing twice.
  await Promise.all([sendDigests(shop.deps), sendDigests(shop.deps)]);
  await sendDigests(shop.deps);
  const [mail, ...more] = await shop.mailsTo(owner.email);
  expect(more).toEqual([]);
  expect(mail?.text?.match(/https:\/\/shop\.example\.com\/admin-panel\/\S+/g)).toHaveLength(7);
  const [marathi] = await shop.mailsTo(clerk.email);
  expect(marathi?.subject).toContain('तुमचा दिवस');
  expect(marathi?.text).toContain('https://shop.example.com/mr/admin-panel/bills');
  expect(await shop.mailsTo(other.email)).toEqual([]);
  shop.wait(24 * hour);
  await owner.api.figures.setDigest({ wanted: false });
  await sendDigests(shop.deps);
  expect(await shop.mailsTo(owner.email)).toHaveLength(1);
  expect(await shop.mailsTo(clerk.email)).toHaveLength(2);
});
