import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { openTestShop, refusal } from '#server/testing/caller.ts';
import { freshDatabase, migrateUp } from '#server/testing/database.ts';
import { addTestService, bookingInput } from '#server/testing/services.ts';
import { up } from '../../../migrations/20261128_2130_no_coming_rates.ts';

const database = await freshDatabase();
const shop = openTestShop(database);
const { db } = shop;
const visit = { date: '2026-11-23', from: '09:00' };

async function booked(charge = 399) {
  const [asha, owner] = [await shop.customer(), await shop.admin()];
  const service = await addTestService(db, { charge, productName: 'Washing Machine Repair' });
  const { data } = await asha.api.orders.book(bookingInput([service], { visit }));
  return { asha: asha.api, owner: owner.api, id: data._id, service };
}

async function done(charge?: number) {
  const people = await booked(charge);
  const { data } = await people.owner.orders.setStatus({ id: people.id, status: 'Complete' });
  return { ...people, order: data };
}

const registered = {
  registration: 'regular',
  legalName: 'Prince Appliance Care',
  gstin: '27AAPFU0939F1ZV',
  address: 'Shop 4, Jalna Road',
  state: '27',
  upiId: 'prince@okbank',
  serviceRate: 18,
  partRate: 28,
  serviceCode: '998715',
  partCode: '8450',
  pricesIncludeTax: true,
  billPrefix: 'HA',
  creditPrefix: 'HAC',
} as const;

const kindsOf = async (api: Awaited<ReturnType<typeof booked>>['owner'], id: string) =>
  (await api.orders.events({ id })).map(({ kind }) => kind);

describe('a tax invoice for a business customer', () => {
  const wholesaler = {
    gstin: '29 aagcb7383j1z4',
    billName: 'Deccan Hotels Pvt Ltd',
    billAddress: '14 Residency Road, Bengaluru',
  };

  test('the state of the GSTIN decides the tax, and the bill keeps what it was printed with', async () => {
    const [asha, owner] = [await shop.customer(), await shop.admin()];
    await owner.api.bills.setSettings({ ...registered, pricesIncludeTax: false });
    expect((await owner.api.business.get()).taxInvoices).toBe(true);
    const service = await addTestService(db, { charge: 399.05 });
    const booking = bookingInput([service], { visit });
    const wrong = await refusal(
      asha.api.orders.book({ ...booking, ...wholesaler, gstin: '29AAGCB7383J1Z5' }),
    );
    expect([wrong.status, wrong.message]).toEqual([
      400,
      'This GSTIN is not valid. Please check each character',
    ]);
    const { data } = await asha.api.orders.book({ ...booking, ...wholesaler });
    const ravi = await shop.technician();
    await owner.api.orders.assign({ id: data._id, technicianId: ravi.id });
    const [job] = await ravi.api.jobs.list({ date: visit.date });
    expect(job?.charging.placeOfSupply).toBe('29');
    await owner.api.orders.setStatus({ id: data._id, status: 'Complete' });
    const bill = await owner.api.bills.ofOrder({ orderId: data._id });
    expect(bill).toMatchObject({
      customer: { ...wholesaler, gstin: '29AAGCB7383J1Z4', fullname: 'Asha Patil' },
      placeOfSupply: 'Karnataka (29)',
      cgst: 0,
      igst: 71.83,
    });
    expect((await asha.api.orders.own({})).gstins).toEqual({ [data._id]: '29AAGCB7383J1Z4' });
    await owner.api.bills.setBuyer({ id: data._id, gstin: '27AAPFU0939F1ZV' });
    expect(await owner.api.bills.ofOrder({ orderId: data._id })).toEqual(bill);
    expect((await owner.api.orders.one({ orderId: data._id })).buyer?.gstin).toBe('27AAPFU0939F1ZV');
    await owner.api.bills.credit({ id: bill._id, reason: 'Wrong GSTIN', again: true });
    expect(await owner.api.bills.ofOrder({ orderId: data._id })).toMatchObject({
      customer: { gstin: '27AAPFU0939F1ZV', billName: '' },
      igst: 0,
      cgst: 35.91,
    });
  });

  test('a bill keeps the rate that it was made with', async () => {
    const { owner, id } = await booked();
    await owner.bills.setSettings({ ...registered, serviceRate: 12 });
    await owner.orders.setStatus({ id, status: 'Complete' });
    await owner.bills.setSettings({ ...registered, serviceRate: 28 });
    expect((await owner.bills.ofOrder({ orderId: id })).lines[0]?.rate).toBe(12);
  });

  // Versions up to 2.16 had rates from a coming day.
  test('the migration keeps the rates that hold today and drops the coming ones', async () => {
    const { owner } = await booked();
    await owner.bills.setSettings(registered);
    await sql`insert into tax_rates values ('2020-04-01', 500, 500), ('2020-05-01', 1200, 250), ('2099-04-01', 2800, 2800)`.execute(
      db,
    );
    await migrateUp(database, up);
    await migrateUp(database, up);
    expect(await owner.bills.settings()).toMatchObject({ serviceRate: 12, partRate: 2.5 });
    expect((await sql`select from tax_rates`.execute(db)).rows).toEqual([]);
  });

  test('a shop that is not registered prints no GSTIN and takes its own state', async () => {
    const { asha, owner, id } = await booked();
    await owner.bills.setBuyer({ id, ...wholesaler });
    await owner.orders.setStatus({ id, status: 'Complete' });
    const { customer, placeOfSupply } = await asha.bills.ofOrder({ orderId: id });
    expect([customer.gstin, placeOfSupply]).toEqual(['', 'Maharashtra (27)']);
    await owner.bills.setBuyer({ id, gstin: '' });
    expect((await owner.orders.one({ orderId: id })).buyer).toBeNull();
  });
});

