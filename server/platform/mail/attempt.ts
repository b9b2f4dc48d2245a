// One try at one mail: claim it, ask about an earlier try whose answer got lost, send it, note what became of it.
import { randomUUID } from 'node:crypto';
import type { Logger } from 'pino';
import { isAddress } from '#shared/primitives.ts';
import type { Db } from '../db/schema.ts';
import {
  type Claimed,
  claimMail,
  markResentUnconfirmed,
  settleFailed,
  settleRefused,
  settleSent,
  stateOf,
} from './claim.ts';
import { render } from './render.ts';
import type { SenderSource } from './sender.ts';
import type { MailTransport, Outcome } from './transport.ts';

/** Why a mail is suppressed that has no one to go to. */
export const noAddress = 'The recipient is not one plain address';

type Post = { db: Db; transport: MailTransport; log: Logger; sender: SenderSource };

/** How a try ended. `sent`: the provider has it. `over`: nothing more to do. `later`: the queue tries again. */
export type Ended = 'sent' | 'over' | 'later';

const longestError = 500;

// The answer to an earlier try got lost: the provider says whether it has the letter, or it is sent once more.
async function askFirst(
  post: Post,
  mail: Claimed,
  holder: string,
  signal: AbortSignal,
): Promise<'send' | Ended> {
  const found = await post.transport.find(mail.id, signal);
  if (found.kind === 'absent') return 'send';
  if (found.kind === 'taken') {
    post.log.info({ mailId: mail.id }, 'The provider had taken this mail already; it is not sent again');
    await settleSent(post.db, mail.id, found.providerId);
    return 'sent';
  }
  if (mail.sentBlindly) {
    const reason = 'It is not known whether the provider took this mail, and the provider cannot be asked';
    return settle(post, mail, holder, { kind: 'unknown', reason });
  }
  post.log.warn(
    { mailId: mail.id, template: mail.template, reason: found.reason },
    'The provider cannot say whether it took this mail; it is sent once more and may arrive twice',
  );
  return (await markResentUnconfirmed(post.db, mail.id, holder)) ? 'send' : 'later';
}

async function settle(post: Post, mail: Claimed, holder: string, outcome: Outcome): Promise<Ended> {
  const { db, log } = post;
  if (outcome.kind === 'taken') {
    await settleSent(db, mail.id, outcome.providerId);
    return 'sent';
  }
  const reason = outcome.reason.slice(0, longestError);
  const about = { mailId: mail.id, template: mail.template, outcome: outcome.kind, reason };
  if (outcome.kind === 'suppressed' || outcome.kind === 'refused') {
    const state = outcome.kind === 'suppressed' ? 'suppressed' : 'set_aside';
    await settleRefused(db, mail.id, holder, state, reason);
    log.warn(
      about,
      state === 'suppressed' ? 'A mail was not sent: its recipient is suppressed' : 'A mail was set aside',
    );
    return 'over';
  }
  const state = await settleFailed(db, mail.id, holder, { reason, unknown: outcome.kind === 'unknown' });
  if (state === 'set_aside') {
    log.error(about, 'A mail was set aside after a day of tries');
    return 'over';
  }
  log.warn(about, 'A mail could not be sent; the queue tries again');
  return 'later';
}

async function lost(db: Db, mailId: string): Promise<Ended> {
  const state = await stateOf(db, mailId);
  return state === 'sent' ? 'sent' : state === 'waiting' ? 'later' : 'over';
}

/** Tries a mail; the signal ends the waiting for the provider. Rejects where the database does. */
export async function tryMail(post: Post, mailId: string, signal: AbortSignal): Promise<Ended> {
  const { db, transport } = post;
  const holder = randomUUID();
  const mail = await claimMail(db, mailId, holder, post.sender);
  if (!mail) return lost(db, mailId);
  // a row from elsewhere: what is written here bears none (enqueue.ts)
  if (!isAddress(mail.recipient)) {
    return settle(post, mail, holder, { kind: 'suppressed', reason: noAddress });
  }
  const next = mail.outcomeUnknown ? await askFirst(post, mail, holder, signal) : 'send';
  if (next !== 'send') return next;
  const { subject, recipient: to, sender } = mail;
  const letter = {
    id: mail.id,
    to,
    subject,
    replyTo: isAddress(sender.email) ? sender.email : '',
    ...render({ ...mail.content, subject }, sender),
  };
  return settle(post, mail, holder, await transport.send(letter, signal));
}
