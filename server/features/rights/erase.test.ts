import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { readBillPdf } from '#server/features/bills/pdf/files.ts';
import { openLog } from '#server/log.ts';
import { openTestShop, refusal } from '#server/testing/caller.ts';
import { freshDatabase } from '#server/testing/database.ts';
import { twoHalves } from '#server/testing/sample-pictures.ts';
import { addTestService, bookingInput } from '#server/testing/services.ts';
import { readBillOfOrder } from '../bills/issue/documents.ts';
import { eraseAgain } from './erase.ts';
import { sweepOld } from './sweep.ts';

const database = await freshDatabase();
const shop = openTestShop(database, { RATE_LIMIT_FACTOR: '1' });
const { db } = shop;
const logged: string[] = [];
Object.assign(shop.deps, {
  log: openLog({ logLevel: 'trace' }, { write: (line: string) => void logged.push(line) }),
});

const asha = { name: 'Asha Rohini Kulkarni', mobile: '5550107731', email: 'asha.kulkarni@example.com' };
const street = '14 Gulmohar Residency';
const contact = { fullname: asha.name, mobile: asha.mobile, email: asha.email, street };
const secrets = ['Kulkarni', 'Rohini', asha.mobile, asha.email, 'Gulmohar', 'blue gate'];
const visit = { date: '2026-11-23', from: '09:00' };

const picture = async () => `data:image/png;base64,${(await twoHalves(400, 300)).toString('base64')}`;

/** Names each text column of each table that still has a secret, and each stored file. Counts end within a day. */
async function whereFound(words: readonly string[] = secrets): Promise<string[]> {
  const { rows: columns } = await sql<{ table: string; column: string }>`
    select c.table_name as table, c.column_name as column from information_schema.columns c
    join information_schema.tables t using (table_schema, table_name)
    where table_schema = 'public' and table_type = 'BASE TABLE' and table_name <> 'rate_limit_counts'
      and (data_type in ('text', 'jsonb', 'json', 'ARRAY', 'character varying'))`.execute(db);
  const found: string[] = [];
  for (const { table, column } of columns) {
    const { rows } = await sql`select 1 from ${sql.table(table)}
      where exists (select from unnest(${words}::text[]) as word
        where strpos(lower(${sql.ref(column)}::text), lower(word)) > 0) limit 1`.execute(db);
    if (rows.length > 0) found.push(`${table}.${column}`);
  }
  const folder = join(shop.deps.config.dataDir, 'media');
  for (const name of await readdir(folder, { recursive: true }).catch(() => [])) {
    const bytes = await readFile(join(folder, name)).catch(() => Buffer.alloc(0));
    if (!name.startsWith('bill-') && words.some((word) => bytes.includes(word))) found.push(name);
  }
  return found.sort();
}

/** A customer who has left traces everywhere: bookings, a bill, pictures, feedback, enquiry, complaint, mails. */
async function traces() {
  const [customer, owner, ravi] = [
    await shop.customer({ ...asha, address: street }),
    await shop.admin(),
    await shop.technician({ email: 'ravi@example.com' }),
  ];
  const service = await addTestService(db);
  const book = async (changes = {}) =>
    (await customer.api.orders.book(bookingInput([service], { ...contact, ...changes }))).data;
  const done = await book({ note: 'The house with the blue gate' });
  await customer.api.orders.addPicture({ id: done._id, picture: await picture() });
  await owner.api.orders.addNote({ id: done._id, note: `${asha.name} asks for a call at ${asha.mobile}` });
  await owner.api.orders.setStage({ id: done._id, stage: 'done' });
  await readBillPdf(shop.deps, await readBillOfOrder(db, done._id));
  await customer.api.orders.giveFeedback({
    orderId: done._id,
    rating: 5,
    comment: 'Kulkarni family says thanks',
  });
  const open = await book({ visit });
  await owner.api.orders.assign({ id: open._id, technicianId: ravi.id });
  await owner.api.accounts.updateUser({ userId: customer.id, name: 'Asha R Kulkarni' });
  await owner.api.accounts.updateUser({ userId: customer.id, name: asha.name });
  const enquiry = await customer.api.enquiries.send({
    fullname: asha.name,
    email: asha.email,
    mobile: asha.mobile,
    area: 'Garkheda',
    serviceType: 'Split AC',
    message: 'The blue gate again',
  });
  await owner.api.enquiries.setStatus({ id: enquiry.data._id, status: 'Complete' });
  await customer.api.accounts.forgotPassword({ email: asha.email });
  await customer.api.cart.add({ productId: service.id });
  await shop.deps.mail.settled();
  return { customer, owner, ravi, done, open, service };
}

