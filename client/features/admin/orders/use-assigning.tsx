// Assigning an order: sent with who had it when one looked. Where somebody else was quicker, one is told and decides.
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
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
  /** The refusal in words. */
  words: string;
  settle: (assigned: boolean) => void;
};

export type Assigning = {
  /** Assigns and tells it; answers whether the order has now who was wanted. */
  assign: (subject: Subject, wanted: Assignee) => Promise<boolean>;
  /** The question where somebody was quicker. */
  prompt: ReactNode;
};

type Wish = { subject: Subject; wanted: Assignee };
/** The answer, or who has the order by somebody else's hand. */
type Outcome = { message: string; data: Order } | Pick<AssignmentConflict, 'theirs' | 'words'>;

const idOf = (who: Assignee): string | null => who?._id ?? null;

const wishes = ['assigning'];

/**
 * Who may have an order by this browser's own requests: whom it was given to last, and where no answer came since, whom it had
 * then or was to have.
 */
function ownDoing(queryClient: QueryClient, orderId: string): ReadonlySet<string | null> {
  let own = new Set<string | null>();
  for (const { state } of queryClient.getMutationCache().findAll({ mutationKey: wishes })) {
    const { subject, wanted } = state.variables as Wish;
    if (subject._id !== orderId) continue;
    const outcome = state.data as Outcome | undefined;
    if (outcome && 'data' in outcome) own = new Set([idOf(wanted)]);
    else if (state.status === 'error') own.add(subject.technicianId).add(idOf(wanted));
  }
  return own;
}

/** `quiet`: whoever calls tells of success by itself. */
export function useAssigning({ quiet = false }: { quiet?: boolean } = {}): Assigning {
  const queryClient = useQueryClient();
  const utils = trpc.useUtils();
  const { mutateAsync: inTurn } = useMutation({
    mutationKey: wishes,
    // each sees what the one before has set
    scope: { id: 'assigning' },
    mutationFn: async ({ subject: { _id: id, technicianId }, wanted }: Wish): Promise<Outcome> => {
      const send = (was: string | null) =>
        utils.client.orders.assign.mutate({ id, technicianId: idOf(wanted), was });
      try {
        return await send(technicianId);
      } catch (error) {
        const now = codeOf(error) === 'CONFLICT' ? await readAgain(id) : null;
        const holder = now && idOf(now.technician);
        if (!now || !isOpen(now.stage) || holder === technicianId) throw error;
        // one's own choice before this one was lost on the way, or its answer was
        return ownDoing(queryClient, id).has(holder)
          ? send(holder)
          : { theirs: now.technician, words: wordsOf(error) };
      }
    },
  });
  // one question after the other: who is asked of a second order decides of the first one still
  const [conflicts, setConflicts] = useState<readonly AssignmentConflict[]>([]);
  const ofOrder = conflicts.filter(({ subject }) => subject._id === conflicts[0]?.subject._id);
  // who has chosen again meanwhile is asked about that alone
  const conflict = ofOrder.at(-1);

  const assign = async (subject: Subject, wanted: Assignee): Promise<boolean> => {
    try {
      const outcome = await inTurn({ subject, wanted });
      if ('theirs' in outcome)
        return await new Promise((settle) => ask({ subject, wanted, ...outcome, settle }));
      showOrder(queryClient, outcome.data);
      if (!quiet) toast.success(outcome.message);
      return true;
    } catch (error) {
      toast.error(wordsOf(error));
      return false;
    }
  };

  // where nobody can be asked any more, the panel closed or another day shown, one is told
  const isGone = useRef(false);
  const tell = ({ words, settle }: AssignmentConflict) => {
    toast.error(words);
    settle(false);
  };
  const ask = (question: AssignmentConflict) =>
    isGone.current ? tell(question) : setConflicts((all) => [...all, question]);
  const leave = useEffectEvent(() => {
    isGone.current = true;
    conflicts.forEach(tell);
  });
  useEffect(() => {
    isGone.current = false;
    return leave;
  }, []);

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
    setConflicts((all) => all.filter((other) => !ofOrder.includes(other)));
    for (const earlier of ofOrder.slice(0, -1)) earlier.settle(false);
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
