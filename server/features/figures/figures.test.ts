// Compares each figure with one plain SQL statement on 20,000 random orders.
import { PassThrough } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import excel from 'exceljs';
import { type RawBuilder, sql } from 'kysely';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestApi } from '#server/testing/api.ts';
import { refusal } from '#server/testing/caller.ts';
import { freshDatabase } from '#server/testing/database.ts';
import { writeRandomOrders } from '#server/testing/random-orders.ts';
import { countedOrders, groupings, orderSources } from '#shared/figures/schema.ts';
import { dayAfter } from '#shared/india-day.ts';
import { writeFiguresWorkbook } from './export.ts';

const api = await openTestApi(await freshDatabase(), {}, 'once');
const { db } = api;
const until = new Date('2026-11-22T06:30:00Z');
let owner: Awaited<ReturnType<typeof api.admin>>;
let technicians: readonly string[] = [];

beforeAll(async () => {
  ({ technicians } = await writeRandomOrders(db, {
    count: 20_000,
    days: 800,
    until,
  }));
  owner = await api.admin();
});

/** The figures of whole days, without what they are compared with. */
const figuresOf = async (days: { from: string; to: string }) => {
  const [column] = await owner.api.figures.compared(days);
  if (!column) throw new Error('A period has figures');
  const { name: _name, from: _from, to: _to, dueOn, due, reasons, ...figures } = column;
  return { figures, reasons, due, dueOn };
};

beforeEach(() => api.wait(until.getTime() - api.deps.clock().getTime()));

const periods = [
  ['2026-11-16', '2026-11-22'],
  ['2026-10-01', '2026-10-31'],
  ['2026-04-01', '2027-03-31'],
  ['2025-04-01', '2026-03-31'],
  ['2026-03-31', '2026-03-31'],
  ['2026-04-01', '2026-04-01'],
  ['2025-12-25', '2026-02-03'],
] as const;

const one = async (statement: RawBuilder<unknown>): Promise<number> => {
  const { rows } = await (statement as RawBuilder<{ n: string | number | null }>).execute(db);
  return Number(rows[0]?.n ?? 0);
};

// Days are compared as dates of India's calendar, not as moments.
const on = (moment: string, from: string, to: string) =>
  sql`(${sql.raw(moment)} at time zone 'Asia/Kolkata')::date between ${from}::date and ${to}::date`;
const noTest = sql`o.id not in (select order_id from test_orders)`;

const plain = (from: string, to: string, also: RawBuilder<unknown> = sql`true`, claimAlso = also) => {
  const closed = on('o.closed_at', from, to);
  const orders = (condition: RawBuilder<unknown>) =>
    one(sql`select count(*) as n from orders o where ${noTest} and ${condition} and ${also}`);
  const answered = (kinds: RawBuilder<unknown>) =>
    orders(
      sql`o.id in (select order_id from order_events e where e.kind in ${kinds} and ${on('e.at', from, to)})`,
    );
  const money = (select: RawBuilder<unknown>, where: RawBuilder<unknown>) =>
    one(
      sql`select ${select} as n from bills b join orders o on o.id = b.order_id where ${noTest} and ${where} and ${also}`,
    );
  const issued = on('b.issued_at', from, to);
  return {
    booked: () => orders(on('o.created_at', from, to)),
    done: () => orders(sql`o.stage = 'done' and ${closed}`),
    timed: () => orders(sql`o.stage = 'done' and o.source != 'import' and ${closed}`),
    onTime: () =>
      orders(sql`o.stage = 'done' and o.source != 'import' and o.closed_at <= o.due_at and ${closed}`),
    firstVisit: () =>
      orders(sql`o.stage = 'done' and o.source != 'import' and ${closed}
        and o.id not in (select order_id from order_events where kind in ('waiting', 'reopened'))`),
    cancelled: () => orders(sql`o.stage = 'cancelled' and ${closed}`),
    claims: () =>
      one(sql`select count(*) as n from orders o join orders f on f.id = o.warranty_of
        where ${noTest} and ${on('o.created_at', from, to)} and ${claimAlso}`),
    cameBack: () =>
      one(sql`select count(distinct o.id) as n from orders o join order_appliances n on n.order_id = o.id
        join order_appliances m using (appliance_id) join orders f on f.id = m.order_id
        where ${noTest} and f.id <> o.id and f.stage = 'done' and f.closed_at <= o.created_at
          and f.closed_at > o.created_at - interval '90 days' and ${on('o.created_at', from, to)} and ${claimAlso}`),
    answered: () => answered(sql`('estimateAgreed', 'estimateDeclined')`),
    agreed: () => answered(sql`('estimateAgreed')`),
    bills: () => money(sql`sum(case when b.document = 'bill' then 1 else -1 end)`, issued),
    billed: async () =>
      (await money(
        sql`sum(case when b.document = 'bill' then b.total_paise else -b.total_paise end)`,
        issued,
      )) / 100,
    taken: async () =>
      (await one(sql`select sum(p.amount_paise) as n from bill_payments p join bills b on b.id = p.bill_id
        join orders o on o.id = b.order_id where ${noTest} and ${on('p.at', from, to)} and ${also}`)) / 100,
    ratings: () =>
      one(sql`select count(*) as n from feedback f join orders o on o.id = f.order_id
        where ${noTest} and ${on('f.created_at', from, to)} and ${also}`),
    stars: () =>
      one(sql`select sum(f.rating) as n from feedback f join orders o on o.id = f.order_id
        where ${noTest} and ${on('f.created_at', from, to)} and ${also}`),
  };
};

