import { expect, test } from 'vitest';
import { openTestShop, refusal } from '#server/testing/caller.ts';
import { freshDatabase } from '#server/testing/database.ts';
import { addTestService } from '#server/testing/services.ts';

const shop = openTestShop(await freshDatabase());
const { db } = shop;
const visitor = shop.visitor();

const names = (items: readonly { productName: string }[]) => items.map((item) => item.productName);
const form = {
  productName: 'Oven Repair',
  brandName: 'IFB, Bosch',
  category: 'Kitchen',
  charge: 399.5,
  productImage: ['https://example.com/oven.webp'],
  description: 'The visit.',
};

test('services are listed newest first in pages', async () => {
  for (const productName of ['one', 'two', 'three']) await addTestService(db, { productName });
  await addTestService(db, { productName: 'off', inShop: false });
  const first = await visitor.api.catalogue.services({ limit: 2 });
  expect(names(first.items)).toEqual(['three', 'two']);
  const second = await visitor.api.catalogue.services({ limit: 2, cursor: first.nextCursor });
  expect(names(second.items)).toEqual(['one']);
  expect(second.nextCursor).toBeUndefined();
});

test('services can be filtered by one or several categories', async () => {
  await addTestService(db, { productName: 'wash', category: 'laundary' });
  await addTestService(db, { productName: 'oven', category: 'kitchen' });
  await addTestService(db, { productName: 'cold', category: 'refrigeration' });
  const found = async (category?: string | string[]) =>
    names((await visitor.api.catalogue.filter({ category })).items);
  expect(await found('Kitchen')).toEqual(['oven']);
  expect(await found(['Kitchen', 'laundary'])).toEqual(['oven', 'wash']);
  expect(await found('Kitchen,Refrigeration')).toEqual(['cold', 'oven']);
  for (const none of [undefined, [], '']) expect(await found(none)).toEqual(['cold', 'oven', 'wash']);
});

test('services can be sorted by charge, with a stable order of equal charges', async () => {
  for (const charge of [300, 100, 200, 200, 200]) await addTestService(db, { charge });
  for (const sort of ['asc', 'dsc'] as const) {
    const charges: number[] = [];
    const seen = new Set<string>();
    let cursor: string | undefined;
    do {
      const page = await visitor.api.catalogue.filter({ sort, limit: 2, cursor });
      for (const item of page.items) seen.add(item._id);
      charges.push(...page.items.map((item) => item.charge));
      cursor = page.nextCursor;
    } while (cursor);
    const rising = [100, 200, 200, 200, 300];
    expect(charges).toEqual(sort === 'asc' ? rising : rising.reverse());
    expect(seen.size).toBe(5);
  }
});

test('a pagination cursor is accepted only with its own filter', async () => {
  for (let i = 0; i < 3; i += 1) await addTestService(db);
  const { nextCursor: cursor } = await visitor.api.catalogue.filter({ sort: 'asc', limit: 1 });
  expect(await refusal(visitor.api.catalogue.filter({ sort: 'dsc', cursor }))).toMatchObject({
    status: 400,
    message: 'Cursor is not valid',
  });
});

test('Home shows a row of services for each category, newest first', async () => {
  await addTestService(db, { productName: 'oven', category: 'kitchen' });
  await addTestService(db, { productName: 'chimney', category: 'kitchen' });
  await addTestService(db, { productName: 'wash', category: 'laundary' });
  await addTestService(db, { category: 'commercial', inShop: false });
  const strips = await visitor.api.catalogue.strips();
  expect(strips.map((strip) => [strip.category.label, names(strip.services)])).toEqual([
    ['Laundary', ['wash']],
    ['Kitchen', ['chimney', 'oven']],
  ]);
  expect(names(await visitor.api.catalogue.oneOfEachCategory())).toEqual(['wash', 'chimney']);
});

test('a prepared service is not in the shop until the form says so', async () => {
  const sunil = await shop.admin();
  const { data } = await sunil.api.catalogue.addService({ ...form, inShop: false });
  const { _id } = data;
  expect((await visitor.api.catalogue.services({})).items).toEqual([]);
  expect((await sunil.api.catalogue.adminServices({ offShop: true })).items).toMatchObject([{ _id }]);
  await sunil.api.catalogue.changeService({ _id, charge: 1 });
  expect((await visitor.api.catalogue.services({})).items).toEqual([]);
  await sunil.api.catalogue.changeService({ _id, inShop: true, seen: { inShop: false } });
  expect(names((await visitor.api.catalogue.services({})).items)).toEqual([form.productName]);
  expect((await sunil.api.catalogue.adminServices({ offShop: true })).items).toEqual([]);
});

