import { type ReactNode, useState } from 'react';
import { codeOf, wordsOf } from '#client/lib/failure.ts';
import { toast } from '#client/lib/toast.ts';
import { trpc } from '#client/lib/trpc.ts';
import { Button } from '#client/ui/Button.tsx';
import { Dialog, DialogActions } from '#client/ui/Dialog.tsx';
import { isOpen } from '#shared/orders/stages.ts';
import { useTechnicians } from '../../use-technicians.ts';
import { showOrder } from '../steps/show-order.ts';
import { ordersTexts as t } from '../texts.ts';

export type Assignee = { _id: string; name: string } | null;

/** The order to assign. `technicianId` is the technician that this screen shows. */
type Subject = { _id: string; orderNumber: number; fullname: string; technicianId: string | null };

type Conflict = { subject: Subject; wanted: Assignee; theirs: Assignee; decide: (anyway: boolean) => void };

export type Assigning = {
  /** Assigns an order. Returns whether the order has the wanted technician now. */
  assign: (subject: Subject, wanted: Assignee) => Promise<boolean>;
  prompt: ReactNode;
};

export function useAssigning({ quiet = false }: { quiet?: boolean } = {}): Assigning {
  const queries = trpc.useUtils();
  // Assignments run one after the other, so that each request sends the technician that the previous assignment
  // has set.
  const send = trpc.orders.assign.useMutation({ scope: { id: 'assigning' } });
  const [conflicts, setConflicts] = useState<readonly Conflict[]>([]);

  const assign = async (subject: Subject, wanted: Assignee): Promise<boolean> => {
    const { _id: id, technicianId: was } = subject;
    try {
      const { message, data } = await send.mutateAsync({ id, technicianId: wanted?._id ?? null, was });
      showOrder(queries, data);
      if (!quiet) toast.success(message);
      return true;
    } catch (error) {
      const order =
        codeOf(error) === 'CONFLICT'
          ? await queries.orders.one.fetch({ orderId: id }, { staleTime: 0 }).catch(() => null)
          : null;
      if (order) showOrder(queries, order);
      const theirs = order?.technician ?? null;
      const theirId = theirs?._id ?? null;
      if (!order || !isOpen(order.stage) || theirId === was) {
        toast.error(wordsOf(error));
        return false;
      }
      const anyway = await new Promise<boolean>((decide) =>
        setConflicts((all) => [...all, { subject, wanted, theirs, decide }]),
      );
      setConflicts((all) => all.slice(1));
      return anyway && assign({ ...subject, technicianId: theirId }, wanted);
    }
  };
  const [conflict] = conflicts;
  return {
    assign,
    prompt: conflict && <AssignmentConflictDialog key={conflict.subject._id} {...conflict} />,
  };
}

function AssignmentConflictDialog({ subject, wanted, theirs, decide }: Conflict) {
  const technicians = useTechnicians().data;
  const nameOf = (who: Assignee): string =>
    technicians?.find(({ _id }) => _id === who?._id)?.name ?? who?.name ?? t('nobody');
  return (
    <Dialog title={t('quicker')} close={() => decide(false)}>
      <p>
        {t.rich('hasBeenAssigned', {
          number: subject.orderNumber,
          name: subject.fullname,
          theirs: nameOf(theirs),
          wanted: nameOf(wanted),
          b: (inner) => <b key={String(inner)}>{inner}</b>,
        })}
      </p>
      <DialogActions>
        <Button variant="outline" onClick={() => decide(false)} data-autofocus>
          {t('keep', { name: nameOf(theirs) })}
        </Button>
        <Button onClick={() => decide(true)}>{t('assignTheOther', { name: nameOf(wanted) })}</Button>
      </DialogActions>
    </Dialog>
  );
}
