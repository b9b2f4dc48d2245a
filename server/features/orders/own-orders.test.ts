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
