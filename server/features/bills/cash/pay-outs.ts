// Expenses and advances out of the desk's cash. Entries are never edited: a counter-entry cancels a wrong one.
import { type RawBuilder, sql } from 'kysely';
import type { CashOutKind, PayOut } from '#shared/bills/cash.ts';
import { AppError } from '#shared/errors.ts';
import { successMessages } from '#shared/messages.ts';
import { can } from '#shared/permissions.ts';
import { toPaise, toRupees } from '#shared/primitives.ts';
import type { Db, ShopContext } from '../../../deps.ts';
import { within } from '../../../platform/db/conditions.ts';
import type { UserContext } from '../../../procedures/context.ts';
import { actorName, clerkOf } from '../../audit/actor.ts';
import { recordChange } from '../../audit/audit.ts';

export async function payOut(
  { db, deps: { clock, media }, user }: UserContext,
  { key, kind, amount, technicianId, note, picture: upload }: PayOut,
) {
  const actor = clerkOf(user);
  const picture = upload && (await media.orderPicture(upload));
  await db.transaction().execute(async (db) => {
    const technician = kind === 'advance' && technicianId ? await technicianOf(db, technicianId) : null;
    const added = await db
      .insertInto('cash_outs')
      .values({
        ...{ key, kind, note, picture },
        at: clock(),
        amount_paise: toPaise(amount),
        technician_id: technician?.id ?? null,
        technician: technician?.name ?? '',
        actor_id: actor.id,
        actor: actorName(actor),
      })
      .onConflict((conflict) => conflict.column('key').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (added)
      await recordChange(db, user, 'cash.payOut', String(added.id), note, {
        after: { amount, ...(technician && { technician: technician.name }) },
      });
  });
  return { message: successMessages.cashPaidOut };
}

async function technicianOf(db: Db, id: string) {
  const technician = await db
    .selectFrom('users')
    .select(['id', 'name', 'role'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!technician || !can(technician.role, 'jobs.work')) throw new AppError('technicianNotFound');
  return technician;
}

/** Adds a negative entry of today, so that the counts of a closed day stay. */
export async function takeBackPayOut({ db, deps: { clock }, user }: UserContext, { id }: { id: string }) {
  const actor = clerkOf(user);
  await db.transaction().execute(async (db) => {
    const { rows } = await sql<{ id: number; note: string; amount_paise: number }>`
      insert into cash_outs (key, at, kind, amount_paise, technician_id, technician, note, corrects, actor_id, actor)
      select gen_random_uuid(), ${clock()}, kind, -amount_paise, technician_id, technician, note, id,
        ${actor.id}::uuid, ${actorName(actor)}
      from cash_outs where id = ${id}::bigint and corrects is null
      on conflict (corrects) do nothing returning id, note, amount_paise`.execute(db);
    const [row] = rows;
    if (!row) throw new AppError('cashOutGone');
    await recordChange(db, user, 'cash.takeBack', id, row.note, {
      after: { amount: toRupees(row.amount_paise) },
    });
  });
  return { message: successMessages.cashTakenBack };
}

export async function pictureOfPayOut({ db }: ShopContext, { id }: { id: string }) {
  const row = await db
    .selectFrom('cash_outs')
    .select('picture')
    .where('id', '=', Number(id))
    .executeTakeFirst();
  return { picture: row?.picture ?? '' };
}

type Row = Record<'_id' | 'technician' | 'note' | 'by', string> &
  Record<'hasPicture' | 'takenBack', boolean> & { at: Date; kind: CashOutKind; paise: number };

export async function listPayOuts(db: Db, condition: RawBuilder<unknown>) {
  const { rows } = await sql<Row>`
    select id::text as "_id", at, kind, amount_paise as paise, technician, note, picture <> '' as "hasPicture", actor as by,
      corrects is not null or exists (select from cash_outs c where c.corrects = o.id) as "takenBack"
    from cash_outs o where ${condition} order by at, id`.execute(db);
  return rows.map(({ paise, at, ...row }) => ({ ...row, at: at.toISOString(), amount: toRupees(paise) }));
}

export const payOutsOfDays = (db: Db, days: { from?: string | undefined; to?: string | undefined }) =>
  listPayOuts(db, within(sql`at`, days));
