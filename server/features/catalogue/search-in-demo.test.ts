// The tests only read, so the services are inserted once.
import { beforeAll, expect, test } from 'vitest';
import { demoServices } from '#server/seed/data.ts';
import { openTestShop, refusal } from '#server/testing/caller.ts';
import { freshDatabase } from '#server/testing/database.ts';
import { searchQueries } from '#server/testing/search-queries.ts';
import { addTestService } from '#server/testing/services.ts';
import { unseenQueries } from '#server/testing/unseen-queries.ts';

const shop = openTestShop(await freshDatabase(), {}, 'once');
const search = (q: string, more: { limit?: number; cursor?: string | undefined } = {}) =>
  shop.visitor().api.catalogue.search({ q, ...more });

beforeAll(async () => {
  for (const service of demoServices.toReversed()) await addTestService(shop.db, service);
  shop.deps.cache.drop(['catalogue']);
});

test.each([
  ['fridge', 'refrigeration'],
  ['FRIDGE', 'refrigeration'],
  ['fridges', 'refrigeration'],
  ['frid', 'refrigeration'],
  ['firdge', 'refrigeration'],
  ['refrigrator', 'refrigeration'],
  ['AC', 'air condition'],
  ['a.c.', 'air condition'],
  ['air conditoner', 'air condition'],
  ['aircon', 'air condition'],
  ['washer', 'laundary'],
  ['wahsing machine', 'laundary'],
  ['washing mashine', 'laundary'],
  ['laundry', 'laundary'],
  ['वॉशिंग मशीन', 'laundary'],
  ['फ्रिज'.normalize('NFD'), 'refrigeration'],
  ['एसी', 'air condition'],
  ['micorwave', 'kitchen'],
  ['chimny', 'kitchen'],
  ['gas chulha', 'kitchen'],
  ['pani filter', 'kitchen'],
  ['water coler', 'commercial'],
])('the search %s finds services of %s first', async (q, category) => {
  const { items, total } = await search(q);
  expect(total).toBeGreaterThan(0);
  expect(items[0]?.category).toBe(category);
});

test('typical searches find the expected service first', async () => {
  const found: Record<string, string | null> = {};
  for (const [q] of searchQueries) found[q] = (await search(q, { limit: 1 })).items[0]?.productName ?? null;
  expect(found).toEqual(Object.fromEntries(searchQueries));
});

test('at least 97 of 100 searches that nobody had tried find the expected service first', async () => {
  const failed: string[] = [];
  const all = unseenQueries.flatMap(([first, queries]) => queries.map((q) => ({ q, first })));
  for (const { q, first } of all) {
    const name = (await search(q, { limit: 1 })).items[0]?.productName ?? null;
    if (first ? !first.test(name ?? '') : name !== null) failed.push(`${q}: ${name}`);
  }
  expect(failed.length / all.length, failed.join('\n')).toBeLessThan(0.03);
});

test.each([
  ['बर्तन धोने वाली मशीन', /^Dishwasher Repair/],
  ['एसी ठीक करवाना है', /^Split AC Repair/],
  ['एसीतून पाणी गळतंय', /^Split AC Repair/],
  ['आर ओ', /^Water Purifier/],
  ['R O', /^Water Purifier/],
  ['phrij', /Refrigerator Repair/],
])('the search %s finds the appliance, whatever the fault or the spelling', async (q, first) => {
  expect((await search(q)).items[0]?.productName).toMatch(first);
});

test("'ac not cooling' finds several AC services, not only those for cooling", async () => {
  const names = (await search('ac not cooling')).items.map(({ productName }) => productName);
  expect(names).toContain('Window AC Repair');
  expect(names.length).toBeGreaterThan(3);
});

test('a search for a whole name in any language finds that service first', async () => {
  for (const { productName, translations } of demoServices)
    for (const name of [productName, translations.hi.name, translations.mr.name])
      expect([name, (await search(name)).items[0]?.productName]).toEqual([name, productName]);
});

test('a search returns services that match all its words', async () => {
  const { items } = await search('samsung fridge');
  expect(items.length).toBeGreaterThan(0);
  for (const { brandName, category } of items) {
    expect(brandName).toContain('Samsung');
    expect(category).toBe('refrigeration');
  }
});

test('if no service matches all words, some words are enough', async () => {
  const { items } = await search('split ac zebra');
  expect(items[0]?.productName).toMatch(/Split AC/);
});

test('a search for unknown words finds nothing', async () => {
  for (const q of ['zzzzzz', 'qwertyuiop', '%', '_', '\\', '"', '...', '☃']) {
    expect({ q, ...(await search(q)) }).toEqual({ q, items: [], total: 0 });
  }
});

test('a blank search finds every service, newest first', async () => {
  for (const q of ['', '   ']) {
    const { items, total, nextCursor } = await search(q, { limit: 5 });
    expect(total).toBe(demoServices.length);
    expect(items[0]?.productName).toBe(demoServices[0]?.productName);
    expect(nextCursor).toBeDefined();
  }
});

test('the pages of a search contain each service once, in order', async () => {
  const whole = (await search('repair')).items.map((item) => item._id);
  expect(whole.length).toBeGreaterThan(10);
  const paged: string[] = [];
  let cursor: string | undefined;
  do {
    const page = await search('repair', { limit: 4, cursor });
    expect(page.total).toBe(whole.length);
    paged.push(...page.items.map((item) => item._id));
    cursor = page.nextCursor;
  } while (cursor);
  expect(paged).toEqual(whole);
});

test('a cursor of another search is refused', async () => {
  const { nextCursor: cursor } = await search('repair', { limit: 1 });
  expect((await refusal(search('ac', { cursor }))).status).toBe(400);
  expect((await refusal(search('repair', { cursor: 'bm9uc2Vuc2U' }))).status).toBe(400);
});
