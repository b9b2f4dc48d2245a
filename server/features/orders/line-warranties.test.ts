import fc from 'fast-check';
import type { Kysely } from 'kysely';
import { expect, test } from 'vitest';
import { openTestShop } from '#server/testing/caller.ts';
import { freshDatabase } from '#server/testing/database.ts';
import { addTestService, bookingInput } from '#server/testing/services.ts';
import { up } from '../../../migrations/20261122_0455_last_days.ts';
import { startWarranties } from './line-warranties.ts';

const shop = openTestShop(await freshDatabase());
const { db } = shop;

/** Books services that have these warranties in days. */
const booked = async (...days: number[]) => {
  const [asha, sunil] = [await shop.customer(), await shop.admin()];
  const services = [];
  for (const warranty_days of days) {
    const service = await addTestService(db);
    await db.updateTable('services').set({ warranty_days }).where('id', '=', service.id).execute();
    services.push(service);
  }
  const { data } = await asha.api.orders.book(bookingInput(services));
  return { asha: asha.api.orders, sunil: sunil.api.orders, id: data._id, services };
};
const daysOf = (order: { products: { warrantyUntil: string | null }[] }) =>
  order.products.map(({ warrantyUntil }) => warrantyUntil);

const lastDays = async (id: string) => {
  const rows = await db
    .selectFrom('order_lines')
    .select('warranty_until')
    .where('order_id', '=', id)
    .execute();
  return rows.map(({ warranty_until }) => warranty_until);
};

test('each order line has the warranty days of its own service', async () => {
  const { asha, sunil, id } = await booked(90, 0, 30);
  expect((await asha.own({})).items.map(daysOf)).toEqual([[null, null, null]]);
  const { data } = await sunil.setStage({ id, stage: 'done' });
  expect(daysOf(data)).toEqual(['2027-02-18', null, '2026-12-20']);
  const { data: open } = await sunil.setStatus({ id, status: 'Incomplete' });
  expect(daysOf(open)).toEqual([null, null, null]);
});

test('a warranty starts again when the order is done again', async () => {
  const { sunil, id, services } = await booked(90);
  await sunil.setStatus({ id, status: 'Complete' });
  await sunil.setStatus({ id, status: 'Incomplete' });
  await db
    .updateTable('services')
    .set({ warranty_days: 10 })
    .where('id', '=', services[0]?.id ?? '')
    .execute();
  shop.wait(24 * 3600_000);
  const { data } = await sunil.setStatus({ id, status: 'Complete' });
  expect(daysOf(data)).toEqual(['2026-12-01']);
  // A change of the service's warranty applies to later repairs.
  await db.updateTable('services').set({ warranty_days: 90 }).execute();
  expect(await lastDays(id)).toEqual(['2026-12-01']);
});

test.each([
  ['2026-11-20T18:29:59.999Z', 1, '2026-11-21'],
  ['2026-11-20T18:30:00.000Z', 1, '2026-11-22'],
  ['2027-12-01T06:30:00.000Z', 90, '2028-02-29'],
  ['2028-02-28T18:30:00.000Z', 1, '2028-03-01'],
  ['2027-02-28T06:30:00.000Z', 1, '2027-03-01'],
  ['2026-12-31T18:30:00.000Z', 365, '2028-01-01'],
])('a repair done at %s with %i days of warranty ends on %s', async (at, days, last) => {
  const { id } = await booked(days);
  await startWarranties(db, id, new Date(at));
  expect(await lastDays(id)).toEqual([last]);
});

test("the last day of a warranty is counted in India's time", async () => {
  const { id, services } = await booked(1);
  const service = services[0]?.id ?? '';
  await fc.assert(
    fc.asyncProperty(
      fc.date({ min: new Date('2020-01-01'), max: new Date('2090-01-01'), noInvalidDate: true }),
      fc.integer({ min: 1, max: 3650 }),
      async (at, days) => {
        await db.updateTable('services').set({ warranty_days: days }).where('id', '=', service).execute();
        await startWarranties(db, id, at);
        const day = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format(at);
        const last = new Date(Date.parse(`${day}T00:00:00Z`) + days * 24 * 3600_000);
        expect(await lastDays(id)).toEqual([last.toISOString().slice(0, 10)]);
      },
    ),
    { numRuns: 50 },
  );
});

test('older orders have 90 days of warranty from their last completion', async () => {
  const first = await booked(90);
  const open = await booked(90);
  const again = await booked(90);
  await first.sunil.setStatus({ id: first.id, status: 'Complete' });
  await again.sunil.setStatus({ id: again.id, status: 'Complete' });
  shop.wait(36 * 3600_000);
  await again.sunil.setStatus({ id: again.id, status: 'Incomplete' });
  await again.sunil.setStatus({ id: again.id, status: 'Complete' });
  await db.updateTable('order_lines').set({ warranty_until: null }).execute();
  for (let run = 0; run < 2; run += 1) {
    await up(db as unknown as Kysely<unknown>);
    expect(await lastDays(first.id)).toEqual(['2027-02-18']);
    expect(await lastDays(again.id)).toEqual(['2027-02-20']);
    expect(await lastDays(open.id)).toEqual([null]);
  }
});