test('only admins see a service that is no longer on sale', async () => {
  const sunil = await shop.admin();
  const { id: _id } = await addTestService(db, { productName: 'oven' });
  await sunil.api.catalogue.setVisibility({ _id, inShop: false });
  expect((await refusal(visitor.api.catalogue.service({ productId: _id }))).status).toBe(404);
  expect((await sunil.api.catalogue.adminServices({})).items).toMatchObject([{ _id, inShop: false }]);
  await sunil.api.catalogue.setVisibility({ _id, inShop: true });
  expect((await visitor.api.catalogue.service({ productId: _id })).product.productName).toBe('oven');
});

test('a service can be added with the label of its category', async () => {
  const sunil = await shop.admin();
  const { message, data } = await sunil.api.catalogue.addService({ ...form, category: 'KITCHEN' });
  expect(message).toBe('Product upload successfully');
  expect(data).toMatchObject({ ...form, category: 'kitchen', ratings: [], averageRating: 0, ratingCount: 0 });
  expect((await visitor.api.catalogue.service({ productId: data._id })).product).toEqual(data);
  const { items } = await sunil.api.backoffice.audit({ entity: 'service', entityId: data._id });
  expect(items).toMatchObject([{ action: 'service.add', label: 'Oven Repair', after: { charge: 399.5 } }]);
});

test('a changed service keeps its position in the list', async () => {
  const sunil = await shop.admin();
  const { data } = await sunil.api.catalogue.addService(form);
  shop.wait(1000);
  const changed = await sunil.api.catalogue.updateService({ ...form, _id: data._id, charge: 450 });
  expect(changed.data).toEqual({ ...data, charge: 450, updatedAt: shop.deps.clock().toISOString() });
  const [entry] = (await sunil.api.backoffice.audit({ entity: 'service' })).items;
  expect(entry).toMatchObject({ before: { charge: 399.5 }, after: { charge: 450 } });
});

test('two admins can change different fields of one service', async () => {
  const [sunil, farhana] = [await shop.admin(), await shop.admin()];
  const { _id } = (await sunil.api.catalogue.addService(form)).data;
  const opened = await farhana.api.catalogue.adminService({ productId: _id });
  await sunil.api.catalogue.changeService({ _id, charge: 555, seen: { charge: form.charge } });
  const description = 'Ovens of all makes';
  const { data } = await farhana.api.catalogue.changeService({
    _id,
    description,
    seen: { description: opened.description },
  });
  expect(data).toMatchObject({ charge: 555, description, productName: form.productName });
});

test('an admin cannot overwrite a field that another admin has changed', async () => {
  const [sunil, farhana] = [await shop.admin(), await shop.admin()];
  const { _id } = (await sunil.api.catalogue.addService(form)).data;
  const { charge } = form;
  await sunil.api.catalogue.changeService({ _id, charge: 555, seen: { charge } });
  const change = (seen: number) =>
    farhana.api.catalogue.changeService({
      _id,
      charge: 600,
      description: 'New',
      seen: { charge: seen },
    });
  expect(await refusal(change(charge))).toMatchObject({
    status: 409,
    message: expect.stringMatching(/^Changed meanwhile: Sunil Deshmukh \(\d+\), /),
  });
  expect(await farhana.api.catalogue.adminService({ productId: _id })).toMatchObject({
    charge: 555,
    description: form.description,
  });
  expect((await change(555)).data.charge).toBe(600);
});

