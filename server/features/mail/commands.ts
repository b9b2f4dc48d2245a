import { successMessages } from '#shared/messages.ts';
import type { Db, Deps } from '../../deps.ts';
import type { CurrentUser } from '../../procedures/context.ts';
import { recordChange } from '../audit/audit.ts';

export async function sendMailAgain(
  db: Db,
  { mail }: Pick<Deps, 'mail'>,
  actor: CurrentUser,
  mailId: string,
) {
  await db.transaction().execute(async (db) => {
    await mail.sendAgain(db, mailId);
    const { subject, recipient } = await db
      .selectFrom('mails')
      .select(['subject', 'recipient'])
      .where('id', '=', mailId)
      .executeTakeFirstOrThrow();
    await recordChange(db, actor, 'mail.sendAgain', mailId, `${subject} (${recipient})`);
  });
  mail.attemptSoon(mailId);
  return { message: successMessages.mailQueuedAgain };
}
