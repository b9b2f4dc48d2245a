// Saves what is ticked for a technician: shown at once, sent one after the other, asked first where visits are concerned.
import { useQueryClient } from '@tanstack/react-query';
import { getQueryKey } from '@trpc/react-query';
import { useRef, useState } from 'react';
import { wordsOf } from '#client/lib/failure.ts';
import { toast } from '#client/lib/toast.ts';
import { trpc } from '#client/lib/trpc.ts';
import type { Technician, VisitsChoice } from '#shared/technicians/schema.ts';

type Settings = Pick<Technician, 'categories' | 'onDuty' | 'daysOff'>;
/** What was ticked, as a change of what is set by then: others may change the same thing meanwhile. */
type Change = (settings: Settings) => Partial<Settings>;
/** What becomes of his visits; null where nothing is to be saved. */
export type VisitsAnswer = { visits: VisitsChoice; giveTo?: string } | null;
/** What is asked: how many open visits there are, on which days (null: off duty). */
type Asked = { count: number; days: readonly string[] | null };

/**
 * `technician` is as he is saved, with what was ticked since. `save` asks first what becomes of visits that the change takes
 * him from: `asked` is open until `answer` is called.
 */
export function useSaveTechnician(saved: Technician) {
  const { _id: id } = saved;
  const queryClient = useQueryClient();
  const utils = trpc.useUtils();
  const list = getQueryKey(trpc.technicians.list, undefined, 'query');
  const update = trpc.technicians.save.useMutation();
  const [asked, setAsked] = useState<Asked | null>(null);
  const answered = useRef<(answer: VisitsAnswer) => void>(() => {});
  const [changes, setChanges] = useState<readonly Change[]>([]);
  const technician = { ...saved };
  for (const change of changes) Object.assign(technician, change(technician));

  const ask = (question: Asked) => {
    setAsked(question);
    return new Promise<VisitsAnswer>((resolve) => {
      answered.current = resolve;
    });
  };
  const answer = (given: VisitsAnswer) => {
    setAsked(null);
    answered.current(given);
  };

  const send = async (change: Change, away?: { days: readonly string[] | null }): Promise<boolean> => {
    try {
      let answer: VisitsAnswer = { visits: 'keep' };
      if (away) {
        const input = { id, days: away.days && [...away.days] };
        const { count } = await utils.technicians.openVisits.fetch(input, { staleTime: 0 });
        if (count > 0) answer = await ask({ count, days: away.days });
      }
      if (!answer) return false;
      const now = queryClient.getQueryData<Technician[]>(list)?.find((one) => one._id === id) ?? saved;
      const wanted = change(now);
      const seen = Object.fromEntries(
        Object.keys(wanted).map((field) => [field, now[field as keyof Settings]]),
      );
      const { message, data } = await update.mutateAsync({ id, ...wanted, seen, ...answer });
      // a reading that is on its way may be older than the answer
      await queryClient.cancelQueries({ queryKey: list });
      queryClient.setQueryData<Technician[]>(list, (all) => all?.map((one) => (one._id === id ? data : one)));
      if (answer.visits !== 'keep')
        void queryClient.invalidateQueries({ queryKey: getQueryKey(trpc.orders) });
      void queryClient.invalidateQueries({ queryKey: list });
      toast.success(message);
      return true;
    } catch (error) {
      toast.error(wordsOf(error));
      return false;
    }
  };

  const last = useRef<Promise<unknown>>(Promise.resolve());
  /** `away`: the days on which the change takes him from his visits, null for all. Says whether it was saved. */
  const save = async (change: Change, away?: { days: readonly string[] | null }): Promise<boolean> => {
    setChanges((all) => [...all, change]);
    const sent = last.current.then(() => send(change, away));
    // what was ticked next starts from what the shop has now, whether or not this one came through
    last.current = sent.then(async (isSaved) => {
      if (!isSaved) await queryClient.invalidateQueries({ queryKey: list });
    });
    const isSaved = await sent;
    setChanges((all) => all.filter((other) => other !== change));
    return isSaved;
  };
  return { technician, save, asked, answer };
}
