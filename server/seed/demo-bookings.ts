import { sql } from 'kysely';
import { v7 as newId } from 'uuid';
import { legal } from '#shared/business.ts';
import { dayAfter } from '#shared/india-day.ts';
import { dueAt, waitingDueAt } from '#shared/orders/due.ts';
import { type EventFacts, stepKind } from '#shared/orders/events.ts';
import { type Stage, statusOf } from '#shared/orders/stages.ts';
import { toRupees } from '#shared/primitives.ts';
import type { Actor } from '../features/audit/actor.ts';
import { billOrder } from '../features/bills/issue.ts';
import type { Offer } from '../features/catalogue/offers.ts';
import { eventRow, storedEvent } from '../features/orders/events.ts';
import { startWarranties } from '../features/orders/line-warranties.ts';
import { bookedLines, totalsOf } from '../features/orders/rules.ts';
import { momentOf, presentVisit } from '../features/visits/windows.ts';
import type { Db } from '../platform/db/schema.ts';
import { dayStart, indiaDay } from '../platform/india-days.ts';
import { demoServices } from './data.ts';
import { type FeedbackEntry, writeFeedback } from './demo-feedback.ts';
import { type DemoOrder, type DemoOrderLine, demoOrders } from './orders.ts';
import { type DemoPerson, demoTechnicians } from './people.ts';
import { type DemoVisit, demoWeek } from './week.ts';

export type Written<Person> = { id: string; user_id: number; person: Person };
type Customer = Written<Omit<DemoPerson, 'password' | 'email'> & { email: string | null }>;
export type DemoPeople = {
  admin: Written<DemoPerson>;
  customers: readonly Customer[];
  technicians: readonly Written<DemoPerson>[];
  households: readonly Customer[];
};

export async function writeOrders(
  db: Db,
  now: Date,
  people: DemoPeople,
  offers: ReadonlyMap<string, Offer>,
): Promise<void> {
  const past = demoOrders(now).map((plan) => pastOrder(plan, now, people, offers));
  const week = freshVisits(past, demoWeek(now)).map((plan) =>
    weekOrder(plan, plan.claim ? repairedLately(past, plan) : null, people, offers),
  );
  const booked = [...past, ...week].toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime());
  const written = await db
    .insertInto('orders')
    .values(booked.map(orderRow))
    .returning(['id', 'order_number'])
    .execute();
  await writePlaces(db, booked);
  await db.insertInto('order_lines').values(booked.flatMap(lineRows)).execute();
  const numbers = new Map(written.map((order) => [order.id, order.order_number]));
  const events = booked.flatMap((order) => [...order.events, ...claimEvents(order, numbers)]);
  await db
    .insertInto('order_events')
    .values(events.toSorted((a, b) => (a.at?.getTime() ?? 0) - (b.at?.getTime() ?? 0)).map(storedEvent))
    .execute();
  await closeDone(db, booked);
  await handOverCash(db, now, people.admin);
  await writeFeedback(
    db,
    past.flatMap(({ feedback }) => feedback ?? []),
  );
}

// Writes warranty, bill and payment like a step to done. UPI pays every third visit, and one is unpaid.
async function closeDone(db: Db, booked: readonly Booked[]): Promise<void> {
  const done = booked
    .filter(({ stage }) => stage === 'done')
    .toSorted((a, b) => lastAt(a).getTime() - lastAt(b).getTime());
  const visits = done.filter(({ technician }) => technician !== null);
  for (const order of done) {
    const nth = visits.indexOf(order);
    const money = { discount: 0, reason: '' };
    const byUpi = { ...money, method: 'UPI', taken: toRupees(totalsOf(order.lines).paise) } as const;
    const later = { ...money, method: 'Cash', taken: 0 } as const;
    const finish = nth === visits.length - 1 ? later : nth % 3 === 1 ? byUpi : null;
    const by = order.technician ? actorOf('technician', order.technician) : theShop;
    await startWarranties(db, order.id, lastAt(order));
    await billOrder(db, by, order.id, lastAt(order), finish);
  }
}

async function handOverCash(db: Db, now: Date, admin: DemoPeople['admin']): Promise<void> {
  const today = dayStart(indiaDay(now));
  await sql`
    insert into cash_handovers (technician_id, technician, at, expected_paise, amount_paise, actor_id, actor)
    select p.technician_id, u.name, ${today}::timestamptz - interval '4 hours', sum(p.amount_paise), sum(p.amount_paise),
      ${admin.id}::uuid, ${`${admin.person.name} (${admin.user_id})`}
    from bill_payments p join users u on u.id = p.technician_id
    where p.method = 'Cash' and p.at < ${today} group by p.technician_id, u.name`.execute(db);
}

type Booked = {
  id: string;
  customer: Customer;
  lines: NonNullable<ReturnType<typeof bookedLines>>;
  createdAt: Date;
  stage: Stage;
  visit: { from: Date; to: Date } | null;
  note: string;
  waitingReason: string;
  technician: Written<DemoPerson> | null;
  claimOf: Booked | null;
  events: ReturnType<typeof eventRow>[];
  feedback: FeedbackEntry | null;
};

