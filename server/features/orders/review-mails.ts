import { sql } from 'kysely';
import type { Db, Deps } from '../../deps.ts';
import { within } from '../../platform/db/conditions.ts';
import { asIndiaClock, indiaDay } from '../../platform/india-days.ts';
import { endMailsLink } from '../accounts/mail-choices.ts';
import { reviewMail } from './mail.ts';
import { orderWithLink } from './queries.ts';

const hourOfMail = 11;

/**
 * Asks by mail, once for an order and from 11:00 on the day after the work, how the repair went. Asks only
 * customers who consented and have not given feedback. The chore calls it each hour.
 */
export async function askForReviews(db: Db, deps: Deps): Promise<void> {
  const now = deps.clock();
  if (asIndiaClock(now).getUTCHours() !== hourOfMail) return;
  const yesterday = indiaDay(now, 1);
  const mailIds = await db.transaction().execute(async (db) => {
    const { rows } = await sql<{ id: string; user_id: string }>`
      update orders o set review_asked_at = ${now} from users u
      where u.id = o.user_id and u.review_mails and o.stage = 'done' and o.email <> '' and o.warranty_of is null
        and ${within(sql`o.closed_at`, { from: yesterday, to: yesterday })}
        and o.review_asked_at is null
        and not exists (select from feedback f where f.order_id = o.id)
      returning o.id, o.user_id`.execute(db);
    const mailIds: string[] = [];
    for (const { id, user_id } of rows) {
      const { order, link, enqueue } = await orderWithLink(db, deps, id);
      const endLink = endMailsLink(deps, user_id, 'review');
      mailIds.push(...(await enqueue(() => reviewMail(order, link, endLink))));
    }
    return mailIds;
  });
  mailIds.forEach(deps.mail.attemptSoon);
}
