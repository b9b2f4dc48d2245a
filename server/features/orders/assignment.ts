import { AppError } from '#shared/errors.ts';
import { successMessages } from '#shared/messages.ts';
import { isOpen } from '#shared/orders/stages.ts';
import { rolesThat } from '#shared/permissions.ts';
import type { Assign } from '#shared/technicians/schema.ts';
import type { Db, Deps } from '../../deps.ts';
import { changeTime } from '../../platform/db/change-time.ts';
import type { Actor } from '../audit/actor.ts';
import { queueJobNews } from '../job-news/job-news.ts';
import { recordEvent } from './events.ts';
import { orderById } from './queries.ts';
import { stepImpossible } from './step-access.ts';

export async function assignOrder(db: Db, { clock }: Deps, actor: Actor, { id, technicianId, was }: Assign) {
  const message = technicianId ? successMessages.technicianAssigned : successMessages.bookingUpdated;
  return db.transaction().execute(async (db) => {
    const order = await db
      .selectFrom('orders')
      .leftJoin('users', 'users.id', 'technician_id')
      .select(['orders.id', 'stage', 'technician_id', 'technician_busy', 'users.name'])
      .where('orders.id', '=', id)
      .forNoKeyUpdate('orders')
      .executeTakeFirstOrThrow(() => new AppError('orderNotFound'));
    if (order.technician_id === technicianId && !order.technician_busy)
      return { message, data: await orderById(db, id) };
    if (!isOpen(order.stage)) throw stepImpossible(order.stage);
    if (was !== undefined && was !== order.technician_id)
      throw new AppError('assignedMeanwhile', { words: order.name ?? 'nobody' });
    const name = technicianId && (await technicianNamed(db, technicianId));
    const at = clock();
    await db
      .updateTable('orders')
      .set({ technician_id: technicianId, technician_busy: false, updated_at: changeTime })
      .where('id', '=', id)
      .execute();
    await queueJobNews(db, at, 'withdrawn', order.technician_id, [id]);
    await queueJobNews(db, at, 'new', technicianId, [id]);
    const before = {
      ...(order.name !== null && { technician: order.name }),
      technicianId: order.technician_id ?? '',
    };
    await recordEvent(db, id, actor, {
      kind: name ? 'assigned' : 'unassigned',
      stage: order.stage,
      at,
      before,
      after: name ? { technician: name } : {},
    });
    return { message, data: await orderById(db, id) };
  });
}

// FOR SHARE makes a concurrent change of the role wait. FOR KEY SHARE would not, because role is not a key
// column.
async function technicianNamed(db: Db, id: string): Promise<string> {
  const row = await db
    .selectFrom('users')
    .select('name')
    .where('id', '=', id)
    .where('role', 'in', rolesThat('jobs.work'))
    .forShare()
    .executeTakeFirstOrThrow(() => new AppError('technicianNotFound'));
  return row.name;
}