const valuesOf = async (statements: ReturnType<typeof plain>) =>
  Object.fromEntries(
    await Promise.all(Object.entries(statements).map(async ([name, value]) => [name, await value()])),
  );

test.each(periods)('the figures of %s to %s equal plain SQL', async (from, to) => {
  const { reasons, figures } = await figuresOf({ from, to });
  expect(figures).toEqual(await valuesOf(plain(from, to)));
  expect(reasons.reduce((sum, { count }) => sum + count, 0)).toBe(figures.cancelled);
  const typed = await one(sql`select count(*) as n from orders o join order_events e on e.order_id = o.id
    where ${noTest} and o.stage = 'cancelled' and e.kind = 'cancelled' and ${on('o.closed_at', from, to)}
      and e.after ->> 'reason' in ('Other', 'My own words')`);
  expect(reasons.find(({ reason }) => reason === 'Other')?.count ?? 0).toBe(typed);
});

test.each(groupings)('the figures by %s equal plain SQL and add up', async (by) => {
  const [from, to] = ['2026-10-01', '2026-10-31'];
  const rows = await owner.api.figures.by({ from, to, by });
  const column = { category: 'category', area: 'area', source: 'source', technician: 'technician_id' }[by];
  for (const { key, name: _name, ...figures } of rows) {
    const is = (table: string) => sql`coalesce(${sql.ref(`${table}.${column}`)}::text, '') = ${key}`;
    expect(figures, key).toEqual(await valuesOf(plain(from, to, is('o'), is('f'))));
  }
  const { figures: totals } = await figuresOf({ from, to });
  for (const name of Object.keys(totals) as (keyof typeof totals)[])
    expect(
      rows.reduce((sum, row) => sum + row[name], 0),
      name,
    ).toBeCloseTo(totals[name], 2);
});

test.each(periods)('what was due at the end of %s to %s equals plain SQL', async (from, to) => {
  const { due, dueOn: day } = await figuresOf({ from, to });
  const between = (youngest: number, oldest: number) =>
    one(sql`select sum(due) / 100.0 as n from (
      select b.issued_at, b.total_paise - coalesce((select sum(p.amount_paise) from bill_payments p where p.bill_id = b.id
        and (p.at at time zone 'Asia/Kolkata')::date <= ${day}::date), 0) as due
      from bills b where b.document = 'bill' and (b.issued_at at time zone 'Asia/Kolkata')::date <= ${day}::date
        and b.order_id not in (select order_id from test_orders) and b.id not in (select credits from bills c where c.credits is not null
          and (c.issued_at at time zone 'Asia/Kolkata')::date <= ${day}::date)) as open
      where due > 0 and ${day}::date - (issued_at at time zone 'Asia/Kolkata')::date between ${youngest}::int and ${oldest}::int`);
  expect(due).toEqual({
    week: await between(0, 7),
    month: await between(8, 30),
    older: await between(31, 100_000),
  });
});

