import { expect, test } from 'vitest';
import { openTestShop, refusal } from '#server/testing/caller.ts';
import { freshDatabase } from '#server/testing/database.ts';
import { wordsOfFailure } from '#shared/errors.ts';

const shop = openTestShop(await freshDatabase());

test('a person has at most 50 views, and the shop at most 50 for all', async () => {
  const [first, second] = [await shop.admin(), await shop.admin()];
  const save = (person: typeof first, at: number, shared: boolean) =>
    person.api.views.save({ list: 'bills', name: `View ${at}`, query: '', shared });
  const refused = { status: 409, message: wordsOfFailure('tooManyViews', 50) };
  for (let at = 0; at < 50; at += 1) await save(first, at, true);
  expect(await refusal(save(first, 50, false))).toMatchObject(refused);
  expect(await refusal(save(second, 0, true))).toMatchObject(refused);
  await save(first, 7, true);
  await save(second, 0, false);
  await save(first, 7, false);
  await save(second, 0, true);
});

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
