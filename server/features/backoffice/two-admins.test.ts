import { expect, test } from 'vitest';
import { openTestShop, refusal } from '#server/testing/caller.ts';
import { freshDatabase } from '#server/testing/database.ts';

const shop = openTestShop(await freshDatabase());

const twoAdmins = async () => [(await shop.admin()).api, (await shop.admin()).api] as const;
const changed = {
  status: 409,
  message: expect.stringMatching(
    /^Changed meanwhile: Sunil Deshmukh \(\d+\), .+ What you typed is still here/,
  ),
};

test('a price that another admin has changed is not overwritten unseen', async () => {
  const [sunil, farhana] = await twoAdmins();
  const seen = { kind: 'part' as const, words: 'Capacitor', price: 350, hsn: '8532', inUse: true };
  const { data } = await sunil.estimates.addPrice(seen);
  const id = data._id;
  await sunil.estimates.changePrice({ ...seen, id, price: 375, seen });
  const renamed = { ...seen, id, words: 'Run capacitor' };
  expect(await refusal(farhana.estimates.changePrice({ ...renamed, seen }))).toMatchObject(changed);
  const settled = { ...seen, price: 375 };
  expect((await farhana.estimates.changePrice({ ...renamed, seen: settled })).data).toMatchObject({
    words: 'Run capacitor',
    price: 350,
  });
  // An older client that does not send `seen` (the values it loaded) overwrites.
  expect((await sunil.estimates.changePrice({ ...seen, id })).data).toMatchObject(seen);
});

test('settings that another admin has changed are not overwritten unseen', async () => {
  const [sunil, farhana] = await twoAdmins();
  const bills = await sunil.bills.settings();
  await sunil.bills.setSettings({ ...bills, upiId: 'shop@okbank', seen: bills });
  expect(await refusal(farhana.bills.setSettings({ ...bills, partRate: 28, seen: bills }))).toMatchObject(
    changed,
  );
  expect(await sunil.bills.settings()).toMatchObject({ upiId: 'shop@okbank', partRate: bills.partRate });

  const visits = await sunil.visits.settings();
  await sunil.visits.setSettings({ ...visits, horizonDays: 30, seen: visits });
  expect(
    await refusal(farhana.visits.setSettings({ ...visits, leadMinutes: 60, seen: visits })),
  ).toMatchObject(changed);
  // A lost answer is sent again.
  await sunil.visits.setSettings({ ...visits, horizonDays: 30, seen: visits });
});
