import { ConfirmDialog } from '#client/ui/ConfirmDialog.tsx';
import type { Order } from '#shared/orders/schema.ts';
import { formatVisit } from '#shared/visits/words.ts';
import { ordersTexts as t } from '../texts.ts';
import type { Assignee } from './use-assigning.tsx';

type Props = {
  visit: Pick<Order, 'orderNumber' | 'fullname' | 'visit'>;
  to: Assignee;
  /** The reason why the technician does not fit: 'Imran has a visit then'. */
  against: string;
  confirm: () => void;
  cancel: () => void;
};

const what = ({ orderNumber, fullname }: Props['visit'], to: Assignee) => ({
  number: orderNumber,
  name: fullname,
  technician: to?.name ?? '',
});

/** Asks before somebody gets a visit that does not fit. */
export const AssignDialog = ({ visit, to, against, confirm, cancel }: Props) => (
  <ConfirmDialog
    question={t('assignAnywayQuestion', { reason: against })}
    yes={t('assignAnyway')}
    confirm={confirm}
    cancel={cancel}
  >
    <p>
      {visit.visit
        ? t('assignWhatAt', { ...what(visit, to), visit: formatVisit(visit.visit) })
        : t('assignWhat', what(visit, to))}
    </p>
  </ConfirmDialog>
);
