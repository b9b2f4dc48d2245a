import { v4 as newKey } from 'uuid';
import { expect, test } from 'vitest';
import { openTestShop, refusal } from '#server/testing/caller.ts';
import { freshDatabase } from '#server/testing/database.ts';
import { addTestService, bookingInput } from '#server/testing/services.ts';

const shop = openTestShop(await freshDatabase());
const { db } = shop;
const mobile = '5550100177';

test('people with one mobile number are listed by last order, then by profile', async () => {
  const sunil = await shop.admin();
  const [asha, vikram, meera] = [
    await shop.customer({ mobile }),
    await shop.customer({ name: 'Vikram Rao', mobile: '5550100188', address: '7 Hill Road' }),
    await shop.customer({
      name: 'Meera Joshi',
      mobile,
      address: '12 Lotus Lane',
      email: 'meera@example.com',
    }),
  ];
  await shop.customer({ mobile: '5550100178' });
  const service = await addTestService(db);
  const book = (who: typeof asha, changes: Record<string, string>) => {
    shop.wait(60_000);
    return who.api.orders.book(bookingInput([service], changes));
  };
  await book(asha, {
    mobile,
    fullname: 'Asha P',
    area: 'CIDCO',
    street: 'Old Lane',
    email: 'asha@example.com',
  });
  await book(vikram, {
    mobile,
    fullname: 'Tenant',
    area: 'Garkheda',
    street: 'Flat 4',
    email: 'v@example.com',
  });
  await book(vikram, { mobile: '5550100188', fullname: 'Vikram Rao' });
  await book(asha, {
    mobile,
    fullname: 'Asha Patil',
    area: 'Garkheda',
    street: 'New Lane',
    email: 'a@example.com',
  });
  const at = shop.deps.clock().getTime();
  const ago = (minutes: number) => new Date(at - minutes * 60_000).toISOString();
  expect(await sunil.api.accounts.byMobile({ mobile })).toEqual([
    {
      _id: asha.id,
      userId: asha.userId,
      fullname: 'Asha Patil',
      area: 'Garkheda',
      street: 'New Lane',
      email: 'a@example.com',
      lastOrderAt: ago(0),
      language: 'en',
    },
    {
      _id: vikram.id,
      userId: vikram.userId,
      fullname: 'Tenant',
      area: 'Garkheda',
      street: 'Flat 4',
      email: 'v@example.com',
      lastOrderAt: ago(2),
      language: 'en',
    },
    {
      _id: meera.id,
      userId: meera.userId,
      fullname: 'Meera Joshi',
      area: '',
      street: '12 Lotus Lane',
      email: 'meera@example.com',
      lastOrderAt: null,
      language: 'en',
    },
  ]);
});

test('a caller without an email is found at the next call', async () => {
  const sunil = await shop.admin();
  const service = await addTestService(db);
  const { data } = await sunil.api.orders.bookForCaller({
    mobile,
    fullname: 'Meera Joshi',
    area: 'CIDCO',
    street: '12 Lotus Lane',
    products: [{ productId: service.id, quantity: 1 }],
    orderId: newKey(),
    totalQty: 1,
    totalPrice: service.charge,
  });
  const known = await sunil.api.accounts.byMobile({ mobile });
  expect(known).toMatchObject([
    { userId: data.uId, fullname: 'Meera Joshi', street: '12 Lotus Lane', email: '' },
  ]);
});

test('a mobile number shared by many people lists only a few of them', async () => {
  const sunil = await shop.admin();
  for (let at = 0; at < 8; at += 1) await shop.customer({ mobile });
  expect(await sunil.api.accounts.byMobile({ mobile })).toHaveLength(5);
  expect(await sunil.api.accounts.byMobile({ mobile: '5550100000' })).toEqual([]);
});

test('only admins can look up callers, and only by ten digits', async () => {
  const [sunil, asha] = [await shop.admin(), await shop.customer()];
  for (const wrong of ['', '555010017', '55501001777', '%', "' or 1=1"])
    expect((await refusal(sunil.api.accounts.byMobile({ mobile: wrong }))).status).toBe(400);
  expect((await refusal(asha.api.accounts.byMobile({ mobile }))).status).toBe(403);
});
