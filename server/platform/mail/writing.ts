// Writing a mail: one row, in the transaction of what causes it. Nothing else is needed for it not to be lost.
import { type RawBuilder, sql } from 'kysely';
import { v7 as newId } from 'uuid';
import { executePrepared } from '../db/prepared.ts';
import type { Db } from '../db/schema.ts';
import type { MailMessage } from './mail.ts';
import { oneLine, singleAddress } from './untrusted-text.ts';

const writing = (id: string, { template, to, subject, greeting, blocks }: MailMessage) => sql`
  insert into mails (id, template, recipient, subject, content)
  select ${id}::uuid, ${template}::text, ${singleAddress(to)}::text, ${oneLine(subject)}::text,
    ${JSON.stringify({ greeting, blocks })}::jsonb`;

/** Writes a mail and gives back its id. Throws TypeError where `to` is not one address. */
export async function writeMail(db: Db, message: MailMessage): Promise<string> {
  const id = newId();
  await executePrepared(db, writing(id, message));
  return id;
}

/** A part of a statement's `with` that writes a mail where the part named `cause` gives a row. Throws as above. */
export function mailPart(
  cause: string,
  message: MailMessage,
): { mailId: string; parts: RawBuilder<unknown> } {
  const mailId = newId();
  return { mailId, parts: sql`mail as (${writing(mailId, message)} from ${sql.ref(cause)})` };
}
