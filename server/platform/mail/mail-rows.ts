import { sql } from 'kysely';
import { v7 as newId } from 'uuid';
import { currentLanguage } from '#shared/language.ts';
import { isAddress } from '#shared/primitives.ts';
import { prepared } from '../db/prepared.ts';
import type { Db } from '../db/schema.ts';
import type { MailContent, MailMessage, MailOwner, MailTemplate } from './mail.ts';

/** Templates with a link that opens an account. Their content is deleted once the mail is sent. */
const secretTemplates: readonly MailTemplate[] = ['passwordReset', 'invitation'];

const maxErrorLength = 500;

const leaseSeconds = 20;

// Removes line breaks from the subject, because a line break would let a sender add mail headers.
const oneLine = (text: string): string =>
  text
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .trim()
    .slice(0, 200);

/** Writes a mail to the queue and returns its id. The mail is suppressed if the recipient is not one plain address. */
export async function writeMail(
  db: Db,
  {
    template,
    to,
    subject,
    greeting,
    blocks,
    end,
    language = currentLanguage(),
    whose: { user: user_id, order: order_id },
  }: MailMessage & { whose: MailOwner },
): Promise<string> {
  const id = newId();
  const values = {
    id,
    template,
    recipient: to,
    subject: oneLine(subject),
    user_id,
    order_id: order_id ?? null,
  };
  await db
    .withPlugin(prepared)
    .insertInto('mails')
    .values(
      isAddress(to)
        ? { ...values, content: JSON.stringify({ greeting, blocks, language, end }) }
        : { ...values, state: 'suppressed', last_error: 'The recipient is not one plain address' },
    )
    .execute();
  return id;
}

export type ClaimedMail = {
  id: string;
  recipient: string;
  subject: string;
  template: string;
  content: MailContent;
  holder: string;
  outcomeUnknown: boolean;
  sentBlindly: boolean;
};

/**
 * Claims due mails for 20 s and marks their outcome as unknown. If the process crashes, the next claimer asks
 * the provider first.
 */
export async function claimMails(
  db: Db,
  wanted: { ids: readonly string[] } | { limit: number },
): Promise<ClaimedMail[]> {
  const holder = newId();
  const condition =
    'ids' in wanted
      ? sql`id = any(${wanted.ids}::uuid[])`
      : sql`next_try_at <= now() order by next_try_at limit ${wanted.limit}`;
  const { rows } = await sql<Omit<ClaimedMail, 'holder'>>`
    with free as (
      select id, outcome_unknown as was_unknown from mails
      where state = 'waiting' and (claimed_until is null or claimed_until <= now()) and ${condition}
      for update skip locked
    )
    update mails set claimed_by = ${holder}, claimed_until = now() + make_interval(secs => ${leaseSeconds}),
      attempts = attempts + 1, outcome_unknown = true
    from free where mails.id = free.id
    returning mails.id, recipient, subject, template, content, sent_blindly as "sentBlindly",
      free.was_unknown as "outcomeUnknown"`.execute(db.withPlugin(prepared));
  return rows.map((row) => ({ ...row, holder }));
}

export async function markSentBlindly(db: Db, { id, holder }: ClaimedMail): Promise<void> {
  await db
    .updateTable('mails')
    .set({ sent_blindly: true })
    .where('id', '=', id)
    .where('claimed_by', '=', holder)
    .execute();
}

const unclaimed = sql`claimed_by = null, claimed_until = null`;
const withoutSecret = sql`case when template = any(${sql.val(secretTemplates)}::text[]) then null else content end`;

export async function settleSent(db: Db, { id }: ClaimedMail, providerId: string): Promise<void> {
  await sql`
    update mails set state = 'sent', sent_at = now(), provider_id = ${providerId}, outcome_unknown = false,
      last_error = null, content = ${withoutSecret}, ${unclaimed}
    where id = ${id} and state = 'waiting'`.execute(db.withPlugin(prepared));
}

export async function settleRefused(
  db: Db,
  { id, holder }: ClaimedMail,
  state: 'suppressed' | 'set_aside',
  reason: string,
): Promise<void> {
  const content = state === 'suppressed' ? withoutSecret : sql`content`;
  await sql`
    update mails set state = ${state}, last_error = ${reason.slice(0, maxErrorLength)}, outcome_unknown = false,
      content = ${content}, ${unclaimed}
    where id = ${id} and state = 'waiting' and claimed_by = ${holder}`.execute(db);
}

/** Pauses between attempts double from 30 s to 2 hours. After a day the mail counts as failed. */
export async function settleFailed(
  db: Db,
  { id, holder }: ClaimedMail,
  failure: { reason: string; unknown: boolean },
): Promise<boolean> {
  const { rows } = await sql<{ state: string }>`
    update mails set last_error = ${failure.reason.slice(0, maxErrorLength)}, outcome_unknown = ${failure.unknown},
      next_try_at = now() + greatest(interval '30 seconds', least(now() - waiting_since, interval '2 hours')),
      state = case when waiting_since <= now() - interval '24 hours' then 'set_aside' else 'waiting' end, ${unclaimed}
    where id = ${id} and state = 'waiting' and claimed_by = ${holder}
    returning state`.execute(db);
  return rows[0]?.state === 'set_aside';
}

export async function requeueMail(db: Db, id: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('mails')
    .set({
      state: 'waiting',
      waiting_since: sql<Date>`now()`,
      next_try_at: sql<Date>`now() + interval '30 seconds'`,
      sent_blindly: false,
    })
    .where('id', '=', id)
    .where('state', '=', 'set_aside')
    .where('content', 'is not', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function deleteOldMails(db: Db, days: number): Promise<void> {
  await sql`delete from mails where (state = 'sent' and sent_at < now() - make_interval(days => ${days}))
    or (state = 'suppressed' and created_at < now() - make_interval(days => ${days}))`.execute(db);
}
