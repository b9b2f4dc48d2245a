// Saves what is ticked for a technician: shown at once, sent one after the other, asked first where visits are concerned.
import { useQueryClient } from '@tanstack/react-query';
import { getQueryKey } from '@trpc/react-query';
import { useRef, useState } from 'react';
import { wordsOf } from '#client/lib/failure.ts';
import { toast } from '#client/lib/toast.ts';
import { trpc } from '#client/lib/trpc.ts';
import type { Technician, VisitsChoice } from '#shared/technicians/schema.ts';

type Settings = Pick<Technician, 'categories' | 'onDuty' | 'daysOff'>;
/** What becomes of his visits; null where nothing is to be saved. */
export type VisitsAnswer = { visits: VisitsChoice; giveTo?: string } | null;
/** What is asked: how many open visits there are, on which days (null: off duty). */
type Asked = { count: number; days: readonly string[] | null };

/**
 * `save` asks first what becomes of visits that the change takes him from: `asked` is open until `answer` is called.
 * `wanted` is what was ticked and is not saved yet.
 */
export function useSaveTechnician(technician: Technician) {
  const queryClient = useQueryClient();
  const utils = trpc.useUtils();
  const list = getQueryKey(trpc.technicians.list, undefined, 'query');
  const [asked, setAsked] = useState<Asked | null>(null);
  const [wanted, setWanted] = useState<Partial<Settings>>({});
  const answered = useRef<(answer: VisitsAnswer) => void>(() => {});

  const update = trpc.technicians.save.useMutation({
    // each sees what the one before has saved
    scope: { id: `technician ${technician._id}` },
    onSuccess: ({ data }) =>
      queryClient.setQueryData<Technician[]>(list, (all) =>
        all?.map((one) => (one._id === data._id ? data : one)),
      ),
    onSettled: async () => {
      if (queryClient.isMutating() === 1) await queryClient.invalidateQueries({ queryKey: list });
    },
  });
  const ask = (question: Asked) => {
    setAsked(question);
    return new Promise<VisitsAnswer>((resolve) => {
      answered.current = resolve;
    });
  };

  /** `away`: the days on which the change takes him from his visits, null for all. Says whether it was saved. */
  const save = async (
    change: Partial<Settings>,
    away?: { days: readonly string[] | null },
  ): Promise<boolean> => {
    const fields = Object.keys(change) as (keyof Settings)[];
    const before = { ...technician, ...wanted };
    const seen = Object.fromEntries(fields.map((field) => [field, before[field]]));
    setWanted((all) => ({ ...all, ...change }));
    try {
      let answer: VisitsAnswer = { visits: 'keep' };
      if (away) {
        const input = { id: technician._id, days: away.days && [...away.days] };
        const { count } = await utils.technicians.openVisits.fetch(input, { staleTime: 0 });
        if (count > 0) answer = await ask({ count, days: away.days });
      }
      if (!answer) return false;
      const { message } = await update.mutateAsync({ id: technician._id, ...change, seen, ...answer });
      if (answer.visits !== 'keep')
        void queryClient.invalidateQueries({ queryKey: getQueryKey(trpc.orders) });
      toast.success(message);
      return true;
    } catch (error) {
      toast.error(wordsOf(error));
      return false;
    } finally {
      // what was ticked meanwhile still stands
      setWanted((all) => {
        const open = Object.entries(all).filter(
          ([field, value]) => change[field as keyof Settings] !== value,
        );
        return Object.fromEntries(open);
      });
    }
  };
  const answer = (given: VisitsAnswer) => {
    setAsked(null);
    answered.current(given);
  };
  return { save, wanted, asked, answer };
}
