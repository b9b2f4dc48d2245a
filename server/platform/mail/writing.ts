// Writing a mail: one row, in the transaction of what causes it. Nothing else is needed for it not to be lost.
import { type RawBuilder, sql } from 'kysely';
import { v7 as newId } from 'uuid';
import { isAddress } from '#shared/primitives.ts';
import { executePrepared } from '../db/prepared.ts';
import type { Db } from '../db/schema.ts';
import { noAddress } from './attempt.ts';
import type { MailMessage } from './mail.ts';
import { oneLine } from './untrusted-text.ts';

// Accounts may be older than the rule for addresses. What causes their mail goes on; the mail itself never leaves.
function writing(id: string, { template, to, subject, greeting, blocks }: MailMessage) {
  const canLeave = isAddress(to);
  const content = canLeave ? JSON.stringify({ greeting, blocks }) : null;
  return sql`
  insert into mails (id, template, recipient, subject, content, state, last_error)
  select ${id}::uuid, ${template}::text, ${to}::text, ${oneLine(subject)}::text, ${content}::jsonb,
    ${canLeave ? 'waiting' : 'suppressed'}::text, ${canLeave ? null : noAddress}::text`;
}

/** Writes a mail and gives back its id. Where `to` is not one plain address it is written as suppressed. */
export async function writeMail(db: Db, message: MailMessage): Promise<string> {
  const id = newId();
  await executePrepared(db, writing(id, message));
  return id;
}

/** A part of a statement's `with` that writes a mail where the part named `cause` gives a row; suppressed as above. */
export function mailPart(
  cause: string,
  message: MailMessage,
): { mailId: string; parts: RawBuilder<unknown> } {
  const mailId = newId();
  return { mailId, parts: sql`mail as (${writing(mailId, message)} from ${sql.ref(cause)})` };
}
