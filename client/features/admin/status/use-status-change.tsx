// Changing a status: picked by radio, asked once, shown at once, taken back where the server refuses.
import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { toast } from '#client/lib/toast.ts';
import { ConfirmDialog } from '#client/ui/ConfirmDialog.tsx';
import type { Status } from '#shared/business.ts';
import { clientMessages } from '#shared/messages.ts';
import { patchShown } from './patch-shown.ts';

type Subject = { _id: string; fullname: string; status: Status };

type Options<S extends Subject> = {
  /** Sends the change; answers with the toast's words. */
  send: (input: { id: string; status: Status }) => Promise<{ message: string }>;
  /** The words of a failure. */
  failed: (error: unknown) => string;
  /** Everything that holds these statuses. */
  keys: readonly QueryKey[];
  /** What it is about, under the question: nobody confirms the neighbour's row. */
  about: (subject: S) => ReactNode;
};

export type StatusChange<S extends Subject> = {
  /** The status to show: the picked one while the question stands. */
  shown: (subject: S) => Status;
  pick: (subject: S, status: Status) => void;
  prompt: ReactNode;
};

/**
 * Gives a list its status radios: what each row shows, what a pick does, and the question that stands meanwhile.
 * Orders and enquiries differ in what the options say.
 */
export function useStatusChange<S extends Subject>({
  send,
  failed,
  keys,
  about,
}: Options<S>): StatusChange<S> {
  const queryClient = useQueryClient();
  const [asked, setAsked] = useState<{ subject: S; status: Status } | null>(null);

  const change = async ({ _id: id, status: before }: S, status: Status) => {
    await Promise.all(keys.map((queryKey) => queryClient.cancelQueries({ queryKey })));
    const show = (shown: Status) => patchShown(queryClient, keys, id, { status: shown });
    show(status);
    const done = await send({ id, status }).catch((error: unknown) => {
      show(before);
      toast.error(failed(error));
      return null;
    });
    if (done) {
      // a reading that was on its way may have brought the old status back
      show(status);
      toast.success(done.message);
    }
    // The open list keeps its rows in their places; after a failure it is read anew.
    for (const queryKey of keys)
      void queryClient.invalidateQueries({ queryKey, refetchType: done ? 'none' : 'active' });
  };

  const prompt = asked && (
    <ConfirmDialog
      question={clientMessages.confirmStatus(asked.status)}
      cancel={() => setAsked(null)}
      confirm={() => {
        setAsked(null);
        void change(asked.subject, asked.status);
      }}
    >
      {about(asked.subject)}
    </ConfirmDialog>
  );
  return {
    shown: (subject) => (asked?.subject._id === subject._id ? asked.status : subject.status),
    pick: (subject, status) => setAsked({ subject, status }),
    prompt,
  };
}
