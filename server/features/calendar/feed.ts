// Calendar feeds (RFC 5545, RFC 7986): a technician's visits, or all visits for the owner.
import ical, { ICalEventStatus } from 'ical-generator';
import { type RawBuilder, sql } from 'kysely';
import type { Order } from '#shared/orders/schema.ts';
import { firstNameOf, serviceNames } from '#shared/orders/sentences.ts';
import { paths } from '#shared/paths.ts';
import { areaName } from '#shared/place-names.ts';
import type { Deps } from '../../deps.ts';
import type { Db } from '../../platform/db/schema.ts';
import { inLanguage } from '../../platform/request-language.ts';
import { readDetails } from '../business/queries.ts';
import { presentOrder, readOrders } from '../orders/present.ts';
import { type FeedOwner, ownerOfFeed } from './address.ts';

const dayMs = 24 * 3600_000;
const [daysBack, daysAhead] = [30, 90];
const most = 2000;
const readEverySeconds = 15 * 60;

/** The feed of a token. Throws AppError linkUnknown. */
export async function readFeed(db: Db, deps: Deps, token: string): Promise<string> {
  const owner = await ownerOfFeed(db, deps, token);
  return inLanguage(owner.language, () => writeFeed(db, deps, owner));
}

const isOf = ({ id, all }: FeedOwner, column: string) =>
  all ? sql`true` : sql`${sql.ref(column)} = ${id}::uuid`;

const isAgreed = sql`o.visit_from is not null and o.stage <> 'cancelled'`;

type Visit = { from: Date; to: Date; ended: boolean };

async function visitsOf(db: Db, owner: FeedOwner, now: Date): Promise<Map<string, Visit>> {
  const days = (count: number) => new Date(now.getTime() + count * dayMs);
  const [agreed, ended] = await Promise.all([
    sql<{
      id: string;
      from: Date;
      to: Date;
    }>`select o.id, o.visit_from as from, o.visit_to as to from orders o
      where ${isOf(owner, 'o.technician_id')} and ${isAgreed}
        and o.visit_from >= ${days(-daysBack)} and o.visit_from < ${days(daysAhead)}
      order by o.visit_from desc limit ${sql.lit(most)}`.execute(db),
    // Calendars show a visit until they hear that it was cancelled.
    sql<{ id: string; from: Date; to: Date }>`select v.order_id as id, v.visit_from as from, v.visit_to as to
      from ended_visits v join orders o on o.id = v.order_id
      where ${isOf(owner, 'v.technician_id')} and v.at > now() - interval '30 days'
        and not (${isAgreed} and ${isOf(owner, 'o.technician_id')} is true)
      order by v.id desc limit ${sql.lit(most)}`.execute(db),
  ]);
  return new Map<string, Visit>([
    ...ended.rows.reverse().map(({ id, ...visit }) => [id, { ...visit, ended: true }] as [string, Visit]),
    ...agreed.rows.map(({ id, ...visit }) => [id, { ...visit, ended: false }] as [string, Visit]),
  ]);
}

/** How often something happened to each order: a number that grows with each change of its visit. */
async function changesOf(db: Db, ids: RawBuilder<unknown>): Promise<Map<string, number>> {
  const { rows } = await sql<{ id: string; count: number }>`
    select order_id as id, count(*) as count from order_events where order_id = any(${ids}) group by order_id`.execute(
    db,
  );
  return new Map(rows.map(({ id, count }) => [id, count]));
}

async function writeFeed(db: Db, { clock, config }: Deps, owner: FeedOwner): Promise<string> {
  const visits = await visitsOf(db, owner, clock());
  const ids = sql`${[...visits.keys()]}::uuid[]`;
  const [rows, changes, { companyName }] = await Promise.all([
    readOrders(db, sql`select * from orders where id = any(${ids})`, sql`o.id`),
    changesOf(db, ids),
    readDetails(db),
  ]);
  const calendar = ical({ name: companyName, ttl: readEverySeconds });
  calendar.x('X-WR-TIMEZONE', 'Asia/Kolkata');
  const host = new URL(config.publicUrl).hostname;
  for (const order of rows.map(presentOrder)) {
    const visit = visits.get(order._id);
    if (!visit) continue;
    calendar.createEvent({
      id: `visit-${order._id}@${host}`,
      sequence: changes.get(order._id) ?? 0,
      stamp: new Date(order.updatedAt),
      lastModified: new Date(order.updatedAt),
      start: visit.from,
      end: visit.to,
      status: visit.ended ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
      ...wordsOf(order, config.publicUrl + (owner.all ? paths.admin.order(order._id) : paths.jobs)),
    });
  }
  return `${calendar}\r\n`;
}

// Calendars are on lock screens and other people's servers, so they get neither number nor street.
const wordsOf = (order: Order, link: string) => ({
  summary: `${areaName(order.area)} · ${serviceNames(order)} (${firstNameOf(order.fullname)})`,
  location: areaName(order.area),
  description: link,
  url: link,
});

export async function deleteEndedVisits(db: Db): Promise<void> {
  await db.deleteFrom('ended_visits').where(sql<boolean>`at < now() - interval '30 days'`).execute();
}
