// A process that sends one mail and stops at a given moment, so that a test can kill it there. Run: node
// dying-sender.ts '{"place":…,"postmark":…,"stopAt":"written"|"leaving"|"answered"}'
import { pino } from 'pino';
import { readSender } from '#server/features/mail/queries.ts';
import { migrateToLatest } from '#server/platform/db/migrate.ts';
import { openDatabase } from '#server/platform/db/open-database.ts';
import { openMail } from '#server/platform/mail/mail-queue.ts';
import type { MailTransport } from '#server/platform/mail/transport.ts';
import { insertFirstRows } from '#server/seed/first-rows.ts';
import { enqueued, standInDriver } from './mail.ts';

export type Plan = {
  place: { databaseUrl: string | undefined; databasePool: number; dataDir: string };
  postmark: { url: string; token: string };
  /**
   * The process stops before the first attempt, before the request, or between the provider's answer and the
   * commit.
   */
  stopAt: 'written' | 'leaving' | 'answered';
};

const plan: Plan = JSON.parse(process.argv[2] ?? '');

const stop = (): Promise<never> => {
  process.stdout.write('now\n');
  setInterval(() => {}, 1000);
  return new Promise(() => {});
};

const real = standInDriver(plan.postmark);
const transport: MailTransport = {
  ...real,
  async send(letter, signal) {
    if (plan.stopAt === 'leaving') return stop();
    await real.send(letter, signal);
    return stop();
  },
};

const opened = await openDatabase(plan.place);
await migrateToLatest(opened);
await insertFirstRows(opened.db);
const mail = openMail({
  config: { mail: null },
  db: opened.db,
  transport,
  log: pino({ level: 'silent' }),
  readSender,
});
const id = await enqueued(opened.db, mail);
if (plan.stopAt === 'written') await stop();
await mail.attempt(id);
