import { sql } from 'kysely';
import { pino } from 'pino';
import { businessAsSender } from '#server/features/mail/sender.ts';
import type { OpenDatabase } from '#server/platform/db/open-database.ts';
import type { Db } from '#server/platform/db/schema.ts';
import type { Mail, MailMessage } from '#server/platform/mail/mail.ts';
import { openMail } from '#server/platform/mail/open-mail.ts';
import { postmarkTransport } from '#server/platform/mail/postmark.ts';
import type { MailTransport, Outcome } from '#server/platform/mail/transport.ts';
import { type Pace, usualPace } from '#server/platform/mail/waiting.ts';
import type { PostmarkStandIn } from './postmark-stand-in.ts';

export const someMail = (changes: Partial<MailMessage> = {}): MailMessage => ({
  template: 'welcome',
  to: 'asha@example.com',
  subject: 'Welcome',
  greeting: 'Hello Asha,',
  blocks: [{ kind: 'text', text: 'Your account is ready.' }],
  ...changes,
});

/** A transport with a fixed outcome that counts its calls; `pauseMs` before each answer. */
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

/** Real sending to the Postmark stand-in. */
export const standInDriver = ({ url, token }: Pick<PostmarkStandIn, 'url' | 'token'>): MailTransport =>
  postmarkTransport({ url, token, from: 'Repairs <care@example.com>' });

export const quickLooks: Pace = { line: 0, headStart: 30, look: 0.05, poll: 0.5 };

/** Moves the timestamps of all mails into the past. */
export const waitedFor = (db: Db, interval: string) =>
  db
    .updateTable('mails')
    .set({ waiting_since: sql<Date>`now() - ${interval}::interval` })
    .execute();

/** Opens mail on a test database; without a transport it goes to the mailbox. `said` holds the log lines. */
export function openTestMail(
  opened: Pick<OpenDatabase, 'db' | 'engine'>,
  transport?: MailTransport,
  pace: Pace = { ...usualPace, line: 0 },
) {
  const said: string[] = [];
  const write = (line: string) => said.push(JSON.parse(line).msg);
  const mail = openMail({
    config: { postmark: null },
    opened,
    sender: businessAsSender,
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

type Job = { state: string; retry_count: number; pause: number };

export async function jobOf(db: Db, id: string): Promise<Job | undefined> {
  const { rows } =
    await sql<Job>`select state::text, retry_count, extract(epoch from start_after - now())::float8 as pause
    from pgboss.job where name = 'mail' and id = ${id}`.execute(db);
  return rows[0];
}