test('thirteen weeks from Monday to Sunday equal the figures of each week', async () => {
  const weeks = await owner.api.figures.weeks({ day: '2026-11-22' });
  expect(weeks.map(({ from }) => from)).toEqual(
    Array.from({ length: 13 }, (_, at) => dayAfter('2026-08-24', 7 * at)),
  );
  for (const { from, to, due, ...sums } of weeks) {
    const { figures, due: byAge } = await figuresOf({ from, to });
    const { done, billed, taken } = figures;
    expect(sums).toEqual({ done, billed, taken });
    expect(due, to).toBeCloseTo(byAge.week + byAge.month + byAge.older, 2);
  }
});

test('a technician sees his own card, and nobody else’s', async () => {
  const [from, to] = ['2026-10-01', '2026-10-31'];
  const [technicianId = ''] = technicians;
  const card = await owner.api.figures.card({ technicianId, from, to });
  const [row] = (await owner.api.figures.by({ from, to, by: 'technician' })).filter(
    ({ key }) => key === technicianId,
  );
  const { name, cash, ...figures } = card;
  expect({ ...figures, name, key: technicianId }).toEqual(row);
  expect(cash).toBe(0);
  const other = await api.technician();
  expect(await other.api.figures.own({ from, to })).toMatchObject({ name: other.name, done: 0, billed: 0 });
});

test('each number opens the list that it counts', async () => {
  const [from, to] = ['2026-10-01', '2026-10-31'];
  const { figures: totals, reasons } = await figuresOf({ from, to });
  const sizes = { ...totals, rated: totals.ratings };
  const listed = (filters: object) => owner.api.orders.table({ from, to, limit: 1, ...filters });
  for (const counted of countedOrders) {
    const { count } = await listed({ counted });
    expect(count, counted).toBe(Math.min(sizes[counted], 1000));
  }
  for (const { reason, count } of reasons)
    expect((await listed({ counted: 'cancelled', reason: reason || 'none' })).count).toBe(count);
  for (const { key, claims, booked } of await owner.api.figures.by({ from, to, by: 'area' })) {
    expect((await listed({ counted: 'claims', area: key })).count, key).toBe(claims);
    expect((await listed({ counted: 'booked', area: key })).count, key).toBe(booked);
  }
  for (const { key: technicianId, claims } of await owner.api.figures.by({ from, to, by: 'technician' }))
    if (technicianId) expect((await listed({ counted: 'claims', technicianId })).count).toBe(claims);
  const { billed } = totals;
  expect((await owner.api.bills.totals({ from, to })).total).toBe(billed);
  for (const source of orderSources) {
    const [row] = (await owner.api.figures.by({ from, to, by: 'source' })).filter(
      ({ key }) => key === source,
    );
    expect((await owner.api.bills.totals({ from, to, source })).total).toBe(row?.billed ?? 0);
  }
});

test('the list behind Taken and behind Due has the same sums at its head', async () => {
  for (const [from, to] of periods) {
    const { figures, due, dueOn } = await figuresOf({ from, to });
    const taken = await owner.api.bills.totals({ from, to, taken: true });
    expect(taken.paid, `${from} ${to}`).toBeCloseTo(figures.taken, 2);
    const ages = {
      week: { from: dayAfter(dueOn, -7), to: dueOn },
      month: { from: dayAfter(dueOn, -30), to: dayAfter(dueOn, -8) },
      older: { to: dayAfter(dueOn, -31) },
    };
    for (const age of ['week', 'month', 'older'] as const)
      expect((await owner.api.bills.totals({ dueOn, ...ages[age] })).due, `${dueOn} ${age}`).toBeCloseTo(
        due[age],
        2,
      );
    expect((await owner.api.bills.totals({ dueOn })).due).toBeCloseTo(due.week + due.month + due.older, 2);
  }
  const [from, to] = ['2026-10-01', '2026-10-31'];
  for (const { key: technicianId, taken } of await owner.api.figures.by({ from, to, by: 'technician' }))
    if (technicianId) {
      const { paid } = await owner.api.bills.totals({ from, to, taken: true, technicianId });
      expect(paid).toBeCloseTo(taken, 2);
    }
});

