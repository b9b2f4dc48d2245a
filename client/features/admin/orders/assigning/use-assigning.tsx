import { type ReactNode, useState } from 'react';
import { codeOf, wordsOf } from '#client/lib/failure.ts';
import { toast } from '#client/lib/toast.ts';
import { trpc } from '#client/lib/trpc.ts';
import { ConfirmDialog } from '#client/ui/ConfirmDialog.tsx';
import type { Order } from '#shared/orders/schema.ts';
import { isOpen } from '#shared/orders/stages.ts';
import { formatVisit } from '#shared/visits/words.ts';
import { useTechnicians } from '../../use-technicians.ts';
import { showOrder } from '../steps/show-order.ts';
import { ordersTexts as t } from '../texts.ts';

export type Assignee = { _id: string; name: string } | null;

/** The order to assign. `technicianId` is the technician that this screen shows. */
type Subject = Pick<Order, '_id' | 'orderNumber' | 'fullname' | 'visit'> & { technicianId: string | null };

/** A visit does not fit (`against`), or a colleague was quicker (`theirs`). */
type About = { subject: Subject; wanted: Assignee } & ({ against: string } | { theirs: Assignee });
type Question = About & { decide: (anyway: boolean) => void };

type Assigning = {
  /** Assigns an order. Returns whether the order has the wanted technician now. */
  assign: (subject: Subject, wanted: Assignee) => Promise<boolean>;
  /** Asks before somebody gets a visit that does not fit. `against` says why: 'Imran has a visit then'. */
  isSure: (subject: Subject, wanted: Assignee, against: string) => Promise<boolean>;
  prompt: ReactNode;
};

export function useAssigning({ quiet = false }: { quiet?: boolean } = {}): Assigning {
  const queries = trpc.useUtils();
  // Sends the requests one after the other, so that each names the technician whom the one before has set.
  const send = trpc.orders.assign.useMutation({ scope: { id: 'assigning' } });
  const [questions, setQuestions] = useState<readonly Question[]>([]);
  const ask = async (about: About) => {
    const answer = await new Promise<boolean>((decide) =>
      setQuestions((all) => [...all, { ...about, decide }]),
    );
    setQuestions((all) => all.slice(1));
    return answer;
  };

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
      const technicianId = theirs?._id ?? null;
      if (!order || !isOpen(order.stage) || technicianId === was) {
        toast.error(wordsOf(error));
        return false;
      }
      return (await ask({ subject, wanted, theirs })) && assign({ ...subject, technicianId }, wanted);
    }
  };
  const [question] = questions;
  return {
    assign,
    isSure: async (subject, wanted, against) => against === '' || ask({ subject, wanted, against }),
    prompt:
      question && ('theirs' in question ? <OtherWasQuicker {...question} /> : <DoesNotFit {...question} />),
  };
}

const DoesNotFit = ({ subject, wanted, against, decide }: Question & { against: string }) => (
  <ConfirmDialog
    question={t('assignAnywayQuestion', { reason: against })}
    yes={t('assignAnyway')}
    confirm={() => decide(true)}
    cancel={() => decide(false)}
  >
    <p>
      {t(subject.visit ? 'assignWhatAt' : 'assignWhat', {
        number: subject.orderNumber,
        name: subject.fullname,
        technician: wanted?.name ?? '',
        visit: subject.visit ? formatVisit(subject.visit) : '',
      })}
    </p>
  </ConfirmDialog>
);

function OtherWasQuicker({ subject, wanted, theirs, decide }: Question & { theirs: Assignee }) {
  const technicians = useTechnicians().data;
  const nameOf = (who: Assignee): string =>
    technicians?.find(({ _id }) => _id === who?._id)?.name ?? who?.name ?? t('nobody');
  return (
    <ConfirmDialog
      question={t('quicker')}
      yes={t('assignTheOther', { name: nameOf(wanted) })}
      no={t('keep', { name: nameOf(theirs) })}
      confirm={() => decide(true)}
      cancel={() => decide(false)}
    >
      <p>
        {t.rich('hasBeenAssigned', {
          number: subject.orderNumber,
          name: subject.fullname,
          theirs: nameOf(theirs),
          wanted: nameOf(wanted),
          b: (inner) => <b key={String(inner)}>{inner}</b>,
        })}
      </p>
    </ConfirmDialog>
  );
}
