import { expect, test } from 'vitest';
import { openTestShop, refusal } from '#server/testing/caller.ts';
import { freshDatabase } from '#server/testing/database.ts';
import { addTestService, bookingInput } from '#server/testing/services.ts';

const shop = openTestShop(await freshDatabase());
const { db } = shop;
const visit = { date: '2026-11-23', from: '09:00' };
const note = 'It does not cool again.';
const hours = (count: number) => count * 3600_000;

/** Creates a repair of two services, done at noon of 20 November 2026. The warranty lasts until 18 February 2027. */
const repaired = async () => {
  const [asha, sunil] = [await shop.customer(), await shop.admin()];
  const services = [await addTestService(db), await addTestService(db)];
  const input = bookingInput(services, { email: asha.email });
  for (const product of input.products) product.quantity = 2;
  const { data: first } = await asha.api.orders.book({
    ...input,
    totalQty: 4,
    totalPrice: input.totalPrice * 2,
  });
  await sunil.api.orders.setStatus({ id: first._id, status: 'Complete' });
  const [productId = '', otherId = ''] = services.map(({ id }) => id);
  const claim = { orderId: first._id, productId, note };
  return { asha, sunil, first, productId, otherId, claim };
};
const placesTaken = async () =>
  (await db.selectFrom('visit_places').select('taken').execute()).map(({ taken }) => taken);
const kindsOf = async (asha: Awaited<ReturnType<typeof repaired>>['asha'], id: string) =>
  (await asha.api.orders.events({ id })).map(({ kind }) => kind);

test('a warranty claim makes a free order with the contact of the first order', async () => {
  const { asha, first, productId, claim } = await repaired();
  const { message, data, created } = await asha.api.warranty.claim({ ...claim, visit });
  expect([message, created]).toEqual(['Claim received', true]);
  const { fullname, email, area, street, mobile } = first;
  expect(data).toMatchObject({
    ...{ fullname, email, area, street, mobile, note },
    uId: asha.userId,
    stage: 'scheduled',
    status: 'Incomplete',
    visit: { ...visit, to: '11:00' },
    totalPrice: 0,
    totalQty: 2,
    products: [{ productId, quantity: 2, price: 0, warrantyUntil: null }],
    warrantyOf: first._id,
  });
  expect(await placesTaken()).toEqual([1]);
  const told = await asha.api.orders.events({ id: first._id });
  expect(told.at(-1)).toMatchObject({
    kind: 'claimed',
    text: `Warranty claimed: order ${data.orderNumber}.`,
    by: 'You',
  });
  const [booked] = await asha.api.orders.events({ id: data._id });
  expect(booked?.text).toBe(
    `Booked for Monday, 23 November, 9 am to 11 am, under the warranty of order ${first.orderNumber}.`,
  );
  const mail = (await shop.mailsTo(email)).at(-1);
  expect(mail).toMatchObject({
    template: 'claimReceived',
    subject: `We have received your warranty claim (order ${data.orderNumber})`,
  });
  expect(mail?.text).toContain('we come on Monday, 23 November, 9 am to 11 am');
  expect(mail?.text).toContain('/track/');
  // The mail does not repeat the customer's words.
  expect(mail?.text).not.toContain(note);
});

test('a warranty claim without a visit waits for a call', async () => {
  const { asha, claim } = await repaired();
  const { data } = await asha.api.warranty.claim(claim);
  expect(data).toMatchObject({ stage: 'requested', visit: null });
  expect((await shop.mailsTo(asha.email)).at(-1)?.text).toContain('we call you within 2 hours');
});

test('a warranty ends with the last minute of its last day in India', async () => {
  const { asha, claim, otherId } = await repaired();
  // Moves the clock to 18 February 2027, 23:59.
  shop.wait(hours(90 * 24 + 12) - 60_000);
  await keepSignedIn();
  expect((await asha.api.warranty.claim(claim)).created).toBe(true);
  shop.wait(60_000);
  expect(await refusal(asha.api.warranty.claim({ ...claim, productId: otherId }))).toMatchObject({
    code: 'CONFLICT',
    message: 'The warranty of this repair ended on 18 February 2027.',
  });
});

