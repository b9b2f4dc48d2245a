import type { Logger } from 'pino';
import { isAddress } from '#shared/primitives.ts';
import type { Db } from '../db/schema.ts';
import { type ClaimedMail, markSentBlindly, settleFailed, settleRefused, settleSent } from './mail-rows.ts';
import { render, type Sender } from './render.ts';
import type { MailTransport, Outcome } from './transport.ts';

export type MailContext = { db: Db; transport: MailTransport; log: Logger };

async function outcomeOfEarlierTry(
  { db, transport, log }: MailContext,
  mail: ClaimedMail,
  signal: AbortSignal,
): Promise<Outcome | null> {
  const found = await transport.find(mail.id, signal);
  if (found.kind === 'absent') return null;
  if (found.kind === 'taken') {
    log.info({ mailId: mail.id }, 'The provider had taken this mail already; it is not sent again');
    return found;
  }
  if (mail.sentBlindly)
    return { kind: 'unknown', reason: 'The provider does not say whether it took this mail' };
  log.warn(
    { mailId: mail.id, template: mail.template, reason: found.reason },
    'The provider cannot say whether it took this mail; it is sent once more and may arrive twice',
  );
  await markSentBlindly(db, mail);
  return null;
}

async function settle({ db, log }: MailContext, mail: ClaimedMail, outcome: Outcome): Promise<void> {
  if (outcome.kind === 'taken') return settleSent(db, mail, outcome.providerId);
  const { kind, reason } = outcome;
  const details = { mailId: mail.id, template: mail.template, outcome: kind, reason };
  if (kind === 'suppressed') {
    await settleRefused(db, mail, 'suppressed', reason);
    log.warn(details, 'A mail was not sent: its recipient is suppressed');
  } else if (kind === 'refused') {
    await settleRefused(db, mail, 'set_aside', reason);
    log.warn(details, 'A mail was set aside');
  } else if (await settleFailed(db, mail, { reason, unknown: kind === 'unknown' })) {
    log.error(details, 'A mail was set aside after a day of tries');
  } else {
    log.warn(details, 'A mail could not be sent; the queue tries again');
  }
}

export async function deliver(context: MailContext, mail: ClaimedMail, sender: Sender, signal: AbortSignal) {
  const earlier = mail.outcomeUnknown ? await outcomeOfEarlierTry(context, mail, signal) : null;
  const { id, recipient: to, subject, content } = mail;
  const replyTo = isAddress(sender.email) ? sender.email : '';
  const letter = {
    id,
    to,
    subject,
    replyTo,
    end: content.end ?? '',
    ...render({ ...content, subject }, sender),
  };
  const outcome = earlier ?? (await context.transport.send(letter, signal));
  await settle(context, mail, outcome);
  return outcome.kind === 'taken';
}
