// An order's status: Complete or Incomplete, as older clients and All Orders set it. Complete is the stage done.
import type { Status } from '#shared/business.ts';
import { successMessages } from '#shared/messages.ts';
import type { Order } from '#shared/orders/schema.ts';
import type { Deps } from '../../deps.ts';
import type { Db } from '../../platform/db/schema.ts';
import type { CurrentUser } from '../../procedures/context.ts';
import { actorOf } from '../audit/actor.ts';
import { statusChangedMail } from './mail.ts';
import { orderWithLink } from './queries.ts';
import { type Billing, type LockedOrder, type Step, takeStep } from './steps.ts';
import { enqueueWithdrawnClaimMails } from './withdrawn-claim-mails.ts';

type Needs = Pick<Deps, 'mail' | 'config' | 'clock' | 'cache' | 'tracking'> & Billing;

/**
 * Sets the status and mails it. The answer says whether the first attempt to send succeeded. Setting the same status again
 * changes and sends nothing (docs/rules.md#orders). Throws AppError orderNotFound.
 */
export async function setOrderStatus(
  db: Db,
  deps: Needs,
  actor: CurrentUser,
  { id, status }: { id: string; status: Status },
): Promise<{ message: string; data: Order }> {
  const decide = (order: LockedOrder) => stepTo(status, order);
  const { data, mailId, others } = await takeStep(
    db,
    deps,
    { actor: actorOf(actor), orderId: id, decide },
    async (db, stepped) => {
      const { order: data, link } = await orderWithLink(db, deps, id);
      return {
        data,
        others: await enqueueWithdrawnClaimMails(db, deps, stepped),
        mailId:
          stepped.changed && data.email ? await deps.mail.enqueue(db, statusChangedMail(data, link)) : null,
      };
    },
  );
  others.forEach(deps.mail.attemptSoon);
  if (mailId === null) return { message: successMessages.statusUpdated, data };
  const sent = await deps.mail.attempt(mailId);
  return {
    message: sent ? successMessages.statusUpdatedMailSent : successMessages.statusUpdatedMailFailed,
    data,
  };
}

function stepTo(status: Status, { status: now, visit_from: visit }: LockedOrder): Step | null {
  if (now === status) return null;
  if (status === 'Complete') return { to: 'done' };
  return { to: visit ? 'scheduled' : 'requested' };
}
