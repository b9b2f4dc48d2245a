import { expect, test } from 'vitest';
import { openTestShop, refusal } from '#server/testing/caller.ts';
import { freshDatabase } from '#server/testing/database.ts';
import { wordsOfFailure } from '#shared/errors.ts';

const shop = openTestShop(await freshDatabase());

test('a view is its maker’s own or for all, and its name is kept once', async () => {
  const [first, second] = [await shop.admin(), await shop.admin()];
  const list = 'all-Payment';
  const saved = await first.api.views.save({ list, name: ' Waiting ', query: 'stage=waiting' });
  expect(saved.data).toMatchObject({ name: 'Waiting', query: 'stage=waiting', shared: false, own: true });
  expect(await second.api.views.list({ list })).toEqual([]);
  expect(await first.api.views.list({ list: 'bills' })).toEqual([]);

  await first.api.views.save({ list, name: 'Waiting', query: 'stage=waiting&late=true', shared: true });
  const [seen, ...more] = await second.api.views.list({ list });
  expect(more).toEqual([]);
  expect(seen).toMatchObject({ query: 'stage=waiting&late=true', own: false });

  const id = seen?._id ?? '';
  expect(await refusal(second.api.views.remove({ id }))).toMatchObject({
    status: 404,
    message: wordsOfFailure('viewNotFound'),
  });
  await first.api.views.remove({ id });
  expect(await second.api.views.list({ list })).toEqual([]);
});
