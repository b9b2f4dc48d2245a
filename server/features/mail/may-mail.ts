import { AppError } from '#shared/errors.ts';
import type { Db, Deps } from '../../deps.ts';
import { mailboxOf } from '../../platform/mail/mailbox-of.ts';

/**
 * Decides in the caller's transaction whether a mail about a booking may go to `to`. An address of a stranger
 * gets few mails a day.
 */
export async function mayMail(db: Db, limiter: Deps['limiter'], to: string, own: string | null) {
  if (!to || to === own) return to !== '';
  try {
    await limiter.take('strangersMail', mailboxOf(to), db);
    return true;
  } catch (error) {
    if (error instanceof AppError) return false;
    throw error;
  }
}