describe('billing a finished order', () => {
  test("an older client's status 'Complete' bills the booking, paid in cash", async () => {
    const { asha, owner, id, order } = await done();
    expect(order).toMatchObject({ billNumber: 'HA/26-27/00001', billTotal: 399, due: 0 });
    const bill = await asha.bills.ofOrder({ orderId: id });
    expect(bill).toMatchObject({
      number: 'HA/26-27/00001',
      kind: 'Bill',
      issuedAt: '2026-11-20T06:30:00.000Z',
      customer: { fullname: 'Asha Patil', area: 'Garkheda', street: 'Gulmohar Residency' },
      lines: [{ words: 'Washing Machine Repair', quantity: 1, price: 399, rate: 0, total: 399 }],
      total: 399,
      taxable: 399,
      paid: 399,
      due: 0,
      payments: [{ method: 'Cash', amount: 399 }],
      totalInWords: 'Rupees Three Hundred Ninety-nine only',
      upi: null,
    });
    expect(await kindsOf(owner, id)).toEqual(['booked', 'completed', 'billed', 'paid']);
    expect(await owner.bills.turnover()).toEqual({ since: '2026-04-01', rupees: 399 });
    // The status Complete is set a second time, which changes nothing.
    await owner.orders.setStatus({ id, status: 'Complete' });
    expect(await kindsOf(owner, id)).toHaveLength(4);
  });

  test('a technician finishes with a part payment, and the rest is due', async () => {
    const { owner, id } = await booked();
    const ravi = await shop.technician();
    await owner.orders.assign({ id, technicianId: ravi.id });
    await owner.bills.setSettings(registered);
    await ravi.api.orders.setStage({ id, stage: 'working' });
    const preview = await ravi.api.bills.preview({ orderId: id });
    expect(preview).toMatchObject({
      kind: 'Tax Invoice',
      total: 399,
      cgst: 30.43,
      sgst: 30.43,
      payee: { upiId: 'prince@okbank', name: 'Prince Appliance Care' },
    });
    const finish = { method: 'UPI', taken: 250, discount: 49, reason: 'Came late', total: 399 } as const;
    const step = { id, stage: 'done', key: 'finish-1', finish } as const;
    const { data } = await ravi.api.orders.setStage(step);
    expect(data).toMatchObject({ billNumber: 'HA/26-27/00001', billTotal: 350, due: 100 });
    // The technician's phone retries after a lost response.
    await ravi.api.orders.setStage(step);
    const bill = await owner.bills.ofOrder({ orderId: id });
    expect(bill).toMatchObject({
      kind: 'Tax Invoice',
      technicianName: 'Ravi Pawar',
      amount: 399,
      discount: 49,
      discountReason: 'Came late',
      taxable: 296.62,
      cgst: 26.69,
      sgst: 26.69,
      igst: 0,
      total: 350,
      paid: 250,
      due: 100,
      placeOfSupply: 'Maharashtra (27)',
      business: { name: 'Prince Appliance Care', gstin: '27AAPFU0939F1ZV', state: 'Maharashtra (27)' },
    });
    expect(bill.upi).toBe(
      'upi://pay?pa=prince@okbank&pn=Prince%20Appliance%20Care&am=100.00&cu=INR&tn=Bill%20HA%2F26-27%2F00001&tr=HA262700001',
    );
    const over = await refusal(owner.bills.recordPayment({ id: bill._id, taken: 100.01 }));
    expect([over.status, over.message]).toEqual([409, 'That is more than what is due: ₹100.00']);
    const part = { id: bill._id, taken: 40, due: 100 };
    expect((await owner.bills.recordPayment(part)).data.due).toBe(60);
    // The admin's browser retries after a lost response.
    const again = await refusal(owner.bills.recordPayment(part));
    expect([again.status, again.message]).toEqual([
      409,
      'Money came in meanwhile: ₹60.00 is due now. Please look at the bill again',
    ]);
    const paid = await owner.bills.recordPayment({ id: bill._id, taken: 60 });
    expect([paid.message, paid.data.due]).toEqual(['Payment recorded', 0]);
    expect(await owner.orders.one({ orderId: id })).toMatchObject({ due: 0 });
    expect((await kindsOf(owner, id)).slice(-5)).toEqual(['completed', 'billed', 'paid', 'paid', 'paid']);
  });

  test.each([
    [{ taken: 400 }, 409, 'That is more than what is due: ₹399.00'],
    [{ taken: 399, total: 400 }, 409, 'The bill now comes to ₹399.00. Please look at it again'],
    [{ taken: 0, discount: 399.01, reason: 'A friend' }, 409, 'That is more than what is due: ₹399.00'],
    [{ taken: 300, discount: 99 }, 400, 'Please give a reason'],
    [{ taken: -1 }, 400, 'Please enter an amount in rupees, like 399 or 399.50'],
    [{ taken: 0.001 }, 400, 'Please enter an amount in rupees, like 399 or 399.50'],
    [{ taken: 399, method: 'Cheque' }, 400, 'Please choose Cash or UPI'],
  ])('an invalid finish (%o) changes nothing', async (finish, status, words) => {
    const { owner, id } = await booked();
    const told = await refusal(owner.orders.setStage({ id, stage: 'done', finish } as never));
    expect([told.status, told.message]).toEqual([status, words]);
    expect(await owner.orders.one({ orderId: id })).toMatchObject({ stage: 'scheduled', billNumber: null });
    const { rows } = await sql`select from bill_series`.execute(db);
    expect(rows).toHaveLength(0);
  });

  test('a cancellation fee is billed, and credited if the order is restored', async () => {
    const { asha, owner, id } = await booked();
    await owner.orders.setStage({ id, stage: 'working' });
    const { data } = await owner.orders.cancel({ id, fee: true });
    expect(data).toMatchObject({ billNumber: 'HA/26-27/00001', billTotal: 200, due: 200 });
    expect(await asha.bills.ofOrder({ orderId: id })).toMatchObject({
      total: 200,
      due: 200,
      lines: [{ kind: 'fee', quantity: 1, price: 200 }],
    });
    const restored = await owner.orders.setStage({ id, stage: 'requested' });
    expect(restored.data).toMatchObject({ billNumber: null, billTotal: 0, due: 0 });
    expect((await kindsOf(owner, id)).slice(-2)).toEqual(['restored', 'credited']);
    await owner.orders.setStatus({ id, status: 'Complete' });
    expect(await asha.bills.ofOrder({ orderId: id })).toMatchObject({ number: 'HA/26-27/00002', total: 399 });
  });

  test('free orders have no bill', async () => {
    const { asha, owner, id, order } = await done(0);
    expect(order).toMatchObject({ stage: 'done', billNumber: null });
    const told = await refusal(asha.bills.ofOrder({ orderId: id }));
    expect([told.status, told.message]).toEqual([404, 'There is no bill for this order']);
    expect(await kindsOf(owner, id)).toEqual(['booked', 'completed']);
  });

  test('an agreed estimate raises the maximum of the bill', async () => {
    const { owner, id } = await done();
    const bill = await owner.bills.ofOrder({ orderId: id });
    const copy = (changes: string) =>
      sql
        .raw(
          `insert into bills select (jsonb_populate_record(null::bills, to_jsonb(b) || '${changes}')).* from bills b
           where b.id = '${bill._id}'`,
        )
        .execute(db);
    const fresh = { id: crypto.randomUUID(), serial: 2, number: 'HA/26-27/00002' };
    await expect(copy(JSON.stringify(fresh))).rejects.toThrow('an order has one bill');
    const more = { ...fresh, amount_paise: 39901, taxable_paise: 39901, total_paise: 39901 };
    await expect(copy(JSON.stringify(more))).rejects.toThrow('a bill is not more than what was agreed');
  });
});

