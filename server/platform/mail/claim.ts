// The rows of `mails` as one try sees them: claimed by one holder before the request, settled after it.
// Every function is one statement that commits by itself, so that a crash between two of them loses nothing.
import { sql } from 'kysely';
import { prepared } from '../db/prepared.ts';
import type { Db, Tables } from '../db/schema.ts';
import type { MailContent, MailTemplate } from './mail.ts';
import type { Sender, SenderSource } from './sender.ts';

/** A claim outlives the longest try (open-mail.ts) and ends before the queue's first one. */
const claimSeconds = 20;

/** Mails whose content must not stay readable in the database once they are sent: a link that opens an account. */
const secretTemplates: readonly MailTemplate[] = ['passwordReset'];

export type Claimed = {
  id: string;
  recipient: string;
  subject: string;
  template: string;
  content: MailContent;
  outcomeUnknown: boolean;
  sentBlindly: boolean;
  sender: Sender;
};

// No claim lasts longer: one that ends later was made while the database's clock was ahead, and holds nothing.
const longestClaim = sql`interval '1 minute'`;

/** Where a mail's claim has ended, or it has none. */
export const isUnclaimed = sql<boolean>`
  (claimed_until is null or claimed_until <= now() or claimed_until > now() + ${longestClaim})`;

/**
 * Claims a waiting mail for `holder`; null where it is not waiting or another holds it. From this statement's
 * commit until the mail is settled its outcome counts as unknown; what it was before is given back.
 */
export async function claimMail(
  db: Db,
  id: string,
  holder: string,
  sender: SenderSource,
): Promise<Claimed | null> {
  const claiming = db
    .with('free', (db) =>
      db
        .selectFrom('mails')
        .select(['id', 'outcome_unknown'])
        .where('id', '=', id)
        .where('state', '=', 'waiting')
        .where(isUnclaimed)
        .forUpdate(),
    )
    .updateTable('mails')
    .from('free')
    .set({
      claimed_by: holder,
      claimed_until: sql<Date>`now() + make_interval(secs => ${claimSeconds})`,
      attempts: sql<number>`attempts + 1`,
      outcome_unknown: true,
    })
    .whereRef('mails.id', '=', 'free.id')
    .returning([
      'mails.id',
      'recipient',
      'subject',
      'template',
      'content',
      'free.outcome_unknown',
      'sent_blindly',
    ])
    .returning(sender.row.as('sender'));
  const row = await claiming.withPlugin(prepared).executeTakeFirst();
  return row
    ? {
        id: row.id,
        recipient: row.recipient,
        subject: row.subject,
        template: row.template,
        content: row.content as MailContent,
        outcomeUnknown: row.outcome_unknown,
        sentBlindly: row.sent_blindly,
        sender: sender.read(row.sender),
      }
    : null;
}

/** Where a mail stands; null where there is none. */
export async function stateOf(db: Db, id: string): Promise<Tables['mails']['state']['__select__'] | null> {
  const row = await db.selectFrom('mails').select('state').where('id', '=', id).executeTakeFirst();
  return row?.state ?? null;
}

/** Notes that it is sent once more without knowing of the first. False where the claim is gone. */
export async function markResentUnconfirmed(db: Db, id: string, holder: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('mails')
    .set({ sent_blindly: true })
    .where('id', '=', id)
    .where('claimed_by', '=', holder)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

const unclaimed = sql`claimed_by = null, claimed_until = null`;
const withoutSecret = sql`case when template = any(${sql.val(secretTemplates)}::text[]) then null else content end`;

/** Notes that the provider has it, whoever holds the claim by now. A job it may have ends at its turn. */
export async function settleSent(db: Db, id: string, providerId: string): Promise<void> {
  const settling = sql`
    update mails set state = 'sent', sent_at = now(), provider_id = ${providerId}, outcome_unknown = false,
      last_error = null, content = ${withoutSecret}, ${unclaimed}
    where id = ${id} and state = 'waiting'`;
  await settling.withPlugin(prepared).execute(db);
}

/** Notes that it is not to be tried again: the recipient is suppressed, or a person has to look (set_aside). */
export async function settleRefused(
  db: Db,
  id: string,
  holder: string,
  state: 'suppressed' | 'set_aside',
  reason: string,
): Promise<void> {
  const content = state === 'suppressed' ? withoutSecret : sql`content`;
  await sql`
    update mails set state = ${state}, last_error = ${reason}, outcome_unknown = false, content = ${content}, ${unclaimed}
    where id = ${id} and state = 'waiting' and claimed_by = ${holder}`.execute(db);
}

/**
 * Notes a failed try and frees the claim. A mail that has waited for a day is set aside instead.
 * Gives back the state it is in now; null where the claim was gone.
 */
export async function settleFailed(
  db: Db,
  id: string,
  holder: string,
  failure: { reason: string; unknown: boolean },
): Promise<'waiting' | 'set_aside' | null> {
  const { rows } = await sql<{ state: 'waiting' | 'set_aside' }>`
    update mails set last_error = ${failure.reason}, outcome_unknown = ${failure.unknown}, ${unclaimed},
      state = case when waiting_since <= now() - interval '24 hours' then 'set_aside' else 'waiting' end
    where id = ${id} and state = 'waiting' and claimed_by = ${holder}
    returning state`.execute(db);
  return rows[0]?.state ?? null;
}
