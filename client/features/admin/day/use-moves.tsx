import { useState } from 'react';
import { flushSync } from 'react-dom';
import { wordsOf } from '#client/lib/failure.ts';
import { toast } from '#client/lib/toast.ts';
import { trpc } from '#client/lib/trpc.ts';
import type { Board, BoardWindow } from '#shared/day/schema.ts';
import { wordsAgainst } from '#shared/day/suggest.ts';
import { isOpen } from '#shared/orders/stages.ts';
import { formatWindow } from '#shared/visits/words.ts';
import { type Assignee, useAssigning } from '../orders/assigning/use-assigning.tsx';
import { MoveDialog, type Question } from './MoveDialog.tsx';
import {
  type CardVisit,
  isShelved,
  type Place,
  placeKey,
  placeOf,
  placeWords,
  whyNotThere,
} from './places.ts';
import { dayTexts as t } from './texts.ts';
import type { useBoard } from './use-board.ts';

type Shown = Pick<ReturnType<typeof useBoard>, 'showMove'> & { board: Board | undefined };

/** Sends moves, shows them before the server has answered, and announces them. */
function useSending({ board, showMove }: Shown, announce: (words: string) => void) {
  const assigning = useAssigning({ quiet: true });
  const reschedule = trpc.orders.reschedule.useMutation();

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

  const moveTo = async ({ visit, technicianId, window }: Question) => {
    if (!board) return;
    const { date } = board;
    const { from, to } = window;
    const endMove = showMove(visit._id, { technicianId, visit: { date, from, to } });
    try {
      const { message } = await reschedule.mutateAsync({
        id: visit._id,
        visit: { date, from },
        ...(window.free === 0 && { knowingly: true }),
      });
      toast.success(message);
      const isAssigned = technicianId === visit.technicianId || (await assignTo(visit, technicianId));
      const place = isAssigned ? placeWords({ technicianId, from }, board) : formatWindow(window);
      announce(t('movedTo', { name: visit.fullname, place }));
    } catch (error) {
      toast.error(wordsOf(error));
    }
    void endMove();
  };
  const giveTo = async (visit: CardVisit, technicianId: string | null, against: string) => {
    if (await assigning.isSure(visit, assigneeOf(technicianId), against)) await assignTo(visit, technicianId);
    else announce(t('stays'));
  };
  return { assigneeOf, giveTo, moveTo, prompt: assigning.prompt };
}

// Moves the focus to the card in its new place, because a drag by pointer does not move the focus.
const focusCard = ({ _id }: CardVisit) =>
  document.querySelector<HTMLElement>(`[data-visit="${_id}"] a`)?.focus({ preventScroll: true });

/** Decides about moves of the day board: refuses, asks or sends. `announce` speaks to screen readers. */
export function useMoves(shown: Shown, announce: (words: string) => void) {
  const { board } = shown;
  const { assigneeOf, giveTo, moveTo, prompt } = useSending(shown, announce);
  const [question, setQuestion] = useState<Question | null>(null);

  const againstOf = (visit: CardVisit, technicianId: string | null, window: BoardWindow | null): string => {
    if (!board) return '';
    const moved = window ? { ...visit, visit: { ...window, date: board.date } } : visit;
    return wordsAgainst(board, moved, technicianId);
  };

  const assign = (visit: CardVisit, technicianId: string | null) =>
    void giveTo(visit, technicianId, againstOf(visit, technicianId, null));

  const put = (visit: CardVisit, to: Place) => {
    if (!board) return;
    focusCard(visit);
    const at = placeOf(visit, board.date);
    if (!isShelved(visit)) {
      if (placeKey(at) === placeKey(to)) return announce(t('stays'));
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

  return {
    moves: { assign, put },
    prompt: (
      <>
        {prompt}
        {question && board && (
          <MoveDialog
            {...question}
            date={board.date}
            to={assigneeOf(question.technicianId)}
            confirm={() => {
              // The card is in its new place before it gets the focus.
              flushSync(() => {
                setQuestion(null);
                void moveTo(question);
              });
              focusCard(question.visit);
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
