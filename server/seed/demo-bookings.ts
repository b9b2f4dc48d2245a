// The demo's orders and feedback as rows: booked lines, what happened, what was said, the stars on each service.
import { sql } from 'kysely';
import { v7 as newId } from 'uuid';
import { dueAt } from '#shared/orders/due.ts';
import type { Stage } from '#shared/orders/stages.ts';
import type { Offer } from '../features/catalogue/offers.ts';
import type { Actor } from '../features/orders/actor.ts';
import { eventRow, storedEvent } from '../features/orders/events.ts';
import { bookedLines, totalsOf } from '../features/orders/rules.ts';
import { dayAfter, momentOf, presentVisit } from '../features/visits/windows.ts';
import type { Db } from '../platform/db/schema.ts';
import { indiaDay } from '../platform/india-days.ts';
import { type DemoOrder, demoOrders } from './orders.ts';
import type { DemoPerson } from './people.ts';

export type DemoCustomer = { id: string; user_id: number; person: DemoPerson };

type Said = {
  orderId: string;
  userId: string;
  serviceIds: readonly string[];
  rating: number;
  comment: string;
  givenAt: Date;
};

/** Writes the planned orders with their feedback. `offers` are the services by slug. */
export async function writeOrders(
  db: Db,
  now: Date,
  customers: readonly DemoCustomer[],
  offers: ReadonlyMap<string, Offer>,
): Promise<void> {
  const booked = demoOrders(now).map((plan) => bookPlan(plan, now, customers, offers));
  await db.insertInto('orders').values(booked.map(orderRow)).execute();
  await writePlaces(db, booked);
  await db.insertInto('order_lines').values(booked.flatMap(lineRows)).execute();
  await db.insertInto('order_events').values(booked.flatMap(eventRows).map(storedEvent)).execute();
  await writeFeedback(db, booked.flatMap(saidOf));
}

/** A planned order with its id, its customer and the lines as a real booking would have them. */
function bookPlan(
  plan: DemoOrder,
  now: Date,
  customers: readonly DemoCustomer[],
  offers: ReadonlyMap<string, Offer>,
) {
  const customer = customers[plan.customer];
  const products = plan.lines.map(({ slug, quantity }) => ({
    productId: offers.get(slug)?.id ?? '',
    quantity,
  }));
  const lines = bookedLines(products, [...offers.values()]);
  if (!customer || !lines) throw new Error('A demo order names someone or something unknown');
  const visit = visitOf(plan, now);
  return { id: newId({ msecs: plan.createdAt.getTime() }), plan, customer, lines, visit };
}

const dayMs = 24 * 3600_000;
const visitHours = ['09:00', '11:00', '14:00', '16:00'] as const;
const visitMs = 2 * 3600_000;

// Who booked within the last day has a time tomorrow or the day after, at an hour that goes by the minute of the booking;
// every fourth waits for our call.
function visitOf({ status, createdAt }: DemoOrder, now: Date): { from: Date; to: Date } | null {
  if (status === 'Complete' || now.getTime() - createdAt.getTime() > dayMs) return null;
  const minute = createdAt.getUTCMinutes();
  const hour = visitHours[minute % visitHours.length];
  if (!hour || minute % 4 === 3) return null;
  const from = momentOf(dayAfter(indiaDay(now), 1 + (minute % 2)), hour);
  return { from, to: new Date(from.getTime() + visitMs) };
}

const stageOf = ({ plan, visit }: Booked): Stage =>
  plan.status === 'Complete' ? 'done' : visit ? 'scheduled' : 'requested';

type Booked = ReturnType<typeof bookPlan>;

const orderRow = (booked: Booked) => ({
  ...whoAndWhat(booked),
  stage: stageOf(booked),
  visit_from: booked.visit?.from ?? null,
  visit_to: booked.visit?.to ?? null,
  due_at: dueAt(booked.plan.createdAt, booked.visit),
});

const whoAndWhat = ({ id, plan, customer: { id: userId, user_id, person }, lines }: Booked) => ({
  id,
  client_key: newId(),
  user_id: userId,
  u_id: user_id,
  fullname: person.name,
  email: person.email,
  area: person.area,
  street: person.street,
  mobile: person.mobile,
  total_paise: totalsOf(lines).paise,
  total_qty: totalsOf(lines).pieces,
  status: plan.status,
  created_at: plan.createdAt,
});

const lineRows = ({ id, plan, lines }: Booked) =>
  lines.map((line) => ({
    order_id: id,
    line: line.line,
    service_id: line.serviceId,
    product_name: line.productName,
    price_paise: line.pricePaise,
    quantity: line.quantity,
    created_at: plan.createdAt,
  }));

const theShop: Actor = { role: 'system', id: null, name: '', userId: null };
const repairMs = 20 * 3600_000;

// Booked, and within the promised day done, before anything was said about it.
function eventRows({ id, plan, visit, customer: { id: customerId, user_id: userId, person } }: Booked) {
  const customer: Actor = { role: 'customer', id: customerId, name: person.name, userId };
  const booked = eventRow(id, customer, {
    kind: 'booked',
    stage: visit ? 'scheduled' : 'requested',
    at: plan.createdAt,
    ...(visit && { after: { visit: presentVisit({ visit_from: visit.from, visit_to: visit.to }) } }),
  });
  if (plan.status !== 'Complete') return [booked];
  const said = plan.feedback?.givenAt.getTime() ?? Number.POSITIVE_INFINITY;
  const at = new Date(Math.min(plan.createdAt.getTime() + repairMs, said));
  const set = { before: { status: 'Incomplete' }, after: { status: plan.status } };
  return [booked, eventRow(id, theShop, { kind: 'completed', stage: 'done', at, ...set })];
}

const saidOf = ({ id, plan, customer, lines }: Booked): Said[] =>
  plan.feedback
    ? [
        {
          ...plan.feedback,
          orderId: id,
          userId: customer.id,
          serviceIds: lines.map((line) => line.serviceId),
        },
      ]
    : [];

async function writePlaces(db: Db, booked: readonly Booked[]): Promise<void> {
  const visits = booked.flatMap(({ visit }) => visit ?? []);
  const windows = Map.groupBy(visits, ({ from }) => from.getTime());
  const places = [...windows].map(([from, held]) => ({ visit_from: new Date(from), taken: held.length }));
  if (places.length > 0) await db.insertInto('visit_places').values(places).execute();
}

/** Writes feedback and ratings at their moments. */
async function writeFeedback(db: Db, said: readonly Said[]): Promise<void> {
  const feedback = said.map(({ orderId, userId, rating, comment, givenAt }) => ({
    order_id: orderId,
    user_id: userId,
    rating,
    comment,
    created_at: givenAt,
  }));
  const ratings = said.flatMap(({ orderId, userId, serviceIds, rating, givenAt }) =>
    serviceIds.map((serviceId) => ({
      id: newId({ msecs: givenAt.getTime() }),
      service_id: serviceId,
      user_id: userId,
      order_id: orderId,
      stars: rating,
      created_at: givenAt,
    })),
  );
  await db.insertInto('feedback').values(feedback).execute();
  await db.insertInto('ratings').values(ratings).execute();
}

/** Counts all ratings anew and puts the newest 50 with each service. */
export async function carryRatings(db: Db): Promise<void> {
  await sql`
    update services set rating_count = counted.count, rating_sum = counted.sum, ratings = counted.newest[1:50]
    from (select service_id, count(*) as count, sum(stars) as sum,
        array_agg(stars order by created_at desc, id desc) as newest
      from ratings group by service_id) as counted
    where counted.service_id = services.id`.execute(db);
}