describe('an issued bill', () => {
  test('an issued bill cannot be changed or deleted in the database', async () => {
    await done();
    for (const table of ['bills', 'bill_lines', 'bill_payments'])
      for (const change of [
        `update ${table} set ${table === 'bill_payments' ? 'method' : table === 'bills' ? 'number' : 'words'} = 'UPI'`,
        `delete from ${table}`,
        `truncate ${table} cascade`,
      ])
        await expect(sql.raw(change).execute(db)).rejects.toThrow('bills and payments are only ever added');
    const lone = `insert into bill_lines select bill_id, 9, kind, words, quantity, price_paise, rate, code, amount_paise,
      discount_paise, taxable_paise, cgst_paise, sgst_paise, igst_paise, total_paise from bill_lines`;
    await expect(sql.raw(lone).execute(db)).rejects.toThrow('the lines of a bill add up to it');
    const twice = `insert into bill_payments (bill_id, at, method, amount_paise, actor) select bill_id, at, method, 1, actor
      from bill_payments`;
    await expect(sql.raw(twice).execute(db)).rejects.toThrow('payments are not more than the bill');
  });

  test('a bill keeps its content when settings, prices and names change later', async () => {
    const { asha, owner, id, order } = await done();
    const was = await asha.bills.ofOrder({ orderId: id });
    await owner.bills.setSettings(registered);
    await owner.business.update({ companyName: 'Another name' });
    expect(await asha.bills.ofOrder({ orderId: id })).toEqual(was);
    expect(order.billNumber).toBe(was.number);
  });

  test('a bill names the city of the business', async () => {
    const { asha, owner, id } = await booked();
    await owner.bills.setSettings(registered);
    await owner.business.update({ city: 'Hubballi', state: 'Karnataka' });
    await owner.orders.setStatus({ id, status: 'Complete' });
    const { customer, placeOfSupply, igst, cgst } = await asha.bills.ofOrder({ orderId: id });
    expect([customer.town, placeOfSupply]).toEqual(['Hubballi', 'Karnataka (29)']);
    expect([igst > 0, cgst]).toEqual([true, 0]);
  });

  test('reopening an order credits its bill in full', async () => {
    const { asha, owner, id } = await done();
    const first = await asha.bills.ofOrder({ orderId: id });
    const { data } = await owner.orders.setStatus({ id, status: 'Incomplete' });
    expect(data).toMatchObject({ billNumber: null, billTotal: 0, due: 0 });
    expect((await refusal(asha.bills.ofOrder({ orderId: id }))).status).toBe(404);
    const { rows } = await sql<{ number: string; total_paise: number; taken: number }>`
      select number, total_paise, (select sum(amount_paise) from bill_payments) as taken from bills
      where credits = ${first._id}`.execute(db);
    expect(rows).toEqual([{ number: 'HAC/26-27/00001', total_paise: 39900, taken: 0 }]);
    await owner.orders.setStatus({ id, status: 'Complete' });
    expect(await asha.bills.ofOrder({ orderId: id })).toMatchObject({ number: 'HA/26-27/00002', paid: 399 });
    expect(await kindsOf(owner, id)).toEqual([
      'booked',
      'completed',
      'billed',
      'paid',
      'reopened',
      'credited',
      'completed',
      'billed',
      'paid',
    ]);
  });

  test('an admin corrects a bill by a credit note and a new bill', async () => {
    const { asha, owner, id } = await done();
    const first = await owner.bills.ofOrder({ orderId: id });
    await owner.bills.setSettings(registered);
    const { message, data } = await owner.bills.credit({
      id: first._id,
      reason: 'Agreed on less',
      again: true,
      discount: 50,
    });
    expect([message, data.creditNote?.number, data.due]).toEqual(['Credit note made', 'HAC/26-27/00001', 0]);
    expect(await asha.bills.ofOrder({ orderId: id })).toMatchObject({
      number: 'HA/26-27/00002',
      kind: 'Tax Invoice',
      total: 349,
      discountReason: 'Agreed on less',
      paid: 349,
      due: 0,
    });
    const twice = await refusal(owner.bills.credit({ id: first._id, reason: 'Again' }));
    expect([twice.status, twice.message]).toEqual([409, 'This bill has been taken back by a credit note']);
    const late = await refusal(owner.bills.recordPayment({ id: first._id, taken: 1 }));
    expect(late.status).toBe(409);
    expect((await refusal(owner.bills.credit({ id: 'none', reason: 'None' }))).status).toBe(404);
  });
});

