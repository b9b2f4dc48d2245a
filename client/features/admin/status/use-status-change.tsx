import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { toast } from '#client/lib/toast.ts';
import { trpc } from '#client/lib/trpc.ts';
import { ConfirmDialog } from '#client/ui/ConfirmDialog.tsx';
import type { Finish } from '#shared/bills/finish.ts';
import type { Status } from '#shared/business.ts';
import { clientTexts } from '#shared/client-texts.ts';
import { statusTexts } from '#shared/orders/texts.ts';
import { cachedReads, type Entity, patchStatus } from './patch-status.ts';

type Subject = { _id: string; fullname: string; status: Status };

type Options<S extends Subject> = {
  entity: Entity;
  send: (input: { id: string; status: Status; finish?: Finish }) => Promise<{ message: string }>;
  failed: (error: unknown) => string;
  about: (subject: S) => ReactNode;
  /** Replaces the yes-or-no question by one with more fields. Null keeps the yes-or-no question. */
  ask?: (question: Question<S>, confirm: (finish: Finish) => void, cancel: () => void) => ReactNode | null;
};

type Question<S> = { subject: S; status: Status };

export type StatusChange<S extends Subject> = {
  statusOf: (subject: S) => Status;
  pick: (subject: S, status: Status) => void;
  prompt: ReactNode;
};

/** Status radios of a list. Asks first, then shows the new status before the server has answered. */
export function useStatusChange<S extends Subject>({
  entity,
  send,
  failed,
  about,
  ask,
}: Options<S>): StatusChange<S> {
  const queries = trpc.useUtils();
  const [question, setQuestion] = useState<Question<S> | null>(null);

  const show = (id: string, status: Status) => patchStatus(queries, entity, id, { status });
  const { mutate } = useMutation({
    mutationFn: ({ subject, status, finish }: Question<S> & { finish?: Finish }) =>
      send({ id: subject._id, status, ...(finish && { finish }) }),
    onMutate: async ({ subject, status }) => {
      await Promise.all(cachedReads(queries, entity).map((read) => read.cancel()));
      show(subject._id, status);
    },
    onSuccess: ({ message }) => toast.success(message),
    onError: (error, { subject }) => {
      show(subject._id, subject.status);
      toast.error(failed(error));
    },
    onSettled: (_, error) => {
      for (const read of cachedReads(queries, entity))
        void read.invalidate(undefined, { refetchType: error ? 'active' : 'none' });
    },
  });

  const cancel = () => setQuestion(null);
  const confirm = (question: Question<S>, finish?: Finish) => {
    setQuestion(null);
    mutate({ ...question, ...(finish && { finish }) });
  };
  const prompt =
    question &&
    (ask?.(question, (finish) => confirm(question, finish), cancel) ?? (
      <ConfirmDialog
        question={clientTexts('confirmStatus', { status: statusTexts(question.status) })}
        cancel={cancel}
        confirm={() => confirm(question)}
      >
        {about(question.subject)}
      </ConfirmDialog>
    ));
  return {
    statusOf: (subject) => (question?.subject._id === subject._id ? question.status : subject.status),
    pick: (subject, status) => setQuestion({ subject, status }),
    prompt,
  };
}
