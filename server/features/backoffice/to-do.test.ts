import { sql } from 'kysely';
import { v7 as newId } from 'uuid';
import { expect, test } from 'vitest';
import { openTestShop, refusal } from '#server/testing/caller.ts';
import { freshDatabase } from '#server/testing/database.ts';
import { stageAndDue } from '#server/testing/order-rows.ts';

const shop = openTestShop(await freshDatabase());
const hour = 3600_000;

const addService = async (product_name: string) => {
  const row = { id: newId(), product_name, brand_name: 'All', category: 'kitchen', images: ['/x.webp'] };
  await shop.db
    .insertInto('services')
    .values({
      ...row,
      charge_paise: 39950,
      description: '',
    })
    .execute();
  return { id: row.id, product_name };
};

type Service = { id: string; product_name: string };
type Customer = { id: string; userId: number; email: string };

const addOrder = async (
  { id: user_id, userId: u_id, email }: Customer,
  services: Service[],
  changes: { created_at: Date; status?: 'Complete'; fullname?: string },
) => {
  const id = newId();
  const place = { fullname: 'Asha', email, area: 'CIDCO', street: 'Lane 1', mobile: '5550100101' };
  const totals = { total_paise: 39950 * services.length, total_qty: services.length };
  await shop.db
    .insertInto('orders')
    .values({ ...place, ...totals, id, user_id, u_id, client_key: id, ...stageAndDue(changes), ...changes })
    .execute();
  const lines = services.map((service, line) => ({
    order_id: id,
    line,
    service_id: service.id,
    product_name: service.product_name,
    price_paise: 39950,
    quantity: 1,
    created_at: changes.created_at,
  }));
  await shop.db.insertInto('order_lines').values(lines).execute();
  return id;
};

test('a new shop asks for the contact details alone', async () => {
  const { api } = await shop.admin();
  expect(await api.backoffice.toDo()).toEqual({
    lateOrders: 0,
    conflicts: 0,
    toCall: 0,
    unassigned: { count: 0, day: null },
    newEnquiries: 0,
    dueLong: { count: 0, rupees: 0 },
    cashLong: { count: 0, rupees: 0 },
    missingContacts: ['phone', 'email', 'address'],
    mailsSetAside: 0,
    lostLinks: 0,
    cameBack: 0,
    complaints: { open: 0, late: 0 },
  });
});

test('the list counts late orders and customers to call', async () => {
  const [sunil, asha, oven] = [await shop.admin(), await shop.customer(), await addService('Oven repair')];
  const ago = (ms: number) => new Date(shop.deps.clock().getTime() - ms);
  await addOrder(asha, [oven], { created_at: ago(24 * hour) });
  await addOrder(asha, [oven], { created_at: ago(24 * hour + 1) });
  await addOrder(asha, [oven], { created_at: ago(90 * hour), status: 'Complete' });
  expect(await sunil.api.backoffice.toDo()).toMatchObject({ lateOrders: 1, toCall: 2 });
});

test('visits without a technician are counted from today on', async () => {
  const [sunil, asha, service] = [await shop.admin(), await shop.customer(), await addService('Oven repair')];
  const created_at = shop.deps.clock();
  for (const [from, stage] of [
    ['2026-11-20T03:30:00Z', 'scheduled'],
    ['2026-11-19T18:30:00Z', 'scheduled'],
    ['2026-11-20T18:30:00Z', 'scheduled'],
    ['2026-11-20T05:30:00Z', 'waiting'],
  ] as const) {
    const id = await addOrder(asha, [service], { created_at });
    const visit_from = new Date(from);
    const visit_to = new Date(visit_from.getTime() + 2 * hour);
    const visit = { stage, visit_from, visit_to, due_at: visit_to };
    await shop.db.updateTable('orders').set(visit).where('id', '=', id).execute();
  }
  await sunil.api.orders.setStatus({
    id: await addOrder(asha, [service], { created_at }),
    status: 'Complete',
  });
  const { visits } = await sunil.api.day.board({ date: '2026-11-20' });
  expect(visits).toHaveLength(2);
  // Tomorrow's visit has no technician either, the waiting order has no visit.
  expect((await sunil.api.backoffice.toDo()).unassigned).toEqual({ count: 3, day: '2026-11-20' });
});

test('the list counts enquiries without an answer', async () => {
  const sunil = await shop.admin();
  const { data } = await shop.visitor().api.enquiries.send({
    fullname: 'Rohini',
    email: 'rohini@example.com',
    mobile: '5550100201',
    area: 'CIDCO',
    serviceType: 'Oven',
    message: 'Too hot.',
  });
  expect(await sunil.api.backoffice.toDo()).toMatchObject({ newEnquiries: 1 });
  await sunil.api.enquiries.setStatus({ id: data._id, status: 'Complete' });
  expect(await sunil.api.backoffice.toDo()).toMatchObject({ newEnquiries: 0 });
});