/** Renews the sessions of the test's users, because sessions expire within three months. */
const keepSignedIn = () =>
  db
    .updateTable('sessions')
    .set({ created_at: shop.deps.clock(), last_used_at: shop.deps.clock() })
    .execute();

test("a customer cannot claim the warranty of another customer's order", async () => {
  const { asha, sunil, claim, first } = await repaired();
  const [ravi, mohan] = [await shop.customer(), await shop.technician()];
  for (const { api } of [ravi, mohan])
    expect(await refusal(api.warranty.claim(claim))).toMatchObject({ message: 'Order not found' });
  const { data } = await sunil.api.warranty.claim(claim);
  expect(data).toMatchObject({ uId: asha.userId, warrantyOf: first._id });
  expect((await asha.api.orders.own({ underWay: true })).items.map(({ _id }) => _id)).toEqual([data._id]);
  const [booked] = await sunil.api.orders.events({ id: data._id });
  expect(booked?.by).toBe(`${'Sunil Deshmukh'} (${sunil.userId})`);
});

test('an order line has at most one open claim', async () => {
  const { asha, claim, otherId } = await repaired();
  const tries = await Promise.allSettled(
    Array.from({ length: 5 }, () => asha.api.warranty.claim({ ...claim, visit })),
  );
  const made = tries.flatMap((one) => (one.status === 'fulfilled' ? [one.value.data] : []));
  expect(made).toHaveLength(1);
  const number = made[0]?.orderNumber;
  for (const one of tries)
    if (one.status === 'rejected')
      expect(one.reason.message).toBe(`This warranty is claimed already: order ${number}.`);
  expect(await placesTaken()).toEqual([1]);
  // Each order line has its own warranty, so the other line can still be claimed.
  expect((await asha.api.warranty.claim({ ...claim, productId: otherId })).created).toBe(true);
});

test('a repeated idempotency key returns the first warranty claim', async () => {
  const { asha, claim } = await repaired();
  const keyed = { ...claim, visit, key: 'claim-1' };
  const both = await Promise.all([asha.api.warranty.claim(keyed), asha.api.warranty.claim(keyed)]);
  expect(both.map(({ created }) => created).sort()).toEqual([false, true]);
  expect(new Set(both.map(({ data }) => data._id)).size).toBe(1);
  expect(await placesTaken()).toEqual([1]);
});

test('a warranty claim with a visit time that is full writes nothing', async () => {
  const { asha, claim } = await repaired();
  const tooSoon = { date: '2026-11-20', from: '09:00' };
  expect(await refusal(asha.api.warranty.claim({ ...claim, visit: tooSoon }))).toMatchObject({
    message: 'This time has just been taken. Please choose another.',
  });
  expect((await asha.api.warranty.claim({ ...claim, visit })).created).toBe(true);
});

test("work under warranty keeps the last day of the first order's warranty", async () => {
  const { asha, sunil, first, productId, claim } = await repaired();
  const { data: second } = await asha.api.warranty.claim(claim);
  shop.wait(hours(24 * 20));
  await keepSignedIn();
  const { data: done } = await sunil.api.orders.setStatus({ id: second._id, status: 'Complete' });
  expect(done.products[0]?.warrantyUntil).toBe('2027-02-18');
  expect(done.billNumber).toBeNull();
  const { data: third } = await asha.api.warranty.claim({ orderId: second._id, productId, note });
  expect(third.warrantyOf).toBe(first._id);
  expect(await refusal(asha.api.warranty.claim(claim))).toMatchObject({
    message: `This warranty is claimed already: order ${third.orderNumber}.`,
  });
  const full = await sunil.api.orders.one({ orderId: first._id });
  expect(full.claims).toEqual([{ _id: third._id, orderNumber: third.orderNumber, productId }]);
  expect((await sunil.api.orders.one({ orderId: third._id })).warrantyOrder).toEqual({
    _id: first._id,
    orderNumber: first.orderNumber,
  });
});

