import { type ReactNode, useRef, useState } from 'react';
import { wordsOf } from '#client/lib/failure.ts';
import { toast } from '#client/lib/toast.ts';
import { trpc } from '#client/lib/trpc.ts';
import type { Board, BoardWindow } from '#shared/day/schema.ts';
import { wordsAgainst } from '#shared/day/suggest.ts';
import { isOpen } from '#shared/orders/stages.ts';
import { formatWindow } from '#shared/visits/words.ts';
import { type Assignee, useAssigning } from '../orders/use-assigning.tsx';
import { MoveDialog, type Question } from './MoveDialog.tsx';
import {
  type CardVisit,
  isSamePlace,
  isShelved,
  type Place,
  placeOf,
  placeWords,
  whyNotThere,
} from './places.ts';
import { dayTexts as t } from './texts.ts';
import type { useBoard } from './use-board.ts';

type Shown = Pick<ReturnType<typeof useBoard>, 'showMove'> & { board: Board | undefined };

export type MovesOfBoard = {
  assign: (visit: CardVisit, technicianId: string | null) => void;
  put: (visit: CardVisit, to: Place) => void;
};

/**
 * Moves visits on the day board. `announce` speaks to screen readers. `moves` never changes its reference.
 * `prompt` contains the dialogs.
 */
export function useMoves(
  { board, showMove }: Shown,
  announce: (words: string) => void,
): { moves: MovesOfBoard; prompt: ReactNode } {
  const assigning = useAssigning({ quiet: true });
  const reschedule = trpc.orders.reschedule.useMutation();
  const [question, setQuestion] = useState<Question | null>(null);

  const assigneeOf = (id: string | null): Assignee => {
    const technician = board?.technicians.find(({ _id }) => _id === id);
    return technician ? { _id: technician._id, name: technician.name } : null;
  };

  const assignTo = async (visit: CardVisit, technicianId: string | null): Promise<boolean> => {
    const wanted = assigneeOf(technicianId);
    const endMove = showMove(visit._id, { technicianId });
    const isAssigned = await assigning.assign(visit, wanted);
    void endMove();
    if (isAssigned)
      announce(
        wanted
          ? t('assignedTo', { name: visit.fullname, technician: wanted.name })
          : t('assignedToNobody', { name: visit.fullname }),
      );
    return isAssigned;
  };

  const moveTo = async ({ visit, technicianId }: Question, window: BoardWindow) => {
    if (!board) return;
    const endMove = showMove(visit._id, {
      technicianId,
      visit: { date: board.date, from: window.from, to: window.to },
    });
    try {
      const { message } = await reschedule.mutateAsync({
        id: visit._id,
        visit: { date: board.date, from: window.from },
        ...(window.free === 0 && { knowingly: true }),
      });
      toast.success(message);
      const isAssigned = technicianId === visit.technicianId || (await assignTo(visit, technicianId));
      const to = { technicianId, from: window.from };
      announce(
        t('movedTo', {
          name: visit.fullname,
          place: isAssigned ? placeWords(to, board) : formatWindow(window),
        }),
      );
    } catch (error) {
      toast.error(wordsOf(error));
    }
    void endMove();
  };

  const againstOf = (visit: CardVisit, technicianId: string | null, window: BoardWindow | null): string => {
    if (!board) return '';
    const moved = window ? { ...visit, visit: { ...window, date: board.date } } : visit;
    return wordsAgainst(board, moved, technicianId);
  };

  const assign = (visit: CardVisit, technicianId: string | null) => {
    const against = againstOf(visit, technicianId, null);
    if (against) setQuestion({ visit, technicianId, window: null, against });
    else void assignTo(visit, technicianId);
  };

  const put = (visit: CardVisit, to: Place) => {
    if (!board) return;
    const at = placeOf(visit, board.date);
    if (!isShelved(visit)) {
      if (isSamePlace(at, to)) return announce(t('stays'));
      if (!isOpen(visit.stage)) return refuse(t('over'));
      if (to.from === at.from) return assign(visit, to.technicianId);
    }
    const why = whyNotThere(visit, to.from, board, Date.now());
    const window = board.windows.find(({ from }) => from === to.from);
    if (why !== null || !window) return refuse(why ?? '');
    const against = againstOf(visit, to.technicianId, window);
    setQuestion({ visit, technicianId: to.technicianId, window, against });
  };
  const refuse = (words: string) => {
    toast.error(words);
    announce(words);
  };

  // `moves` never changes its reference, so that memoized cards do not render with every change of the board.
  const latest = useRef({ assign, put });
  latest.current = { assign, put };
  const moves = useRef<MovesOfBoard>({
    assign: (visit, technicianId) => latest.current.assign(visit, technicianId),
    put: (visit, to) => latest.current.put(visit, to),
  }).current;

  return {
    moves,
    prompt: (
      <>
        {assigning.prompt}
        {question && board && (
          <MoveDialog
            {...question}
            date={board.date}
            to={assigneeOf(question.technicianId)}
            confirm={() => {
              setQuestion(null);
              if (question.window) void moveTo(question, question.window);
              else void assignTo(question.visit, question.technicianId);
            }}
            cancel={() => {
              setQuestion(null);
              announce(t('stays'));
            }}
          />
        )}
      </>
    ),
  };
}
