// Writes the planned orders with places, estimates, events, bills and feedback.
import { sql } from 'kysely';
import { v7 as newId } from 'uuid';
import { noBuyer } from '#shared/bills/buyer.ts';
import { legal } from '#shared/business.ts';
import type { EstimateState } from '#shared/estimates/states.ts';
import { linesPaise } from '#shared/estimates/sums.ts';
import { dayAfter } from '#shared/india-day.ts';
import { blankContact } from '#shared/orders/contact.ts';
import { dueAt, waitingDueAt } from '#shared/orders/due.ts';
import { type EventFacts, eventKindOfStep } from '#shared/orders/events.ts';
import type { BookingContact } from '#shared/orders/schema.ts';
import { isOpen, type Stage, stageTable, statusOf } from '#shared/orders/stages.ts';
import { toPaise, toRupees } from '#shared/primitives.ts';
import type { Db } from '../deps.ts';
import { type Actor, actorName } from '../features/audit/actor.ts';
import type { Offer } from '../features/catalogue/offers.ts';
import { eventRow, storedEvent } from '../features/orders/events.ts';
import { bookedLines, totalsOf } from '../features/orders/rules.ts';
import { presentVisit } from '../features/visits/windows.ts';
import { indiaDay } from '../platform/india-days.ts';
import { type DoneOrder, handOverCash, writeBills } from './demo-bills.ts';
import { demoAdmin, demoTechnicians } from './people.ts';
import type { DemoPlan } from './plans.ts';

/** The people of the demo by their names, which are unique. */
export type DemoPeople = ReadonlyMap<string, { id: string; name: string; userId: number }>;
type DemoActor = Actor & { id: string; userId: number };

type Booked = DemoPlan & {
  id: string;
  customer: DemoActor;
  worker: DemoActor | null;
  booked: NonNullable<ReturnType<typeof bookedLines>>;
  estimateState: EstimateState | null;
  claimOf: Booked | null;
};

export async function writeOrders(
  db: Db,
  now: Date,
  people: DemoPeople,
  offers: ReadonlyMap<string, Offer>,
  plans: readonly DemoPlan[],
): Promise<void> {
  const owner = actorOf('admin', people, demoAdmin);
  const orders: Booked[] = [];
  for (const plan of plans) orders.push(bookedOf(plan, people, offers, orders));
  const written = await db
    .insertInto('orders')
    .values(orders.map(orderRow))
    .returning(['id', 'order_number'])
    .execute();
  const numbers = new Map(written.map((order) => [order.id, order.order_number]));
  const numberOf = ({ id }: Booked) => numbers.get(id) ?? 0;
  await db.insertInto('order_lines').values(orders.flatMap(lineRows)).execute();
  // Households without an account booked by phone.
  await sql`
    update orders o set category = s.category, source = case when u.email is null then 'caller' else 'web' end
    from order_lines l join services s on s.id = l.service_id, users u
    where l.order_id = o.id and l.line = 1 and u.id = o.user_id`.execute(db);
  await writePlaces(db, orders);
  await writeEstimates(db, orders);
  const events = orders.flatMap((order) => eventsOf(order, owner, order.claimOf && numberOf(order.claimOf)));
  await writeEvents(db, events);
  await writeBills(
    db,
    owner,
    orders
      .flatMap((order) => doneOrder(order, numberOf(order)) ?? [])
      .toSorted((a, b) => a.doneAt.getTime() - b.doneAt.getTime()),
  );
  const claimed = orders.flatMap((claim) => {
    if (!claim.claimOf) return [];
    const facts = { at: claim.createdAt, after: { order: numberOf(claim) } };
    return eventRow(claim.claimOf.id, claim.customer, { kind: 'claimed', stage: 'done', ...facts });
  });
  await writeEvents(db, claimed);
  const keeps = actorOf('technician', people, demoTechnicians[1]);
  await handOverCash(db, now, owner, keeps.id);
  await writeFeedback(db, orders);
  await sql`
    update orders o set updated_at = greatest(
      (select max(at) from order_events where order_id = o.id and kind <> 'claimed'),
      (select created_at from feedback where order_id = o.id))`.execute(db);
}

const writeEvents = (db: Db, events: readonly ReturnType<typeof eventRow>[]) =>
  db
    .insertInto('order_events')
    .values(events.toSorted((a, b) => (a.at?.getTime() ?? 0) - (b.at?.getTime() ?? 0)).map(storedEvent))
    .execute();