test('reopening the first order cancels a warranty claim that has not begun', async () => {
  const { asha, sunil, first, claim, productId } = await repaired();
  const { data } = await asha.api.warranty.claim({ ...claim, visit });
  await sunil.api.orders.setStatus({ id: first._id, status: 'Incomplete' });
  const [open, cancelled] = (await asha.api.orders.own({})).items.toReversed();
  expect(open).toMatchObject({ stage: 'requested' });
  expect(open?.products[0]?.warrantyUntil).toBeNull();
  expect(cancelled).toMatchObject({ _id: data._id, stage: 'cancelled', cancellationFee: 0 });
  expect(await placesTaken()).toEqual([0]);
  expect(await kindsOf(asha, first._id)).toEqual(
    expect.arrayContaining(['claimed', 'reopened', 'claimWithdrawn']),
  );
  expect(await kindsOf(asha, data._id)).toEqual(['booked', 'cancelled']);
  const subjects = (await shop.mailsTo(asha.email)).map(({ subject }) => subject);
  expect(subjects).toContain(`Your warranty claim is withdrawn (order ${data.orderNumber})`);
  // When the repair is done again, it can be claimed again. The old claim then cannot be restored.
  await sunil.api.orders.setStage({ id: first._id, stage: 'done' });
  const { data: anew } = await asha.api.warranty.claim({ orderId: first._id, productId, note });
  expect(await refusal(sunil.api.orders.setStage({ id: data._id, stage: 'requested' }))).toMatchObject({
    message: `This warranty is claimed already: order ${anew.orderNumber}.`,
  });
});

test('reopening the first order keeps a warranty claim in progress', async () => {
  const { asha, sunil, first, claim } = await repaired();
  const { data } = await asha.api.warranty.claim({ ...claim, visit });
  await sunil.api.orders.setStage({ id: data._id, stage: 'on_the_way' });
  await sunil.api.orders.setStage({ id: first._id, stage: 'requested' });
  expect((await sunil.api.orders.one({ orderId: data._id })).stage).toBe('on_the_way');
  expect(await placesTaken()).toEqual([1]);
  expect(await kindsOf(asha, first._id)).not.toContain('claimWithdrawn');
});

test('the holder of a tracking link can claim a warranty', async () => {
  const { asha, sunil, first, claim, productId } = await repaired();
  const { link } = await sunil.api.orders.link({ id: first._id });
  const token = link.split('/').at(-1) ?? '';
  const { api } = shop.visitor();
  const answer = await api.tracking.claimWarranty({ token, productId, note, visit });
  const { claim: made, data } = answer;
  expect(data.claims).toEqual([{ orderNumber: made.orderNumber, productId }]);
  const tracked = await api.tracking.order({ token: made.token });
  expect(tracked).toMatchObject({
    orderNumber: made.orderNumber,
    warrantyOf: first.orderNumber,
    totalPrice: 0,
  });
  expect(await refusal(asha.api.warranty.claim(claim))).toMatchObject({ code: 'CONFLICT' });
  expect(await refusal(api.tracking.claimWarranty({ token: 'none', productId, note }))).toMatchObject({
    message: 'Order not found',
  });
});

test("an admin sees a customer's order lines under warranty", async () => {
  const { asha, sunil, first, claim, productId, otherId } = await repaired();
  const { data } = await asha.api.warranty.claim(claim);
  const repairs = await sunil.api.warranty.repairs({ customerId: asha.id });
  expect(repairs).toEqual([
    expect.objectContaining({
      orderId: first._id,
      orderNumber: first.orderNumber,
      productId,
      warrantyUntil: '2027-02-18',
      claim: { _id: data._id, orderNumber: data.orderNumber },
    }),
    expect.objectContaining({ productId: otherId, claim: null }),
  ]);
  shop.wait(hours(91 * 24));
  await keepSignedIn();
  expect(await sunil.api.warranty.repairs({ customerId: asha.id })).toEqual([]);
});

test("the mail about a claim is in the customer's language when an admin claims", async () => {
  const { asha, sunil, claim } = await repaired();
  await asha.api.accounts.setLanguage({ language: 'hi' });
  await sunil.api.warranty.claim(claim);
  const mail = (await shop.mailsTo(asha.email)).at(-1);
  expect(mail?.template).toBe('claimReceived');
  expect(mail?.text).toContain('/hi/track/');
});
