// An erasure by somebody whose name, number and address are words of other people's rows.
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openTestShop } from '#server/testing/caller.ts';
import { freshDatabase } from '#server/testing/database.ts';
import { addTestService, bookingInput } from '#server/testing/services.ts';

const shop = openTestShop(await freshDatabase(), { RATE_LIMIT_FACTOR: '10' }, 'once');
const { db } = shop;

const victim = { name: 'Amit Patil', mobile: '5550100177', email: 'amit.patil@example.com' };
const owners = { name: 'Sunil Deshmukh', email: 'sunil@example.com' };
const hostileNames = [
  '": "', '": {"', '{', '"', "'", '%', '_', '\\', '.*', '(', '$1', 'a', 'Patil', 'Petrol for', 'UPI CR',
  'Order 1', 'null', 'note', victim.name, owners.name, 'Erased person', 'Tracking link',
]; // biome-ignore format: a list

// What a booking of anybody changes: counters, places, and which mails are on their way.
const leftOut = [
  'rate_limit_counts',
  'rate_limits',
  'visit_places',
  'sessions',
  'erasures',
  'kysely_migration',
];

async function allRows(): Promise<Map<string, string>> {
  const { rows: tables } = await sql<{
    name: string;
  }>`select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE'`.execute(db);
  const found = new Map<string, string>();
  for (const { name } of tables.filter(({ name }) => !leftOut.includes(name))) {
    const { rows } = await sql<{
      row: string;
    }>`select to_jsonb(t)::text as row from ${sql.table(name)} t`.execute(db);
    for (const { row } of rows) found.set(`${name} ${row}`, name);
  }
  return found;
}

/** Rows of others that hold words which a guest can type as a name. */
async function othersRows() {
  const customer = await shop.customer({ ...victim, address: '14 Gulmohar Residency' });
  const owner = await shop.admin(owners);
  const service = await addTestService(db);
  const contact = { fullname: victim.name, mobile: victim.mobile, email: victim.email };
  const { data: order } = await customer.api.orders.book(
    bookingInput([service], { ...contact, note: 'a": {"b' }),
  );
  await owner.api.orders.addNote({
    id: order._id,
    note: `${victim.name} asks for a call at ${victim.mobile}`,
  });
  await owner.api.orders.setStage({ id: order._id, stage: 'done' });
  await customer.api.orders.giveFeedback({
    orderId: order._id,
    rating: 5,
    comment: `Thanks from ${victim.name}`,
  });
  await owner.api.accounts.updateUser({ userId: customer.id, name: victim.name });
  await customer.api.enquiries.send({
    ...contact,
    area: 'Garkheda',
    serviceType: 'Split AC',
    message: 'Patil',
  });
  await shop.visitor().api.rights.complain({ ...contact, order: '', message: `Call ${victim.name}` });
  await owner.api.bills.payOut({ key: randomUUID(), kind: 'expense', amount: 20, note: 'Petrol for Ravi' });
  await db
    .insertInto('bank_lines')
    .values({
      ...{ id: randomUUID(), key: 'line:1', utr: '', day: '2026-11-20', amount_paise: 1200 },
      ...{ reference: '', words: `UPI CR ${victim.email}`, state: 'open', payment_id: null },
      ...{ file_name: 'bank.csv', file_row: 2, read_at: new Date(), read_by: '', settled_at: null },
    })
    .execute();
  await owner.api.views.save({
    list: 'all-Payment',
    name: 'Amit',
    query: `fullname=${victim.name}`,
    shared: false,
  });
  await customer.api.accounts.forgotPassword({ email: victim.email });
  await shop.deps.mail.settled();
  // Waits for a provider that is away.
  await db
    .updateTable('mails')
    .set({ state: 'waiting', next_try_at: sql<Date>`now() + interval '1 day'` })
    .where('template', '=', 'welcome')
    .execute();
  for (let at = 0; at < 50; at += 1) await shop.deps.limiter.take('wrongPassword', victim.email);
  return { owner, service };
}

test('whatever somebody is called, his erasure changes nothing of others', async () => {
  const { owner, service } = await othersRows();
  const histories = (await owner.api.orders.list({})).items.map(({ _id }) => _id);
  for (const fullname of hostileNames) {
    const before = await allRows();
    const guest = shop.visitor();
    await guest.api.accounts.startGuest();
    const typed = { fullname, mobile: victim.mobile, email: victim.email };
    const { data } = await guest.api.orders.bookAsGuest(bookingInput([service], typed));
    const { json } = await guest.api.rights.copyMine();
    for (const others of ['Split AC', 'Call Amit']) expect(json, fullname).not.toContain(others);
    await guest.api.rights.eraseMe({});
    await shop.deps.mail.settled();
    const after = await allRows();
    const changed = [...before].filter(([row]) => !after.has(row)).map(([row]) => row);
    expect(changed, fullname).toEqual([]);
    for (const id of [...histories, data._id])
      expect(await owner.api.orders.events({ id }), fullname).not.toEqual([]);
  }
  await expect(shop.deps.limiter.check('wrongPassword', victim.email)).rejects.toThrow();
});
