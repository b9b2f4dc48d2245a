import { expect, test } from 'vitest';
import { buildApp } from '#server/app.ts';
import { openTestShop } from '#server/testing/caller.ts';
import { freshDatabase } from '#server/testing/database.ts';
import { addTestService, bookingInput } from '#server/testing/services.ts';

const shop = openTestShop(await freshDatabase());

test('the export has all orders that match, and no formula', async () => {
  const owner = await shop.admin();
  const customer = await shop.customer();
  const oven = await addTestService(shop.db, { productName: 'Oven, large', charge: 200 });
  for (const fullname of ['=1+1', 'Asha "A" Patil', 'Vikram'])
    await customer.api.orders.book(bookingInput([oven], { fullname }));
  const app = await buildApp(shop.deps);
  const headers = { authorization: `Bearer ${owner.token()}` };
  const lines = async (query: string) => {
    const answer = await app.inject({ url: `/api/export-orders?format=csv&${query}`, headers });
    expect(answer.headers['content-disposition']).toBe('attachment; filename="Orders.csv"');
    return answer.body.trim().split('\r\n');
  };
  const [head, ...rows] = await lines('');
  expect(head).toContain('Order number,Created Date,User ID,Full Name');
  expect(rows).toHaveLength(3);
  expect(rows[0]).toContain(",'=1+1,");
  expect(rows[1]).toContain(',"Asha ""A"" Patil",');
  expect(rows[1]).toContain('"Oven, large"');
  expect(await lines('fullname=vik')).toHaveLength(2);
  expect(await lines('numbers=1001,1003')).toHaveLength(3);
  const excel = await app.inject({ url: '/api/export-orders', headers });
  expect([excel.statusCode, excel.rawPayload.subarray(0, 2).toString()]).toEqual([200, 'PK']);
  await app.close();
});
