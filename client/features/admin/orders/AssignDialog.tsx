import { ConfirmDialog } from '#client/ui/ConfirmDialog.tsx';
import type { Order } from '#shared/orders/schema.ts';
import { formatVisit } from '#shared/visits/words.ts';
import type { Assignee } from './use-assigning.tsx';

type Props = {
  visit: Pick<Order, 'orderNumber' | 'fullname' | 'visit'>;
  to: Assignee;
  /** The reason why the technician does not fit: 'Imran has a visit then'. */
  against: string;
  confirm: () => void;
  cancel: () => void;
};

/** Asks before somebody gets a visit that does not fit. */
export const AssignDialog = ({ visit, to, against, confirm, cancel }: Props) => (
  <ConfirmDialog
    question={`${against}. Assign anyway?`}
    yes="Assign anyway"
    confirm={confirm}
    cancel={cancel}
  >
    <p>
      Order {visit.orderNumber} of {visit.fullname}
      {visit.visit && `, ${formatVisit(visit.visit)}`}, for {to?.name}.
    </p>
  </ConfirmDialog>
);