const theShop: Actor = { role: 'system', id: null, name: '', userId: null };
const actorOf = (
  role: 'customer' | 'technician' | 'admin',
  { id, user_id, person }: Written<{ name: string }>,
) => ({ role, id, name: person.name, userId: user_id }) satisfies Actor;

function linesOf(lines: readonly DemoOrderLine[], offers: ReadonlyMap<string, Offer>) {
  const products = lines.map(({ slug, quantity }) => ({ productId: offers.get(slug)?.id ?? '', quantity }));
  const booked = bookedLines(products, [...offers.values()]);
  if (!booked) throw new Error('A demo order names an unknown service');
  return booked;
}

const shownVisit = ({ from, to }: { from: Date; to: Date }) =>
  presentVisit({ visit_from: from, visit_to: to });

const bookedEvent = (orderId: string, by: Actor, at: Date, visit: Booked['visit'], overbooked = false) =>
  eventRow(orderId, by, {
    kind: 'booked',
    stage: visit ? 'scheduled' : 'requested',
    at,
    ...(visit && { after: { visit: shownVisit(visit), ...(overbooked && { overbooked }) } }),
  });

const becameDone = { before: { status: 'Incomplete' }, after: { status: 'Complete' } };
const repairMs = 20 * 3600_000;

function pastOrder(
  plan: DemoOrder,
  now: Date,
  { customers }: DemoPeople,
  offers: ReadonlyMap<string, Offer>,
): Booked {
  const customer = customers[plan.customer];
  if (!customer) throw new Error('A demo order names an unknown customer');
  const { createdAt, feedback } = plan;
  const id = newId({ msecs: createdAt.getTime() });
  const visit = visitOf(plan, now);
  const events = [bookedEvent(id, actorOf('customer', customer), createdAt, visit)];
  const done = plan.status === 'Complete';
  if (done) {
    const givenAt = feedback?.givenAt.getTime() ?? Number.POSITIVE_INFINITY;
    const at = new Date(Math.min(createdAt.getTime() + repairMs, givenAt));
    events.push(eventRow(id, theShop, { kind: 'completed', stage: 'done', at, ...becameDone }));
  }
  const lines = linesOf(plan.lines, offers);
  const serviceIds = lines.map((line) => line.serviceId);
  return {
    id,
    customer,
    lines,
    createdAt,
    stage: done ? 'done' : visit ? 'scheduled' : 'requested',
    visit,
    note: '',
    waitingReason: '',
    technician: null,
    claimOf: null,
    events,
    feedback: feedback ? { ...feedback, orderId: id, userId: customer.id, serviceIds } : null,
  };
}

const hourMs = 3600_000;
const dayMs = 24 * hourMs;
const visitHours = ['09:00', '11:00', '14:00', '16:00'] as const;
const visitMs = 2 * hourMs;

// Recent bookings have a visit in the next two days, which depends on the minute of booking. Every fourth has
// no visit yet.
function visitOf({ status, createdAt }: DemoOrder, now: Date): { from: Date; to: Date } | null {
  if (status === 'Complete' || now.getTime() - createdAt.getTime() > dayMs) return null;
  const minute = createdAt.getUTCMinutes();
  const hour = visitHours[minute % visitHours.length];
  if (!hour || minute % 4 === 3) return null;
  const from = momentOf(dayAfter(indiaDay(now), 1 + (minute % 2)), hour);
  return { from, to: new Date(from.getTime() + visitMs) };
}

const windowPlaces = 4;

function freshVisits(past: readonly Booked[], week: readonly DemoVisit[]): DemoVisit[] {
  const counts = new Map<number, number>();
  const take = (from: Date) => {
    const count = (counts.get(from.getTime()) ?? 0) + 1;
    counts.set(from.getTime(), count);
    return count;
  };
  for (const { visit } of past) if (visit) take(visit.from);
  return week.filter(({ from, overbooked }) => take(from) <= windowPlaces || overbooked);
}

function repairedLately(past: readonly Booked[], { technician }: DemoVisit): Booked | null {
  const repairs: readonly string[] = demoTechnicians[technician ?? -1]?.categories ?? [];
  const fits = ({ stage, lines }: Booked) =>
    stage === 'done' && repairs.includes(categoryOf.get(lines[0]?.productName ?? '') ?? '');
  return past.findLast(fits) ?? null;
}

const categoryOf = new Map<string, string>(
  demoServices.map(({ productName, category }) => [productName, category]),
);

