// Another time is asked first: the customer gets a mail about it.
import { ConfirmDialog } from '#client/ui/ConfirmDialog.tsx';
import { Notice } from '#client/ui/Notice.tsx';
import type { BoardVisit, BoardWindow } from '#shared/day/schema.ts';
import { formatVisit } from '#shared/visits/words.ts';
import type { Assignee } from '../orders/use-assigning.tsx';

type Props = {
  visit: BoardVisit;
  window: BoardWindow | undefined;
  date: string;
  /** Who comes then, where that changes too. */
  to: Assignee | undefined;
  confirm: () => void;
  cancel: () => void;
};

export function MoveDialog({ visit, window, date, to, confirm, cancel }: Props) {
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
