import { describe, expect, test } from 'vitest';
import { openTestShop, refusal } from '#server/testing/caller.ts';
import { freshDatabase } from '#server/testing/database.ts';
import { addTestService, bookingInput } from '#server/testing/services.ts';
import { readCharges } from '../bills/issue/charged.ts';

const shop = openTestShop(await freshDatabase());
const { api: anyone } = shop.visitor();

const visit = { date: '2026-11-20', from: '16:00' };
const motor = { kind: 'part' as const, words: 'Fan motor', quantity: 2, price: 450.5, hsn: '8501' };
const labour = { kind: 'labour' as const, words: 'Fitting', quantity: 1, price: 200, hsn: '' };

/** Creates a job in progress with a technician. */
async function job() {
  const [asha, owner, ravi] = [await shop.customer(), await shop.admin(), await shop.technician()];
  const service = await addTestService(shop.db, { charge: 399 });
  const { data } = await asha.api.orders.book(bookingInput([service], { email: asha.email, visit }));
  const id = data._id;
  await owner.api.orders.assign({ id, technicianId: ravi.id });
  const { link } = await owner.api.orders.link({ id });
  const agreedPaise = async () => {
    const { agreed_paise } = await shop.db
      .selectFrom('orders')
      .select('agreed_paise')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    return agreed_paise;
  };
  await ravi.api.orders.setStage({ id, stage: 'working' });
  return { asha, owner, ravi, id, token: link.split('/').at(-1) ?? '', agreedPaise };
}

async function offered() {
  const made = await job();
  const { id, ravi } = made;
  await ravi.api.estimates.save({ id, version: 0, lines: [motor, labour] });
  await ravi.api.estimates.offer({ id, version: 1 });
  return made;
}

/** Reads the lines of the bill except the booked services. */
const agreedLines = async (id: string) =>
  (await readCharges(shop.db, id)).lines.filter(({ kind }) => kind !== 'service');

const told = async (call: Promise<unknown>) => {
  const { status, message } = await refusal(call);
  return [status, message];
};
const changedMeanwhile = [409, 'The estimate has been changed meanwhile. Please look at it again'];