describe('an erased person', () => {
  test('an erased person is found in no table and no file but on bills', async () => {
    const { customer, open } = await traces();
    expect((await whereFound()).length).toBeGreaterThan(10);
    await customer.api.rights.eraseMe({ password: customer.password });
    await shop.deps.mail.settled();
    expect(await whereFound()).toEqual(['bills.customer']);
    for (const secret of secrets) expect(logged.join('')).not.toContain(secret);
    const order = await db
      .selectFrom('orders')
      .select(['stage', 'visit_from', 'fullname'])
      .where('id', '=', open._id)
      .executeTakeFirstOrThrow();
    expect(order).toEqual({ stage: 'cancelled', visit_from: null, fullname: 'Erased person' });
    const places = await db.selectFrom('visit_places').select('taken').execute();
    expect(places.every(({ taken }) => taken === 0)).toBe(true);
    const news = await db.selectFrom('job_news').select('kind').execute();
    expect(news).toEqual([{ kind: 'withdrawn' }]);
    await expect(customer.api.accounts.me()).rejects.toThrow();
  });

  test('a person whom a restored backup brings back is erased again, and nobody else', async () => {
    const { customer } = await traces();
    const neighbour = await shop.customer({ name: 'Meena Joshi' });
    const before = await db
      .selectFrom('users')
      .select(['name', 'email', 'password_hash', 'mobile', 'address', 'joined_to'])
      .where('id', '=', customer.id)
      .executeTakeFirstOrThrow();
    await customer.api.rights.eraseMe({ password: customer.password });
    await db.updateTable('users').set(before).where('id', '=', customer.id).execute();
    expect(await whereFound()).toContain('users.name');
    await eraseAgain(db, shop.deps);
    await shop.deps.mail.settled();
    expect(await whereFound()).toEqual(['bills.customer']);
    expect(await neighbour.api.accounts.me()).toMatchObject({ name: 'Meena Joshi' });
  });

  test('screens and exports of the shop show no erased person', async () => {
    const { customer, owner, service } = await traces();
    await customer.api.rights.eraseMe({ password: customer.password });
    const shown = JSON.stringify([
      await owner.api.orders.table({}),
      await owner.api.orders.list({}),
      await owner.api.accounts.table({}),
      await owner.api.accounts.list({}),
      await owner.api.accounts.byMobile({ mobile: asha.mobile }),
      await owner.api.enquiries.table({}),
      await owner.api.backoffice.audit({}),
      await owner.api.backoffice.toDo(),
      await owner.api.catalogue.service({ productId: service.id }),
      await owner.api.rights.copyForCaller({ id: customer.id }).catch(({ message }) => message),
    ]);
    for (const secret of secrets) expect(shown).not.toContain(secret);
    const { product } = await owner.api.catalogue.service({ productId: service.id });
    expect(product).toMatchObject({ averageRating: 5, ratingCount: 1 });
    const [entry] = (await owner.api.backoffice.audit({ entity: 'order' })).items;
    expect(entry?.label).toContain('Erased person');
  });

  test('other people stay as they were', async () => {
    const { customer, owner } = await traces();
    const { fullname, ...reach } = {
      fullname: 'Asha Patil',
      mobile: '5550100102',
      email: 'patil@example.com',
    };
    const other = { fullname, ...reach };
    const neighbour = await shop.customer({ name: fullname, ...reach });
    const service = await addTestService(db);
    const { data } = await neighbour.api.orders.book(bookingInput([service], { ...other, visit }));
    await customer.api.rights.eraseMe({ password: customer.password });
    const left = await owner.api.orders.one({ orderId: data._id });
    expect(left).toMatchObject({ fullname: other.fullname, mobile: other.mobile, stage: 'scheduled' });
    expect(await shop.mailsTo(other.email)).not.toEqual([]);
  });

  test('nothing but an erasure changes events, audit entries and bills', async () => {
    await traces();
    for (const statement of [
      sql`update order_events set actor = 'nobody'`,
      sql`delete from order_events`,
      sql`update audit_entries set label = 'nothing'`,
      sql`update bills set customer = '{}'`,
    ])
      await expect(statement.execute(db)).rejects.toThrow('only ever added');
    const inErasure = (change: ReturnType<typeof sql>) =>
      db.transaction().execute(async (db) => {
        await sql`insert into erasures (at) values (now())`.execute(db);
        await change.execute(db);
      });
    for (const change of [
      sql`update order_events set stage = 'requested'`,
      sql`update audit_entries set at = now()`,
      sql`update bills set total_paise = total_paise`,
      sql`update bills set customer = '{}'`,
      sql`delete from order_events`,
      sql`delete from bills`,
      sql`delete from erasures`,
    ])
      await expect(inErasure(change)).rejects.toThrow(/only/);
  });
});

