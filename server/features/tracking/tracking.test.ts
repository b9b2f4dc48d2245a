import { describe, expect, test } from 'vitest';
import { openTestShop, refusal } from '#server/testing/caller.ts';
import { freshDatabase } from '#server/testing/database.ts';
import { addTestService, bookingInput } from '#server/testing/services.ts';
import { formatVisit } from '#shared/visits/words.ts';
import { visitCalendar } from './calendar.ts';

const shop = openTestShop(await freshDatabase(), { RATE_LIMIT_FACTOR: '1' });
const visit = { date: '2026-11-23', from: '09:00' };
const later = { date: '2026-11-24', from: '11:00' };

const contact = {
  fullname: 'Asha Rohini Patil',
  mobile: '5550100177',
  email: 'asha.patil@example.com',
  area: 'Garkheda',
  street: '14 Gulmohar Residency',
  note: 'The key is with the guard',
};

async function booked(changes: Record<string, unknown> = {}) {
  const [asha, owner] = [await shop.customer(), await shop.admin()];
  const input = bookingInput([await addTestService(shop.db)], { ...contact, visit, ...changes });
  const { data } = await asha.api.orders.book(input);
  const tokenOf = async (id: string) => {
    const { link } = await owner.api.orders.link({ id });
    expect(link).toMatch(/^https:\/\/shop\.example\.com\/track\/[\w-]{43}$/);
    return link.slice('https://shop.example.com/track/'.length);
  };
  return { asha, owner, order: data, tokenOf, token: await tokenOf(data._id) };
}

const { api: anyone } = shop.visitor({ address: '203.0.113.7' });

describe('a tracking link', () => {
  test('a tracking link shows its order without address and contact', async () => {
    const { order, token } = await booked();
    const shown = await anyone.tracking.order({ token });
    expect(shown).toMatchObject({
      orderNumber: order.orderNumber,
      stage: 'scheduled',
      sentence: `We come on ${formatVisit({ ...visit, to: '11:00' })}.`,
      visit: { ...visit, to: '11:00' },
      area: contact.area,
      firstName: 'Asha',
      mobileEnd: '0177',
      totalPrice: 349.5,
      events: [{ kind: 'booked', by: 'You' }],
    });
    const text = JSON.stringify(shown);
    for (const secret of [
      'Patil',
      'Rohini',
      contact.mobile,
      contact.email,
      'Gulmohar',
      'guard',
      order._id,
      order.orderId,
    ])
      expect(text).not.toContain(secret);
  });

  test("a visit's calendar file replaces the one before each move", async () => {
    const { token } = await booked();
    const first = await visitCalendar(shop.db, shop.deps, token);
    expect(first).toMatch(/^BEGIN:VCALENDAR\r\n[\s\S]*SEQUENCE:0\r\n[\s\S]*END:VCALENDAR\r\n$/);
    for (const [moves, to] of [later, visit].entries()) {
      await anyone.tracking.reschedule({ token, visit: to });
      expect(await visitCalendar(shop.db, shop.deps, token)).toContain(`SEQUENCE:${moves + 1}\r\n`);
    }
  });

  test('a malformed tracking link is not found', async () => {
    const { token } = await booked();
    const other = await booked({ email: 'other@example.com', mobile: '5550100199' });
    const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
    const altered = [...token].map((letter, at) => {
      const next = letters[(letters.indexOf(letter) + 1) % letters.length];
      return token.slice(0, at) + next + token.slice(at + 1);
    });
    const mixed = other.token.slice(0, 22) + token.slice(22);
    const wrong: unknown[] = [
      ...altered,
      mixed,
      token.slice(0, -1),
      `${token}A`,
      token.repeat(100),
      `${token}=`,
      token.toLowerCase(),
      ` ${token}`,
      '',
      null,
      undefined,
      5,
      { token },
      '../../x',
    ];
    for (const one of wrong) {
      const told = await refusal(anyone.tracking.order({ token: one }));
      expect([told.status, told.message], String(one)).toEqual([404, 'Order not found']);
    }
    const changes = [
      () => anyone.tracking.cancel({ token: mixed }),
      () => anyone.tracking.reschedule({ token: mixed, visit: later }),
    ];
    for (const change of changes) expect((await refusal(change())).status).toBe(404);
    expect((await anyone.tracking.order({ token })).stage).toBe('scheduled');
  });

  test('a new tracking link replaces the earlier one', async () => {
    const { asha, owner, order, token, tokenOf } = await booked();
    const { data } = await owner.api.orders.renewLink({ id: order._id });
    const renewed = await tokenOf(order._id);
    expect(data.link).toBe(`https://shop.example.com/track/${renewed}`);
    expect((await refusal(anyone.tracking.order({ token }))).status).toBe(404);
    expect((await refusal(anyone.tracking.cancel({ token }))).status).toBe(404);
    const { events } = await anyone.tracking.order({ token: renewed });
    expect(events.map(({ kind }) => kind)).toEqual(['booked']);
    const kinds = async ({ api }: typeof asha) =>
      (await api.orders.events({ id: order._id })).map(({ kind }) => kind);
    expect(await kinds(asha)).toEqual(['booked']);
    expect(await kinds(owner)).toEqual(['booked', 'linkRenewed']);
    for (const id of ['no-id', crypto.randomUUID()]) {
      expect((await refusal(owner.api.orders.renewLink({ id }))).status).toBe(404);
      expect((await refusal(owner.api.orders.link({ id }))).status).toBe(404);
    }
  });
});

