// Handles the header Idempotency-Key (draft-ietf-httpapi-idempotency-key-header) of calls that create something.
import { createHmac, hash } from 'node:crypto';
import { sql } from 'kysely';
import { AppError } from '#shared/errors.ts';
import type { Db, Deps } from '../../deps.ts';
import type { CurrentUser } from '../../procedures/context.ts';

export const replayedHeader = 'idempotency-replayed';
export const maxKeyLength = 255;

type Call = { headers: Record<string, unknown>; method: string; url: string; body: unknown };
type Answer = { status: number; text: string };

// How long a running call keeps its key. Requests are answered within 5 s, so it has died by then.
const lease = sql`interval '1 minute'`;
const kept = sql`interval '24 hours'`;

/** Returns the given key, null without the header. Throws AppError idempotencyKeyInvalid. */
function keyOf({ headers }: Call): string | null {
  const given = headers['idempotency-key'];
  if (given === undefined) return null;
  const key = String(given).trim();
  if (key.length > maxKeyLength || /^"?"?$/.test(key)) throw new AppError('idempotencyKeyInvalid');
  return key;
}

async function claim(db: Db, user: CurrentUser, id: Buffer, fingerprint: Buffer) {
  const { rows } = await sql<{ leased_until: Date }>`
    insert into idempotent_calls as c (id, user_id, fingerprint, leased_until)
    values (${id}, ${user.id}, ${fingerprint}, now() + ${lease})
    on conflict (id) do update set fingerprint = excluded.fingerprint, leased_until = excluded.leased_until,
      created_at = now(), status = null, answer = ''
    where c.created_at < now() - ${kept}
      or (c.status is null and c.leased_until < now() and c.fingerprint = excluded.fingerprint)
    returning leased_until`.execute(db);
  return rows[0]?.leased_until;
}

/**
 * Answers a call as often as it comes with the same key and body, but runs it once. The key belongs to an API key
 * or an account; a stranger's key is ignored. A failed call frees its key. If the process dies while the call runs,
 * a later call runs again: whether the first one did its work is then unknown, so bookings have an `orderId` as
 * well. Throws AppError idempotencyKeyReused for another body and idempotencyRunning while the first call runs.
 */
export async function answerOnce(
  { db, log }: Deps,
  call: Call,
  user: CurrentUser | null,
  run: () => Promise<Answer>,
): Promise<Answer & { replayed?: true }> {
  const key = keyOf(call);
  if (key === null || !user) return run();
  const who = user.key ? `key ${user.key.id}` : `user ${user.id}`;
  const id = hash('sha256', `${who}\n${key}`, 'buffer');
  // Only who knows the key can try bodies against the fingerprint.
  const fingerprint = createHmac('sha256', key)
    .update(`${call.method} ${call.url}\n${JSON.stringify(call.body ?? null)}`)
    .digest();
  const leasedUntil = await claim(db, user, id, fingerprint);
  if (!leasedUntil) return earlierAnswer(db, id, fingerprint);
  const own = sql<boolean>`id = ${id} and leased_until = ${leasedUntil} and status is null`;
  const settle = (done: Promise<unknown>) =>
    done.catch((error: unknown) => log.error({ err: error }, 'the answer of an idempotent call is not kept'));
  try {
    const { status, text } = await run();
    await settle(db.updateTable('idempotent_calls').set({ status, answer: text }).where(own).execute());
    return { status, text };
  } catch (error) {
    await settle(db.deleteFrom('idempotent_calls').where(own).execute());
    throw error;
  }
}

async function earlierAnswer(db: Db, id: Buffer, fingerprint: Buffer) {
  const earlier = await db
    .selectFrom('idempotent_calls')
    .select(['fingerprint', 'status', 'answer'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (earlier && !fingerprint.equals(earlier.fingerprint)) throw new AppError('idempotencyKeyReused');
  if (!earlier?.status) throw new AppError('idempotencyRunning');
  return { status: earlier.status, text: earlier.answer, replayed: true as const };
}

export async function deleteOldAnswers(db: Db): Promise<void> {
  await db.deleteFrom('idempotent_calls').where(sql<boolean>`created_at < now() - ${kept}`).execute();
}
