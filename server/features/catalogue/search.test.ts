import { beforeEach, expect, test } from 'vitest';
import { demoServices } from '#server/seed/data.ts';
import { openTestShop } from '#server/testing/caller.ts';
import { freshDatabase } from '#server/testing/database.ts';
import { addTestService } from '#server/testing/services.ts';

const shop = openTestShop(await freshDatabase());
const { db } = shop;
// These tests insert services with SQL, which does not drop the cache.
beforeEach(() => shop.deps.cache.drop(['catalogue']));
const search = (q: string, more: { limit?: number; cursor?: string | undefined } = {}) =>
  shop.visitor().api.catalogue.search({ q, ...more });

test('the name of an appliance finds the services that mention it', async () => {
  for (const service of demoServices) await addTestService(db, service);
  await addTestService(db, { productName: 'Geyser Repair', brandName: 'Racold', category: 'kitchen' });
  expect((await search('geyser not heating')).items[0]?.productName).toBe('Geyser Repair');
});

test.each(['100%', 'o_clean', 'back\\slash', "d'oven", '"quoted"', '%', '_', '\\', "'", '"'])(
  'a search for the signs in %s matches literally',
  async (q) => {
    const odd = await addTestService(db, { productName: `100% o_clean back\\slash d'oven "quoted"` });
    await addTestService(db, { productName: 'Plain 100 oclean backslash doven quoted' });
    const { items, total } = await search(q);
    expect(items.map((item) => item._id)).toEqual([odd.id]);
    expect(total).toBe(1);
  },
);

test.each(['शेवयांचे यंत्र', 'shevayanche yantr', 'shevyanche yantra'])(
  'the search %s finds a Marathi name',
  async (q) => {
    const translations = { mr: { name: 'शेवयांचे यंत्र दुरुस्ती' } };
    await addTestService(db, { productName: 'Pasta Maker Repair', translations });
    await addTestService(db, { productName: 'Oven Repair' });
    expect((await search(q)).items.map((item) => item.productName)).toEqual(['Pasta Maker Repair']);
  },
);

test('a Devanagari spelling finds an English name', async () => {
  await addTestService(db, { productName: 'Toaster Repair' });
  expect((await search('टोस्टर')).items[0]?.productName).toBe('Toaster Repair');
});

test('the search does not find services that are no longer on sale', async () => {
  await addTestService(db, { productName: 'Oven Repair', inShop: false });
  expect((await search('oven')).total).toBe(0);
});

test('a search shows matches in the name before other matches', async () => {
  await addTestService(db, { productName: 'Third', description: 'We clean the geyser too.' });
  await addTestService(db, { productName: 'Second', brandName: 'Geyser, Racold' });
  await addTestService(db, { productName: 'Geyser Repair' });
  await addTestService(db, { productName: 'Newest of all' });
  const { items } = await search('geyser');
  expect(items.map((item) => item.productName)).toEqual(['Geyser Repair', 'Second', 'Third']);
});
