// Claims and settles the rows of waiting deliveries. Times are the database's, so that all instances agree.
import { sql } from 'kysely';
import type { Db } from '../../deps.ts';
import { prepared } from '../../platform/db/prepared.ts';
import type { Message, Outcome } from '../../platform/webhooks/send.ts';

/** How long a claim holds: longer than a request may take. After it another instance tries again. */
const leaseSeconds = 30;
/** How long a delivery is put off that waits for an earlier delivery of its order. */
const parkedSeconds = 30;
const seenAtOnce = 20;
/** Claims include deliveries that are due in 5 ms, because freeNext sets a time 1 ms ahead. */
const soon = sql`now() + interval '5 ms'`;
/** Pauses in seconds after each failed try. */
const pauses = [5, 300, 1800, 7200, 18_000, 36_000, 50_400, 72_000, 86_400] as const;
const maxPause = 86_400;

export const pauseAfter = (tries: number, retryAfter: number): number =>
  Math.max(pauses[tries - 1] ?? maxPause, Math.min(retryAfter, maxPause));

export type Claimed = Message & { id: number; endpointId: string; subjectId: string | null; tries: number };

/** The endpoints that have due deliveries. */
export async function dueEndpoints(db: Db): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from webhook_endpoints e where off_reason is null and exists (
      select from webhook_deliveries d
      where d.endpoint_id = e.id and d.state = 'waiting' and d.next_try_at <= ${soon})`.execute(
    db.withPlugin(prepared),
  );
  return rows.map(({ id }) => id);
}

/**
 * Claims a due delivery of an endpoint, if no earlier one of its order waits. Puts off the deliveries that wait for
 * an earlier one, so that not every claim reads them again. `seen` is false when nothing is due.
 */
export async function claimDelivery(db: Db, endpointId: string) {
  const { rows } = await sql<Claimed & { seen: boolean; claimed: boolean }>`
    with due as materialized (
      select d.id, exists (
        select from webhook_deliveries earlier where earlier.endpoint_id = d.endpoint_id
          and earlier.subject_id = d.subject_id and earlier.state = 'waiting' and earlier.id < d.id
      ) as behind
      from webhook_deliveries d
      where d.endpoint_id = ${endpointId} and d.state = 'waiting' and d.next_try_at <= ${soon}
        and exists (select from webhook_endpoints e where e.id = d.endpoint_id and off_reason is null)
      order by d.next_try_at, d.id limit ${sql.lit(seenAtOnce)}
    ), behind as (
      select id from webhook_deliveries where id in (select id from due where behind)
        and state = 'waiting' and next_try_at <= now()
      for update skip locked
    ), parked as (
      update webhook_deliveries set next_try_at = now() + make_interval(secs => ${sql.lit(parkedSeconds)})
      where id in (select id from behind)
    ), free as (
      select id from webhook_deliveries where id in (select id from due where not behind)
        and state = 'waiting' and next_try_at <= ${soon}
      order by next_try_at, id limit 1 for update skip locked
    ), claimed as (
      update webhook_deliveries d set tries = tries + 1, first_try_at = coalesce(first_try_at, now()),
        next_try_at = now() + make_interval(secs => ${sql.lit(leaseSeconds)})
      from webhook_endpoints e
      where d.id in (select id from free) and e.id = d.endpoint_id
      returning d.id, d.endpoint_id, d.subject_id, d.tries, d.event_id, e.address,
        array[e.secret] || case when e.secret_before_until > now() then string_to_array(e.secret_before, ' ') end as secrets
    )
    select exists (select from due) as seen, c.id is not null as claimed, c.id, c.endpoint_id as "endpointId",
      c.subject_id as "subjectId", c.tries, c.address, c.secrets, v.id as "messageId", v.body
    from (select) as one left join claimed c on true left join webhook_events v on v.id = c.event_id`.execute(
    db.withPlugin(prepared),
  );
  const [row] = rows;
  return { seen: row?.seen ?? false, delivery: row?.claimed ? row : null };
}

const lastTry = ({ status, answer, tookMs }: Outcome) =>
  sql`status = ${status}, answer = ${answer}, took_ms = ${tookMs}, tried_at = now()`;

// Makes the next delivery of the order due. A delivery with tries keeps its pause. The time is 1 ms ahead, so that
// a claim that began earlier sees that the delivery is not due any more, and does not put it off.
const freeNext = (db: Db, { endpointId, subjectId }: Claimed) =>
  sql`update webhook_deliveries set next_try_at = clock_timestamp() + interval '1 ms'
    where tries = 0 and id = (
      select id from webhook_deliveries
      where endpoint_id = ${endpointId} and subject_id = ${subjectId} and state = 'waiting'
      order by id limit 1)`.execute(db);

export async function settleDelivered(db: Db, claimed: Claimed, outcome: Outcome): Promise<void> {
  await sql`update webhook_deliveries set state = 'delivered', ${lastTry(outcome)}
    where id = ${claimed.id} and state = 'waiting'`.execute(db);
  await freeNext(db, claimed);
  // Writes the endpoint's row every few seconds at most, because simultaneous successes would wait for its lock.
  await sql`update webhook_endpoints set failing_since = null, last_success_at = now()
    where id = ${claimed.endpointId} and (failing_since is not null
      or last_success_at is null or last_success_at < now() - interval '5 seconds')`.execute(db);
}

export type SwitchedOff = { reason: 'gone' | 'failing'; address: string };

/** The endpoint says that it wants no more messages (410). */
const isGone = ({ status }: Outcome): boolean => status === 410;

/** Notes a failed try. Gives the delivery up three days after its first try. */
export async function settleFailed(db: Db, claimed: Claimed, outcome: Outcome): Promise<void> {
  const { id, tries } = claimed;
  const pause = pauseAfter(tries, outcome.retryAfter);
  const settled = await sql<{ state: string }>`
    update webhook_deliveries set ${lastTry(outcome)},
      next_try_at = now() + make_interval(secs => ${pause}),
      state = case when ${isGone(outcome)} or first_try_at <= now() - interval '3 days' then 'givenUp' else 'waiting' end
    where id = ${id} and state = 'waiting' and tries = ${tries}
    returning state`.execute(db);
  if (settled.rows[0]?.state === 'givenUp') await freeNext(db, claimed);
}

/** Switches an endpoint off after a failure, if it is gone or had no success for five days, and returns why. */
export async function switchOff(
  db: Db,
  { endpointId }: Claimed,
  outcome: Outcome,
): Promise<SwitchedOff | null> {
  const switched = await sql<{ reason: 'gone' | 'failing' | null; address: string }>`
    update webhook_endpoints set failing_since = coalesce(failing_since, now()),
      off_reason = case when ${isGone(outcome)} then 'gone' when failing_since <= now() - interval '5 days' then 'failing' end
    where id = ${endpointId} and off_reason is null
    returning off_reason as reason, address`.execute(db);
  const [endpoint] = switched.rows;
  return endpoint?.reason ? { reason: endpoint.reason, address: endpoint.address } : null;
}

/**
 * Deletes messages older than 30 days with their deliveries, 10,000 at a time. A message that waits stays, unless
 * its endpoint is off.
 */
export async function deleteOldDeliveries(db: Db): Promise<void> {
  await sql`delete from webhook_events where id in (
    select id from webhook_events v where created_at < now() - interval '30 days' and not exists (
      select from webhook_deliveries d join webhook_endpoints e on e.id = d.endpoint_id
      where d.event_id = v.id and d.state = 'waiting' and e.off_reason is null)
    order by created_at limit 10000)`.execute(db);
}
