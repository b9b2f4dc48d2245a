import { sql } from 'kysely';
import { applianceName } from '#shared/appliances/kinds.ts';
import type { Appliance, ApplianceInFull } from '#shared/appliances/schema.ts';
import { AppError } from '#shared/errors.ts';
import { firstNameOf } from '#shared/orders/sentences.ts';
import { can } from '#shared/permissions.ts';
import { isUnderWarranty } from '#shared/warranty/rules.ts';
import type { Db, ShopContext } from '../../deps.ts';
import { indiaDate } from '../../platform/india-days.ts';
import { readChanges } from '../../platform/paging.ts';
import type { CurrentUser, UserContext } from '../../procedures/context.ts';
import { workerOf } from '../audit/actor.ts';
import { bookedNameOf } from '../catalogue/in-language.ts';
import { isOpenOrder } from '../orders/open-orders.ts';
import { jobKeptMs } from '../orders/step-access.ts';

const mostRepairs = 50;
export const mostListed = 100;

const doneDay = (order: string) =>
  indiaDate(sql`coalesce(${sql.ref(`${order}.closed_at`)}, ${sql.ref(`${order}.created_at`)})`);

const selected = (db: Db) =>
  db
    .selectFrom('appliances as a')
    .select([
      'a.id',
      'a.user_id',
      'a.kind',
      'a.maker',
      'a.model',
      'a.serial',
      'a.place',
      'a.bought',
      'a.note',
    ])
    .select(['a.makers_warranty_months', 'a.created_at', 'a.changed_at'])
    .select((eb) => [
      eb
        .selectFrom('appliance_pictures as p')
        .whereRef('p.appliance_id', '=', 'a.id')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .as('pictures'),
    ])
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('order_appliances as n')
          .innerJoin('orders as o', 'o.id', 'n.order_id')
          .innerJoin('order_lines as l', (join) =>
            join.onRef('l.order_id', '=', 'n.order_id').onRef('l.line', '=', 'n.line'),
          )
          .whereRef('n.appliance_id', '=', 'a.id')
          .where('o.stage', '=', 'done')
          .select([
            sql<string | null>`max(${doneDay('o')})::text`.as('last_repair'),
            sql<string | null>`max(l.warranty_until)::text`.as('warranty_until'),
          ])
          .as('done'),
      (join) => join.onTrue(),
    )
    .select(['done.last_repair', 'done.warranty_until']);

type Row = Awaited<ReturnType<ReturnType<typeof selected>['execute']>>[number];

/** The month in which a maker's warranty of `months` from `bought` ends: '2027-03'. */
function warrantyEnd(bought: string | null, months: number | null): string | null {
  if (!bought || !months) return null;
  const [year = 0, month = 0] = bought.split('-').map(Number);
  return new Date(Date.UTC(year, month - 1 + months)).toISOString().slice(0, 7);
}

const presentAppliance = (row: Row): Appliance => ({
  _id: row.id,
  name: applianceName(row),
  kind: row.kind,
  maker: row.maker,
  model: row.model,
  serial: row.serial,
  place: row.place,
  bought: row.bought,
  makersWarrantyMonths: row.makers_warranty_months,
  makersWarrantyUntil: warrantyEnd(row.bought, row.makers_warranty_months),
  warrantyUntil: row.warranty_until,
  lastRepair: row.last_repair,
  pictures: Number(row.pictures ?? 0),
  updatedAt: row.changed_at.toISOString(),
});

/** The appliances of a person, oldest first, at most 100. */
export async function appliancesOf(db: Db, userId: string): Promise<Appliance[]> {
  const rows = await selected(db)
    .where('a.user_id', '=', userId)
    .where('a.removed', '=', false)
    .orderBy('a.created_at')
    .orderBy('a.id')
    .limit(mostListed)
    .execute();
  return rows.map(presentAppliance);
}

export const ownAppliances = ({ db, user }: UserContext) => appliancesOf(db, user.id);

export const appliancesOfCustomer = ({ db }: ShopContext, { customerId }: { customerId: string }) =>
  appliancesOf(db, customerId);

export async function applianceById(db: Db, id: string): Promise<Appliance> {
  return presentAppliance(await selected(db).where('a.id', '=', id).executeTakeFirstOrThrow());
}

/** Whether the user works on an open or just closed job of this person. */
async function hasJobOf(
  db: Db,
  { id: technicianId }: CurrentUser,
  userId: string,
  now: Date,
): Promise<boolean> {
  const job = await db
    .selectFrom('orders')
    .select('id')
    .where('user_id', '=', userId)
    .where('technician_id', '=', technicianId)
    .where(sql<boolean>`(${isOpenOrder()} or closed_at > ${new Date(now.getTime() - jobKeptMs)})`)
    .limit(1)
    .executeTakeFirst();
  return job !== undefined;
}

/**
 * Whether this user may read or change the appliances of a person. The person may. The office may read all, and change
 * them with 'orders.book'. A technician with a job of the person may read them; what he adds goes by his job.
 */
export async function reachesPerson(
  { db, deps, user }: UserContext,
  userId: string,
  what: 'read' | 'change',
): Promise<boolean> {
  if (user.id === userId || can(user.role, what === 'read' ? 'orders.read' : 'orders.book')) return true;
  return what === 'read' && workerOf(user).role === 'technician' && hasJobOf(db, user, userId, deps.clock());
}

