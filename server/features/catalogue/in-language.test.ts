import { expect, test } from 'vitest';
import { openTestApi } from '#server/testing/api.ts';
import { freshDatabase } from '#server/testing/database.ts';
import { addTestService, bookingInput } from '#server/testing/services.ts';

const api = await openTestApi(await freshDatabase());

const prefixes = { en: '', hi: '/hi', mr: '/mr' } as const;
const names = { en: 'Fridge Repair', hi: 'फ्रिज रिपेयर', mr: 'फ्रिज दुरुस्ती' };

function addTranslated() {
  const translations = { hi: { name: names.hi, description: 'विज़िट।' }, mr: { name: names.mr } };
  return addTestService(api.db, { productName: names.en, description: 'The visit.', translations });
}

const ask = async (path: `/${string}`, as?: { token(): string | null }) =>
  (await api.call(`GET ${path}`, as ? { as } : {})).text;

test('cached answers of one language never reach another', async () => {
  await addTranslated();
  for (const _ of ['first', 'cached'])
    for (const [language, prefix] of Object.entries(prefixes)) {
      const text = await ask(`${prefix}/trpc/catalogue.services?input={}`);
      for (const [other, name] of Object.entries(names))
        expect({ language, other, found: text.includes(`"productName":"${name}"`) }).toEqual({
          language,
          other,
          found: language === other,
        });
    }
  expect(await ask('/mr/trpc/catalogue.services?input={}')).toContain('"description":"The visit."');
  const overApi = await ask('/api/get-product');
  expect(overApi).toContain(names.en);
  expect(overApi).not.toContain(names.hi);
});

test('an order shows the name of its service in the language of the page', async () => {
  const service = await addTranslated();
  const asha = await api.customer();
  const booked = await api.call('POST /hi/trpc/orders.book', { as: asha, body: bookingInput([service]) });
  expect(booked.text).toContain(names.hi);
  const own = (prefix: '' | '/mr') => ask(`${prefix}/trpc/orders.own?input={}`, asha);
  expect(await own('/mr')).toContain(names.mr);
  expect(await own('')).toContain(names.en);
  const { _id: id } = (booked.body as unknown as { result: { data: { data: { _id: string } } } }).result.data
    .data;
  await api.call('POST /trpc/orders.setStatus', { as: await api.admin(), body: { id, status: 'Complete' } });
  const bill = encodeURIComponent(JSON.stringify({ orderId: id }));
  expect(await ask(`/mr/trpc/bills.ofOrder?input=${bill}`, asha)).toContain(names.mr);
  expect(await ask(`/trpc/bills.ofOrder?input=${bill}`, asha)).toContain(names.en);
  await api.db.updateTable('services').set({ product_name: 'AC Repair' }).execute();
  expect(await own('/mr')).toContain(names.en);
});

test('categories show their label in the language of the page, and English without one', async () => {
  expect(await ask('/mr/trpc/catalogue.categories')).toContain('"label":"स्वयंपाकघर"');
  const sunil = await api.admin();
  const list = JSON.parse(await ask('/trpc/catalogue.adminCategories', sunil)) as {
    result: { data: { _id: string; label: string }[] };
  };
  const kitchen = list.result.data.find(({ label }) => label === 'Kitchen');
  await api.call('POST /trpc/catalogue.renameCategory', {
    as: sunil,
    body: { id: kitchen?._id, label: 'Kitchen', translations: { hi: 'रसोई' } },
  });
  expect(await ask('/hi/trpc/catalogue.categories')).toContain('"label":"रसोई","value":"kitchen"');
  expect(await ask('/mr/trpc/catalogue.categories')).toContain('"label":"Kitchen"');
  expect(await ask('/hi/trpc/catalogue.adminCategories', sunil)).toContain('"label":"Kitchen"');
});