test('the news count orders and enquiries since a moment', async () => {
  const [sunil, asha, service] = [await shop.admin(), await shop.customer(), await addService('Oven repair')];
  const since = shop.deps.clock();
  await addOrder(asha, [service], { created_at: since });
  shop.wait(5000);
  await addOrder(asha, [service], { created_at: shop.deps.clock() });
  expect(await sunil.api.backoffice.news({ since: since.toISOString() })).toMatchObject({
    orders: 1,
    enquiries: 0,
    now: shop.deps.clock().toISOString(),
  });
  expect((await refusal(sunil.api.backoffice.news({ since: 'yesterday' }))).status).toBe(400);
});

test('the news name the newest order and the newest enquiry', async () => {
  const [sunil, asha, service] = [await shop.admin(), await shop.customer(), await addService('Oven repair')];
  const now = shop.deps.clock().toISOString();
  expect(await sunil.api.backoffice.news({})).toEqual({ orders: 0, enquiries: 0, changes: [], now });
  for (const fullname of ['Asha Patil', 'Vikram Jadhav']) {
    shop.wait(1000);
    await addOrder(asha, [service], { fullname, created_at: shop.deps.clock() });
  }
  const news = await sunil.api.backoffice.news({ since: now });
  expect(news).toMatchObject({ orders: 2, newestOrder: { fullname: 'Vikram Jadhav' }, enquiries: 0 });
  expect(news).not.toHaveProperty('newestEnquiry');
});

// Moves the shop's test clock to the present, because the news query uses the database's clock.
const untilNow = () => shop.wait(Date.now() - shop.deps.clock().getTime());

test('the news list the admins’ changes of the last minute, newest first', async () => {
  untilNow();
  const [sunil, asha, service] = [await shop.admin(), await shop.customer(), await addService('Oven repair')];
  const order = await addOrder(asha, [service], { created_at: shop.deps.clock() });
  const told = async () => (await sunil.api.backoffice.news({})).changes;
  const earlier = { actor: 'Sunil', action: 'reel.delete', entity: 'reel', entity_id: 'a', label: 'a' };
  await shop.db
    .insertInto('audit_entries')
    .values({ ...earlier, at: sql<Date>`now() - interval '61 seconds'` })
    .execute();
  expect(await told()).toEqual([]);
  await sunil.api.orders.setStatus({ id: order, status: 'Complete' });
  await sunil.api.business.setCompanyName({ companyName: 'Panchakki' });
  expect(await told()).toEqual([
    { _id: expect.any(String), entity: 'business', entityId: 'business' },
    { _id: expect.any(String), entity: 'order', entityId: order, status: 'Complete', stage: 'done' },
  ]);
});

test('the news list a customer’s change of a booking with its stage', async () => {
  untilNow();
  const [sunil, asha, service] = [await shop.admin(), await shop.customer(), await addService('Oven repair')];
  const order = await addOrder(asha, [service], { created_at: shop.deps.clock() });
  await asha.api.orders.cancel({ id: order });
  expect((await sunil.api.backoffice.news({})).changes).toEqual([
    { _id: expect.any(String), entity: 'order', entityId: order, stage: 'cancelled' },
  ]);
});

test('the news list at most twenty changes', async () => {
  const sunil = await shop.admin();
  for (let count = 1; count <= 21; count += 1)
    await sunil.api.business.setCompanyName({ companyName: `Panchakki ${count}` });
  expect((await sunil.api.backoffice.news({})).changes).toHaveLength(20);
});

test('the news ignore rows that are dated a day ahead', async () => {
  const [sunil, asha, service] = [await shop.admin(), await shop.customer(), await addService('Oven repair')];
  const now = shop.deps.clock();
  await addOrder(asha, [service], { created_at: new Date(now.getTime() + 24 * 3600_000) });
  shop.wait(1000);
  await addOrder(asha, [service], { created_at: shop.deps.clock() });
  expect(await sunil.api.backoffice.news({ since: now.toISOString() })).toMatchObject({ orders: 1 });
  const ahead = { actor: 'Sunil', action: 'reel.delete', entity: 'reel', entity_id: 'a', label: 'a' };
  await shop.db
    .insertInto('audit_entries')
    .values(Array(20).fill({ ...ahead, at: sql<Date>`now() + interval '1 day'` }))
    .execute();
  await sunil.api.business.setCompanyName({ companyName: 'Panchakki' });
  expect((await sunil.api.backoffice.news({})).changes).toMatchObject([{ entity: 'business' }]);
});
