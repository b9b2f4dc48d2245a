// An order's status: Complete or Incomplete, any change between them, told to the customer by mail.
import type { Status } from '#shared/business.ts';
import { AppError } from '#shared/errors.ts';
import { successMessages } from '#shared/messages.ts';
import type { Order } from '#shared/orders/schema.ts';
import type { Deps } from '../../deps.ts';
import type { Db } from '../../platform/db/schema.ts';
import type { CurrentUser } from '../../procedures/context.ts';
import { recordChange } from '../backoffice/audit.ts';
import { statusChangedMail } from './mail.ts';
import { orderById } from './queries.ts';

type Needs = Pick<Deps, 'mail' | 'config'>;

/**
 * Sets the status and mails it; one attempt at sending decides the words of the answer. The status that it has
 * already changes and sends nothing (docs/rules.md#orders). Throws AppError orderNotFound.
 */
export async function setOrderStatus(
  db: Db,
  deps: Needs,
  actor: CurrentUser,
  input: { id: string; status: Status },
): Promise<{ message: string; data: Order }> {
  const { data, mailId } = await db.transaction().execute((db) => changeStatus(db, deps, actor, input));
  if (mailId === null) return { message: successMessages.statusUpdated, data };
  const sent = await deps.mail.attempt(mailId);
  return {
    message: sent ? successMessages.statusUpdatedMailSent : successMessages.statusUpdatedMailFailed,
    data,
  };
}

async function changeStatus(
  db: Db,
  { mail, config }: Needs,
  actor: CurrentUser,
  { id, status }: { id: string; status: Status },
): Promise<{ data: Order; mailId: string | null }> {
  const before = await db
    .selectFrom('orders')
    .select(['status', 'order_number', 'fullname'])
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!before) throw new AppError('orderNotFound');
  if (before.status === status) return { data: await orderById(db, id), mailId: null };
  await db.updateTable('orders').set({ status }).where('id', '=', id).execute();
  await recordChange(db, actor, {
    action: 'order.setStatus',
    entityId: id,
    label: `Order ${before.order_number}, ${before.fullname}`,
    before: { status: before.status },
    after: { status },
  });
  const data = await orderById(db, id);
  return { data, mailId: await mail.enqueue(db, statusChangedMail(data, config.publicUrl)) };
}
