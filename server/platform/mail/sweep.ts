// The hourly sweep: mails that were settled long ago go, waiting ones that lost their job get one.
import { sql } from 'kysely';
import type { Logger } from 'pino';
import type { Db } from '../db/schema.ts';
import { enlistLost } from './queue.ts';

/** Sweeps once. Sent and suppressed mails are kept for 90 days; what was set aside stays until a person acts. */
export async function sweepMails({ db, log }: { db: Db; log: Pick<Logger, 'info' | 'warn'> }): Promise<void> {
  const { numDeletedRows } = await db
    .deleteFrom('mails')
    .where(({ or, and, eb }) =>
      or([
        and([eb('state', '=', 'sent'), eb('sent_at', '<', sql<Date>`now() - interval '90 days'`)]),
        and([eb('state', '=', 'suppressed'), eb('created_at', '<', sql<Date>`now() - interval '90 days'`)]),
      ]),
    )
    .executeTakeFirst();
  const found = await enlistLost(db);
  if (numDeletedRows > 0n) log.info({ mails: Number(numDeletedRows) }, 'Cleared mails older than 90 days');
  if (found > 0) log.warn({ mails: found }, 'Gave waiting mails a new job in the queue');
}
