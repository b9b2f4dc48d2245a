import { sql } from 'kysely';
import { applianceName } from '#shared/appliances/kinds.ts';
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
import type { CurrentUser, UserContext } from '../../procedures/context.ts';
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

/** The technician whose jobs are read, and the API key that reads them. */
type Technician = Pick<CurrentUser, 'id' | 'key'>;

const most = 200;

/** The technician whose jobs an API key asks for. */
export async function requestedTechnician(
  db: Db,
  { key }: CurrentUser,
  { technicianId }: JobsInput,
): Promise<Technician> {
  if (!technicianId) throw new AppError('technicianRequired', { path: 'technicianId' });
  const [technician] = await listTechnicians(db, [technicianId]);
  if (!technician) throw new AppError('technicianNotFound');
  return { id: technician._id, ...(key && { key }) };
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
    const { language, buyer, appliances, ...extras } = more.get(row.id) ?? nothingMore;
    const forPeople = () => {
      const link = trackingLink(deps, row);
      return { trackingLink: link, whatsApp: messagesOfTechnician(order, link) };
    };
    return {
      ...order,
      ...extras,
      ...(!technician.key && inLanguage(language, forPeople)),
      ...(!technician.key && {
        appliances: appliances.map(({ maker, place, ...one }) => ({
          ...one,
          name: applianceName({ ...one, maker, place }),
        })),
      }),
      estimate: estimates.get(row.id) ?? null,
      charging: chargingFor(charging, buyer),
      asOf: now.toISOString(),
    };
  });
}

/** `language` is the customer's language. */
type Appliance = Omit<NonNullable<Job['appliances']>[number], 'name'> & { maker: string; place: string };
type More = Pick<Job, 'pictures' | 'before' | 'category'> & {
  language: Language;
  buyer: Buyer | null;
  appliances: Appliance[];
};
const nothingMore: More = {
  pictures: 0,
  before: [],
  category: '',
  language: 'en',
  buyer: null,
  appliances: [],
};

async function moreOf(db: Db, ids: readonly string[]): Promise<Map<string, More>> {
  const { rows } = await sql<{
    id: string;
    pictures: number;
    language: Language;
    buyer: Buyer | null;
    before: Job['before'] | null;
    category: string;
    appliances: Appliance[] | null;
  }>`
    select o.id, o.buyer, o.category,
      (select count(*)::integer from order_pictures where order_id = o.id) as pictures,
      (select language from users where id = o.user_id) as language,
      (select json_agg(json_build_object('date', b.day, 'services', b.services) order by b.created_at desc, b.id desc)
        from (select d.id, d.created_at,
            ${indiaDate(sql`coalesce(d.closed_at, d.visit_from, d.created_at)`)}::text as day,
            (select json_agg(${bookedNameOf('l')} order by l.line) from order_lines l where l.order_id = d.id) as services
          from orders d
          where d.mobile = o.mobile and lower(d.area) = lower(o.area) and lower(d.street) = lower(o.street)
            and d.stage = 'done' and d.id <> o.id
          order by d.created_at desc, d.id desc limit ${sql.lit(maxEarlierRepairs)}) as b) as before,
      (select json_agg(json_build_object('_id', a.id, 'kind', a.kind, 'maker', a.maker, 'place', a.place,
          'sticker', (select code from stickers where appliance_id = a.id),
          'repairs', (select coalesce(json_agg(json_build_object('date', r.day, 'services', json_build_array(r.service))
              order by r.closed_at desc), '[]')
            from (select d.closed_at, ${indiaDate(sql`d.closed_at`)}::text as day, ${bookedNameOf('l')} as service
              from order_appliances n join orders d on d.id = n.order_id
                join order_lines l on l.order_id = n.order_id and l.line = n.line
              where n.appliance_id = a.id and d.stage = 'done' and d.closed_at is not null
              order by d.closed_at desc limit ${sql.lit(maxEarlierRepairs)}) as r))
          order by a.created_at, a.id)
        from appliances a where a.user_id = o.user_id and not a.removed) as appliances
    from orders o where o.id = any(${ids}::uuid[])`.execute(db);
  return new Map(
    rows.map(({ id, before, appliances, ...others }) => [
      id,
      { ...others, before: before ?? [], appliances: appliances ?? [] },
    ]),
  );
}

export async function jobPictures({ db, deps: { clock }, user }: UserContext, { id }: { id: string }) {
  await reachOrder(db, workerOf(user), id, clock());
  return picturesOfOrder(db, id);
}
