import { sql } from 'kysely';
import type { Cash, HandOver } from '#shared/bills/schema.ts';
import { AppError } from '#shared/errors.ts';
import { formatRupees } from '#shared/format.ts';
import { successMessages } from '#shared/messages.ts';
import { can, rolesThat } from '#shared/permissions.ts';
import { toPaise, toRupees } from '#shared/primitives.ts';
import type { Deps } from '../../deps.ts';
import type { Db } from '../../platform/db/schema.ts';
import type { CurrentUser } from '../../procedures/context.ts';
import { actorName, clerkOf } from '../audit/actor.ts';
import { recordChange } from '../audit/audit.ts';

/** The sum by which a handover lowers a technician's cash: a missing sum stays owed, unless it is written off. */
export const cleared = sql`case when written_off or expected_paise <= 0 then expected_paise
  else least(amount_paise, expected_paise) end`;

const held = sql<{ technician_id: string; paise: number }>`(
  select technician_id, sum(paise)::bigint as paise from (
    select technician_id, amount_paise as paise from bill_payments
      where technician_id is not null and method = 'Cash'
    union all
    select technician_id, -(${cleared}) from cash_handovers
  ) as moved group by technician_id)`;

export async function heldPaise(db: Db, technicianId: string): Promise<number> {
  const { rows } = await sql<{ paise: number }>`
    select paise from ${held} as held where technician_id = ${technicianId}::uuid`.execute(db);
  return rows[0]?.paise ?? 0;
}

export const cashInHand = async (db: Db, { id }: CurrentUser) => ({
  held: toRupees(await heldPaise(db, id)),
});

/** People who still hold cash that they took before `longAgo`. A handover takes the oldest cash first. */
export async function heldLong(db: Db, longAgo: Date): Promise<{ count: number; paise: number }> {
  const { rows } = await sql<{ count: number; paise: number }>`
    select count(*)::int as count, coalesce(sum(old.paise), 0)::bigint as paise from (
      select held.paise - coalesce((select sum(amount_paise) from bill_payments p
        where p.technician_id = held.technician_id and p.method = 'Cash' and p.at >= ${longAgo}), 0) as paise
      from ${held} as held where held.paise > 0) as old
    where old.paise > 0`.execute(db);
  return rows[0] ?? { count: 0, paise: 0 };
}

const handoversShown = 20;

/** Reads cash and handovers in one snapshot. */
export const readCash = (db: Db): Promise<Cash> =>
  db.transaction().setIsolationLevel('repeatable read').execute(readCashIn);

async function readCashIn(db: Db): Promise<Cash> {
  const technicians = await sql<{ id: string; name: string; paise: number }>`
    select u.id, u.name, coalesce(held.paise, 0)::bigint as paise
    from users u left join ${held} as held on held.technician_id = u.id
    where u.role in (${sql.join(rolesThat('jobs.work'))}) or held.paise <> 0
    order by paise desc, u.name, u.id`.execute(db);
  const handovers = await db
    .selectFrom('cash_handovers')
    .selectAll()
    .orderBy('id', 'desc')
    .limit(handoversShown)
    .execute();
  return {
    technicians: technicians.rows.map(({ id, name, paise }) => ({ _id: id, name, held: toRupees(paise) })),
    handovers: handovers.map((row) => ({
      _id: String(row.id),
      at: row.at.toISOString(),
      technician: row.technician,
      amount: toRupees(row.amount_paise),
      difference: toRupees(row.amount_paise - row.expected_paise),
      by: row.actor,
    })),
  };
}

/** Records a handover of cash. A missing sum stays owed, unless `writeOff` settles it. */
export async function handOver(
  db: Db,
  { clock }: Pick<Deps, 'clock'>,
  user: CurrentUser,
  { technicianId, amount, held: seen, writeOff = false }: HandOver,
): Promise<{ message: string; data: Cash }> {
  const actor = clerkOf(user);
  await db.transaction().execute(async (db) => {
    // Without this lock, two simultaneous handovers would count the same payments twice.
    const technician = await db
      .selectFrom('users')
      .select(['name', 'role'])
      .where('id', '=', technicianId)
      .forNoKeyUpdate()
      .executeTakeFirst();
    if (!technician) throw new AppError('technicianNotFound');
    const expected = await heldPaise(db, technicianId);
    // A former technician may still hold cash.
    if (!can(technician.role, 'jobs.work') && expected === 0) throw new AppError('technicianNotFound');
    if (expected !== toPaise(seen) || (expected === 0 && amount === 0))
      throw new AppError('cashChanged', { words: formatRupees(toRupees(expected)) });
    await db
      .insertInto('cash_handovers')
      .values({
        technician_id: technicianId,
        technician: technician.name,
        at: clock(),
        expected_paise: expected,
        amount_paise: toPaise(amount),
        written_off: writeOff,
        actor_id: actor.id,
        actor: actorName(actor),
      })
      .execute();
    await recordChange(db, user, {
      action: 'cash.handOver',
      entityId: technicianId,
      label: technician.name,
      after: {
        amount,
        difference: toRupees(toPaise(amount) - expected),
        ...(writeOff && { writtenOff: true }),
      },
    });
  });
  return { message: successMessages.cashHandedOver, data: await readCash(db) };
}
