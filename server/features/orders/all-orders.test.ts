import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { openTestShop, refusal } from '#server/testing/caller.ts';
import { freshDatabase } from '#server/testing/database.ts';
import { addTestService, bookingInput } from '#server/testing/services.ts';
import { inLanguage } from '../../platform/request-language.ts';
import { bookedNames } from './admin-queries.ts';

const shop = openTestShop(await freshDatabase());
const { db } = shop;
type Customer = Awaited<ReturnType<typeof shop.customer>>;

let sunil: Customer;
let asha: Customer;
const hour = 3600_000;

const names = (page: { items: readonly { fullname: string }[] }) => page.items.map((order) => order.fullname);

describe('with four orders, an hour apart', () => {
  beforeEach(async () => {
    sunil = await shop.admin();
    asha = await shop.customer();
    const vikram = await shop.customer();
    const fridge = await addTestService(db, { productName: 'Fridge Repair', charge: 300 });
    const oven = await addTestService(db, { productName: 'Oven Repair', charge: 200 });
    const book = async (customer: Customer, fullname: string, services: (typeof fridge)[]) => {
      await customer.api.orders.book(bookingInput(services, { fullname }));
      shop.wait(hour);
    };
    await book(asha, 'Asha Patil', [fridge]);
    await book(vikram, 'Vikram 50%_off', [oven]);
    await book(asha, 'asha patil', [oven, fridge]);
    await book(vikram, 'Élodie', [oven]);
  });

  test('All Orders combines its filters', async () => {
    const found = async (filters: Parameters<typeof sunil.api.orders.list>[0]) => {
      const listed = names(await sunil.api.orders.list(filters));
      const { count, countIsExact, ...table } = await sunil.api.orders.table(filters);
      expect(names(table)).toEqual(listed);
      expect({ count, countIsExact }).toEqual({ count: listed.length, countIsExact: true });
      return listed;
    };
    const all = ['Asha Patil', 'Vikram 50%_off', 'asha patil', 'Élodie'];
    for (const nothing of [
      {},
      { service: 'All Services' },
      { service: '', uId: '' as const, fullname: ' ' },
    ]) {
      expect(await found(nothing)).toEqual(all);
    }
    expect(await found({ service: 'FRIDGE repair' })).toEqual(['Asha Patil', 'asha patil']);
    expect(await found({ service: 'Fridge' })).toEqual([]);
    expect(await found({ uId: asha.userId })).toEqual(['Asha Patil', 'asha patil']);
    expect(await found({ uId: 2 ** 40 })).toEqual([]);
    expect(await found({ fullname: 'PATIL' })).toEqual(['Asha Patil', 'asha patil']);
    expect(await found({ fullname: 'a p' })).toEqual(['Asha Patil', 'asha patil']);
    expect(await found({ fullname: 'éL' })).toEqual(['Élodie']);
    for (const fullname of ['%', '_', '%_', '50%_'])
      expect(await found({ fullname })).toEqual(['Vikram 50%_off']);
    expect(await found({ fullname: '\\' })).toEqual([]);
    expect(await found({ service: 'oven repair', fullname: 'asha' })).toEqual(['asha patil']);
    expect(await found({ service: 'oven repair', uId: asha.userId })).toEqual(['asha patil']);
    expect(await found({ service: 'oven repair', status: 'Complete' })).toEqual([]);
    expect(await found({ uId: asha.userId, status: 'Incomplete', fullname: 'sha' })).toHaveLength(2);
  });

  test('All Orders filters by status and by late orders', async () => {
    const first = (await sunil.api.orders.list({ limit: 1 })).items[0];
    await sunil.api.orders.setStatus({ id: first?._id ?? '', status: 'Complete' });
    expect(names(await sunil.api.orders.list({ status: 'Complete' }))).toEqual(['Asha Patil']);
    expect(names(await sunil.api.orders.table({ late: true }))).toEqual([]);
    shop.wait(22 * hour);
    expect(names(await sunil.api.orders.table({ late: true }))).toEqual(['Vikram 50%_off']);
    expect(names(await sunil.api.orders.table({ late: true, service: 'Fridge Repair' }))).toEqual([]);
  });

  test("All Orders combines the filter 'rated' with every other filter", async () => {
    const [first, , third] = (await sunil.api.orders.list({})).items;
    for (const order of [first, third])
      await asha.api.orders.giveFeedback({ orderId: order?._id ?? '', rating: 4, comment: 'Quick.' });
    expect(names(await sunil.api.orders.table({ rated: true }))).toEqual(['Asha Patil', 'asha patil']);
    expect(names(await sunil.api.orders.table({ rated: true, service: 'Oven Repair' }))).toEqual([
      'asha patil',
    ]);
    expect(await sunil.api.orders.table({ rated: true, limit: 1, direction: 'desc' })).toMatchObject({
      items: [{ fullname: 'asha patil', orderRating: 4 }],
      count: 2,
    });
  });

  test('All Orders finds an order by its number', async () => {
    const { items } = await sunil.api.orders.list({});
    const [first, second] = items.map((order) => order.orderNumber);
    expect(items.map((order) => order.orderNumber)).toEqual([1001, 1002, 1003, 1004]);
    expect(names(await sunil.api.orders.table({ orderNumber: second }))).toEqual(['Vikram 50%_off']);
    expect(names(await sunil.api.orders.table({ orderNumber: second, service: 'Fridge Repair' }))).toEqual(
      [],
    );
    expect(names(await sunil.api.orders.table({ orderNumber: first, fullname: 'patil' }))).toEqual([
      'Asha Patil',
    ]);
    expect(names(await sunil.api.orders.table({ orderNumber: '' }))).toHaveLength(4);
    expect(names(await sunil.api.orders.table({ orderNumber: 2 ** 40 }))).toEqual([]);
  });

  test('All Orders finds orders by mobile number in any notation', async () => {
    await sql`update orders set mobile = case when fullname ilike 'asha%' then '9876543210' else '9876500000' end`.execute(
      db,
    );
    const found = async (filters: Parameters<typeof sunil.api.orders.table>[0]) =>
      names(await sunil.api.orders.table(filters));
    const ashas = ['Asha Patil', 'asha patil'];
    for (const mobile of ['9876543210', '+91 98765 43210', '098765-43210', '919876543210', '98765 4'])
      expect(await found({ mobile })).toEqual(ashas);
    for (const mobile of ['', '9', '98765']) expect(await found({ mobile })).toHaveLength(4);
    expect(await found({ mobile: '43210' })).toEqual([]);
    for (const mobile of ['9', '9876543210']) {
      expect(await found({ mobile, service: 'Oven Repair', fullname: 'asha' })).toEqual(['asha patil']);
      expect(await found({ mobile, service: 'Fridge Repair' })).toEqual(ashas);
      expect(await found({ mobile, fullname: 'a p', sort: 'totalPrice', direction: 'desc' })).toEqual(
        ashas.toReversed(),
      );
      expect(await found({ mobile, from: '2026-01-01', sort: 'totalPrice', uId: asha.userId })).toEqual(
        ashas,
      );
    }
    expect((await refusal(sunil.api.orders.table({ mobile: 'Asha' }))).message).toBe('Mobile must be digits');
  });

  test('the tabs of All Orders count orders under the other filters', async () => {
    const first = (await sunil.api.orders.list({ limit: 1 })).items[0];
    await sunil.api.orders.setStatus({ id: first?._id ?? '', status: 'Complete' });
    const counts = async (filters: Parameters<typeof sunil.api.orders.counts>[0]) => {
      const { all, open, done } = await sunil.api.orders.counts(filters);
      return [all.count, open.count, done.count];
    };
    expect(await counts({})).toEqual([4, 3, 1]);
    expect(await counts({ fullname: 'asha' })).toEqual([2, 1, 1]);
    expect(await counts({ service: 'Oven Repair' })).toEqual([3, 3, 0]);
    expect(await counts({ service: 'Fridge Repair', mobile: '5550100101' })).toEqual([2, 1, 1]);
    const second = (await sunil.api.orders.table({ open: true, limit: 1 })).items[0];
    await sunil.api.orders.cancel({ id: second?._id ?? '' });
    expect(await counts({})).toEqual([4, 2, 1]);
    expect((await sunil.api.orders.table({ open: true })).count).toBe(2);
    expect((await sunil.api.orders.table({ stage: 'cancelled' })).items).toMatchObject([
      { _id: second?._id, status: 'Incomplete' },
    ]);
  });

  test("All Orders interprets days in India's time", async () => {
    const place = (fullname: string, moment: string) =>
      sql`with o as (update orders set created_at = ${moment} where fullname = ${fullname} returning id)
        update order_lines set created_at = ${moment} where order_id in (select id from o)`.execute(db);
    await place('Asha Patil', '2026-11-01T18:29:59.999Z');
    await place('Élodie', '2026-11-01T18:30:00.000Z');
    for (const service of ['', 'Fridge Repair', 'Oven Repair']) {
      const found = async (from: string, to: string) =>
        names(await sunil.api.orders.table({ from, to, service }));
      const only = (...people: string[]) =>
        people.filter((name) => !service || (name === 'Asha Patil') === (service === 'Fridge Repair'));
      expect(await found('2026-11-01', '2026-11-01')).toEqual(only('Asha Patil'));
      expect(await found('2026-11-02', '2026-11-02')).toEqual(only('Élodie'));
    }
  });

  test('All Orders sorts by total and by date', async () => {
    const byTotal = await sunil.api.orders.table({ sort: 'totalPrice', direction: 'desc' });
    expect(byTotal.items.map((order) => order.totalPrice)).toEqual([500, 300, 200, 200]);
    for (const filters of [
      { sort: 'totalPrice' as const },
      { direction: 'desc' as const },
      { service: 'Oven Repair' },
    ]) {
      const whole = names(await sunil.api.orders.table(filters));
      const first = await sunil.api.orders.table({ ...filters, limit: 1 });
      const second = await sunil.api.orders.table({ ...filters, limit: 1, cursor: first.nextCursor });
      const again = await sunil.api.orders.table({ ...filters, limit: 1, cursor: second.previousCursor });
      expect([...names(first), ...names(second)]).toEqual(whole.slice(0, 2));
      expect(names(again)).toEqual(names(first));
    }
  });

  test('the filter for services lists each booked name once, ignoring case', async () => {
    await db.updateTable('services').set({ product_name: 'Renamed' }).execute();
    await sql`update order_lines set product_name = upper(product_name) where line = 2`.execute(db);
    expect((await sunil.api.orders.bookedNames()).map(({ value }) => value)).toEqual([
      'FRIDGE REPAIR',
      'Oven Repair',
    ]);
  });

  test('the filter for services shows names in the language of the panel', async () => {
    await db
      .updateTable('services')
      .set({ translations: JSON.stringify({ mr: { name: 'ओव्हन दुरुस्ती' } }) })
      .where('product_name', '=', 'Oven Repair')
      .execute();
    expect(await inLanguage('mr', () => bookedNames({ db }))).toContainEqual({
      value: 'Oven Repair',
      label: 'ओव्हन दुरुस्ती',
    });
  });
});