describe('who may erase', () => {
  test('an account is erased with its password only', async () => {
    const customer = await shop.customer();
    for (const input of [{}, { password: 'wrong' }])
      expect((await refusal(customer.api.rights.eraseMe(input))).message).toBe(
        'Current password is not correct',
      );
    expect((await customer.api.accounts.me()).email).toBe(customer.email);
  });

  test('people who work here are not erased', async () => {
    const [owner, ravi] = [await shop.admin(), await shop.technician()];
    expect((await refusal(owner.api.rights.eraseForCaller({ id: ravi.id }))).status).toBe(409);
    expect((await refusal(owner.api.rights.eraseMe({ password: owner.password }))).status).toBe(409);
  });

  test('a former technician hands over his cash first, and work for others keeps his name', async () => {
    const [owner, meera] = [await shop.admin(), await shop.customer()];
    const tech = await shop.technician({ name: 'Tech Temp' });
    const service = await addTestService(db, { charge: 399 });
    const { data } = await meera.api.orders.book(bookingInput([service], { visit }));
    await owner.api.orders.assign({ id: data._id, technicianId: tech.id });
    await tech.api.orders.setStage({ id: data._id, stage: 'working' });
    await tech.api.orders.setStage({ id: data._id, stage: 'done' });
    await owner.api.accounts.updateUser({ userId: tech.id, role: 'GENERAL' });
    expect((await refusal(owner.api.rights.eraseForCaller({ id: tech.id }))).message).toMatch(/holds cash/);
    await owner.api.bills.countCash({ day: '2026-11-20', holder: tech.id, expected: 399, counted: 399 });
    const history = async () =>
      (await owner.api.orders.events({ id: data._id })).map(({ by, text }) => [by, text]);
    const before = await history();
    await owner.api.rights.eraseForCaller({ id: tech.id });
    expect(await history()).toEqual(before);
    expect(JSON.stringify(before)).toContain('Tech Temp');
  });

  test('a bill that takes the place of an erased person’s bill keeps the buyer', async () => {
    const { customer, owner, done, open } = await traces();
    await owner.api.orders.cancel({ id: open._id });
    const bill = await owner.api.bills.ofOrder({ orderId: done._id });
    await customer.api.rights.eraseMe({ password: customer.password });
    await owner.api.bills.credit({ id: bill._id, reason: 'Wrong rate', again: true, discount: 0 });
    const anew = await owner.api.bills.ofOrder({ orderId: done._id });
    expect(anew.number).not.toBe(bill.number);
    expect(anew.customer).toEqual(bill.customer);
  });

  test('a repair that has begun is finished first', async () => {
    const { customer, owner, open } = await traces();
    await owner.api.orders.setStage({ id: open._id, stage: 'on_the_way' });
    const told = await refusal(customer.api.rights.eraseMe({ password: customer.password }));
    expect(told.message).toMatch(/^A repair is under way/);
    expect((await owner.api.orders.one({ orderId: open._id })).fullname).toBe(asha.name);
  });

  test('a guest erases in the browser that booked, without a password', async () => {
    const { guest } = await guestsBooking();
    await guest.api.rights.eraseMe({});
    await shop.deps.mail.settled();
    expect(await whereFound()).toEqual([]);
  });

  test('by the tracking link one asks, and the owner does it by one press', async () => {
    const { token, booking } = await guestsBooking();
    const owner = await shop.admin();
    const anyone = shop.visitor();
    const { number } = await anyone.api.rights.askByLink({ token, kind: 'erasure' });
    expect((await anyone.api.rights.askByLink({ token, kind: 'erasure' })).number).toBe(number);
    const [asked, ...more] = await requests();
    expect(more).toEqual([]);
    expect(asked).toMatchObject({ kind: 'erasure', mobile: asha.mobile, settled_at: null });
    await owner.api.rights.eraseForCaller({ id: await customerOf(booking._id) });
    expect(await whereFound()).toEqual([]);
    expect(await requests()).toMatchObject([
      { number, fullname: 'Erased person', settled_at: expect.any(Date) },
    ]);
    expect((await refusal(anyone.api.tracking.order({ token }))).status).toBe(404);
  });

  test('a tracking link does not reach the data of an account', async () => {
    const { owner, open } = await traces();
    const { link } = await owner.api.orders.link({ id: open._id });
    const given = { token: link.split('/').at(-1) ?? '', kind: 'copy' as const };
    expect((await refusal(shop.visitor().api.rights.askByLink(given))).status).toBe(409);
  });

  test('staff do nothing by a customer’s link', async () => {
    const { token } = await guestsBooking();
    const acts = {
      feedback: { token, rating: 5, comment: 'Good' },
      time: { token, visit: { date: '2026-11-24', from: '09:00' } },
      cancel: { token, reason: 'Other' as const },
      answer: { token, version: 1, agree: true },
      ask: { token, kind: 'erasure' as const },
    };
    for (const role of ['ADMIN', 'MANAGER', 'ACCOUNTANT', 'TECHNICIAN'] as const) {
      const { api } = await shop.customer({ role, email: `${role}@example.com`.toLowerCase() });
      for (const act of [
        () => api.tracking.giveFeedback(acts.feedback),
        () => api.tracking.reschedule(acts.time),
        () => api.tracking.cancel(acts.cancel),
        () => api.tracking.answerEstimate(acts.answer),
        () => api.rights.askByLink(acts.ask),
      ])
        expect(await refusal(act())).toMatchObject({ status: 403, message: 'Please use the panel.' });
    }
  });

  test('an accountant gets no tracking link and no WhatsApp text', async () => {
    const { booking } = await guestsBooking();
    const { api } = await shop.customer({ role: 'ACCOUNTANT' });
    expect((await refusal(api.orders.link({ id: booking._id }))).status).toBe(404);
    expect((await refusal(api.orders.whatsApp({ id: booking._id }))).status).toBe(403);
  });

  test('a manager reaches no data of the owner', async () => {
    const [owner, manager] = [await shop.admin(), await shop.customer({ role: 'MANAGER' })];
    for (const call of [manager.api.rights.copyForCaller, manager.api.rights.eraseForCaller])
      expect((await refusal(call({ id: owner.id }))).status).toBe(403);
    await owner.api.rights.copyForCaller({ id: manager.id });
  });

  test('feedback by a link waits for the end of the work', async () => {
    const { token, booking } = await guestsBooking();
    const give = () => shop.visitor().api.tracking.giveFeedback({ token, rating: 4, comment: 'Good' });
    expect((await refusal(give())).status).toBe(409);
    const owner = await shop.admin();
    await owner.api.orders.setStage({ id: booking._id, stage: 'done' });
    await give();
  });
});