describe('an estimate', () => {
  test('the technician writes an estimate and the customer agrees by the link', async () => {
    const { asha, owner, ravi, id, token, agreedPaise } = await job();
    const saved = await ravi.api.estimates.save({ id, version: 0, lines: [motor, labour] });
    expect(saved).toMatchObject({
      message: 'Estimate saved',
      data: { version: 1, state: 'draft', total: 1101, lines: [motor, labour], answeredAt: null },
    });
    // The customer does not see the estimate until the technician shows it.
    expect(await asha.api.estimates.of({ id })).toBeNull();
    expect(await anyone.tracking.estimate({ token })).toBeNull();
    expect(await owner.api.estimates.of({ id })).toEqual(saved.data);

    await ravi.api.estimates.offer({ id, version: 1 });
    expect((await anyone.tracking.estimate({ token }))?.state).toBe('offered');
    const [mail] = (await shop.mailsTo(asha.email)).filter(({ template }) => template === 'estimateToAgree');
    expect(mail?.subject).toContain('₹1,101.00');
    expect(mail?.text).toContain(`/track/${token}`);
    expect(mail?.text).toContain('Fan motor × 2');
    expect(await agreedPaise()).toBe(0);

    const { message, data } = await anyone.tracking.answerEstimate({ token, version: 1, agree: true });
    expect(message).toBe('Estimate agreed');
    expect(data).toMatchObject({ state: 'agreed', answeredWhere: 'link', answeredBy: '' });
    expect(await agreedPaise()).toBe(110_100);
    expect(await agreedLines(id)).toEqual([
      { kind: 'part', words: 'Fan motor', quantity: 2, pricePaise: 45_050, rate: 1800, code: '8501' },
      { kind: 'labour', words: 'Fitting', quantity: 1, pricePaise: 20_000, rate: 1800, code: '998715' },
    ]);
    const events = await asha.api.orders.events({ id });
    expect(events.slice(-2).map(({ text }) => text)).toEqual([
      'Estimate of parts and labour: ₹1,101.00.',
      'Estimate agreed: ₹1,101.00, by the tracking link.',
    ]);
  });

  test.each([
    ['asha', 'account', "in the customer's account"],
    ['ravi', 'phone', "on the technician's phone"],
    ['owner', 'call', 'told to the shop'],
  ] as const)('an answer by %s records where it was given', async (who, where, words) => {
    const { id, ...people } = await offered();
    const { data } = await people[who].api.estimates.answer({ id, version: 1, agree: true });
    expect(data).toMatchObject({ state: 'agreed', answeredWhere: where });
    expect(await people.owner.api.estimates.of({ id })).toMatchObject({
      answeredBy: expect.stringContaining(people[who].name),
      answeredAt: '2026-11-20T06:30:00.000Z',
    });
    const events = await people.asha.api.orders.events({ id });
    expect(events.at(-1)?.text).toBe(`Estimate agreed: ₹1,101.00, ${words}.`);
  });

  test("an estimate shows tax on top, equal to the bill's to the paisa", async () => {
    const { asha, owner, ravi, id, token } = await offered();
    const before = await owner.api.bills.settings();
    const registered = {
      registration: 'regular' as const,
      legalName: 'The Shop',
      gstin: '27AAPFU0939F1ZV',
      address: 'Garkheda',
      pricesIncludeTax: false,
      partRate: 28,
    };
    await owner.api.bills.setSettings({ ...before, ...registered });
    const told = await anyone.tracking.estimate({ token });
    expect(told?.tax).toEqual({ booking: 71.82, estimate: 288.28 });
    expect(await asha.api.estimates.of({ id })).toEqual(told);
    const { data } = await ravi.api.estimates.answer({ id, version: 1, agree: true });
    expect(data?.tax).toEqual(told?.tax);
    const events = await asha.api.orders.events({ id });
    expect(events.at(-1)?.text).toBe("Estimate agreed: ₹1,389.28, on the technician's phone.");
    await ravi.api.orders.setStage({ id, stage: 'done' });
    expect((await asha.api.bills.ofOrder({ orderId: id })).total).toBe(399 + 71.82 + 1101 + 288.28);
    await owner.api.bills.setSettings(before);
    const { tax } = (await owner.api.estimates.of({ id })) ?? {};
    expect(tax).toEqual({ booking: 0, estimate: 0 });
  });

  test('an estimate needs a new answer after its lines change', async () => {
    const { asha, ravi, id, agreedPaise } = await offered();
    await asha.api.estimates.answer({ id, version: 1, agree: true });
    await ravi.api.estimates.save({ id, version: 1, lines: [motor, labour] });
    expect(await agreedPaise(), 'the same lines are no change').toBe(110_100);
    await ravi.api.estimates.save({ id, version: 1, lines: [motor] });
    expect(await agreedPaise()).toBe(0);
    expect(await agreedLines(id)).toEqual([]);
    expect(await told(asha.api.estimates.answer({ id, version: 1, agree: true }))).toEqual(changedMeanwhile);
    expect(await told(asha.api.estimates.answer({ id, version: 2, agree: true }))).toEqual([
      409,
      'This estimate has not been shown to the customer yet',
    ]);
    await ravi.api.estimates.offer({ id, version: 2 });
    await asha.api.estimates.answer({ id, version: 2, agree: true });
    expect(await agreedPaise()).toBe(90_100);
  });

  test('a declined estimate adds nothing to the bill', async () => {
    const { asha, ravi, id, token, agreedPaise } = await offered();
    const { message, data } = await anyone.tracking.answerEstimate({ token, version: 1, agree: false });
    expect([message, data?.state]).toEqual(['Estimate declined', 'declined']);
    expect(await agreedPaise()).toBe(0);
    expect(await agreedLines(id)).toEqual([]);
    expect(await told(asha.api.estimates.answer({ id, version: 1, agree: true }))).toEqual([
      409,
      'This estimate has already been declined',
    ]);
    await ravi.api.estimates.offer({ id, version: 1 });
    await ravi.api.estimates.answer({ id, version: 1, agree: true });
    expect(await agreedPaise()).toBe(110_100);
  });

  test('an estimate can be answered once', async () => {
    const { asha, id, token } = await offered();
    const both = await Promise.allSettled([
      asha.api.estimates.answer({ id, version: 1, agree: true }),
      anyone.tracking.answerEstimate({ token, version: 1, agree: false }),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const answers = async () =>
      (await asha.api.orders.events({ id })).filter(({ kind }) => /Agreed|Declined/.test(kind));
    expect(await answers()).toHaveLength(1);

    const twice = await offered();
    await Promise.all(
      [1, 2, 3].map(() => twice.asha.api.estimates.answer({ id: twice.id, version: 1, agree: true })),
    );
    const events = await twice.asha.api.orders.events({ id: twice.id });
    expect(events.filter(({ kind }) => kind === 'estimateAgreed')).toHaveLength(1);
  });

  test('a technician cannot decline what the customer has agreed to meanwhile', async () => {
    const { ravi, id, token, agreedPaise } = await offered();
    const tappedAt = '2026-11-20T06:30:00.000Z';
    shop.wait(60_000);
    await anyone.tracking.answerEstimate({ token, version: 1, agree: true });
    const late = { id, version: 1, agree: false, key: 'decline', at: tappedAt };
    for (const _ of [1, 2])
      expect(await told(ravi.api.estimates.answer(late))).toEqual([
        409,
        'This estimate has already been agreed to',
      ]);
    expect(await ravi.api.estimates.of({ id })).toMatchObject({ state: 'agreed', answeredWhere: 'link' });
    expect(await agreedPaise()).toBe(110_100);
  });

  test('the first of two simultaneous changes of an estimate wins', async () => {
    const { owner, ravi, id } = await job();
    const both = await Promise.allSettled([
      ravi.api.estimates.save({ id, version: 0, lines: [motor] }),
      owner.api.estimates.save({ id, version: 0, lines: [labour] }),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const third = ravi.api.estimates.save({ id, version: 0, lines: [motor, labour] });
    expect(await told(third)).toEqual(changedMeanwhile);
  });

  test('an estimate step that the phone sends twice counts once', async () => {
    const { asha, ravi, id } = await job();
    shop.wait(3600_000);
    const at = (minute: number) => `2026-11-20T06:${minute}:00.000Z`;
    const save = { id, version: 0, lines: [motor], key: 'save', at: at(40) };
    const offer = { id, version: 1, key: 'offer', at: at(41) };
    const agree = { id, version: 1, agree: true, key: 'agree', at: at(42) };
    for (const _ of [1, 2]) {
      await ravi.api.estimates.save(save);
      await ravi.api.estimates.offer(offer);
      await ravi.api.estimates.answer(agree);
    }
    expect(await ravi.api.estimates.of({ id })).toMatchObject({
      version: 1,
      state: 'agreed',
      offeredAt: at(41),
      answeredAt: at(42),
    });
    const kinds = (await asha.api.orders.events({ id })).map(({ kind }) => kind);
    expect(kinds.slice(-2)).toEqual(['estimateOffered', 'estimateAgreed']);
    expect(
      (await shop.mailsTo(asha.email)).filter(({ template }) => template === 'estimateToAgree'),
    ).toHaveLength(1);
  });

  test('removing all lines withdraws the estimate', async () => {
    const { asha, ravi, id } = await offered();
    await ravi.api.estimates.save({ id, version: 1, lines: [] });
    expect(await asha.api.estimates.of({ id })).toBeNull();
    expect(await told(ravi.api.estimates.offer({ id, version: 2 }))).toEqual([
      409,
      'Please add a part or labour first',
    ]);
  });
});

describe('a change of an estimate', () => {
  test('an unassigned technician cannot change an estimate', async () => {
    const { id } = await offered();
    const vijay = await shop.technician();
    const calls = [
      () => vijay.api.estimates.of({ id }),
      () => vijay.api.estimates.save({ id, version: 1, lines: [] }),
      () => vijay.api.estimates.offer({ id, version: 1 }),
      () => vijay.api.estimates.answer({ id, version: 1, agree: true }),
      () => anyone.tracking.estimate({ token: 'x' }),
      () => anyone.tracking.answerEstimate({ token: 'x', version: 1, agree: true }),
    ];
    for (const call of calls) expect(await told(call())).toEqual([404, 'Order not found']);
  });

  test('nobody can change the estimate of a done or cancelled order', async () => {
    for (const stage of ['done', 'cancelled'] as const) {
      const { asha, owner, ravi, id, token } = await offered();
      if (stage === 'done') await owner.api.orders.setStage({ id, stage });
      else await owner.api.orders.cancel({ id, reason: 'Too expensive' });
      const closed = [409, `This booking is ${stage}: that step is not possible now.`];
      for (const call of [
        () => ravi.api.estimates.save({ id, version: 1, lines: [motor] }),
        () => ravi.api.estimates.offer({ id, version: 1 }),
        () => asha.api.estimates.answer({ id, version: 1, agree: true }),
        () => anyone.tracking.answerEstimate({ token, version: 1, agree: false }),
      ])
        expect(await told(call())).toEqual(closed);
      expect((await asha.api.estimates.of({ id }))?.state).toBe('offered');
    }
  });

  test('the database refuses an estimate that differs from its lines', async () => {
    const { id } = await offered();
    const change = shop.db.updateTable('estimates').where('order_id', '=', id);
    const agreed = { state: 'agreed', answered_at: new Date(), answered_where: 'call' } as const;
    for (const statement of [
      change.set({ total_paise: 1 }),
      change.set(agreed),
      shop.db.deleteFrom('estimate_lines').where('order_id', '=', id),
    ])
      await expect(statement.execute()).rejects.toThrow(
        'what was agreed is what the lines of the estimate come to',
      );
  });
});

describe('the bill', () => {
  const finish = { method: 'UPI', taken: 1500, total: 1500 } as const;
  const words = ({ lines }: { lines: readonly { words: string }[] }) => lines.map(({ words }) => words);

  test('the bill has the booked services and the agreed lines', async () => {
    const { asha, ravi, id, token } = await offered();
    await anyone.tracking.answerEstimate({ token, version: 1, agree: true });
    const { total } = await ravi.api.bills.preview({ orderId: id });
    expect(total).toBe(1500);
    await ravi.api.orders.setStage({ id, stage: 'done', finish });
    const bill = await asha.api.bills.ofOrder({ orderId: id });
    expect(words(bill).slice(1)).toEqual(['Fan motor', 'Fitting']);
    const payments = [{ method: 'UPI', amount: 1500 }];
    expect(bill).toMatchObject({ total: 1500, paid: 1500, due: 0, payments });
    expect(bill.lines[1]).toMatchObject({ kind: 'part', quantity: 2, price: 450.5, code: '8501' });
  });

  test('an estimate without an answer adds nothing to the bill', async () => {
    const { asha, ravi, id } = await offered();
    expect(await told(ravi.api.orders.setStage({ id, stage: 'done', finish }))).toEqual([
      409,
      'The bill now comes to ₹399.00. Please look at it again',
    ]);
    await ravi.api.orders.setStage({ id, stage: 'done', finish: { taken: 399, total: 399 } });
    expect(await asha.api.bills.ofOrder({ orderId: id })).toMatchObject({ total: 399, due: 0 });
  });
});

describe('the price list', () => {
  const capacitor = { kind: 'part' as const, words: 'Capacitor', price: 350, hsn: '8532' };

  test('admins edit the price list, and technicians read it', async () => {
    const [owner, ravi] = [await shop.admin(), await shop.technician()];
    const { data } = await owner.api.estimates.addPrice(capacitor);
    await owner.api.estimates.addPrice({ kind: 'labour', words: 'Gas filling', price: 2500.5 });
    expect((await ravi.api.estimates.prices()).map(({ words, price }) => [words, price])).toEqual([
      ['Capacitor', 350],
      ['Gas filling', 2500.5],
    ]);
    await owner.api.estimates.changePrice({ ...capacitor, id: data._id, price: 375, inUse: false });
    expect((await ravi.api.estimates.prices()).map(({ words }) => words)).toEqual(['Gas filling']);
    expect((await owner.api.estimates.priceList()).map(({ words, inUse }) => [words, inUse])).toEqual([
      ['Gas filling', true],
      ['Capacitor', false],
    ]);
    const { items } = await owner.api.backoffice.audit({ entity: 'price' });
    expect(items.map(({ action, label }) => [action, label])).toEqual([
      ['price.change', 'Capacitor'],
      ['price.add', 'Gas filling'],
      ['price.add', 'Capacitor'],
    ]);
    expect(items[0]?.before).toMatchObject({ price: 350, inUse: true });
  });

  test('customers read the names of the price list in their language', async () => {
    const { owner, ravi, asha, id, token } = await job();
    await owner.api.estimates.addPrice({ ...capacitor, wordsHi: 'कैपेसिटर' });
    const line = { ...capacitor, quantity: 1 };
    await ravi.api.estimates.save({ id, version: 0, lines: [line] });
    await ravi.api.estimates.offer({ id, version: 1 });
    const { api: inHindi } = shop.visitor({ language: 'hi' });
    expect((await inHindi.tracking.estimate({ token }))?.lines).toMatchObject([{ words: 'कैपेसिटर' }]);
    expect((await asha.api.estimates.of({ id }))?.lines).toMatchObject([{ words: 'Capacitor' }]);
    await inHindi.tracking.answerEstimate({ token, version: 1, agree: true });
    await ravi.api.orders.setStage({ id, stage: 'done', finish: { taken: 749 } });
    expect((await inHindi.tracking.order({ token })).bill?.lines.at(-1)).toMatchObject({ words: 'कैपेसिटर' });
  });

  test('the price list refuses two active lines with the same words', async () => {
    const owner = await shop.admin();
    const both = await Promise.allSettled([
      owner.api.estimates.addPrice(capacitor),
      owner.api.estimates.addPrice({ ...capacitor, words: 'CAPACITOR' }),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const [first] = await owner.api.estimates.priceList();
    expect(await told(owner.api.estimates.addPrice(capacitor))).toEqual([
      409,
      'This is already in the price list',
    ]);
    const id = first?._id ?? '';
    await owner.api.estimates.changePrice({ ...capacitor, id, inUse: false });
    await owner.api.estimates.addPrice(capacitor);
    expect((await refusal(owner.api.estimates.changePrice({ ...capacitor, id, inUse: true }))).status).toBe(
      409,
    );
  });
});