describe('bill settings', () => {
  test('bill settings are validated as a whole', async () => {
    const { api } = await shop.admin();
    const first = await api.bills.settings();
    expect(first).toMatchObject({
      registration: 'none',
      serviceRate: 18,
      pricesIncludeTax: true,
    });
    const told = async (changes: object) =>
      (await refusal(api.bills.setSettings({ ...registered, ...changes } as never))).message;
    expect(await told({ gstin: '27AAPFU0939F1ZX' })).toBe(
      'This GSTIN is not valid. Please check each character',
    );
    expect(await told({ gstin: '' })).toBe('Please enter the GSTIN');
    expect(await told({ legalName: ' ' })).toBe('Please enter the name as registered for tax');
    expect(await told({ address: '' })).toBe('Please enter the address as registered for tax');
    expect(await told({ state: '29' })).toBe('The GSTIN belongs to another state');
    expect(await told({ creditPrefix: 'ha' })).toBe('Credit notes need a prefix of their own');
    expect(await told({ billPrefix: 'LONG' })).toBe('A prefix has 1 to 3 letters or digits');
    expect(await told({ upiId: 'prince' })).toBe('A UPI id looks like name@bank');
    expect(await told({ serviceRate: 101 })).toBe('A tax rate is between 0 and 100 percent');
    const saved = await api.bills.setSettings({ ...registered, gstin: ' 27aapfu0939f1zv ' });
    expect(saved).toMatchObject({
      message: 'Tax and bills saved',
      data: { gstin: '27AAPFU0939F1ZV' },
    });
    expect(await api.bills.settings()).toEqual(saved.data);
  });
});