test('All Orders is empty without orders', async () => {
  const admin = await shop.admin();
  expect(await admin.api.orders.bookedNames()).toEqual([]);
  expect(await admin.api.orders.table({ service: 'Oven Repair' })).toEqual({
    items: [],
    count: 0,
    countIsExact: true,
  });
});

describe("setting an order's status", () => {
  let id: string;
  beforeEach(async () => {
    sunil = await shop.admin();
    asha = await shop.customer({ email: 'asha@example.com' });
    id = (await asha.api.orders.book(bookingInput([await addTestService(db)]))).data._id;
  });

  test('setting the status Complete or Incomplete mails the customer', async () => {
    for (const status of ['Complete', 'Incomplete'] as const) {
      const { message, data } = await sunil.api.orders.setStatus({ id, status });
      expect(message).toBe('Status updated and email sent successfully!');
      expect(data.status).toBe(status);
    }
    expect(await shop.mailsTo('asha@example.com')).toMatchObject([
      { template: 'booked' },
      { template: 'statusChanged', text: expect.stringContaining('updated to "Complete".') },
      { template: 'statusChanged', text: expect.stringContaining('updated to "Incomplete".') },
    ]);
    const { items } = await sunil.api.backoffice.audit({ entity: 'order', entityId: id });
    const changes = items.filter(({ action }) => action === 'order.setStatus');
    expect(changes.map(({ before, after }) => [before, after])).toEqual([
      [{ status: 'Complete' }, { status: 'Incomplete' }],
      [{ status: 'Incomplete' }, { status: 'Complete' }],
    ]);
  });

  test('two admins who set a status at the same time cause one mail', async () => {
    const other = await shop.admin();
    const both = [sunil, other].map((admin) => admin.api.orders.setStatus({ id, status: 'Complete' }));
    const messages = (await Promise.all(both)).map(({ message }) => message).sort();
    expect(messages).toEqual(['Status updated and email sent successfully!', 'Status updated successfully']);
  });

  test('setting the status of an unknown order answers not found', async () => {
    expect((await refusal(sunil.api.orders.setStatus({ id: 'nonsense', status: 'Complete' }))).status).toBe(
      404,
    );
    expect((await refusal(sunil.api.orders.one({ orderId: 'nonsense' }))).status).toBe(404);
    expect((await sunil.api.orders.one({ orderId: id })).uId).toBe(asha.userId);
  });
});

