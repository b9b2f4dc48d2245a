import { trpc } from '#client/lib/trpc.ts';
import { wordsAgainst } from '#shared/day/suggest.ts';
import type { Order } from '#shared/orders/schema.ts';
import type { Work } from './work.ts';

/**
 * Returns why the technician does not fit some of the orders, by the order's id. Reads the board of each day. An
 * order that is assigned first counts as the technician's visit for the next one. Null until the boards have answered.
 */
export function useObjections(
  orders: readonly Order[],
  work: Work | null,
): ReadonlyMap<string, string> | null {
  const technicianId = work?.kind === 'assign' ? (work.technician?._id ?? null) : null;
  const days = technicianId ? [...new Set(orders.map(({ visit }) => visit?.date))] : [];
  const boards = trpc.useQueries((t) =>
    days.map((date) => t.day.board(date ? { date } : {}, { staleTime: 0 })),
  );
  if (boards.some(({ isPending }) => isPending)) return null;
  const objections = new Map<string, string>();
  for (const { data: board } of boards) {
    if (!board) continue;
    let visits = board.visits;
    for (const { _id } of orders) {
      const all = [...visits, ...board.late, ...board.noTime, ...board.waiting];
      const card = all.find((one) => one._id === _id);
      if (!card || objections.has(_id)) continue;
      const words = wordsAgainst({ ...board, visits }, card, technicianId);
      if (words) objections.set(_id, words);
      else visits = visits.map((one) => (one._id === _id ? { ...one, technicianId } : one));
    }
  }
  return objections;
}
