import { expect, test } from 'vitest';
import { openTestShop, refusal } from '#server/testing/caller.ts';
import { freshDatabase } from '#server/testing/database.ts';
import { addTestService, bookingInput } from '#server/testing/services.ts';
import { wordsOfFailure } from '#shared/errors.ts';

const shop = openTestShop(await freshDatabase());

test('a second record of a person is merged: orders move, the page shows both numbers', async () => {
  const owner = await shop.admin();
  const oven = await addTestService(shop.db, { productName: 'Oven Repair', charge: 200 });
  const book = async (mobile: string, fullname: string) =>
    (await owner.api.orders.bookForCaller(bookingInput([oven], { mobile, fullname, email: '' }))).data;
  const kept = await book('9876543210', 'Asha Patil');
  const left = await book('9876543211', 'Asha P');
  await owner.api.accounts.merge({ from: left.uId, into: kept.uId });
  expect(await owner.api.orders.customer({ userId: kept.uId })).toMatchObject({
    orderCount: 2,
    names: ['Asha P', 'Asha Patil'],
    mobiles: ['9876543210', '9876543211'],
  });
  expect(await refusal(owner.api.orders.customer({ userId: left.uId }))).toMatchObject({ status: 404 });
  const { items } = await owner.api.backoffice.audit({ entity: 'user' });
  expect(items[0]).toMatchObject({ action: 'user.merge', before: { number: left.uId } });
  expect(await refusal(owner.api.accounts.merge({ from: owner.userId, into: kept.uId }))).toMatchObject({
    message: wordsOfFailure('mergeSignsIn'),
  });
});
