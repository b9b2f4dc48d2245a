// The hourly sweep: mails that were settled long ago go.
import { sql } from 'kysely';
import type { Logger } from 'pino';
import type { Db } from '../db/schema.ts';

/** Sweeps once. Sent and suppressed mails are kept for 90 days; what was set aside stays until a person acts. */
export async function sweepMails({ db, log }: { db: Db; log: Pick<Logger, 'info'> }): Promise<void> {
  const { numDeletedRows } = await db
    .deleteFrom('mails')
    .where(({ or, and, eb }) =>
      or([
        and([eb('state', '=', 'sent'), eb('sent_at', '<', sql<Date>`now() - interval '90 days'`)]),
        and([eb('state', '=', 'suppressed'), eb('created_at', '<', sql<Date>`now() - interval '90 days'`)]),
      ]),
    )
    .executeTakeFirst();
  if (numDeletedRows > 0n) log.info({ mails: Number(numDeletedRows) }, 'Cleared mails older than 90 days');
}