/** Reads an appliance that the user may reach. Throws AppError applianceNotFound for any other. */
export async function reachAppliance(ctx: UserContext, id: string, what: 'read' | 'change') {
  const row = await ctx.db
    .selectFrom('appliances')
    .select(['id', 'user_id as userId', 'kind', 'maker', 'place', 'removed'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row || row.removed || !(await reachesPerson(ctx, row.userId, what)))
    throw new AppError('applianceNotFound');
  return row;
}

type Repair = ApplianceInFull['history'][number];

/** Done repairs of an appliance, newest first. An earlier owner's have no order and no bill. */
async function historyOf(db: Db, applianceId: string, now: Date): Promise<Repair[]> {
  const { rows } = await sql<{
    id: string;
    order_number: number;
    date: string;
    service: string;
    service_id: string;
    parts: string[] | null;
    technician: string | null;
    warranty_until: string | null;
    bill_number: string | null;
    is_own: boolean;
    is_claimed: boolean;
    is_only_line: boolean;
  }>`
    select o.id, o.order_number, ${doneDay('o')}::text as date, ${bookedNameOf('l')} as service, l.service_id,
      (select json_agg(b.words order by b.line) from bill_lines b join bills on bills.id = b.bill_id
        where bills.order_id = o.id and bills.number = o.bill_number and b.kind in ('part', 'labour', 'other')) as parts,
      t.name as technician, l.warranty_until::text as warranty_until, o.bill_number, o.user_id = a.user_id as is_own,
      not exists (select from order_lines x where x.order_id = o.id and x.line <> l.line) as is_only_line,
      exists (select from orders c where c.warranty_of = o.id and c.warranty_line = l.line and ${isOpenOrder('c')}) as is_claimed
    from order_appliances n join appliances a on a.id = n.appliance_id join orders o on o.id = n.order_id
      join order_lines l on l.order_id = n.order_id and l.line = n.line left join users t on t.id = o.technician_id
    where n.appliance_id = ${applianceId}::uuid and o.stage = 'done'
    order by coalesce(o.closed_at, o.created_at) desc, o.id desc, l.line limit ${sql.lit(mostRepairs)}`.execute(
    db,
  );
  return rows.map((row) => ({
    date: row.date,
    work: row.is_only_line ? [row.service, ...(row.parts ?? [])] : [row.service],
    partsOfOrder: row.is_only_line ? [] : (row.parts ?? []),
    technician: row.technician && firstNameOf(row.technician),
    warrantyUntil: row.warranty_until,
    order: row.is_own
      ? {
          _id: row.id,
          orderNumber: row.order_number,
          productId: row.service_id,
          billNumber: row.bill_number,
          claimable: !row.is_claimed && isUnderWarranty(row.warranty_until, now.getTime()),
        }
      : null,
  }));
}

export const picturesOf = (db: Db, applianceId: string) =>
  db
    .selectFrom('appliance_pictures')
    .select(['id as _id', 'picture'])
    .where('appliance_id', '=', applianceId)
    .orderBy('id')
    .execute();

/** An appliance with its history. `note` is for staff. */
export async function applianceInFull(ctx: UserContext, { id }: { id: string }): Promise<ApplianceInFull> {
  const { db, deps, user } = ctx;
  const { userId: owner } = await reachAppliance(ctx, id, 'read');
  const [row, pictureList, history, sticker] = await Promise.all([
    selected(db).where('a.id', '=', id).executeTakeFirstOrThrow(),
    picturesOf(db, id),
    historyOf(db, id, deps.clock()),
    db.selectFrom('stickers').select('code').where('appliance_id', '=', id).executeTakeFirst(),
  ]);
  const isStaff = user.id !== owner;
  return {
    ...presentAppliance(row),
    note: isStaff ? row.note : '',
    pictureList,
    history:
      isStaff && user.role === 'TECHNICIAN' ? history.map((repair) => ({ ...repair, order: null })) : history,
    sticker: sticker ?? null,
  };
}

type ListInput = {
  limit: number;
  cursor?: string | undefined;
  updatedSince?: string | undefined;
  customerId?: string | undefined;
};

/** Lists appliances for clients of /api, the oldest first. Leaves out removed ones. */
export async function listAppliances({ db, deps }: ShopContext, { customerId, ...input }: ListInput) {
  const page = await readChanges<Row>(db, deps.cursors, `appliances:${customerId ?? ''}`, input, {
    columns: [sql.ref('a.created_at'), sql.ref('a.id')],
    order: 'asc',
    keysOf: (row) => [row.created_at.toISOString(), row.id],
    changed: [sql.ref('a.changed_at'), sql.ref('a.id')],
    changedAt: (row) => row.changed_at,
    read: ({ after, sorted, limit }) =>
      selected(db)
        .where('a.removed', '=', false)
        .$if(customerId !== undefined, (query) => query.where('a.user_id', '=', customerId ?? ''))
        .where(after)
        .orderBy(sorted)
        .limit(limit)
        .execute(),
  });
  return { ...page, items: page.items.map(listed) };
}

const listed = (row: Row) => ({ ...presentAppliance(row), customerId: row.user_id, note: row.note });

/** One appliance for clients of /api. Throws AppError applianceNotFound. */
export async function listedAppliance({ db }: ShopContext, { id }: { id: string }) {
  const row = await selected(db).where('a.id', '=', id).where('a.removed', '=', false).executeTakeFirst();
  if (!row) throw new AppError('applianceNotFound');
  return listed(row);
}
