import { sql } from 'kysely';
import { AppError } from '#shared/errors.ts';
import { formatRupees } from '#shared/format.ts';
import type { ConflictReport, Settle } from '#shared/jobs/conflicts.ts';
import { successMessages } from '#shared/messages.ts';
import type { EventFacts } from '#shared/orders/events.ts';
import { isOpen } from '#shared/orders/stages.ts';
import { toPaise } from '#shared/primitives.ts';
import type { Db, ShopContext } from '../../deps.ts';
import { countUpToLimit } from '../../platform/paging.ts';
import type { UserContext } from '../../procedures/context.ts';
import { actorOf, workerOf } from '../audit/actor.ts';
import { addPayment, lockValidBill } from '../bills/payments/payments.ts';
import { recordEvent } from '../orders/events.ts';
import { wasStepTaken } from '../orders/step-access.ts';

const most = 50;

/**
 * Tells the office what a technician did on a job that had been given away or closed. A repeated
 * `key` changes nothing. An order that was never his is not found.
 */
export async function reportRefused({ db, deps: { clock }, user }: UserContext, report: ConflictReport) {
  const { id, key, at, step, taken, note } = report;
  const now = clock();
  await db.transaction().execute(async (db) => {
    const order = await db
      .selectFrom('orders')
      .select(['stage', 'technician_id'])
      .where('id', '=', id)
      .where(({ eb, or, exists, selectFrom }) =>
        or([
          eb('technician_id', '=', user.id),
          exists(
            selectFrom('order_events')
              .select('order_events.id')
              .whereRef('order_id', '=', 'orders.id')
              .where(({ eb, or }) =>
                or([
                  eb(sql`before ->> 'technicianId'`, '=', user.id),
                  eb.and([eb('by_role', '=', 'technician'), eb('actor_id', '=', user.id)]),
                ]),
              ),
          ),
        ]),
      )
      .forNoKeyUpdate()
      .executeTakeFirstOrThrow(() => new AppError('orderNotFound'));
    // The job is his and open again, so he can take the step himself.
    if (order.technician_id === user.id && isOpen(order.stage)) return;
    if (await wasStepTaken(db, id, key)) return;
    await recordEvent(db, id, workerOf(user), {
      kind: 'conflict',
      stage: order.stage,
      at: now,
      doneAt: new Date(Math.min(Date.parse(at), now.getTime())),
      key,
      after: {
        ...(step && { step }),
        ...(taken && { amount: taken.taken, method: taken.method }),
        ...(note && { note }),
      },
    });
  });
  return { message: successMessages.reported };
}

const factsIn = (after: unknown): EventFacts => after ?? {};

const isSettled = sql<boolean>`exists (select from order_events s where s.order_id = e.order_id
  and s.kind in ('takenOver', 'putAside') and s.after ->> 'conflict' = e.id::text)`;

const open = (db: Db) =>
  db
    .selectFrom('order_events as e')
    .where('e.kind', '=', 'conflict')
    .where(({ not }) => not(isSettled));

export const countConflicts = (db: Db): Promise<number> => countUpToLimit(db, open(db).select('e.id'));

/** Lists what technicians did on jobs no longer theirs until an admin settles it. Oldest first, in rupees. */
export async function listConflicts({ db }: ShopContext) {
  const rows = await open(db)
    .innerJoin('orders as o', 'o.id', 'e.order_id')
    .leftJoin('users as u', 'u.id', 'o.technician_id')
    .select(['e.id', 'e.at', 'e.actor', 'e.after', 'o.id as order_id', 'o.order_number', 'o.fullname'])
    .select(['o.stage', 'u.name'])
    .orderBy('e.id')
    .limit(most)
    .execute();
  return rows.map(({ id, at, actor, after, order_id, order_number, fullname, stage, name }) => {
    const {
      doneAt: moment = at.toISOString(),
      step = null,
      amount = 0,
      method = null,
      note = '',
    } = factsIn(after);
    return {
      ...{ _id: String(id), at: moment, technician: actor, step, taken: amount, method, note },
      ...{ orderId: order_id, orderNumber: order_number, customer: fullname, stage, now: name },
    };
  });
}

/**
 * Settles a conflict. Taking over books what the technician took as a payment of the order's bill, cash as his.
 * Without a bill, or with less due, it is refused. Putting aside books nothing.
 */
export async function settleConflict({ db, deps: { clock }, user }: UserContext, { id, takeOver }: Settle) {
  const actor = actorOf(user);
  await db.transaction().execute(async (db) => {
    const order = await db
      .selectFrom('order_events as e')
      .innerJoin('orders as o', 'o.id', 'e.order_id')
      .leftJoin('bills as b', 'b.number', 'o.bill_number')
      .select(['o.id', 'o.stage', 'b.id as bill', 'e.after', 'e.actor_id'])
      .where('e.id', '=', Number(id))
      .where('e.kind', '=', 'conflict')
      .forNoKeyUpdate('o')
      .executeTakeFirstOrThrow(() => new AppError('orderNotFound'));
    // The row may have waited for the lock, so the order's history is read again.
    const unsettled = await open(db).select('e.id').where('e.id', '=', Number(id)).executeTakeFirst();
    if (!unsettled) throw new AppError('conflictSettled');
    const now = clock();
    const { amount = 0, method } = factsIn(order.after);
    if (takeOver && amount > 0 && method) {
      if (!order.bill) throw new AppError('conflictUnbilled', { words: formatRupees(amount) });
      const locked = await lockValidBill(db, order.bill);
      const payment = {
        method,
        paise: toPaise(amount),
        technicianId: method === 'Cash' ? order.actor_id : null,
      };
      await addPayment(db, actor, order.bill, locked, payment, { at: now, now });
    }
    await recordEvent(db, order.id, actor, {
      kind: takeOver ? 'takenOver' : 'putAside',
      stage: order.stage,
      at: now,
      after: { conflict: id },
    });
  });
  return {
    message: takeOver ? successMessages.conflictTakenOver : successMessages.conflictPutAside,
  };
}
