import { expect, test } from 'vitest';
import { openTestShop } from '#server/testing/caller.ts';
import { freshDatabase } from '#server/testing/database.ts';
import { addTestService, bookingInput } from '#server/testing/services.ts';

const shop = openTestShop(await freshDatabase());

test('My Orders pages open and closed orders separately', async () => {
  const [asha, owner, service] = [await shop.customer(), await shop.admin(), await addTestService(shop.db)];
  const ids: string[] = [];
  for (let at = 0; at < 5; at += 1) {
    shop.wait(60_000);
    ids.push((await asha.api.orders.book(bookingInput([service]))).data._id);
  }
  const [first, second, third, fourth, fifth] = ids;
  await owner.api.orders.setStage({ id: first as string, stage: 'done' });
  await asha.api.orders.cancel({ id: third as string });
  const read = async (input: object) => {
    const { items, nextCursor } = await asha.api.orders.own(input);
    return { ids: items.map(({ _id }) => _id), nextCursor };
  };
  expect((await read({ underWay: true })).ids).toEqual([fifth, fourth, second]);
  expect((await read({ underWay: false })).ids).toEqual([third, first]);
  expect((await read({})).ids).toEqual([fifth, fourth, third, second, first]);

  const page = await read({ underWay: true, limit: 2 });
  const { nextCursor: cursor } = page;
  expect(page.ids).toEqual([fifth, fourth]);
  expect((await read({ underWay: true, limit: 2, cursor })).ids).toEqual([second]);
  await expect(read({ underWay: false, limit: 2, cursor })).rejects.toThrow('Cursor is not valid');
});

test('of the orders under way those that matter now come first', async () => {
  const [meera, owner, service] = [await shop.customer(), await shop.admin(), await addTestService(shop.db)];
  const book = async (date?: string) => {
    shop.wait(60_000);
    const visit = date ? { visit: { date, from: '09:00' } } : {};
    return (await meera.api.orders.book(bookingInput([service], visit))).data._id;
  };
  const toStage = (id: string, stage: 'on_the_way' | 'working') => owner.api.orders.setStage({ id, stage });
  const estimate = await book('2026-11-23');
  const [onTheWay, working] = [await book('2026-11-24'), await book('2026-11-24')];
  const [late, today] = [await book('2026-11-22'), await book('2026-11-23')];
  const tomorrow = await book('2026-11-24');
  const later = await book('2026-11-25');
  await toStage(onTheWay, 'on_the_way');
  await toStage(working, 'working');
  await toStage(estimate, 'working');
  const line = { kind: 'labour' as const, words: 'Cleaning', quantity: 1, price: 200, hsn: '' };
  await owner.api.estimates.save({ id: estimate, version: 0, lines: [line] });
  await owner.api.estimates.offer({ id: estimate, version: 1 });
  shop.wait(Date.parse('2026-11-22T20:00:00Z') - shop.deps.clock().getTime());
  const noTime = await book();
  const expected = [estimate, onTheWay, working, late, today, tomorrow, noTime, later];
  const seen: string[] = [];
  for (let cursor: string | undefined; seen.length < expected.length; ) {
    const page = await meera.api.orders.own({ underWay: true, limit: 3, ...(cursor && { cursor }) });
    seen.push(...page.items.map(({ _id }) => _id));
    cursor = page.nextCursor;
    if (!cursor) break;
  }
  expect(seen).toEqual(expected);
});
