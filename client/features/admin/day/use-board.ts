// The board as it is shown: as the server told it, with one's own moves on top before the server has answered, and held
// still while something is carried.
import { useQueryClient } from '@tanstack/react-query';
import { getQueryKey } from '@trpc/react-query';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { trpc } from '#client/lib/trpc.ts';
import type { Board, BoardVisit } from '#shared/day/schema.ts';
import type { Order } from '#shared/orders/schema.ts';
import { namedApart } from '#shared/technicians/names.ts';
import { useNews } from '../news/news.ts';

/** What a move sets. */
export type Moved = Partial<Pick<BoardVisit, 'technicianId' | 'visit'>>;

type Moves = ReadonlyMap<string, Moved>;

const withMoves = (visits: readonly BoardVisit[], moves: Moves): BoardVisit[] =>
  visits.map((visit) => {
    const moved = moves.get(visit._id);
    return moved ? { ...visit, ...moved } : visit;
  });

/** A late one that has got a time of the day stands among the day's visits. */
function shownBoard(board: Board, moves: Moves): Board {
  if (moves.size === 0) return board;
  const all = withMoves([...board.visits, ...board.late], moves);
  const isOfDay = ({ visit }: BoardVisit) => visit.date === board.date;
  return { ...board, visits: all.filter(isOfDay), late: all.filter((visit) => !isOfDay(visit)) };
}

export function useBoard(date: string | undefined) {
  const queryClient = useQueryClient();
  const reading = trpc.day.board.useQuery(date ? { date } : {}, { staleTime: 0 });
  const [moves, setMoves] = useState<Moves>(new Map());
  const [held, setHeld] = useState<Board | null>(null);
  const told = held ?? reading.data;
  const technicians = useMemo(() => namedApart(told?.technicians ?? []), [told?.technicians]);
  const board = useMemo(
    () => told && { ...shownBoard(told, moves), technicians },
    [told, moves, technicians],
  );

  // new bookings are told by their number; what is changed, as everywhere, by use-changes.ts
  const came = useNews()?.orders ?? 0;
  const { refetch, data } = reading;
  useEffect(() => {
    if (came > 0) void refetch();
  }, [came, refetch]);

  /** Shows a move at once, until `settle` says that the server has answered. */
  const move = useCallback(
    (id: string, moved: Moved) =>
      setMoves((before) => new Map(before).set(id, { ...before.get(id), ...moved })),
    [],
  );
  /** Ends a move: as the server has it, where it answered with the order, else as it was. */
  const settle = useCallback(
    async (id: string, order?: Pick<Order, 'technician' | 'visit'>) => {
      const key = getQueryKey(trpc.day.board);
      if (order) {
        // a reading that is on its way may be older than the answer
        await queryClient.cancelQueries({ queryKey: key });
        const now = {
          technicianId: order.technician?._id ?? null,
          ...(order.visit && { visit: order.visit }),
        };
        queryClient.setQueriesData<Board>(
          { queryKey: key },
          (known) => known && shownBoard(known, new Map([[id, now]])),
        );
      }
      setMoves((before) => {
        const next = new Map(before);
        next.delete(id);
        return next;
      });
      void queryClient.invalidateQueries({ queryKey: key });
    },
    [queryClient],
  );
  /** Holds the board still while something is carried, so that its place does not go under the hand. */
  const hold = useCallback((still: boolean) => setHeld(still ? (data ?? null) : null), [data]);
  return { reading, board, move, settle, hold };
}