describe('the order of All Orders', () => {
  test('late orders come first, then open ones by visit, then closed ones from the newest', async () => {
    const owner = await shop.admin();
    const customer = await shop.customer();
    const oven = await addTestService(db, { productName: 'Oven Repair', charge: 200 });
    const book = async (fullname: string) => {
      const { data } = await customer.api.orders.book(bookingInput([oven], { fullname }));
      shop.wait(hour);
      return data._id;
    };
    const doneFirst = await book('Done first');
    const doneLast = await book('Done last');
    await book('Late');
    shop.wait(24 * hour);
    await book('Due second');
    const soonest = await book('Due first');
    await sql`update orders set due_at = due_at - interval '12 hours' where id = ${soonest}`.execute(db);
    for (const id of [doneFirst, doneLast]) await owner.api.orders.setStatus({ id, status: 'Complete' });

    const expected = ['Late', 'Due first', 'Due second', 'Done last', 'Done first'];
    expect(names(await owner.api.orders.table({}))).toEqual(expected);
    const paged: string[] = [];
    for (let cursor: string | undefined, more = true; more; ) {
      const page = await owner.api.orders.table({ limit: 2, cursor });
      paged.push(...names(page));
      cursor = page.nextCursor;
      more = cursor !== undefined;
    }
    expect(paged).toEqual(expected);
    expect(names(await owner.api.orders.list({}))[0]).toBe('Done first');
    expect(names(await owner.api.orders.table({ search: 'DUE' }))).toEqual(['Due first', 'Due second']);
  });
});

test.each(['category', 'area', 'reason'])('a %s that no database can hold is refused', async (filter) => {
  const { api } = await shop.admin();
  expect(await refusal(api.orders.counts({ [filter]: '\0' }))).toMatchObject({ status: 400 });
});
