import { describe, expect, test } from 'vitest';
import { openTestShop, refusal } from '#server/testing/caller.ts';
import { freshDatabase } from '#server/testing/database.ts';
import { addTestService, bookingInput } from '#server/testing/services.ts';
import { countStatements } from '#server/testing/statement-counter.ts';
import { listJobs } from './queries.ts';

const shop = openTestShop(await freshDatabase());
const statements = countStatements(shop.db);

const hourMs = 3600_000;
const [today, tomorrow, dayAfter] = ['2026-11-20', '2026-11-21', '2026-11-22'];
const picture =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

async function prepare() {
  const [asha, owner, ravi, imran] = [
    await shop.customer(),
    await shop.admin(),
    await shop.technician(),
    await shop.technician({ name: 'Imran Shaikh' }),
  ];
  const service = await addTestService(shop.db, { productName: 'Fridge Repair' });
  const book = async (visit: { date: string; from: string } | null = { date: tomorrow, from: '09:00' }) =>
    (await asha.api.orders.book(bookingInput([service], { visit }))).data;
  const give = async (
    to: { id: string } | null,
    visit: { date: string; from: string } | null = { date: tomorrow, from: '09:00' },
  ) => {
    const order = await book(visit);
    await owner.api.orders.assign({ id: order._id, technicianId: to?.id ?? null });
    return order;
  };
  return { asha, owner, ravi, imran, service, give };
}

const idsOf = (jobs: readonly { _id: string }[]) => jobs.map(({ _id }) => _id);

describe("a technician's list of jobs", () => {
  test("a technician's list has open jobs until tomorrow and closed ones", async () => {
    const { owner, ravi, give } = await prepare();
    const early = await give(ravi, { date: today, from: '16:00' });
    const next = await give(ravi, { date: tomorrow, from: '11:00' });
    const far = await give(ravi, { date: dayAfter, from: '09:00' });
    const untimed = await give(ravi, null);
    const gone = await give(ravi);
    const finished = await give(ravi);
    await owner.api.orders.cancel({ id: gone._id });
    shop.wait(1000);
    for (const stage of ['on_the_way', 'working', 'done'] as const)
      await ravi.api.orders.setStage({ id: finished._id, stage });
    const closed = [finished._id, gone._id];
    expect(idsOf(await ravi.api.jobs.list({}))).toEqual([early._id, next._id, untimed._id, ...closed]);
    expect(idsOf(await ravi.api.jobs.list({ daysAhead: 8 }))).toContain(far._id);
    // Unfinished jobs of the day before come first on the next day.
    shop.wait(24 * hourMs);
    const [first] = await ravi.api.jobs.list({});
    expect(first?.asOf).toBe(shop.deps.clock().toISOString());
    expect(idsOf(await ravi.api.jobs.list({}))).toEqual([
      early._id,
      next._id,
      far._id,
      untimed._id,
      ...closed,
    ]);
  });

  test('the list shows a closed job for two days', async () => {
    const { ravi, give } = await prepare();
    const { _id: id } = await give(ravi);
    for (const stage of ['working', 'done'] as const) await ravi.api.orders.setStage({ id, stage });
    shop.wait(48 * hourMs - 1);
    expect(idsOf(await ravi.api.jobs.list({}))).toEqual([id]);
    expect(await ravi.api.jobs.pictures({ id })).toEqual([]);
    shop.wait(1);
    expect(await ravi.api.jobs.list({})).toEqual([]);
    expect((await refusal(ravi.api.jobs.pictures({ id }))).status).toBe(404);
  });

  test('a job has its pictures and the three newest repairs at its place', async () => {
    const { asha, owner, ravi, service, give } = await prepare();
    for (let nth = 0; nth < 4; nth += 1) {
      const { _id: id } = await give(null, null);
      await owner.api.orders.setStage({ id, stage: 'done' });
      shop.wait(24 * hourMs);
    }
    const open = await give(null, null);
    const elsewhere = await asha.api.orders.book(bookingInput([service], { street: '7 Hill Road' }));
    await owner.api.orders.setStage({ id: elsewhere.data._id, stage: 'done' });
    // The same household books with another account.
    const ajay = await shop.customer();
    const again = bookingInput([service], { street: 'GULMOHAR residency' });
    const { data: job } = await ajay.api.orders.book(again);
    await owner.api.orders.assign({ id: job._id, technicianId: ravi.id });
    await ajay.api.orders.addPicture({ id: job._id, picture });
    const [shown] = await ravi.api.jobs.list({});
    expect(shown).toMatchObject({ _id: job._id, pictures: 1 });
    expect(shown?.before).toEqual(
      ['2026-11-23', '2026-11-22', '2026-11-21'].map((date) => ({ date, services: ['Fridge Repair'] })),
    );
    expect(JSON.stringify(shown)).not.toContain(open._id);
    expect(await ravi.api.jobs.pictures({ id: job._id })).toHaveLength(1);
  });

  test("WhatsApp messages are in the customer's language", async () => {
    const { asha, owner, ravi, give } = await prepare();
    const { _id: id } = await give(ravi);
    await asha.api.accounts.setLanguage({ language: 'mr' });
    const [job] = await ravi.api.jobs.list({});
    expect(job?.whatsApp?.['On the way']).toMatch(/^नमस्कार .*\n.*\n.*\/mr\/track\//);
    expect((await owner.api.orders.whatsApp({ id }))['Confirmed time']).toContain('/mr/track/');
    expect((await owner.api.orders.link({ id })).link).not.toContain('/mr/');
  });

  test('the list needs as many queries for one job as for many', async () => {
    const { ravi, give } = await prepare();
    const count = () =>
      statements.of(() =>
        listJobs(statements.db, shop.deps, { id: ravi.id }, { date: undefined, daysAhead: 1 }),
      );
    expect(await count()).toBe(1);
    await give(ravi);
    expect(await count()).toBe(4);
    for (let nth = 0; nth < 3; nth += 1) await give(ravi, null);
    expect(await count()).toBe(4);
  });
});

test('the list hides jobs of other technicians', async () => {
  const { asha, owner, ravi, imran, give } = await prepare();
  const orders = {
    assigned: await give(ravi),
    unassigned: await give(null, { date: tomorrow, from: '11:00' }),
    passedOn: await give(imran),
  };
  await owner.api.orders.assign({ id: orders.passedOn._id, technicianId: ravi.id });
  for (const [name, { _id: id }] of Object.entries(orders)) {
    expect(idsOf(await imran.api.jobs.list({})), name).toEqual([]);
    for (const call of [
      () => imran.api.jobs.pictures({ id }),
      () => imran.api.orders.setStage({ id, stage: 'on_the_way', key: 'a step' }),
      () => imran.api.orders.events({ id }),
      () => imran.api.orders.pictures({ id }),
      () => imran.api.orders.cancel({ id }),
    ])
      expect((await refusal(call())).status, name).toBe(404);
    for (const other of [asha, owner]) {
      expect((await refusal(other.api.jobs.list({}))).status).toBe(403);
      expect((await refusal(other.api.jobs.pictures({ id }))).status).toBe(403);
    }
  }
  expect(await owner.api.orders.events({ id: orders.passedOn._id })).toHaveLength(3);
});
