// Ends a technician's work. The open orders go to other technicians, and the role and the sessions end.
// Bills, events and ratings keep the technician's name.
import { sql } from 'kysely';
import { type Leave, maxGivenOut } from '#shared/day/schema.ts';
import { suggest } from '#shared/day/suggest.ts';
import { suggestionTexts } from '#shared/day/texts.ts';
import { AppError } from '#shared/errors.ts';
import { successMessages } from '#shared/messages.ts';
import { rolesThat } from '#shared/permissions.ts';
import { toRupees } from '#shared/primitives.ts';
import type { Db, ShopContext } from '../../deps.ts';
import { invalidatingTransaction } from '../../platform/cache.ts';
import { within } from '../../platform/db/conditions.ts';
import type { UserContext } from '../../procedures/context.ts';
import { endStaffRole } from '../accounts/sessions.ts';
import { actorOf } from '../audit/actor.ts';
import { recordChange } from '../audit/audit.ts';
import { heldPaise } from '../bills/cash/held.ts';
import { dropJobNews } from '../job-news/job-news.ts';
import { reassignOpenJobs } from '../orders/open-jobs.ts';
import { isOpenOrder } from '../orders/open-orders.ts';
import { listTechnicians } from '../technicians/queries.ts';
import { presentVisit } from '../visits/windows.ts';
import { presentBoardVisit, presentOrder, readRows, readVisits } from './board.ts';

const maxNeighbours = 2000;

/**
 * The open orders and the cash (in rupees) of a technician who leaves. `reason` says why `technicianId` is suggested, or
 * why nobody is.
 */
export async function readLeavingWork({ db, deps: { clock } }: ShopContext, { id }: { id: string }) {
  const [technicians, rows, held] = await Promise.all([
    listTechnicians(db),
    readRows(db, sql`technician_id = ${id} and ${isOpenOrder()}`, 'due_at', maxGivenOut),
    heldPaise(db, id),
  ]);
  if (!technicians.some(({ _id }) => _id === id)) throw new AppError('technicianNotFound');
  const now = clock().getTime();
  const others = technicians.filter(({ _id }) => _id !== id);
  const his = rows.slice(0, maxGivenOut);
  const orders = his.map((row) => ({ ...presentOrder(row), visit: presentVisit(row) }));
  const dates = [...new Set(orders.flatMap(({ visit }) => (visit ? [visit.date] : [])))].toSorted();
  const neighbours = await visitsBetween(db, dates.at(0), dates.at(-1));
  const suggestions = dates.flatMap((date) =>
    suggest(
      {
        visits: neighbours
          .filter(({ visit }) => visit.date === date)
          .map((visit) => (visit.technicianId === id ? { ...visit, technicianId: null } : visit)),
        technicians: others.map((one) => ({ ...one, onDuty: one.onDuty && !one.daysOff.includes(date) })),
      },
      now,
    ),
  );
  const found = new Map(suggestions.map((suggestion) => [suggestion.visitId, suggestion]));
  return {
    technicians: others.map(({ _id, name }) => ({ _id, name })),
    orders: orders.map(({ _id, orderNumber, fullname, area, products, stage, visit }) => {
      const { technicianId = null, reason = suggestionTexts('noTime') } = found.get(_id) ?? {};
      return { _id, orderNumber, fullname, area, products, stage, visit, technicianId, reason };
    }),
    held: toRupees(held),
  };
}

async function visitsBetween(db: Db, first: string | undefined, last: string | undefined) {
  if (!first || !last) return [];
  const days = within(sql`visit_from`, { from: first, to: last });
  return (await readVisits(db, days, maxNeighbours)).map(presentBoardVisit);
}

/**
 * The former technician stays a customer. If another admin has already reassigned an order, that technician
 * keeps it.
 */
export async function leave({ db, deps: { clock, cache }, user: admin }: UserContext, { id, orders }: Leave) {
  const now = clock();
  const takers = [...new Set(orders.flatMap(({ technicianId }) => technicianId ?? []))];
  await invalidatingTransaction(db, cache, ['technicians'], async (db) => {
    const locked = await db
      .selectFrom('users')
      .select(['id', 'name', 'role', 'user_id'])
      .where('id', 'in', [id, ...takers])
      .where('role', 'in', rolesThat('jobs.work'))
      .orderBy('id')
      .forNoKeyUpdate()
      .execute();
    const from = locked.find((one) => one.id === id);
    if (!from || takers.includes(id) || locked.length <= takers.length)
      throw new AppError('technicianNotFound');
    const actor = actorOf(admin);
    for (const taker of takers) {
      const to = locked.find((one) => one.id === taker) ?? null;
      const ids = orders.filter(({ technicianId }) => technicianId === taker).map((order) => order.id);
      await reassignOpenJobs(db, now, actor, { from, to, days: null, ids });
    }
    await reassignOpenJobs(db, now, actor, { from, to: null, days: null });
    await endStaffRole(db, id);
    await dropJobNews(db, id);
    await recordChange(db, admin, 'technician.leave', id, `${from.name} (${from.user_id})`, {
      before: { role: from.role },
      after: { role: 'GENERAL' },
    });
  });
  return { message: successMessages.technicianLeft };
}