test("one of two simultaneous edits of a service's field is refused", async () => {
  const [sunil, farhana] = [await shop.admin(), await shop.admin()];
  const { _id } = (await sunil.api.catalogue.addService(form)).data;
  const { charge } = form;
  const answers = await Promise.allSettled([
    sunil.api.catalogue.changeService({ _id, charge: 555, seen: { charge } }),
    farhana.api.catalogue.changeService({ _id, charge: 600, seen: { charge } }),
  ]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
});

test('an edit of a service to the stored value is accepted', async () => {
  const sunil = await shop.admin();
  const { _id } = (await sunil.api.catalogue.addService(form)).data;
  const { charge, productImage } = form;
  await sunil.api.catalogue.changeService({
    _id,
    charge: 555,
    productImage: ['https://example.com/b.webp'],
  });
  const seen = { charge, productImage };
  await sunil.api.catalogue.changeService({ _id, charge: 555, seen });
  const told = await refusal(
    sunil.api.catalogue.changeService({ _id, productImage: ['https://example.com/c.webp'], seen }),
  );
  expect(told.status).toBe(409);
  expect(
    (await sunil.api.catalogue.changeService({ _id, description: null, category: 'LAUNDARY' })).data,
  ).toMatchObject({
    category: 'laundary',
    description: form.description,
  });
});

test('an edit of a service without a change writes no audit entry', async () => {
  const sunil = await shop.admin();
  const { data } = await sunil.api.catalogue.addService(form);
  const { _id, charge } = data;
  shop.wait(1000);
  expect((await sunil.api.catalogue.changeService({ _id, charge })).data).toEqual(data);
  expect((await sunil.api.backoffice.audit({ entity: 'service' })).items).toHaveLength(1);
});

test('a change of an unknown service is refused', async () => {
  const sunil = await shop.admin();
  const { _id } = (await sunil.api.catalogue.addService(form)).data;
  const change = (input: { _id: string; productName: string }) =>
    refusal(sunil.api.catalogue.changeService(input));
  expect(await change({ _id: 'nonsense', productName: 'x' })).toMatchObject({ status: 404 });
  expect(await change({ _id, productName: ' ' })).toMatchObject({
    status: 400,
    message: 'Service name is required',
  });
  expect(await refusal(sunil.api.catalogue.adminService({ productId: 'nonsense' }))).toMatchObject({
    status: 404,
  });
});

test("the URL of the shop's own picture is stored without the origin", async () => {
  const sunil = await shop.admin();
  const address = `/media/${'a'.repeat(32)}-800x600.webp`;
  await db
    .insertInto('images')
    .values({ address, width: 800, height: 600, placeholder: 'data:tiny', created_at: shop.deps.clock() })
    .execute();
  const productImage = [`https://shop.example.com${address}`, 'https://example.com/other.webp'];
  const { data } = await sunil.api.catalogue.addService({ ...form, productImage });
  expect(data).toMatchObject({ productImage: [address, productImage[1]], placeholder: 'data:tiny' });
});

test('All Products finds services by words and category', async () => {
  const sunil = await shop.admin();
  await addTestService(db, { productName: 'Split AC Repair', category: 'air condition' });
  await addTestService(db, { productName: 'Window AC Repair', category: 'air condition', inShop: false });
  await addTestService(db, { productName: '100%_sure' });
  const found = async (input: { search?: string; category?: string }) => {
    const { items, count } = await sunil.api.catalogue.adminServices(input);
    expect(count).toBe(items.length);
    return names(items);
  };
  expect(await found({ search: 'repair ac' })).toEqual(['Window AC Repair', 'Split AC Repair']);
  expect(await found({ search: '%_' })).toEqual(['100%_sure']);
  expect(await found({ category: 'Air Condition', search: 'split' })).toEqual(['Split AC Repair']);
});

test('a change of a service clears the cache before it answers', async () => {
  const sunil = await shop.admin();
  const { cache } = shop.deps;
  await cache.serve('list', ['catalogue'], async () => Buffer.from('old'));
  await sunil.api.catalogue.addService(form);
  expect(cache.peek('list')).toBeNull();
});

test("admins put services into an order, which the shop's pages show and /api does not", async () => {
  const ids = new Map<string, string>();
  for (const productName of ['one', 'two', 'three', 'four'])
    ids.set(productName, (await addTestService(db, { productName, category: 'kitchen' })).id);
  const sunil = await shop.admin();
  const move = (name: string, side: 'before' | 'after', beside: string) =>
    sunil.api.catalogue.moveService({ _id: ids.get(name) ?? '', side, beside: ids.get(beside) ?? '' });
  const shelf = async () => names((await visitor.api.catalogue.shelf({ category: 'kitchen' })).items);
  expect(await shelf()).toEqual(['four', 'three', 'two', 'one']);
  await move('one', 'before', 'four');
  await move('four', 'after', 'two');
  expect(await shelf()).toEqual(['one', 'three', 'two', 'four']);
  await move('four', 'before', 'two');
  await move('three', 'before', 'two');
  expect(await shelf()).toEqual(['one', 'four', 'three', 'two']);
  await addTestService(db, { productName: 'five', category: 'kitchen' });
  expect(await shelf()).toEqual(['five', 'one', 'four', 'three', 'two']);
  expect(names((await visitor.api.catalogue.strips())[0]?.services ?? [])).toEqual(await shelf());
  const pages = [await visitor.api.catalogue.shelf({ limit: 2 })];
  pages.push(await visitor.api.catalogue.shelf({ limit: 9, cursor: pages[0]?.nextCursor }));
  expect(pages.flatMap(({ items }) => names(items))).toEqual(await shelf());
  expect(names((await sunil.api.catalogue.adminServices({})).items)).toEqual(await shelf());
  expect(names((await visitor.api.catalogue.filter({})).items)).toEqual([
    'five',
    'four',
    'three',
    'two',
    'one',
  ]);
  expect((await refusal(move('one', 'before', 'nobody'))).status).toBe(400);
});
