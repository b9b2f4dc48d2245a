import { v7 as newId } from 'uuid';
import { expect, test } from 'vitest';
import { openTestShop, refusal } from '#server/testing/caller.ts';
import { freshDatabase } from '#server/testing/database.ts';
import { addTestService } from '#server/testing/services.ts';

const shop = openTestShop(await freshDatabase());
const { db } = shop;

const labels = async () =>
  (await shop.visitor().api.catalogue.categories()).map((category) => category.label);
const idOf = async (label: string) => {
  const found = (await shop.visitor().api.catalogue.categories()).find(
    (category) => category.label === label,
  );
  return found?._id ?? '';
};

test('a new category is refused if its name exists in another case', async () => {
  const sunil = await shop.admin();
  expect(await refusal(sunil.api.catalogue.addCategory({ label: 'KITCHEN' }))).toMatchObject({
    status: 409,
    message: 'Category already exists',
  });
  const adding = ['Floor', 'floor', 'FLOOR'].map((label) => sunil.api.catalogue.addCategory({ label }));
  const results = await Promise.allSettled(adding);
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(await labels()).toHaveLength(6);
});

test('a category can be renamed to its own name in another case', async () => {
  const sunil = await shop.admin();
  const id = await idOf('Laundary');
  await sunil.api.catalogue.renameCategory({ id, label: 'LAUNDARY' });
  expect((await refusal(sunil.api.catalogue.renameCategory({ id, label: 'kitchen' }))).status).toBe(409);
  expect((await refusal(sunil.api.catalogue.renameCategory({ id: newId(), label: 'New' }))).status).toBe(404);
  expect((await labels())[0]).toBe('LAUNDARY');
});

test('deleting a category in use fails and reports how many services use it', async () => {
  const sunil = await shop.admin();
  const id = await idOf('Kitchen');
  const { id: serviceId } = await addTestService(db, { category: 'kitchen' });
  await addTestService(db, { category: 'kitchen', inShop: false });
  const refused = await refusal(sunil.api.catalogue.deleteCategory({ id }));
  expect(refused.status).toBe(409);
  expect(refused.message).toMatch(/^2 services still use this category/);
  await db.deleteFrom('services').where('id', '!=', serviceId).execute();
  expect((await refusal(sunil.api.catalogue.deleteCategory({ id }))).message).toMatch(
    /^1 service still uses/,
  );
  await db.deleteFrom('services').execute();
  await sunil.api.catalogue.deleteCategory({ id });
  expect(await labels()).not.toContain('Kitchen');
  expect((await refusal(sunil.api.catalogue.deleteCategory({ id }))).status).toBe(404);
});

test('a category is not deleted while a service is added to it', async () => {
  const sunil = await shop.admin();
  const id = await idOf('Commercial');
  const form = { productName: 'Cold Room', brandName: 'Blue Star', category: 'Commercial', charge: 1 };
  const adding = sunil.api.catalogue.addService({ ...form, productImage: ['https://example.com/a.webp'] });
  const results = await Promise.allSettled([adding, sunil.api.catalogue.deleteCategory({ id })]);
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});

test('an admin changes the order of categories, and a new one comes last', async () => {
  const sunil = await shop.admin();
  const [first = '', second = '', third = ''] = await labels();
  await sunil.api.catalogue.moveCategory({
    _id: await idOf(third),
    side: 'before',
    beside: await idOf(first),
  });
  expect((await labels()).slice(0, 3)).toEqual([third, first, second]);
  await sunil.api.catalogue.addCategory({ label: 'Pumps' });
  expect((await labels()).at(-1)).toBe('Pumps');
});
