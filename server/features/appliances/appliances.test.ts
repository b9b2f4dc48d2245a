import { expect, test } from 'vitest';
import { openTestShop, refusal } from '#server/testing/caller.ts';
import { freshDatabase } from '#server/testing/database.ts';
import { addTestService, bookingInput } from '#server/testing/services.ts';

const shop = openTestShop(await freshDatabase());

const splitAc = { kind: 'ac_split', maker: 'LG', place: 'Bedroom 2' } as const;
const picture =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';

async function twoAcs() {
  const [asha, owner] = [await shop.customer(), await shop.admin()];
  const { data: bedroom } = await asha.api.appliances.add(splitAc);
  const { data: hall } = await asha.api.appliances.add({ kind: 'ac_window' });
  const service = await addTestService(shop.db, { category: 'air condition' });
  return { asha, owner, bedroom, hall, service };
}

type People = Awaited<ReturnType<typeof twoAcs>>;

async function book(
  { asha, service }: Pick<People, 'asha' | 'service'>,
  applianceIds: string[],
  more: object = {},
) {
  const { products, ...input } = bookingInput([service]);
  const [line] = products;
  if (!line) throw new Error('A booking has a line');
  return asha.api.orders.book({ ...input, products: [{ ...line, applianceIds }], ...more });
}

test('a customer registers two ACs and books for the right one', async () => {
  const people = await twoAcs();
  const { asha, owner, bedroom, hall } = people;
  expect([bedroom.name, hall.name]).toEqual(['LG split AC, Bedroom 2', 'Window AC']);
  const { data: order } = await book(people, [bedroom._id]);
  const named = [{ _id: bedroom._id, name: 'LG split AC, Bedroom 2' }];
  const own = (await asha.api.orders.own({})).items[0];
  expect([own?.products[0]?.appliances, own?.applianceIds]).toEqual([named, [bedroom._id]]);
  await owner.api.orders.setStage({ id: order._id, stage: 'done' });
  const page = await asha.api.appliances.page({ id: bedroom._id });
  expect(page.history).toMatchObject([
    { work: [order.products[0]?.productName], order: { _id: order._id, claimable: true } },
  ]);
  expect(page.warrantyUntil).toBe(page.history[0]?.warrantyUntil);
  expect((await asha.api.appliances.page({ id: hall._id })).history).toEqual([]);
});

test('an order without an appliance says nothing of appliances', async () => {
  const [asha, service] = [await shop.customer(), await addTestService(shop.db)];
  const { data } = await asha.api.orders.book(bookingInput([service]));
  expect([data.applianceIds, data.products[0]?.appliances]).toEqual([undefined, undefined]);
});

test('a booking names only own appliances, at most one a piece', async () => {
  const people = await twoAcs();
  const other = await shop.customer();
  const { data: theirs } = await other.api.appliances.add(splitAc);
  const foreign = await refusal(book(people, [theirs._id]));
  expect([foreign.status, foreign.message]).toEqual([404, 'Appliance not found']);
  const tooMany = await refusal(book(people, [people.bedroom._id, people.hall._id]));
  expect([tooMany.status, tooMany.message]).toEqual([400, 'There are more appliances than pieces']);
  expect((await people.asha.api.orders.own({})).items).toEqual([]);
});

test('an appliance refuses a kind outside the table and a coming month', async () => {
  const { api } = await shop.customer();
  const unknown = await refusal(api.appliances.add({ kind: 'toaster' as 'oven' }));
  expect([unknown.status, unknown.message]).toEqual([400, 'Please choose a kind of appliance']);
  const coming = await refusal(api.appliances.add({ kind: 'oven', bought: '2099-01' }));
  expect([coming.status, coming.message]).toEqual([400, 'This month is still to come']);
  expect(await api.appliances.mine()).toEqual([]);
});

test("the maker's warranty ends as many months after the purchase", async () => {
  const { api } = await shop.customer();
  const { data } = await api.appliances.add({ kind: 'oven', bought: '2026-03', makersWarrantyMonths: 12 });
  expect(data.makersWarrantyUntil).toBe('2027-03');
  const { data: later } = await api.appliances.change({ id: data._id, makersWarrantyMonths: 24 });
  expect([later.makersWarrantyUntil, later.bought]).toEqual(['2028-03', '2026-03']);
});

