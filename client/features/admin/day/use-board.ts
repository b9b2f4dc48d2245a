import { useCallback, useEffect, useMemo, useState } from 'react';
import { trpc } from '#client/lib/trpc.ts';
import type { Board, BoardVisit, ShelvedOrder } from '#shared/day/schema.ts';
import { indiaDayOf } from '#shared/india-day.ts';
import { namedApart } from '#shared/technicians/names.ts';
import { useNews } from '../news/news.ts';
import type { CardVisit } from './places.ts';

const minute = 60_000;

export type Move = Partial<Pick<BoardVisit, 'technicianId' | 'visit'>>;

/** A late visit, or an order without a time, joins the shown day's visits if it gets a time on that day. */
function withMove(board: Board, id: string, move: Move): Board {
  const moved = <T extends CardVisit>(visits: readonly T[]): T[] =>
    visits.map((visit) => (visit._id === id ? { ...visit, ...move } : visit));
  const placed = [...board.noTime, ...board.waiting].flatMap((order) =>
    order._id === id && move.visit
      ? [{ ...order, ...move, visit: move.visit, stage: 'scheduled' as const }]
      : [],
  );
  const left = (orders: readonly ShelvedOrder[]) =>
    moved(orders.filter(({ _id }) => _id !== id || !move.visit));
  const visits = [...moved([...board.visits, ...board.late]), ...placed];
  const isOfDay = ({ visit }: BoardVisit) => visit.date === board.date;
  return {
    ...board,
    visits: visits.filter(isOfDay),
    late: visits.filter((visit) => !isOfDay(visit)),
    noTime: left(board.noTime),
    waiting: left(board.waiting),
  };
}

/** Reads the day board. `now` (in milliseconds) changes every minute. */
export function useBoard(date: string | undefined, now: number) {
  const queries = trpc.useUtils();
  const reading = trpc.day.board.useQuery(date ? { date } : {}, {
    staleTime: 0,
    refetchInterval: minute,
  });
  const { refetch, data } = reading;
  const [frozen, setFrozen] = useState<Board | null>(null);
  const technicians = useMemo(() => namedApart(data?.technicians ?? []), [data?.technicians]);
  const [moves, setMoves] = useState<readonly { id: string; move: Move }[]>([]);
  const current = useMemo(
    () => data && { ...moves.reduce((board, { id, move }) => withMove(board, id, move), data), technicians },
    [data, moves, technicians],
  );
  const board = frozen ?? current;

  const newOrders = useNews()?.orders ?? 0;
  useEffect(() => {
    if (newOrders > 0) void refetch();
  }, [newOrders, refetch]);

  // Without a date in the URL, the board shows today, which changes at midnight.
  const today = data?.today;
  useEffect(() => {
    if (today && indiaDayOf(now) > today) void refetch();
  }, [now, today, refetch]);

  /** Shows a move before the server has answered. The returned function reads the board again. */
  const showMove = useCallback(
    (id: string, move: Move) => {
      const pending = { id, move };
      setMoves((all) => [...all, pending]);
      return async () => {
        await queries.day.board.invalidate();
        setMoves((all) => all.filter((other) => other !== pending));
      };
    },
    [queries],
  );
  /** Freezes the shown board during a drag, so that card and drop target stay. */
  const freeze = useCallback((still: boolean) => setFrozen(still ? (current ?? null) : null), [current]);
  return { reading, board, showMove, freeze };
}
