// Assigning an order: sent with who had it when one looked. Where somebody else was quicker, one is told and decides.
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { codeOf, wordsOf } from '#client/lib/failure.ts';
import { toast } from '#client/lib/toast.ts';
import { trpc } from '#client/lib/trpc.ts';
import { Button } from '#client/ui/Button.tsx';
import { Dialog, DialogActions } from '#client/ui/Dialog.tsx';
import type { Order } from '#shared/orders/schema.ts';
import { isOpen } from '#shared/orders/stages.ts';
import { useTechnicians } from '../use-technicians.ts';
import { showOrder } from './show-order.ts';

/** A technician by id and name; null is nobody. */
export type Assignee = { _id: string; name: string } | null;

/** The order that is assigned, and who has it as far as one sees. */
type Subject = { _id: string; orderNumber: number; fullname: string; technicianId: string | null };

type AssignmentConflict = {
  subject: Subject;
  wanted: Assignee;
  theirs: Assignee;
  settle: (assigned: boolean) => void;
};

export type Assigning = {
  /** Assigns and tells it; answers whether the order has now who was wanted. */
  assign: (subject: Subject, wanted: Assignee) => Promise<boolean>;
  /** The question where somebody was quicker. */
  prompt: ReactNode;
};

/** `quiet`: whoever calls tells of success by itself. */
export function useAssigning({ quiet = false }: { quiet?: boolean } = {}): Assigning {
  const queryClient = useQueryClient();
  const utils = trpc.useUtils();
  const send = trpc.orders.assign.useMutation({
    // each sees what the one before has set
    scope: { id: 'assigning' },
  });
  // one question after the other: who is asked of a second order decides of the first one still
  const [[conflict], setConflicts] = useState<readonly AssignmentConflict[]>([]);

  const assign = async (subject: Subject, wanted: Assignee): Promise<boolean> => {
    const { _id: id, technicianId: was } = subject;
    try {
      const { message, data } = await send.mutateAsync({ id, technicianId: wanted?._id ?? null, was });
      showOrder(queryClient, data);
      if (!quiet) toast.success(message);
      return true;
    } catch (error) {
      const now = codeOf(error) === 'CONFLICT' ? await readAgain(id) : null;
      if (now && isOpen(now.stage) && (now.technician?._id ?? null) !== was)
        return new Promise((settle) =>
          setConflicts((all) => [...all, { subject, wanted, theirs: now.technician, settle }]),
        );
      toast.error(wordsOf(error));
      return false;
    }
  };

  /** The order as it now is, shown everywhere; null where it can't be read. */
  async function readAgain(id: string): Promise<Order | null> {
    try {
      const order = await utils.orders.one.fetch({ orderId: id }, { staleTime: 0 });
      showOrder(queryClient, order);
      return order;
    } catch {
      return null;
    }
  }

  const decide = (anyway: boolean) => {
    if (!conflict) return;
    setConflicts((all) => all.filter((other) => other !== conflict));
    const { subject, wanted, theirs, settle } = conflict;
    if (anyway) void assign({ ...subject, technicianId: theirs?._id ?? null }, wanted).then(settle);
    else settle(false);
  };
  return {
    assign,
    prompt: conflict && <Quicker key={conflict.subject._id} conflict={conflict} decide={decide} />,
  };
}

function Quicker({ conflict, decide }: { conflict: AssignmentConflict; decide: (anyway: boolean) => void }) {
  const { subject, wanted, theirs } = conflict;
  const technicians = useTechnicians().data;
  // an order names its technician as he is called; where two share the name, their numbers tell them apart
  const nameOf = (who: Assignee): string =>
    technicians?.find(({ _id }) => _id === who?._id)?.name ?? who?.name ?? 'nobody';
  return (
    <Dialog title="Somebody was quicker" close={() => decide(false)}>
      <p>
        Order {subject.orderNumber} of {subject.fullname} has just been assigned: <b>{nameOf(theirs)}</b>. You
        wanted <b>{nameOf(wanted)}</b>.
      </p>
      <DialogActions>
        <Button variant="outline" onClick={() => decide(false)} data-autofocus>
          Keep {nameOf(theirs)}
        </Button>
        <Button onClick={() => decide(true)}>Assign {nameOf(wanted)} anyway</Button>
      </DialogActions>
    </Dialog>
  );
}
