import ICAL from 'ical.js';
import nodeIcal, { type VEvent } from 'node-ical';
import { describe, expect, test } from 'vitest';
import { openTestApi } from '#server/testing/api.ts';
import { freshDatabase } from '#server/testing/database.ts';
import { addTestService, bookingInput } from '#server/testing/services.ts';
import { deleteEndedVisits } from './feed.ts';

const api = await openTestApi(await freshDatabase(), { RATE_LIMIT_FACTOR: '1' });
const { db } = api;

const visit = { date: '2026-11-21', from: '09:00' };
const later = { date: '2026-11-22', from: '11:00' };
const contact = {
  fullname: 'Asha Rohini Patil',
  mobile: '5550100177',
  area: 'Garkheda',
  street: '14 Gulmohar',
};

type Reader = { api: { calendar: { address: (input?: undefined) => Promise<{ address: string }> } } };

async function prepare() {
  const [asha, owner] = [await api.customer(), await api.admin()];
  const [ravi, imran] = [await api.technician(), await api.technician({ name: 'Imran Shaikh' })];
  const service = await addTestService(db, { productName: 'Fridge Repair' });
  const { data: order } = await asha.api.orders.book(bookingInput([service], { ...contact, visit }));
  const give = (to: { id: string } | null) =>
    owner.api.orders.assign({ id: order._id, technicianId: to?.id ?? null });
  await give(ravi);
  return { asha, owner, ravi, imran, order, give };
}

const pathOf = async ({ api }: Reader) => new URL((await api.calendar.address()).address).pathname;
const get = (url: string, headers: Record<string, string> = {}) => api.app.inject({ url, headers });

/** Reads a feed with two calendar libraries, which must agree. */
async function read(reader: Reader | string) {
  const { statusCode, body } = await get(typeof reader === 'string' ? reader : await pathOf(reader));
  expect(statusCode).toBe(200);
  const first = new ICAL.Component(ICAL.parse(body)).getAllSubcomponents('vevent').map((component) => {
    const event = new ICAL.Event(component);
    return {
      uid: event.uid,
      at: event.startDate.toJSDate().toISOString(),
      sequence: Number(event.sequence),
      status: String(component.getFirstPropertyValue('status')),
      summary: event.summary,
    };
  });
  const second = Object.values(nodeIcal.sync.parseICS(body))
    .filter((one): one is VEvent => one?.type === 'VEVENT')
    .map((event) => ({
      uid: event.uid,
      at: event.start.toISOString(),
      sequence: Number(event.sequence),
      status: String(event.status),
      summary: String(event.summary),
    }));
  expect(second).toEqual(first);
  return first;
}

