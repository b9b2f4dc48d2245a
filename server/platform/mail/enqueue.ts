// Writing a mail: one row, in the transaction of what causes it. Nothing else is needed for it not to be lost.
import { type RawBuilder, sql } from 'kysely';
import { v7 as newId } from 'uuid';
import { isAddress } from '#shared/primitives.ts';
import { prepared } from '../db/prepared.ts';
import type { Db } from '../db/schema.ts';
import { noAddress } from './attempt.ts';
import type { MailMark, MailMessage } from './mail.ts';
import { oneLine } from './untrusted-text.ts';

type Given = MailMark & { cause: string };

// A mark is random, so that nobody's own words are taken for it; what it stands for is a number.
const filled = (text: string | null, given?: Given) =>
  given
    ? sql`replace(${text}::text, ${given.mark}::text, ${sql.ref(`${given.cause}.${given.column}`)}::text)`
    : sql`${text}::text`;

// Accounts may be older than the rule for addresses. What causes their mail goes on; the mail itself never leaves.
function writing(id: string, { template, to, subject, greeting, blocks }: MailMessage, given?: Given) {
  const canLeave = isAddress(to);
  const content = canLeave ? JSON.stringify({ greeting, blocks }) : null;
  return sql`
  insert into mails (id, template, recipient, subject, content, state, last_error)
  select ${id}::uuid, ${template}::text, ${to}::text, ${filled(oneLine(subject), given)},
    ${filled(content, given)}::jsonb,
    ${canLeave ? 'waiting' : 'suppressed'}::text, ${canLeave ? null : noAddress}::text`;
}

/** Writes a mail and gives back its id. Where `to` is not one plain address it is written as suppressed. */
export async function writeMail(db: Db, message: MailMessage): Promise<string> {
  const id = newId();
  await writing(id, message).withPlugin(prepared).execute(db);
  return id;
}

/**
 * A part of a statement's `with` that writes a mail where the part named `cause` gives a row; `given` says which number of
 * that row a mark stands for. Suppressed as above.
 */
export function mailPart(
  cause: string,
  message: MailMessage,
  given?: MailMark,
): { mailId: string; parts: RawBuilder<unknown> } {
  const mailId = newId();
  return {
    mailId,
    parts: sql`mail as (${writing(mailId, message, given && { ...given, cause })} from ${sql.ref(cause)})`,
  };
}
