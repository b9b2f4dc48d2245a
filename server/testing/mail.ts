// Mail for tests: the real queue and rows, a transport of the test's choice, the log as a list.
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

/** A short mail; its content does not matter to the test. */
export const someMail = (changes: Partial<MailMessage> = {}): MailMessage => ({
  template: 'welcome',
  to: 'asha@example.com',
  subject: 'Welcome',
  greeting: 'Hello Asha,',
  blocks: [{ kind: 'text', text: 'Your account is ready.' }],
  ...changes,
});

/** A transport that gives the same outcome every time and counts; `pauseMs` before each answer. */
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

/** Real mail to the stand-in. */
export const standInDriver = ({ url, token }: Pick<PostmarkStandIn, 'url' | 'token'>): MailTransport =>
  postmarkTransport({ url, token, from: 'Repairs <care@example.com>' });

/** A mail waits for its job as long as in the shop, and after that no longer than a test can wait. */
export const quickLooks: Pace = { line: 0, headStart: 30, look: 0.05, poll: 0.5 };

/** Lets all mails seem to have waited this long, so that no test has to. */
export const waitedFor = (db: Db, interval: string) =>
  db
    .updateTable('mails')
    .set({ waiting_since: sql<Date>`now() - ${interval}::interval` })
    .execute();

/** Opens mail on a test's database; without a transport it goes into the mailbox. `said` are the log's lines. */
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

/** Writes a mail in a transaction of its own and gives back its id. */
export const enqueued = (db: Db, mail: Mail, message = someMail()): Promise<string> =>
  db.transaction().execute((db) => mail.enqueue(db, message));

/** A mail's row. */
export const mailRow = (db: Db, id: string) =>
  db.selectFrom('mails').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

type Job = { state: string; retry_count: number; pause: number };

/** A mail's job in the queue, `pause` seconds from due; undefined where it has none. */
export async function jobOf(db: Db, id: string): Promise<Job | undefined> {
  const { rows } =
    await sql<Job>`select state::text, retry_count, extract(epoch from start_after - now())::float8 as pause
    from pgboss.job where name = 'mail' and id = ${id}`.execute(db);
  return rows[0];
}