async function guestsBooking() {
  const guest = shop.visitor();
  await guest.api.accounts.startGuest();
  const service = await addTestService(db);
  const { data: booking } = await guest.api.orders.bookAsGuest(
    bookingInput([service], { ...contact, visit }),
  );
  const { link_version: linkVersion } = await db
    .selectFrom('orders')
    .select('link_version')
    .where('id', '=', booking._id)
    .executeTakeFirstOrThrow();
  return { guest, booking, service, token: shop.deps.tracking.of({ id: booking._id, linkVersion }) };
}

const customerOf = async (orderId: string) =>
  (await db.selectFrom('orders').select('user_id').where('id', '=', orderId).executeTakeFirstOrThrow())
    .user_id;

const requests = () =>
  db.selectFrom('enquiries').select(['number', 'kind', 'fullname', 'mobile', 'settled_at']).execute();

test('an order whose bill is not paid keeps name and number until it is', async () => {
  const { customer, owner, open } = await traces();
  await owner.api.orders.setStage({ id: open._id, stage: 'done' });
  await db.updateTable('orders').set({ due_paise: 100 }).where('id', '=', open._id).execute();
  await customer.api.rights.eraseMe({ password: customer.password });
  const read = async () =>
    db
      .selectFrom('orders')
      .select(['fullname', 'mobile', 'email', 'street'])
      .where('id', '=', open._id)
      .executeTakeFirstOrThrow();
  expect(await read()).toEqual({ fullname: asha.name, mobile: asha.mobile, email: '', street: '' });
  await sweepOld(db, shop.deps);
  expect(await read()).toMatchObject({ fullname: asha.name });
  await db.updateTable('orders').set({ due_paise: 0 }).where('id', '=', open._id).execute();
  await sweepOld(db, shop.deps);
  expect(await read()).toMatchObject({ fullname: 'Erased person', mobile: '' });
});

