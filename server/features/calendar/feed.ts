// Calendar feeds (RFC 5545, RFC 7986): a technician's visits, or all visits for the owner.
import ical, { ICalEventStatus } from 'ical-generator';
import { type RawBuilder, sql } from 'kysely';
import { dayMs } from '#shared/durations.ts';
import { firstNameOf, serviceNames } from '#shared/orders/sentences.ts';
import { paths } from '#shared/paths.ts';
import { areaName } from '#shared/place-names.ts';
import type { Db, Deps } from '../../deps.ts';
import { inLanguage } from '../../platform/request-language.ts';
import { readDetails } from '../business/queries.ts';
import { orderQuery, presentOrder, readOrders } from '../orders/present.ts';
import { type FeedOwner, ownerOfFeed } from './address.ts';

const [daysBack, daysAhead] = [30, 90];
const sinceDaysBack = sql<Date>`now() - interval '1 day' * ${sql.lit(daysBack)}`;
const most = 2000;
const readEverySeconds = 15 * 60;

/** Reads a stamp that changes with a feed. `write` makes the feed, which takes longer. Throws linkUnknown. */
export async function readFeed(db: Db, deps: Deps, token: string) {
  const owner = await ownerOfFeed(db, deps, token);
  const asOwner = (read: typeof readStamp) => inLanguage(owner.language, () => read(db, deps, owner));
  return { stamp: await asOwner(readStamp), write: () => asOwner(writeFeed) };
}

type Visit = { id: string; from: Date; to: Date; ended: boolean; changes: number };

// Calendars show a visit until they hear that it was cancelled. The number of an order's events grows with each change.
function visitsOf({ id, all }: FeedOwner, now: Date) {
  const days = (count: number) => new Date(now.getTime() + count * dayMs);
  const isHis = (column: string) => (all ? sql`true` : sql`${sql.ref(column)} = ${id}::uuid`);
  const isAgreed = sql`${isHis('o.technician_id')} and o.visit_from is not null and o.stage <> 'cancelled'`;
  return sql<Visit>`
    select distinct on (id) id, visit_from as from, visit_to as to, ended,
      (select count(*) from order_events e where e.order_id = v.id) as changes
    from ((select o.id, o.visit_from, o.visit_to, false as ended, 0 as nth from orders o
        where ${isAgreed} and o.visit_from >= ${days(-daysBack)} and o.visit_from < ${days(daysAhead)}
        order by o.visit_from desc limit ${sql.lit(most)})
      union all (select o.id, e.visit_from, e.visit_to, true, e.id from ended_visits e join orders o on o.id = e.order_id
        where ${isHis('e.technician_id')} and e.at > ${sinceDaysBack} and (${isAgreed}) is not true
        order by e.id desc limit ${sql.lit(most)})) as v
    order by id, nth desc`;
}

const ordersOf = (ids: RawBuilder<unknown>) => sql`select * from orders where id = any(${ids})`;

/** Hashes, in the database, all that a feed shows. */
async function readStamp(db: Db, { clock }: Deps, owner: FeedOwner): Promise<string> {
  const orders = orderQuery(ordersOf(sql`array(select id from visits)`), sql`o.id`);
  const { rows } = await sql<{ stamp: string }>`
    with visits as materialized (${visitsOf(owner, clock())})
    select md5(concat((select company_name from business), (select string_agg(v::text, '') from visits v),
      (select string_agg(o::text, '') from (${orders}) as o))) as stamp`.execute(db);
  return `${owner.language} ${rows[0]?.stamp}`;
}

async function writeFeed(db: Db, { clock, config }: Deps, owner: FeedOwner): Promise<string> {
  const visits = new Map((await visitsOf(owner, clock()).execute(db)).rows.map((visit) => [visit.id, visit]));
  const orders = ordersOf(sql`${[...visits.keys()]}::uuid[]`);
  const [rows, { companyName }] = await Promise.all([readOrders(db, orders, sql`o.id`), readDetails(db)]);
  const calendar = ical({ name: companyName, ttl: readEverySeconds });
  calendar.x('X-WR-TIMEZONE', 'Asia/Kolkata');
  const host = new URL(config.publicUrl).hostname;
  for (const order of rows.map(presentOrder)) {
    const visit = visits.get(order._id);
    if (!visit) continue;
    const [changed, area] = [new Date(order.updatedAt), areaName(order.area)];
    const link = config.publicUrl + (owner.all ? paths.admin.order(order._id) : paths.jobs);
    // Calendars are on lock screens and other people's servers, so feeds leave out mobile number and street.
    calendar.createEvent({
      id: `visit-${order._id}@${host}`,
      sequence: visit.changes,
      stamp: changed,
      lastModified: changed,
      start: visit.from,
      end: visit.to,
      status: visit.ended ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
      summary: `${area} · ${serviceNames(order)} (${firstNameOf(order.fullname)})`,
      location: area,
      description: link,
      url: link,
    });
  }
  return `${calendar}\r\n`;
}

export async function deleteEndedVisits(db: Db): Promise<void> {
  await db.deleteFrom('ended_visits').where('at', '<', sinceDaysBack).execute();
}
