import { sql } from 'kysely';
import type { Buyer } from '#shared/bills/buyer.ts';
import { chargingFor } from '#shared/bills/charging.ts';
import { AppError } from '#shared/errors.ts';
import { dayAfter } from '#shared/india-day.ts';
import { type Job, type JobsInput, maxEarlierRepairs } from '#shared/jobs/schema.ts';
import type { Language } from '#shared/language.ts';
import { messagesOfTechnician } from '#shared/orders/whats-app.ts';
import type { Db, Deps } from '../../deps.ts';
import { dayEnd, dayStart, indiaDate, indiaDay } from '../../platform/india-days.ts';
import { inLanguage } from '../../platform/request-language.ts';
import type { CurrentUser } from '../../procedures/context.ts';
import { workerOf } from '../audit/actor.ts';
import { readCharging } from '../business/bill-settings.ts';
import { bookedNameOf } from '../catalogue/in-language.ts';
import { estimatesOf } from '../estimates/queries.ts';
import { isOpenOrder } from '../orders/open-orders.ts';
import { picturesOfOrder } from '../orders/pictures.ts';
import { presentOrder, readOrders } from '../orders/present.ts';
import { jobKeptMs, reachOrder } from '../orders/step-access.ts';
import { trackingLink } from '../orders/tracking-link.ts';
import { listTechnicians } from '../technicians/queries.ts';

type Technician = Pick<CurrentUser, 'id'>;

const most = 200;

/** The technician whose jobs an API key asks for. */
export async function givenTechnician(db: Db, { technicianId }: JobsInput): Promise<Technician> {
  if (!technicianId) throw new AppError('technicianRequired', { path: 'technicianId' });
  const [technician] = await listTechnicians(db, [technicianId]);
  if (!technician) throw new AppError('technicianNotFound');
  return { id: technician._id };
}

/**
 * A technician's jobs. With `date`, the visits of that day; otherwise open visits until tomorrow and recently
 * closed ones.
 */
export async function listJobs(
  db: Db,
  deps: Deps,
  technician: Technician,
  { date, daysAhead }: Pick<JobsInput, 'date' | 'daysAhead'>,
): Promise<Job[]> {
  const now = deps.clock();
  const isHis = sql`technician_id = ${technician.id}`;
  const isKept = sql`closed_at > ${new Date(now.getTime() - jobKeptMs)}`;
  const until = dayEnd(dayAfter(indiaDay(now), daysAhead));
  const isMeant = date
    ? sql`visit_from >= ${dayStart(date)} and visit_from < ${dayEnd(date)}`
    : sql`(visit_from < ${until} or visit_from is null)`;
  const closed = date ? sql`${isKept} and ${isMeant}` : isKept;
  const rows = await readOrders(
    db,
    sql`(select * from orders where ${isHis} and ${isOpenOrder()} and ${isMeant}
        order by visit_from, id limit ${sql.lit(most)})
      union all
      (select * from orders where ${isHis} and ${closed} order by closed_at desc, id limit ${sql.lit(most)})`,
    date
      ? sql`o.visit_from, o.id`
      : sql`o.closed_at desc nulls first, o.visit_from nulls last, o.created_at, o.id`,
  );
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const [more, estimates, charging] = await Promise.all([
    moreOf(db, ids),
    estimatesOf(db, ids),
    readCharging(db),
  ]);
  return rows.map((row) => {
    const order = presentOrder(row);
    const { language, buyer, ...extras } = more.get(row.id) ?? nothingMore;
    const link = inLanguage(language, () => trackingLink(deps, row));
    return {
      ...order,
      ...extras,
      trackingLink: link,
      whatsApp: inLanguage(language, () => messagesOfTechnician(order, link)),
      estimate: estimates.get(row.id) ?? null,
      charging: chargingFor(charging, buyer),
      asOf: now.toISOString(),
    };
  });
}

/** `language` is the customer's language. */
type More = Pick<Job, 'pictures' | 'before'> & { language: Language; buyer: Buyer | null };
const nothingMore: More = { pictures: 0, before: [], language: 'en', buyer: null };

async function moreOf(db: Db, ids: readonly string[]): Promise<Map<string, More>> {
  const { rows } = await sql<{
    id: string;
    pictures: number;
    language: Language;
    buyer: Buyer | null;
    before: Job['before'] | null;
  }>`
    select o.id, o.buyer,
      (select count(*)::integer from order_pictures where order_id = o.id) as pictures,
      (select language from users where id = o.user_id) as language,
      (select json_agg(json_build_object('date', b.day, 'services', b.services) order by b.created_at desc, b.id desc)
        from (select d.id, d.created_at,
            ${indiaDate(sql`coalesce(d.closed_at, d.visit_from, d.created_at)`)}::text as day,
            (select json_agg(${bookedNameOf('l')} order by l.line) from order_lines l where l.order_id = d.id) as services
          from orders d
          where d.mobile = o.mobile and lower(d.area) = lower(o.area) and lower(d.street) = lower(o.street)
            and d.stage = 'done' and d.id <> o.id
          order by d.created_at desc, d.id desc limit ${sql.lit(maxEarlierRepairs)}) as b) as before
    from orders o where o.id = any(${ids}::uuid[])`.execute(db);
  return new Map(rows.map(({ id, before, ...others }) => [id, { ...others, before: before ?? [] }]));
}

export async function jobPictures(db: Db, { clock }: Deps, user: CurrentUser, id: string) {
  await reachOrder(db, workerOf(user), id, clock());
  return picturesOfOrder(db, id);
}