test('mails to an earlier address, and saved views that name the person by number, go', async () => {
  const customer = await shop.customer(asha);
  const owner = await shop.admin();
  await customer.api.accounts.forgotPassword({ email: asha.email });
  await owner.api.accounts.updateUser({ userId: customer.id, email: 'asha.new@example.com' });
  const save = (name: string, query: string) =>
    owner.api.views.save({ list: 'all-Payment', name, query, shared: false });
  await save('His', `uId=${customer.userId}&stage=done`);
  await save('Another', `uId=${customer.userId}1`);
  await customer.api.rights.eraseMe({ password: customer.password });
  await shop.deps.mail.settled();
  expect(await whereFound([asha.email, 'asha.new@example.com'])).toEqual([]);
  const views = await owner.api.views.list({ list: 'all-Payment' });
  expect(views.map(({ name }) => name)).toEqual(['Another']);
});

test('a copy of a guest or caller has the mails about the booking and the estimate', async () => {
  const { booking } = await guestsBooking();
  const owner = await shop.admin();
  await owner.api.orders.setStage({ id: booking._id, stage: 'working' });
  const lines = [{ kind: 'labour' as const, words: 'New drain pump', quantity: 1, price: 450, hsn: '' }];
  await owner.api.estimates.save({ id: booking._id, version: 0, lines });
  await owner.api.estimates.offer({ id: booking._id, version: 1 });
  const { json, page } = await owner.api.rights.copyForCaller({ id: await customerOf(booking._id) });
  expect(JSON.parse(json).mails.length).toBeGreaterThan(0);
  expect(page).toContain('New drain pump');
});

test("a copy has all of a customer's data, for programs and to read", async () => {
  const { customer, done } = await traces();
  const buyer = { gstin: '27ABCDE1234F1Z0', billName: 'Kulkarni Traders', billAddress: '' };
  await db
    .updateTable('orders')
    .set({ buyer: JSON.stringify(buyer) })
    .where('id', '=', done._id)
    .execute();
  const { json, page } = await customer.api.rights.copyMine();
  const data = JSON.parse(json);
  expect(data).toMatchObject({
    profile: { name: asha.name, email: asha.email },
    orders: [
      { stage: 'scheduled' },
      { stage: 'done', taxInvoice: buyer, pictures: [{}], bills: [{}], orderRating: 5 },
    ],
    enquiries: [{ message: 'The blue gate again' }],
    mails: expect.arrayContaining([expect.objectContaining({ subject: expect.any(String) })]),
  });
  for (const secret of [...secrets, 'data:image/webp', 'Kulkarni Traders']) expect(page).toContain(secret);
  expect(json).not.toContain('hash of');
});
