// The board as it is shown: as the server told it, with one's own moves on top before the server has answered, and held
// still while something is carried.
import { useQueryClient } from '@tanstack/react-query';
import { getQueryKey } from '@trpc/react-query';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { trpc } from '#client/lib/trpc.ts';
import type { Board, BoardVisit } from '#shared/day/schema.ts';
import { indiaDayOf } from '#shared/india-day.ts';
import type { Order } from '#shared/orders/schema.ts';
import { namedApart } from '#shared/technicians/names.ts';
import { useNews } from '../news/news.ts';

/** What a move sets. */
export type Moved = Partial<Pick<BoardVisit, 'technicianId' | 'visit'>>;

/** Ends a move: as the server has it, where it answered with the order, else as it was. */
export type Settle = (order?: Pick<Order, 'technician' | 'visit'>) => Promise<void>;

/** In the order in which they were made. */
type Moves = readonly { id: string; moved: Moved }[];

const withMoves = (visits: readonly BoardVisit[], moves: Moves): BoardVisit[] =>
  visits.map((visit) => {
    let shown = visit;
    for (const { id, moved } of moves) if (id === visit._id) shown = { ...shown, ...moved };
    return shown;
  });

/** A late one that has got a time of the day stands among the day's visits. */
function shownBoard(board: Board, moves: Moves): Board {
  if (moves.length === 0) return board;
  const all = withMoves([...board.visits, ...board.late], moves);
  const isOfDay = ({ visit }: BoardVisit) => visit.date === board.date;
  return { ...board, visits: all.filter(isOfDay), late: all.filter((visit) => !isOfDay(visit)) };
}

/** `now`: milliseconds, anew every minute. */
export function useBoard(date: string | undefined, now: number) {
  const queryClient = useQueryClient();
  const reading = trpc.day.board.useQuery(date ? { date } : {}, { staleTime: 0 });
  const [moves, setMoves] = useState<Moves>([]);
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

  // at midnight nobody has changed anything, and yet it is another board
  const today = data?.today;
  useEffect(() => {
    if (today && indiaDayOf(now) > today) void refetch();
  }, [now, today, refetch]);

  /** Shows a move at once, until what it gives is called: the server has answered. */
  const move = useCallback(
    (id: string, moved: Moved): Settle => {
      const made = { id, moved };
      setMoves((before) => [...before, made]);
      return async (order) => {
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
            (known) => known && shownBoard(known, [{ id, moved: now }]),
          );
        }
        // what was moved again meanwhile stays there
        setMoves((before) => before.filter((other) => other !== made));
        void queryClient.invalidateQueries({ queryKey: key });
      };
    },
    [queryClient],
  );
  /** Holds the board still while something is carried, so that its place does not go under the hand. */
  const hold = useCallback((still: boolean) => setHeld(still ? (data ?? null) : null), [data]);
  return { reading, board, move, hold };
}
