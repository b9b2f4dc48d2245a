import { expect, test } from 'vitest';
import { openTestShop, refusal } from '#server/testing/caller.ts';
import { freshDatabase } from '#server/testing/database.ts';

const shop = openTestShop(await freshDatabase());

const twoAdmins = async () => [(await shop.admin()).api, (await shop.admin()).api] as const;
const conflictAt = (path: string) => ({ status: 409, issues: [{ path }] });

test('the price list merges one admin’s new price with another’s new words', async () => {
  const [sunil, farhana] = await twoAdmins();
  const seen = { kind: 'part' as const, words: 'Capacitor', price: 350, hsn: '8532', inUse: true };
  const { data } = await sunil.estimates.addPrice(seen);
  const id = data._id;
  await sunil.estimates.changePrice({ ...seen, id, price: 375, seen });
  const renamed = await farhana.estimates.changePrice({ ...seen, id, words: 'Run capacitor', seen });
  expect(renamed.data).toMatchObject({ words: 'Run capacitor', price: 375 });

  const third = { ...seen, words: 'Run capacitor', id, price: 400 };
  expect(await refusal(farhana.estimates.changePrice({ ...third, seen }))).toMatchObject(conflictAt('price'));
  const settled = { ...seen, words: 'Run capacitor', price: 375 };
  expect((await farhana.estimates.changePrice({ ...third, seen: settled })).data.price).toBe(400);
  // An older client that does not send `seen` (the values it loaded) overwrites.
  expect((await sunil.estimates.changePrice({ ...seen, id })).data).toMatchObject(seen);
});

test('Tax and Bills refuses an admin’s edit of a field that another has changed', async () => {
  const [sunil, farhana] = await twoAdmins();
  const seen = await sunil.bills.settings();
  await sunil.bills.setSettings({ ...seen, upiId: 'shop@okbank', seen });
  await farhana.bills.setSettings({ ...seen, partRate: 28, seen });
  expect(await sunil.bills.settings()).toMatchObject({ upiId: 'shop@okbank', partRate: 28 });
  expect(await refusal(farhana.bills.setSettings({ ...seen, upiId: 'other@okbank', seen }))).toMatchObject(
    conflictAt('upiId'),
  );
});

test('Tax and Bills refuses two edits that are invalid together', async () => {
  const [sunil, farhana] = await twoAdmins();
  const seen = await sunil.bills.settings();
  await sunil.bills.setSettings({ ...seen, billPrefix: 'XY', seen });
  expect(await refusal(farhana.bills.setSettings({ ...seen, creditPrefix: 'XY', seen }))).toMatchObject(
    conflictAt('creditPrefix'),
  );
});

test('Visit Times refuses an admin’s edit of a weekday that another has changed', async () => {
  const [sunil, farhana] = await twoAdmins();
  const seen = await sunil.visits.settings();
  const withDay = (at: number, visits: number) => ({
    ...seen,
    week: seen.week.with(at, [{ from: '09:00', to: '11:00', visits }]),
  });
  await sunil.visits.setSettings({ ...withDay(0, 7), seen });
  await farhana.visits.setSettings({ ...withDay(1, 8), horizonDays: 30, seen });
  const { week, horizonDays } = await sunil.visits.settings();
  expect([week[0]?.[0]?.visits, week[1]?.[0]?.visits, horizonDays]).toEqual([7, 8, 30]);
  expect((await refusal(farhana.visits.setSettings({ ...withDay(0, 9), seen }))).status).toBe(409);
  expect((await sunil.visits.settings()).week[0]?.[0]?.visits).toBe(7);
});
