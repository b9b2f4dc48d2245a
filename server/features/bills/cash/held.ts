import { sql } from 'kysely';
import type { CountCash } from '#shared/bills/cash.ts';
import { AppError } from '#shared/errors.ts';
import { formatRupees } from '#shared/format.ts';
import { toPaise, toRupees } from '#shared/primitives.ts';
import type { Db } from '../../../deps.ts';
import type { CurrentUser, UserContext } from '../../../procedures/context.ts';
import { actorName, clerkOf } from '../../audit/actor.ts';
import { recordChange } from '../../audit/audit.ts';

/** The sum by which a handover lowers a technician's cash: a missing sum stays owed, unless it is written off. */
const cleared = sql`case when written_off or expected_paise <= 0 then expected_paise
  else least(amount_paise, expected_paise) end`;

/** Sums of the cash that each technician holds after these payments and handovers. */
const heldAfter = (payments = sql`true`, handovers = sql`true`) => sql<{
  technician_id: string;
  paise: number;
}>`(
  select technician_id, sum(paise)::bigint as paise from (
    select technician_id, amount_paise as paise from bill_payments
      where technician_id is not null and method = 'Cash' and ${payments}
    union all
    select technician_id, -(${cleared}) from cash_handovers where ${handovers}
  ) as moved group by technician_id)`;

const held = heldAfter();

export async function heldPaise(db: Db, technicianId: string): Promise<number> {
  const { rows } = await sql<{ paise: number }>`
    select paise from ${held} as held where technician_id = ${technicianId}::uuid`.execute(db);
  return rows[0]?.paise ?? 0;
}

export const cashInHand = async ({ db, user: { id } }: UserContext) => ({
  held: toRupees(await heldPaise(db, id)),
});

/** People who still hold cash that they took before `longAgo`. A handover takes the oldest cash first. */
export async function readLongHeldCash(db: Db, longAgo: Date): Promise<{ count: number; paise: number }> {
  const { rows } = await sql<{ count: number; paise: number }>`
    select count(*)::int as count, coalesce(sum(old.paise), 0)::bigint as paise from (
      select held.paise - coalesce((select sum(amount_paise) from bill_payments p
        where p.technician_id = held.technician_id and p.method = 'Cash' and p.at >= ${longAgo}), 0) as paise
      from ${held} as held where held.paise > 0) as old
    where old.paise > 0`.execute(db);
  return rows[0] ?? { count: 0, paise: 0 };
}

/**
 * Reads the technicians who hold cash or are owed some, in rupees. Conditions limit the payments and the handovers.
 */
export async function readHolders(db: Db, ...conditions: Parameters<typeof heldAfter>) {
  const { rows } = await sql<{ id: string; name: string; paise: number }>`
    select u.id, u.name, held.paise from ${heldAfter(...conditions)} as held join users u on u.id = held.technician_id
    where held.paise <> 0 order by paise desc, u.name, u.id`.execute(db);
  return rows.map(({ id, name, paise }) => ({ _id: id, name, expected: toRupees(paise) }));
}

/**
 * A count of a technician's cash is its handover to the desk. A missing sum stays owed, unless `writeOff` settles it.
 * `onDay` is the day that it belongs to, null for today.
 */
export async function handOver(
  db: Db,
  now: Date,
  user: CurrentUser,
  { holder, counted, expected: seen, reason, writeOff }: CountCash,
  onDay: string | null,
): Promise<void> {
  const actor = clerkOf(user);
  // Without this lock, two simultaneous counts would take the same payments twice.
  const technician = await db
    .selectFrom('users')
    .select('name')
    .where('id', '=', holder)
    .forNoKeyUpdate()
    .executeTakeFirst();
  const expected = technician ? await heldPaise(db, holder) : 0;
  if (!technician) throw new AppError('technicianNotFound');
  if (expected === 0 || expected !== toPaise(seen))
    throw new AppError('cashChanged', { words: formatRupees(toRupees(expected)) });
  const isWrittenOff = writeOff && toPaise(counted) < expected;
  await db
    .insertInto('cash_handovers')
    .values({
      technician_id: holder,
      technician: technician.name,
      at: now,
      on_day: onDay,
      expected_paise: expected,
      amount_paise: toPaise(counted),
      written_off: isWrittenOff,
      reason,
      actor_id: actor.id,
      actor: actorName(actor),
    })
    .execute();
  await recordChange(db, user, 'cash.handOver', holder, technician.name, {
    after: {
      amount: counted,
      difference: toRupees(toPaise(counted) - expected),
      ...(isWrittenOff && { writtenOff: true }),
    },
  });
}