test('the same addition twice adds once, and nobody takes another one’s id', async () => {
  const [asha, ravi] = [await shop.customer(), await shop.customer()];
  const _id = '0199c1f4-6c1e-7c3a-9a51-0d6f6b1f3a77';
  const added = [
    await asha.api.appliances.add({ ...splitAc, _id }),
    await asha.api.appliances.add({ ...splitAc, _id }),
  ];
  expect(added.map(({ created }) => created)).toEqual([true, false]);
  expect(await asha.api.appliances.mine()).toHaveLength(1);
  expect((await refusal(ravi.api.appliances.add({ ...splitAc, _id }))).status).toBe(404);
});

test('an appliance takes four pictures, and only staff read its note', async () => {
  const { asha, owner, bedroom } = await twoAcs();
  const { data } = await asha.api.appliances.addPicture({ id: bedroom._id, picture });
  expect(data).toHaveLength(1);
  await owner.api.appliances.change({ id: bedroom._id, note: 'Compressor is loud' });
  await asha.api.appliances.change({ id: bedroom._id, note: 'Mine', model: 'Q1' });
  expect(await asha.api.appliances.page({ id: bedroom._id })).toMatchObject({ note: '', model: 'Q1' });
  expect(await owner.api.appliances.page({ id: bedroom._id })).toMatchObject({
    note: 'Compressor is loud',
    pictures: 1,
  });
});

test('a technician names an appliance on his job, also twice, and reaches no other person', async () => {
  const people = await twoAcs();
  const { asha, owner, bedroom, service } = people;
  const ravi = await shop.technician();
  expect((await refusal(ravi.api.appliances.page({ id: bedroom._id }))).status).toBe(404);
  const { data: order } = await book(people, []);
  const productId = service.id;
  const wanted = {
    orderId: order._id,
    productId,
    appliance: { ...splitAc, _id: '0199c1f4-6c1e-7c3a-9a51-0d6f6b1f3a78' },
  };
  expect((await refusal(ravi.api.appliances.name(wanted))).status).toBe(404);
  await owner.api.orders.assign({ id: order._id, technicianId: ravi.id });
  await ravi.api.appliances.name(wanted);
  await ravi.api.appliances.name(wanted);
  expect(await asha.api.appliances.mine()).toHaveLength(3);
  const [job] = await ravi.api.jobs.list({});
  expect(job?.applianceIds).toEqual([wanted.appliance._id]);
  expect((await ravi.api.appliances.page({ id: bedroom._id })).history).toEqual([]);
  const full = await refusal(ravi.api.appliances.name({ ...wanted, appliance: { _id: bedroom._id } }));
  expect([full.status, full.message]).toEqual([400, 'There are more appliances than pieces']);
  // What a technician adds goes by his job. He changes and removes nothing else.
  for (const act of [
    ravi.api.appliances.change({ id: bedroom._id, maker: 'Other' }),
    ravi.api.appliances.remove({ id: bedroom._id }),
    ravi.api.appliances.addPicture({ id: bedroom._id, picture }),
  ])
    expect((await refusal(act)).status).toBe(404);
  await asha.api.appliances.remove({ id: wanted.appliance._id });
  const known = { ...wanted, appliance: { _id: wanted.appliance._id }, picture };
  expect((await refusal(ravi.api.appliances.name(known))).status).toBe(404);
});

test('a removed appliance stays in the history of its orders', async () => {
  const people = await twoAcs();
  const { asha, bedroom } = people;
  await book(people, [bedroom._id]);
  await asha.api.appliances.remove({ id: bedroom._id });
  expect((await asha.api.appliances.mine()).map(({ name }) => name)).toEqual(['Window AC']);
  const [order] = (await asha.api.orders.own({})).items;
  expect(order?.products[0]?.appliances).toEqual([{ name: 'LG split AC, Bedroom 2' }]);
  expect((await refusal(asha.api.appliances.page({ id: bedroom._id }))).status).toBe(404);
});

test('what staff do to an appliance stands in the audit, below its person', async () => {
  const { asha, owner, bedroom, hall } = await twoAcs();
  await asha.api.appliances.change({ id: bedroom._id, model: 'Q1' });
  await owner.api.appliances.change({ id: bedroom._id, model: 'Q2' });
  const [sticker] = await stickers(owner);
  await owner.api.appliances.bindSticker({ sticker: sticker?.code ?? '', applianceId: bedroom._id });
  await owner.api.appliances.remove({ id: hall._id });
  const { items } = await owner.api.backoffice.audit({ entity: 'user', entityId: asha.id });
  const facts = items.map(({ action, before, after }) => ({ action, before, after }));
  expect(facts).toEqual([
    { action: 'appliance.remove', before: null, after: { appliance: 'Window AC' } },
    {
      action: 'appliance.bind',
      before: null,
      after: { appliance: 'LG split AC, Bedroom 2', sticker: sticker?.code },
    },
    {
      action: 'appliance.change',
      before: { model: 'Q1' },
      after: { appliance: 'LG split AC, Bedroom 2', model: 'Q2' },
    },
  ]);
});