describe('a calendar feed', () => {
  test('a feed shows a visit without number and street', async () => {
    const { ravi, owner, order } = await prepare();
    const { body, headers } = await get(await pathOf(ravi));
    expect(await read(ravi)).toMatchObject([
      { at: '2026-11-21T03:30:00.000Z', status: 'CONFIRMED', summary: 'Garkheda · Fridge Repair (Asha)' },
    ]);
    expect(body).toContain('REFRESH-INTERVAL;VALUE=DURATION:PT15M\r\n');
    expect(body).toContain('X-PUBLISHED-TTL:PT15M\r\n');
    expect(headers).toMatchObject({
      'content-type': 'text/calendar; charset=utf-8',
      'cache-control': 'private, no-cache',
      'referrer-policy': 'no-referrer',
    });
    const all = (await get(await pathOf(owner))).body;
    expect(all.replaceAll('\r\n ', '')).toContain(`/admin-panel/all-Payment?order=${order._id}`);
    for (const text of [body, all]) {
      for (const secret of ['Patil', 'Rohini', contact.mobile, contact.street, 'asha@'])
        expect(text).not.toContain(secret);
      for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    }
  });

  test('a moved visit keeps its UID with a greater sequence', async () => {
    const { owner, ravi, order } = await prepare();
    const [before] = await read(ravi);
    await owner.api.orders.reschedule({ id: order._id, visit: later });
    for (const reader of [ravi, owner]) {
      const [after, ...others] = await read(reader);
      expect(others).toEqual([]);
      expect(after).toMatchObject({
        uid: before?.uid,
        at: '2026-11-22T05:30:00.000Z',
        status: 'CONFIRMED',
      });
      expect(after?.sequence).toBeGreaterThan(before?.sequence ?? 0);
    }
  });

  test('a cancelled visit follows as cancelled for a month', async () => {
    const { owner, ravi, order } = await prepare();
    const [before] = await read(ravi);
    await owner.api.orders.cancel({ id: order._id });
    for (const reader of [ravi, owner])
      expect(await read(reader)).toMatchObject([
        { ...before, sequence: expect.any(Number), status: 'CANCELLED' },
      ]);
    await db
      .updateTable('ended_visits')
      .set({ at: new Date(Date.now() - 31 * 86_400_000) })
      .execute();
    expect(await read(ravi)).toEqual([]);
    await deleteEndedVisits(db);
    expect(await db.selectFrom('ended_visits').selectAll().execute()).toEqual([]);
  });

  test('a visit that goes to another technician is cancelled for the first one', async () => {
    const { owner, ravi, imran, give } = await prepare();
    await give(imran);
    expect(await read(ravi)).toMatchObject([{ status: 'CANCELLED' }]);
    for (const reader of [imran, owner]) expect(await read(reader)).toMatchObject([{ status: 'CONFIRMED' }]);
    await give(ravi);
    expect(await read(ravi)).toMatchObject([{ status: 'CONFIRMED' }]);
    expect(await read(imran)).toMatchObject([{ status: 'CANCELLED' }]);
    await give(null);
    expect(await read(ravi)).toMatchObject([{ status: 'CANCELLED' }]);
    expect(await read(owner)).toMatchObject([{ status: 'CONFIRMED' }]);
  });

  test('a done visit stays until it is a month old', async () => {
    const { ravi, order } = await prepare();
    for (const stage of ['on_the_way', 'working', 'done'] as const)
      await ravi.api.orders.setStage({ id: order._id, stage });
    const path = await pathOf(ravi);
    expect(await read(path)).toMatchObject([{ status: 'CONFIRMED' }]);
    api.wait(32 * 86_400_000);
    expect(await read(path)).toEqual([]);
  });

  test('an unchanged feed answers 304', async () => {
    const { ravi, owner, order } = await prepare();
    const path = await pathOf(ravi);
    const tag = { 'if-none-match': String((await get(path)).headers.etag) };
    api.wait(3600_000);
    expect(await get(path, tag)).toMatchObject({ statusCode: 304, body: '' });
    await owner.api.orders.reschedule({ id: order._id, visit: later });
    const changed = await get(path, tag);
    expect(changed.statusCode).toBe(200);
    await db.updateTable('business').set({ company_name: 'Kale Repairs' }).execute();
    const renamed = await get(path, { 'if-none-match': String(changed.headers.etag) });
    expect(renamed.body).toContain('X-WR-CALNAME:Kale Repairs');
  });
});

describe('the address of a feed', () => {
  test('a new address replaces the earlier one', async () => {
    const { ravi } = await prepare();
    const path = await pathOf(ravi);
    const { data } = await ravi.api.calendar.renew();
    expect((await get(path)).statusCode).toBe(404);
    expect(new URL(data.address).pathname).toBe(await pathOf(ravi));
    expect((await read(ravi)).length).toBe(1);
  });

  test('the address of somebody who left, or with another role, is not found', async () => {
    const { ravi, owner } = await prepare();
    const path = await pathOf(ravi);
    for (const role of ['GENERAL', 'ADMIN', 'MANAGER'] as const) {
      await db.updateTable('users').set({ role }).where('id', '=', ravi.id).execute();
      expect([role, (await get(path)).statusCode]).toEqual([role, 404]);
    }
    const other = (await pathOf(owner)).slice('/calendar/'.length, -4);
    const { link } = await owner.api.orders.link({ id: (await prepare()).order._id });
    for (const token of ['', 'x', `${other}A`, `B${other.slice(1)}`, link.split('/').at(-1)])
      expect((await get(`/calendar/${token}.ics`)).statusCode).toBe(404);
    expect((await get(`/calendar/${other}`)).statusCode).toBe(404);
  });

  test('an address reads at most 60 feeds a minute', async () => {
    const statuses: number[] = [];
    const ask = { url: '/calendar/x.ics', remoteAddress: '203.0.113.8' };
    for (let nth = 0; nth < 62; nth += 1) statuses.push((await api.app.inject(ask)).statusCode);
    expect(statuses.at(0)).toBe(404);
    expect(statuses.at(-1)).toBe(429);
  });
});