test('an order that is given to somebody else later changes no figure of an earlier month', async () => {
  const days = { from: '2026-10-01', to: '2026-10-31' };
  const readBy = async () =>
    (await owner.api.figures.by({ ...days, by: 'technician' })).toSorted((a, b) => (a.key < b.key ? -1 : 1));
  const before = await readBy();
  const [first = '', other = ''] = technicians;
  const card = await owner.api.figures.card({ ...days, technicianId: first });
  const { items } = await owner.api.orders.table({
    ...days,
    stage: 'requested',
    technicianId: first,
    limit: 5,
  });
  expect(items.length).toBe(5);
  for (const { _id } of items) await owner.api.orders.assign({ id: _id, technicianId: other });
  const [again] = items;
  if (again) await owner.api.orders.assign({ id: again._id, technicianId: null });
  expect(await readBy()).toEqual(before);
  expect(await owner.api.figures.card({ ...days, technicianId: first })).toEqual(card);
  const { count } = await owner.api.orders.table({
    ...days,
    counted: 'booked',
    technicianId: first,
    limit: 1,
  });
  expect(count).toBe(before.find(({ key }) => key === first)?.booked);
  // The other tests of this file share the orders.
  for (const { _id } of items) await owner.api.orders.assign({ id: _id, technicianId: first });
});

test('a running period is compared with the same part of the one before, on the screen and in the workbook', async () => {
  const input = { period: 'month', from: '2026-11-01', to: '2026-11-30' } as const;
  const columns = await owner.api.figures.compared(input);
  expect(columns.map(({ name, from, to, dueOn }) => [name, from, to, dueOn])).toEqual([
    ['this', '2026-11-01', '2026-11-30', '2026-11-22'],
    ['before', '2026-10-01', '2026-10-22', '2026-10-22'],
    ['yearAgo', '2025-11-01', '2025-11-22', '2025-11-22'],
  ]);
  const sink = new PassThrough();
  const [file] = await Promise.all([
    buffer(sink),
    writeFiguresWorkbook({ db, clock: () => until }, input, sink),
  ]);
  const workbook = new excel.Workbook();
  await workbook.xlsx.load(file as never);
  const rows = workbook.worksheets[0]?.getSheetValues() as unknown[][];
  const heads = rows[1] ?? [];
  const cell = (row: number, header: string) => Number(rows[row]?.[heads.indexOf(header)]);
  for (const [at, { taken, billed, due }] of columns.entries()) {
    expect(cell(at + 2, 'Taken')).toBeCloseTo(taken, 2);
    expect(cell(at + 2, 'Billed')).toBeCloseTo(billed, 2);
    expect(cell(at + 2, 'Due, bills of 0 to 7 days')).toBeCloseTo(due.week, 2);
    expect(cell(at + 2, 'Due, bills of over 30 days')).toBeCloseTo(due.older, 2);
  }
  expect(
    (await owner.api.figures.compared({ period: 'month', from: '2024-10-01', to: '2024-10-31' })).length,
  ).toBe(2);
});

test('the figures of a closed month never change', async () => {
  const month = { from: '2026-08-01', to: '2026-08-31' };
  const [done] = (await owner.api.orders.table({ ...month, counted: 'done', limit: 1 })).items;
  const [cancelled] = (await owner.api.orders.table({ ...month, counted: 'cancelled', limit: 1 })).items;
  if (!done || !cancelled) throw new Error('August has orders');
  const before = await figuresOf(month);
  await owner.api.bills.closeMonth({ month: '2026-08' });
  for (const step of [
    () => owner.api.orders.setStatus({ id: done._id, status: 'Incomplete' }),
    () => owner.api.orders.setStage({ id: cancelled._id, stage: 'requested' }),
    () => owner.api.orders.setStatus({ id: cancelled._id, status: 'Complete' }),
  ])
    expect(await refusal(step())).toMatchObject({
      status: 409,
      message: 'August 2026 is closed, so this booking stays as it is. Please book the repair anew.',
    });
  expect(await figuresOf(month)).toEqual(before);
});