async function stickers(owner: People['owner']) {
  const { data } = await owner.api.appliances.makeStickers({ sheets: 1 });
  expect(data.count).toBe(24);
  return shop.db.selectFrom('stickers').select(['token', 'code']).where('sheet', '=', data._id).execute();
}

test('a bound sticker tells strangers kind and maker, its person the page, the office the customer', async () => {
  const { asha, owner, bedroom } = await twoAcs();
  const [sticker, spare] = await stickers(owner);
  if (!sticker || !spare) throw new Error('A sheet has stickers');
  const token = sticker.code.toLowerCase().replace('-', ' ');
  expect(await shop.visitor().api.appliances.scan({ token })).toMatchObject({
    state: 'blank',
    appliance: null,
  });
  expect(
    (await refusal(asha.api.appliances.bindSticker({ sticker: sticker.code, applianceId: bedroom._id })))
      .status,
  ).toBe(403);
  await owner.api.appliances.bindSticker({
    sticker: `https://shop.example/a/${sticker.token}`,
    applianceId: bedroom._id,
  });
  const seen = await shop.visitor().api.appliances.scan({ token: sticker.token });
  expect(seen).toEqual({
    state: 'bound',
    code: sticker.code,
    appliance: { kind: 'ac_split', maker: 'LG', name: 'LG split AC' },
    own: null,
    staff: null,
  });
  expect((await asha.api.appliances.scan({ token })).own).toBe(bedroom._id);
  expect((await owner.api.appliances.scan({ token })).staff).toMatchObject({ customer: { _id: asha.id } });
  expect(await (await shop.technician()).api.appliances.scan({ token })).toMatchObject({
    own: null,
    staff: null,
  });
  const again = await refusal(
    owner.api.appliances.bindSticker({ sticker: spare.code, applianceId: bedroom._id }),
  );
  expect([again.status, again.message]).toEqual([409, `This appliance has sticker ${sticker.code}`]);
  await owner.api.appliances.bindSticker({ sticker: spare.code, applianceId: bedroom._id, knowingly: true });
  expect(await shop.visitor().api.appliances.scan({ token })).toMatchObject({ state: 'replaced' });
});

test('of two phones that bind one sticker at once, one wins', async () => {
  const { owner, bedroom, hall } = await twoAcs();
  const [sticker] = await stickers(owner);
  const bind = (applianceId: string) =>
    owner.api.appliances.bindSticker({ sticker: sticker?.code ?? '', applianceId }).then(
      () => 'bound',
      ({ message }: Error) => message,
    );
  const told = await Promise.all([bind(bedroom._id), bind(hall._id)]);
  expect(told.sort()).toEqual(['This sticker is on another appliance', 'bound']);
});

test('a stranger books from a sticker for himself, and the office moves the sold appliance to him', async () => {
  const { asha, owner, bedroom, service } = await twoAcs();
  const buyer = await shop.customer();
  await owner.api.appliances.change({ id: bedroom._id, note: 'Gate code 4411' });
  const { data: first } = await book({ asha, service }, [bedroom._id]);
  await owner.api.orders.setStage({ id: first._id, stage: 'done' });
  const [sticker] = await stickers(owner);
  await owner.api.appliances.bindSticker({ sticker: sticker?.code ?? '', applianceId: bedroom._id });
  const { data: order } = await book({ asha: buyer, service }, [], { sticker: sticker?.token });
  expect(order.applianceIds).toBeUndefined();
  const seen = await owner.api.orders.one({ orderId: order._id });
  expect(seen.scanned).toEqual({ code: sticker?.code, name: 'LG split AC', isOthers: true });
  await owner.api.appliances.moveToBuyer({ orderId: order._id });
  expect((await asha.api.appliances.mine()).map(({ name }) => name)).toEqual(['Window AC']);
  const page = await buyer.api.appliances.page({ id: bedroom._id });
  expect(page).toMatchObject({ name: 'LG split AC', note: '', history: [{ order: null }] });
  expect((await owner.api.orders.one({ orderId: order._id })).applianceIds).toEqual([bedroom._id]);
  const [old] = (await asha.api.orders.own({})).items;
  expect(old?.products[0]?.appliances).toEqual([{ name: 'LG split AC' }]);
});