describe('the holder of a tracking link', () => {
  test('the holder of a link can change the visit', async () => {
    const { owner, order, token } = await booked();
    const { message, data } = await anyone.tracking.reschedule({ token, visit: later });
    expect([message, data.visit]).toEqual(['Booking rescheduled', { ...later, to: '13:00' }]);
    expect(JSON.stringify(data)).not.toContain(contact.mobile);
    await anyone.tracking.reschedule({ token, visit: later });
    const events = await owner.api.orders.events({ id: order._id });
    expect(events.map(({ kind, by }) => [kind, by])).toEqual([
      ['booked', expect.any(String)],
      ['rescheduled', 'Tracking link'],
    ]);
    const mails = await shop.mailsTo(contact.email);
    expect(mails.at(-1)?.text).toContain(`/track/${token}`);
  });

  test('the order keeps its visit if the new time is full', async () => {
    const { token } = await booked();
    for (const wanted of [
      { ...later, from: '11:30' },
      { date: '2026-11-19', from: '09:00' },
    ]) {
      const told = await refusal(anyone.tracking.reschedule({ token, visit: wanted }));
      expect([told.status, told.message]).toEqual([
        409,
        'This time has just been taken. Please choose another.',
      ]);
    }
    expect((await anyone.tracking.order({ token })).visit).toMatchObject(visit);
  });

  test('the holder of a link can cancel until the technician is on the way', async () => {
    const { token } = await booked();
    const { message, data } = await anyone.tracking.cancel({ token, reason: 'Fixed itself' });
    expect([message, data.stage, data.visit]).toEqual(['Booking cancelled', 'cancelled', null]);
    expect(data.events.at(-1)).toMatchObject({ kind: 'cancelled', by: 'You' });
    expect((await refusal(anyone.tracking.cancel({ token }))).status).toBe(409);

    const away = await booked();
    await away.owner.api.orders.setStage({ id: away.order._id, stage: 'on_the_way' });
    for (const change of [
      () => anyone.tracking.cancel({ token: away.token }),
      () => anyone.tracking.reschedule({ token: away.token, visit: later }),
    ])
      expect((await refusal(change())).message).toBe(
        'This booking is on the way: that step is not possible now.',
      );
  });

  test('the holder of a link can agree on a second visit', async () => {
    const { owner, order, token } = await booked({ visit: { date: '2026-11-20', from: '16:00' } });
    await owner.api.orders.setStage({ id: order._id, stage: 'working' });
    await owner.api.orders.setStage({ id: order._id, stage: 'waiting', reason: 'A part is on order' });
    const { data } = await anyone.tracking.reschedule({ token, visit: later });
    expect(data.stage).toBe('scheduled');
    expect(JSON.stringify(data.events)).not.toContain('notice');
  });

  test('the holder of a link can make a limited number of changes an hour', async () => {
    const { token } = await booked();
    const change = (at: number) =>
      anyone.tracking.reschedule({ token, visit: at % 2 ? visit : later }).then(() => 200);
    const answers: number[] = [];
    for (let at = 0; at < 31; at += 1)
      answers.push(await change(at).catch(async (error) => (await refusal(Promise.reject(error))).status));
    expect(answers.filter((status) => status === 200)).toHaveLength(30);
    expect(answers.at(-1)).toBe(429);
  });
});

test('feedback by the tracking link is the feedback of its customer', async () => {
  const { asha, owner, order, token } = await booked();
  await owner.api.orders.setStage({ id: order._id, stage: 'done' });
  const given = { rating: 4, comment: 'Quick and clean' };
  const { data } = await anyone.tracking.giveFeedback({ token, ...given });
  expect(data.feedback).toMatchObject([given]);
  expect((await asha.api.orders.own({})).items[0]?.feedback).toMatchObject([given]);
  expect(await refusal(anyone.tracking.giveFeedback({ token, ...given }))).toMatchObject({ status: 409 });
});