function actorOf(
  role: 'customer' | 'technician' | 'admin',
  people: DemoPeople,
  { name }: { name: string },
): DemoActor {
  const person = people.get(name);
  if (!person) throw new Error(`The demo has not written ${name}`);
  return { role, ...person };
}

function bookedOf(
  plan: DemoPlan,
  people: DemoPeople,
  offers: ReadonlyMap<string, Offer>,
  earlier: readonly Booked[],
): Booked {
  const products = plan.lines.map(({ slug, quantity }) => ({
    productId: offers.get(slug)?.id ?? '',
    quantity,
  }));
  const booked = bookedLines(products, [...offers.values()]);
  if (!booked) throw new Error('A demo order names an unknown service');
  const claimOf = plan.isClaim
    ? (earlier.findLast((one) => one.client === plan.client && one.stage === 'done') ?? null)
    : null;
  const answer = plan.estimate?.answer;
  return {
    ...plan,
    id: newId({ msecs: plan.createdAt.getTime() }),
    customer: actorOf('customer', people, plan.client),
    worker: plan.technician && actorOf('technician', people, plan.technician),
    booked: claimOf ? booked.map((line) => ({ ...line, pricePaise: 0 })) : booked,
    estimateState: plan.estimate && (answer ? (answer.agree ? 'agreed' : 'declined') : 'offered'),
    claimOf,
  };
}

const agreedLines = ({ estimate, estimateState }: Booked) =>
  estimate && estimateState === 'agreed' ? estimate.lines : [];

const lastDayOf = ({ claimOf, doneAt }: Booked): string | null => {
  const first = claimOf?.doneAt ?? doneAt;
  return doneAt && first && dayAfter(indiaDay(first), legal.warrantyDays);
};

const shownVisit = ({ from, to }: { from: Date; to: Date }) =>
  presentVisit({ visit_from: from, visit_to: to });

function eventsOf(order: Booked, owner: Actor, claimNumber: number | null) {
  const { id, visit, worker, customer, createdAt, assignedAt, estimate } = order;
  const technician = worker ?? customer;
  const first: Stage = visit ? 'scheduled' : 'requested';
  const events = [
    eventRow(id, order.online ? customer : owner, {
      ...{ kind: 'booked', stage: first, at: createdAt },
      after: { ...(visit && { visit: shownVisit(visit) }), ...(claimNumber && { order: claimNumber }) },
    }),
  ];
  if (worker && assignedAt) {
    const after = { technician: worker.name };
    events.push(eventRow(id, owner, { kind: 'assigned', stage: first, at: assignedAt, before: {}, after }));
  }
  let from: Stage = first;
  for (const { to, at, reason } of order.steps) {
    const [was, is] = [statusOf(from), statusOf(to)];
    const facts: { before: EventFacts; after: EventFacts } = {
      before: was === is ? {} : { status: was },
      after: { ...(was !== is && { status: is }), ...(reason && { reason }) },
    };
    events.push(eventRow(id, technician, { kind: eventKindOfStep(from, to), stage: to, at, ...facts }));
    from = to;
  }
  if (estimate) {
    const amount = toRupees(linesPaise(estimate.lines));
    const offered = { kind: 'estimateOffered', stage: 'working', after: { amount } } as const;
    events.push(eventRow(id, technician, { ...offered, at: estimate.offeredAt }));
    const { answer } = estimate;
    const kind = answer?.agree ? 'estimateAgreed' : 'estimateDeclined';
    const after = { amount, where: 'phone' } as const;
    if (answer) events.push(eventRow(id, technician, { kind, stage: 'working', at: answer.at, after }));
  }
  return events;
}

const contactOf = ({ name, email, area, street, mobile }: DemoPlan['client']): BookingContact => ({
  ...blankContact,
  ...{ fullname: name, email: email ?? '', area, street, mobile },
});

function doneOrder(order: Booked, number: number): DoneOrder | null {
  const { id, doneAt, visit, worker, payment, client, claimOf } = order;
  if (!doneAt || !visit || !worker || !payment || claimOf) return null;
  const booked = order.booked.map(({ productName, quantity, pricePaise }) => ({
    ...{ kind: 'service' as const, words: productName, quantity, pricePaise, code: '' },
    warrantyUntil: lastDayOf(order),
  }));
  const added = agreedLines(order).map(({ kind, words, quantity, price, hsn }) => ({
    ...{ kind, words, quantity, pricePaise: toPaise(price), code: hsn },
  }));
  return {
    ...{ id, number, doneAt, payment, by: worker, lines: [...booked, ...added] },
    visitOn: indiaDay(visit.from),
    customer: { ...contactOf(client), ...noBuyer },
  };
}