test('a repair of the same appliance within 90 days says so, and a claim is about it', async () => {
  const people = await twoAcs();
  const { asha, owner, bedroom, hall, service } = people;
  const { data: first } = await book(people, [bedroom._id]);
  await owner.api.orders.setStage({ id: first._id, stage: 'done' });
  const { data: other } = await book(people, [hall._id]);
  expect((await owner.api.orders.one({ orderId: other._id })).cameBackOf).toBeNull();
  const { data: claim } = await asha.api.warranty.claim({
    orderId: first._id,
    productId: service.id,
    note: 'Again',
  });
  const seen = await owner.api.orders.one({ orderId: claim._id });
  expect(seen.cameBackOf).toEqual({ _id: first._id, orderNumber: first.orderNumber });
  expect(seen.applianceIds).toEqual([bedroom._id]);
});

test('a guest who joins an account brings the appliances along', async () => {
  const guest = shop.visitor();
  await guest.api.accounts.startGuest();
  await guest.api.appliances.add(splitAc);
  const account = await shop.customer();
  await guest.api.accounts.join({ email: account.email, password: account.password });
  expect(await account.api.appliances.mine()).toHaveLength(1);
});

test('merged people keep all appliances, and a webhook tells whose they are', async () => {
  const owner = await shop.admin();
  const service = await addTestService(shop.db);
  const [left, kept] = [
    (await owner.api.orders.bookForCaller(bookingInput([service], { mobile: '9876543210', email: '' }))).data,
    (await owner.api.orders.bookForCaller(bookingInput([service], { mobile: '9876543211', email: '' }))).data,
  ];
  const idOf = async (orderId: string) => (await owner.api.orders.one({ orderId })).customerId;
  const { data } = await owner.api.appliances.add({ ...splitAc, customerId: await idOf(left._id) });
  const address = 'https://hooks.example.in/';
  await owner.api.webhooks.save({ address, kinds: ['appliance.updated'] });
  await owner.api.accounts.merge({ from: left.uId, into: kept.uId });
  const customerId = await idOf(kept._id);
  expect(await owner.api.appliances.ofCustomer({ customerId })).toHaveLength(1);
  const events = await shop.db.selectFrom('webhook_events').select('body').execute();
  expect(events.map(({ body }) => JSON.parse(body).data)).toEqual([
    { applianceId: data._id, customerId, removed: false },
  ]);
});

test('the cart offers a line those appliances that fit, and says nothing to a person without one', async () => {
  const { asha, bedroom, hall, service } = await twoAcs();
  await asha.api.appliances.add({ kind: 'oven' });
  await asha.api.cart.add({ productId: service.id });
  const [line] = (await asha.api.cart.view()).lines;
  expect(line?.appliances?.map(({ _id }) => _id)).toEqual([bedroom._id, hall._id]);
  const other = await shop.customer();
  await other.api.cart.add({ productId: service.id });
  expect(Object.keys((await other.api.cart.view()).lines[0] ?? {})).toEqual(['_id', 'quantity', 'service']);
});

test('parts of an order with several services are of the whole order', async () => {
  const people = await twoAcs();
  const { asha, owner, bedroom, service } = people;
  const other = await addTestService(shop.db, { category: 'air condition' });
  const { products, ...input } = bookingInput([service, other]);
  const [first, second] = products;
  if (!first || !second) throw new Error('A booking has two lines');
  const { data: order } = await asha.api.orders.book({
    ...input,
    products: [{ ...first, applianceIds: [bedroom._id] }, second],
  });
  const lines = [{ kind: 'part' as const, words: 'Capacitor', quantity: 1, price: 450, hsn: '' }];
  const id = order._id;
  await owner.api.estimates.save({ id, version: 0, lines });
  await owner.api.estimates.offer({ id, version: 1 });
  await asha.api.estimates.answer({ id, version: 1, agree: true });
  await owner.api.orders.setStage({ id: order._id, stage: 'done' });
  const [repair] = (await asha.api.appliances.page({ id: bedroom._id })).history;
  expect(repair).toMatchObject({ work: [order.products[0]?.productName], partsOfOrder: ['Capacitor'] });
});

test("the search takes 'ac' for a whole word", async () => {
  const { asha, owner } = await twoAcs();
  await asha.api.appliances.add({ kind: 'washing_machine_front_load', maker: 'LG' });
  const { appliances } = await owner.api.backoffice.search({ text: 'lg ac' });
  expect(appliances.map(({ name }) => name)).not.toContain('LG washing machine (front load)');
  expect(appliances.map(({ name }) => name)).toContain('LG split AC, Bedroom 2');
});
