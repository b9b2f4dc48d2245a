// The day's figures by mail at 20:30 in India, to each person of the office who wants them.
import { sql } from 'kysely';
import type { Language } from '#shared/language.ts';
import { successMessages } from '#shared/messages.ts';
import { rolesThat } from '#shared/permissions.ts';
import type { Deps } from '../../deps.ts';
import { indiaDay } from '../../platform/india-days.ts';
import { inLanguage } from '../../platform/request-language.ts';
import type { UserContext } from '../../procedures/context.ts';
import { countLateOrders } from '../orders/figures.ts';
import { momentOf } from '../visits/windows.ts';
import { readDue, readFigures } from './figures.ts';
import { digestMail } from './mail.ts';

const sentAt = (day: string): Date => momentOf(day, '20:30');

export async function wantsDigest({ db, user: { id } }: UserContext): Promise<{ wanted: boolean }> {
  const row = await db.selectFrom('digests').select('user_id').where('user_id', '=', id).executeTakeFirst();
  return { wanted: row !== undefined };
}

/** Switches the mail on or off. Switched on after 20:30 it begins on the next day. */
export async function setDigest(
  { db, deps: { clock }, user: { id } }: UserContext,
  { wanted }: { wanted: boolean },
) {
  const now = clock();
  const today = indiaDay(now);
  if (wanted)
    await db
      .insertInto('digests')
      .values({ user_id: id, sent_on: now < sentAt(today) ? null : today })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  else await db.deleteFrom('digests').where('user_id', '=', id).execute();
  return { message: successMessages.digestSaved };
}

/** Sends the mails of today from 20:30 on. Stores the day together with the mail, so that each person gets one. */
export async function sendDigests(deps: Deps): Promise<void> {
  const now = deps.clock();
  const day = indiaDay(now);
  if (now < sentAt(day)) return;
  const mailIds = await deps.db.transaction().execute(async (db) => {
    const { rows } = await sql<{ id: string; name: string; email: string; language: Language }>`
      update digests set sent_on = ${day}::date from users u
      where u.id = digests.user_id and (digests.sent_on is null or digests.sent_on < ${day}::date)
        and u.email is not null and u.role in (${sql.join(rolesThat('figures.read'))})
      returning u.id, u.name, u.email, u.language`.execute(db);
    if (rows.length === 0) return [];
    const figures = await readFigures(db, { from: day, to: day });
    const due = await readDue(db, day);
    const late = await countLateOrders(db, now);
    const ids: string[] = [];
    for (const { id, language, ...person } of rows) {
      const facts = { day, figures, due: due.week + due.month + due.older, late };
      const message = inLanguage(language, () => digestMail(person, facts, deps.config.publicUrl));
      ids.push(await deps.mail.enqueue(db, { ...message, language, whose: { user: id } }));
    }
    return ids;
  });
  for (const mailId of mailIds) deps.mail.attemptSoon(mailId);
}
