import { type ReactNode, useRef, useState } from 'react';
import { wordsOf } from '#client/lib/failure.ts';
import { toast } from '#client/lib/toast.ts';
import { trpc } from '#client/lib/trpc.ts';
import { ConfirmDialog } from '#client/ui/ConfirmDialog.tsx';
import { Notice } from '#client/ui/Notice.tsx';
import type { Board, BoardVisit, BoardWindow } from '#shared/day/schema.ts';
import { isOpen } from '#shared/orders/stages.ts';
import { formatVisit } from '#shared/visits/words.ts';
import { type Assignee, useAssigning } from '../orders/use-assigning.tsx';
import { hoursOf, isSamePlace, type Place, placeOf, placeWords, whyNotThere } from './places.ts';
import type { useBoard } from './use-board.ts';

type Shown = Pick<ReturnType<typeof useBoard>, 'showMove'> & { board: Board | undefined };

type Question = { visit: BoardVisit; to: Place & { from: string } };

export type MovesOfBoard = {
  assign: (visit: BoardVisit, technicianId: string | null) => void;
  put: (visit: BoardVisit, to: Place) => void;
};

/** `announce` speaks to screen readers. `moves` keeps its reference; `prompt` holds the dialogs. */
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

  const assignTo = async (visit: BoardVisit, technicianId: string | null): Promise<boolean> => {
    const wanted = assigneeOf(technicianId);
    const endMove = showMove(visit._id, { technicianId });
    const isAssigned = await assigning.assign(visit, wanted);
    void endMove();
    if (isAssigned)
      announce(`${visit.fullname}: ${wanted ? `assigned to ${wanted.name}` : 'assigned to nobody'}.`);
    return isAssigned;
  };

  const moveTo = async ({ visit, to }: Question) => {
    if (!board) return;
    setQuestion(null);
    const window = board.windows.find(({ from }) => from === to.from);
    if (!window) return;
    const endMove = showMove(visit._id, {
      technicianId: to.technicianId,
      visit: { date: board.date, from: window.from, to: window.to },
    });
    try {
      const { message } = await reschedule.mutateAsync({
        id: visit._id,
        visit: { date: board.date, from: window.from },
        ...(window.free === 0 && { knowingly: true }),
      });
      toast.success(message);
      const isAssigned = to.technicianId === visit.technicianId || (await assignTo(visit, to.technicianId));
      announce(`${visit.fullname} moved to ${isAssigned ? placeWords(to, board) : hoursOf(window)}.`);
    } catch (error) {
      toast.error(wordsOf(error));
    }
    void endMove();
  };

  const put = (visit: BoardVisit, to: Place) => {
    if (!board) return;
    const at = placeOf(visit, board.date);
    if (isSamePlace(at, to)) return announce('It stays where it was.');
    if (!isOpen(visit.stage)) return refuse('This visit is isAssigned.');
    if (to.from === at.from) return void assignTo(visit, to.technicianId);
    const why = whyNotThere(visit, to.from, board, Date.now());
    if (why !== null || to.from === null) return refuse(why ?? '');
    setQuestion({ visit, to: { ...to, from: to.from } });
  };
  const refuse = (words: string) => {
    toast.error(words);
    announce(words);
  };

  // a stable reference, so that memoized cards do not render with every change of the board
  const latest = useRef({ assignTo, put });
  latest.current = { assignTo, put };
  const moves = useRef<MovesOfBoard>({
    assign: (visit, technicianId) => void latest.current.assignTo(visit, technicianId),
    put: (visit, to) => latest.current.put(visit, to),
  }).current;

  return {
    moves,
    prompt: (
      <>
        {assigning.prompt}
        {question && board && (
          <MoveDialog
            visit={question.visit}
            window={board.windows.find(({ from }) => from === question.to.from)}
            date={board.date}
            to={
              question.to.technicianId === question.visit.technicianId
                ? undefined
                : assigneeOf(question.to.technicianId)
            }
            confirm={() => void moveTo(question)}
            cancel={() => {
              setQuestion(null);
              announce('It stays where it was.');
            }}
          />
        )}
      </>
    ),
  };
}

type Props = {
  visit: BoardVisit;
  window: BoardWindow | undefined;
  date: string;
  /** The new technician, if the move changes it. */
  to: Assignee | undefined;
  confirm: () => void;
  cancel: () => void;
};

function MoveDialog({ visit, window, date, to, confirm, cancel }: Props) {
  if (!window) return null;
  const overbooks = window.free === 0;
  return (
    <ConfirmDialog
      question={`Move to ${formatVisit({ date, from: window.from, to: window.to })}?`}
      yes={overbooks ? 'Move nevertheless' : 'Move'}
      confirm={confirm}
      cancel={cancel}
    >
      <p>
        Order {visit.orderNumber} of {visit.fullname}, until now {formatVisit(visit.visit)}. The customer gets
        an email about the new time.
      </p>
      {to !== undefined && <p>{to ? `${to.name} comes then.` : 'Nobody has it then.'}</p>}
      {overbooks && (
        <Notice kind="note">
          <p>
            {window.taken >= window.visits
              ? `This time is full: ${window.taken} of ${window.visits} visits are taken.`
              : 'This time begins too soon for customers to choose it.'}
          </p>
        </Notice>
      )}
    </ConfirmDialog>
  );
}
