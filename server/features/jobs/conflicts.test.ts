import { expect, test } from 'vitest';
import { openTestShop, refusal } from '#server/testing/caller.ts';
import { freshDatabase } from '#server/testing/database.ts';
import { addTestService, bookingInput } from '#server/testing/services.ts';

const shop = openTestShop(await freshDatabase());

async function prepare() {
  const [asha, owner, ravi, imran] = [
    await shop.customer(),
    await shop.admin(),
    await shop.technician({ name: 'Ravi Kale' }),
    await shop.technician({ name: 'Imran Shaikh' }),
  ];
  const service = await addTestService(shop.db, { productName: 'Fridge Repair', charge: 850 });
  const { data: order } = await asha.api.orders.book(bookingInput([service], {}));
  await owner.api.orders.assign({ id: order._id, technicianId: ravi.id });
  const report = {
    id: order._id,
    key: 'one',
    at: shop.deps.clock().toISOString(),
    step: 'done',
    taken: { method: 'Cash', taken: 850 },
    note: 'Gasket 1 × ₹200',
  } as const;
  return { asha, owner, ravi, imran, order, report };
}

const settle = async (owner: Awaited<ReturnType<typeof prepare>>['owner'], takeOver: boolean) => {
  const [conflict] = await owner.api.jobs.conflicts();
  return owner.api.jobs.settleConflict({ id: conflict?._id ?? '', takeOver });
};

test('what a technician did on a job that was given away waits for the office, once', async () => {
  const { owner, ravi, imran, order, report } = await prepare();
  await owner.api.orders.assign({ id: order._id, technicianId: imran.id });
  await ravi.api.jobs.reportRefused(report);
  await ravi.api.jobs.reportRefused(report);
  expect(await owner.api.backoffice.toDo()).toMatchObject({ conflicts: 1 });
  expect(await owner.api.jobs.conflicts()).toEqual([
    {
      _id: expect.any(String),
      at: report.at,
      technician: expect.stringContaining('Ravi Kale'),
      step: 'done',
      taken: 850,
      method: 'Cash',
      note: 'Gasket 1 × ₹200',
      orderId: order._id,
      orderNumber: order.orderNumber,
      customer: order.fullname,
      stage: 'requested',
      now: 'Imran Shaikh',
    },
  ]);
  await settle(owner, false);
  expect(await owner.api.backoffice.toDo()).toMatchObject({ conflicts: 0 });
});

test('taking over books the cash of who took it, once there is a bill with that much due', async () => {
  const { owner, ravi, imran, order, report } = await prepare();
  await owner.api.orders.assign({ id: order._id, technicianId: imran.id });
  await ravi.api.jobs.reportRefused(report);
  const id = (await owner.api.jobs.conflicts())[0]?._id ?? '';
  await expect(owner.api.jobs.settleConflict({ id, takeOver: true })).rejects.toThrow(/no bill yet/);
  await owner.api.orders.setStage({ id: order._id, stage: 'done', finish: { method: 'Cash', taken: 0 } });
  const both = await Promise.allSettled(
    [1, 2].map(() => owner.api.jobs.settleConflict({ id, takeOver: true })),
  );
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect(await owner.api.bills.ofOrder({ orderId: order._id })).toMatchObject({ due: 0 });
  expect(await ravi.api.bills.cashInHand()).toEqual({ held: 850 });
  expect(await imran.api.bills.cashInHand()).toEqual({ held: 0 });
});

test('no key of a step hides a conflict', async () => {
  const { owner, ravi, imran, order, report } = await prepare();
  await owner.api.orders.assign({ id: order._id, technicianId: imran.id });
  await ravi.api.jobs.reportRefused(report);
  const [conflict] = await owner.api.jobs.conflicts();
  await ravi.api.jobs.reportRefused({ ...report, key: `conflict ${conflict?._id}` });
  expect(await owner.api.jobs.conflicts()).toHaveLength(2);
});

test('a step that he can take again is no conflict', async () => {
  const { owner, ravi, order, report } = await prepare();
  await ravi.api.jobs.reportRefused(report);
  expect(await owner.api.jobs.conflicts()).toEqual([]);
  await owner.api.orders.cancel({ id: order._id });
  await ravi.api.jobs.reportRefused(report);
  expect(await owner.api.jobs.conflicts()).toMatchObject([{ stage: 'cancelled', taken: 850 }]);
});

test('an order that was never his cannot be reported, nor by anybody else', async () => {
  const { asha, imran, owner, report } = await prepare();
  expect(await refusal(imran.api.jobs.reportRefused(report))).toMatchObject({ code: 'NOT_FOUND' });
  expect(await refusal(asha.api.jobs.reportRefused(report))).toMatchObject({ code: 'FORBIDDEN' });
  expect(await owner.api.jobs.conflicts()).toEqual([]);
});
