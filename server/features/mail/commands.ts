import { successMessages } from '#shared/messages.ts';
import type { Deps } from '../../deps.ts';
import type { UserContext } from '../../procedures/context.ts';
import { recordChange } from '../audit/audit.ts';

type SendContext = Pick<UserContext, 'db' | 'user'> & { deps: Pick<Deps, 'mail'> };

export async function sendMailAgain(
  { db, deps: { mail }, user }: SendContext,
  { id: mailId }: { id: string },
) {
  await db.transaction().execute(async (db) => {
    await mail.sendAgain(db, mailId);
    const { subject, recipient } = await db
      .selectFrom('mails')
      .select(['subject', 'recipient'])
      .where('id', '=', mailId)
      .executeTakeFirstOrThrow();
    await recordChange(db, user, 'mail.sendAgain', mailId, `${subject} (${recipient})`);
  });
  mail.attemptSoon(mailId);
  return { message: successMessages.mailQueuedAgain };
}
