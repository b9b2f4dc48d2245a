import { formatMonth } from '#shared/date-format.ts';
import { AppError } from '#shared/errors.ts';
import { successMessages } from '#shared/messages.ts';
import type { Db } from '../../../deps.ts';
import { indiaDay } from '../../../platform/india-days.ts';
import type { UserContext } from '../../../procedures/context.ts';
import { actorName, clerkOf } from '../../audit/actor.ts';
import { recordChange } from '../../audit/audit.ts';
import { closedMonthOf } from '../../orders/closed-months.ts';

export async function closedMonths(db: Db): Promise<string[]> {
  const rows = await db.selectFrom('closed_months').select('month').orderBy('month', 'desc').execute();
  return rows.map(({ month }) => month);
}

export async function refuseClosedMonth(db: Db, at: Date): Promise<void> {
  const month = await closedMonthOf(db, at);
  if (month) throw new AppError('monthClosed', { words: formatMonth(month) });
}

/** Closes a month for corrections of payments. A second call changes nothing. */
export async function closeMonth({ db, deps: { clock }, user }: UserContext, { month }: { month: string }) {
  const now = clock();
  if (month >= indiaDay(now).slice(0, 7)) throw new AppError('monthNotOver');
  const actor = clerkOf(user);
  await db.transaction().execute(async (db) => {
    const { numInsertedOrUpdatedRows } = await db
      .insertInto('closed_months')
      .values({ month, at: now, actor_id: actor.id, actor: actorName(actor) })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirstOrThrow();
    if (numInsertedOrUpdatedRows) await recordChange(db, user, 'month.close', month, formatMonth(month));
  });
  return { message: successMessages.monthClosed, data: await closedMonths(db) };
}