function orderRow(order: Booked) {
  const { client, customer, stage, createdAt, visit, steps, worker, claimOf } = order;
  const last = steps.at(-1);
  const waits = stageTable[stage].waits ? last : undefined;
  return {
    id: order.id,
    client_key: newId(),
    user_id: customer.id,
    u_id: customer.userId,
    ...contactOf(client),
    total_paise: totalsOf(order.booked).paise,
    total_qty: totalsOf(order.booked).pieces,
    status: statusOf(stage),
    stage,
    visit_from: visit?.from ?? null,
    visit_to: visit?.to ?? null,
    due_at: waits ? waitingDueAt(waits.at, waits.expected) : dueAt(createdAt, visit),
    note: order.note,
    waiting_reason: waits?.reason ?? '',
    part: waits?.part ?? '',
    part_expected: waits?.expected ?? null,
    technician_id: worker?.id ?? null,
    created_at: createdAt,
    updated_at: last?.at ?? createdAt,
    closed_at: isOpen(stage) ? null : (last?.at ?? null),
    agreed_paise: linesPaise(agreedLines(order)),
    warranty_of: claimOf?.id ?? null,
    warranty_line: claimOf?.booked[0]?.line ?? null,
  };
}

const lineRows = (order: Booked) =>
  order.booked.map((line) => ({
    order_id: order.id,
    line: line.line,
    service_id: line.serviceId,
    product_name: line.productName,
    price_paise: line.pricePaise,
    quantity: line.quantity,
    created_at: order.createdAt,
    warranty_until: lastDayOf(order),
  }));

async function writePlaces(db: Db, orders: readonly Booked[]): Promise<void> {
  const visits = orders.flatMap(({ visit }) => visit ?? []);
  const windows = Map.groupBy(visits, ({ from }) => from.getTime());
  const places = [...windows].map(([from, visits]) => ({ visit_from: new Date(from), taken: visits.length }));
  await db.insertInto('visit_places').values(places).execute();
}

async function writeEstimates(db: Db, orders: readonly Booked[]): Promise<void> {
  const estimates = orders.flatMap(({ id, estimate, estimateState, worker }) =>
    estimate && estimateState && worker ? [{ id, ...estimate, state: estimateState, by: worker }] : [],
  );
  await db
    .insertInto('estimates')
    .values(
      estimates.map(({ id, state, lines, offeredAt, answer, by }) => ({
        order_id: id,
        version: 1,
        state,
        total_paise: linesPaise(lines),
        offered_at: offeredAt,
        answered_at: answer?.at ?? null,
        answered_where: answer && ('phone' as const),
        answered_by: answer ? actorName(by) : '',
      })),
    )
    .execute();
  const lines = estimates.flatMap(({ id, lines }) =>
    lines.map(({ kind, words, quantity, price, hsn }, at) => ({
      ...{ order_id: id, line: at + 1, kind, words, quantity, price_paise: toPaise(price), hsn },
    })),
  );
  await db.insertInto('estimate_lines').values(lines).execute();
}

async function writeFeedback(db: Db, orders: readonly Booked[]): Promise<void> {
  const given = orders.flatMap(({ feedback, ...order }) => (feedback ? [{ ...order, ...feedback }] : []));
  const feedback = given.map(({ id, customer, rating, comment, givenAt }) => ({
    ...{ order_id: id, user_id: customer.id, rating, comment, created_at: givenAt },
  }));
  const ratings = given.flatMap(({ id, customer, booked, rating, givenAt }) =>
    booked.map(({ serviceId }) => ({
      id: newId({ msecs: givenAt.getTime() }),
      ...{ service_id: serviceId, user_id: customer.id, order_id: id, stars: rating, created_at: givenAt },
    })),
  );
  await db.insertInto('feedback').values(feedback).execute();
  await db.insertInto('ratings').values(ratings).execute();
  await sql`
    update services set rating_count = counted.count, rating_sum = counted.sum, ratings = counted.newest[1:50]
    from (select service_id, count(*) as count, sum(stars) as sum,
        array_agg(stars order by created_at desc, id desc) as newest
      from ratings group by service_id) as counted
    where counted.service_id = services.id`.execute(db);
}
