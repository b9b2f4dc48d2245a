import { sql } from 'kysely';
import { pino } from 'pino';
import { readSender } from '#server/features/mail/queries.ts';
import type { OpenDatabase } from '#server/platform/db/open-database.ts';
import type { Db } from '#server/platform/db/schema.ts';
import type { MailMessage, MailOwner } from '#server/platform/mail/mail.ts';
import type { Mail } from '#server/platform/mail/mail-queue.ts';
import { type MailPace, openMail } from '#server/platform/mail/mail-queue.ts';
import { postmarkTransport } from '#server/platform/mail/postmark.ts';
import type { MailTransport, Outcome } from '#server/platform/mail/transport.ts';
import type { PostmarkStandIn } from './postmark-stand-in.ts';

export const someMail = (changes: Partial<MailMessage> = {}): MailMessage & { whose: MailOwner } => ({
  template: 'welcome',
  to: 'asha@example.com',
  subject: 'Welcome',
  greeting: 'Hello Asha,',
  blocks: [{ kind: 'text', text: 'Your account is ready.' }],
  whose: { user: null },
  ...changes,
});

/** A transport with a fixed outcome that counts its calls. It waits for `pauseMs` before each answer. */
export function fixedTransport(outcome: Outcome, pauseMs = 0) {
  const sent: string[] = [];
  const transport: MailTransport = {
    async send(letter) {
      sent.push(letter.id);
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
      return outcome;
    },
    find: async () => ({ kind: 'absent' }),
  };
  return { transport, sent };
}

export const standInDriver = ({ url, token }: Pick<PostmarkStandIn, 'url' | 'token'>): MailTransport =>
  postmarkTransport({ url, token, from: 'Repairs <care@example.com>' });

/** Makes all waiting mails due. Claims of other senders end. */
export const makeDue = (db: Db, interval = '30 seconds') =>
  db
    .updateTable('mails')
    .set({
      waiting_since: sql<Date>`now() - ${interval}::interval`,
      next_try_at: sql<Date>`now() - interval '1 ms'`,
      claimed_until: null,
    })
    .where('state', '=', 'waiting')
    .execute();

export function openTestMail(
  { db }: Pick<OpenDatabase, 'db'>,
  transport?: MailTransport,
  pace: MailPace = { pollMs: 50, pauseMs: 0 },
) {
  const said: string[] = [];
  const write = (line: string) => said.push(JSON.parse(line).msg);
  const mail = openMail({
    config: { mail: null },
    db,
    readSender,
    log: pino({ level: 'info' }, { write }),
    ...(transport ? { transport } : {}),
    pace,
  });
  return { mail, said };
}

export const enqueued = (db: Db, mail: Mail, message = someMail()): Promise<string> =>
  db.transaction().execute((db) => mail.enqueue(db, message));

export const mailRow = (db: Db, id: string) =>
  db.selectFrom('mails').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
