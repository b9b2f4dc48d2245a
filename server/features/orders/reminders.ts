import { sql } from 'kysely';
import { dayAfter } from '#shared/india-day.ts';
import type { Db, Deps } from '../../deps.ts';
import { within } from '../../platform/db/conditions.ts';
import { indiaDay } from '../../platform/india-days.ts';
import { endMailsLink } from '../accounts/mail-choices.ts';
import { recordEvent } from './events.ts';
import { dayBeforeMail, reminderAt } from './mail.ts';
import { orderWithLink } from './queries.ts';

const batch = 25;

const shop = { role: 'system', id: null, name: '', userId: null } as const;

/**
 * Mails reminders of tomorrow's visits from 18:00 on. A visit that was agreed after 18:00 needs no reminder,
 * because its mail is new.
 */
export async function remindOfVisits(db: Db, deps: Deps): Promise<void> {
  const now = deps.clock();
  const tomorrow = dayAfter(indiaDay(now), 1);
  const from = reminderAt({ date: tomorrow });
  if (now < from) return;
  for (let count = batch; count === batch; ) {
    const mailIds = await db.transaction().execute((db) => remindSome(db, deps, tomorrow, from));
    for (const mailId of mailIds) deps.mail.attemptSoon(mailId);
    count = mailIds.length;
  }
}

// Only one instance sends reminders at a time, so that no visit gets two. Orders that another transaction has
// locked wait until the next call.
async function remindSome(db: Db, deps: Deps, day: string, from: Date): Promise<string[]> {
  await sql`select pg_advisory_xact_lock(hashtext('reminders of visits'))`.execute(db);
  const { rows } = await sql<{ id: string; user_id: string }>`
    select o.id, o.user_id from orders o join users u on u.id = o.user_id and u.reminder_mails
    where ${within(sql`o.visit_from`, { from: day, to: day })} and o.stage = 'scheduled' and o.email <> ''
      and not exists (
        select from order_events e where e.order_id = o.id and (
          (e.kind = 'reminded' and e.after -> 'visit' ->> 'date' = ${day})
          or (e.kind in ('booked', 'scheduled', 'rescheduled') and e.at >= ${from})))
    order by o.visit_from, o.id limit ${sql.lit(batch)} for no key update of o skip locked`.execute(db);
  const mailIds: string[] = [];
  for (const { id, user_id } of rows) {
    const { order, link, enqueue } = await orderWithLink(db, deps, id);
    await recordEvent(db, id, shop, {
      kind: 'reminded',
      stage: order.stage,
      after: { visit: order.visit },
    });
    const endLink = endMailsLink(deps, user_id, 'reminder');
    mailIds.push(...(await enqueue(() => dayBeforeMail(order, link, endLink))));
  }
  return mailIds;
}