/** Plans an order of the week. The owner books for customers without an account. A warranty claim costs nothing. */
function weekOrder(
  plan: DemoVisit,
  claimOf: Booked | null,
  people: DemoPeople,
  offers: ReadonlyMap<string, Offer>,
): Booked {
  const { createdAt, stage, note, waitingReason } = plan;
  const customer = claimOf?.customer ?? customerOf(plan, people);
  const technician = plan.technician === null ? null : people.technicians[plan.technician];
  if (technician === undefined) throw new Error('A demo visit names an unknown technician');
  const id = newId({ msecs: createdAt.getTime() });
  const visit = { from: plan.from, to: plan.to };
  const owner = actorOf('admin', people.admin);
  const booker = 'account' in plan.customer ? actorOf('customer', customer) : owner;
  const lines = claimOf
    ? claimOf.lines.slice(0, 1).map((line) => ({ ...line, pricePaise: 0 }))
    : linesOf([{ slug: plan.slug, quantity: 1 }], offers);
  const events = claimOf ? [] : [bookedEvent(id, booker, createdAt, visit, plan.overbooked)];
  if (technician) events.push(...workEvents(id, plan, owner, technician));
  const details = { note, waitingReason, claimOf, events, feedback: null };
  return { id, customer, lines, createdAt, stage, visit, technician, ...details };
}

function customerOf({ customer }: DemoVisit, { customers, households }: DemoPeople): Customer {
  const found = 'account' in customer ? customers[customer.account] : households[customer.household];
  if (!found) throw new Error('A demo visit names an unknown customer');
  return found;
}

function workEvents(id: string, plan: DemoVisit, owner: Actor, technician: Written<DemoPerson>) {
  const by = actorOf('technician', technician);
  const after = { technician: technician.person.name };
  const at = new Date(plan.createdAt.getTime() + hourMs / 2);
  const events = [eventRow(id, owner, { kind: 'assigned', stage: 'scheduled', at, before: {}, after })];
  let from: Stage = 'scheduled';
  for (const { to, at } of plan.steps) {
    const facts: { before: EventFacts; after: EventFacts } =
      to === 'done'
        ? becameDone
        : { before: {}, after: to === 'waiting' ? { reason: plan.waitingReason } : {} };
    events.push(eventRow(id, by, { kind: stepKind(from, to), stage: to, at, ...facts }));
    from = to;
  }
  return events;
}

function claimEvents(
  { id, claimOf, customer, createdAt, visit }: Booked,
  numbers: ReadonlyMap<string, number>,
): ReturnType<typeof eventRow>[] {
  if (!claimOf) return [];
  const by = actorOf('customer', customer);
  const number = (id: string) => ({ order: numbers.get(id) ?? 0 });
  const booked = { ...(visit && { visit: shownVisit(visit) }), ...number(claimOf.id) };
  return [
    eventRow(id, by, { kind: 'booked', stage: 'scheduled', at: createdAt, after: booked }),
    eventRow(claimOf.id, by, { kind: 'claimed', stage: 'done', at: createdAt, after: number(id) }),
  ];
}

const lastAt = ({ events, createdAt }: Booked) => events.at(-1)?.at ?? createdAt;

const partDay = (booked: Booked) => dayAfter(indiaDay(lastAt(booked)), 2);

const orderRow = (booked: Booked) => ({
  id: booked.id,
  client_key: newId(),
  user_id: booked.customer.id,
  u_id: booked.customer.user_id,
  fullname: booked.customer.person.name,
  email: booked.customer.person.email ?? '',
  area: booked.customer.person.area,
  street: booked.customer.person.street,
  mobile: booked.customer.person.mobile,
  total_paise: totalsOf(booked.lines).paise,
  total_qty: totalsOf(booked.lines).pieces,
  status: statusOf(booked.stage),
  stage: booked.stage,
  visit_from: booked.visit?.from ?? null,
  visit_to: booked.visit?.to ?? null,
  due_at:
    booked.stage === 'waiting'
      ? waitingDueAt(lastAt(booked), partDay(booked))
      : dueAt(booked.createdAt, booked.visit),
  note: booked.note,
  waiting_reason: booked.waitingReason,
  part: booked.stage === 'waiting' ? booked.waitingReason : '',
  part_expected: booked.stage === 'waiting' ? partDay(booked) : null,
  technician_id: booked.technician?.id ?? null,
  created_at: booked.createdAt,
  updated_at: lastAt(booked),
  closed_at: booked.stage === 'done' ? lastAt(booked) : null,
  warranty_of: booked.claimOf?.id ?? null,
  warranty_line: booked.claimOf?.lines[0]?.line ?? null,
});

function lineRows(booked: Booked) {
  const { id, createdAt, lines, stage } = booked;
  const lastDay = stage === 'done' ? dayAfter(indiaDay(lastAt(booked)), legal.warrantyDays) : null;
  return lines.map((line) => ({
    order_id: id,
    line: line.line,
    service_id: line.serviceId,
    product_name: line.productName,
    price_paise: line.pricePaise,
    quantity: line.quantity,
    created_at: createdAt,
    warranty_until: lastDay,
  }));
}

async function writePlaces(db: Db, booked: readonly Booked[]): Promise<void> {
  const visits = booked.flatMap(({ visit }) => visit ?? []);
  const windows = Map.groupBy(visits, ({ from }) => from.getTime());
  const places = [...windows].map(([from, visits]) => ({ visit_from: new Date(from), taken: visits.length }));
  await db.insertInto('visit_places').values(places).execute();
}
