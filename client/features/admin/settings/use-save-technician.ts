import { useRef, useState } from 'react';
import { wordsOf } from '#client/lib/failure.ts';
import { toast } from '#client/lib/toast.ts';
import { trpc } from '#client/lib/trpc.ts';
import type { Technician, VisitsChoice } from '#shared/technicians/schema.ts';

type Settings = Pick<Technician, 'categories' | 'onDuty' | 'daysOff'>;
type Field = keyof Settings;
/** Returns the changed fields, from the settings that the screen shows when the request is sent. */
type Change = (settings: Settings) => Partial<Settings>;
/** The admin's decision about the visits. Null cancels the change. */
export type VisitsAnswer = { visits: VisitsChoice; giveTo?: string } | null;
/** The days on which the technician is away. Null means off duty. */
export type AwayDays = readonly string[] | null;
type Question = { count: number; days: AwayDays };

/** Saves each change of a technician at once. The screen shows the change before the server has answered. */
export function useSaveTechnician(technician: Technician) {
  const { _id: id } = technician;
  const queries = trpc.useUtils();
  const { list } = queries.technicians;
  const [question, setQuestion] = useState<Question | null>(null);
  const answer = useRef<(answer: VisitsAnswer) => void>(() => {});
  const update = trpc.technicians.save.useMutation({ scope: { id } });

  const ask = async (days: AwayDays): Promise<VisitsAnswer> => {
    const { count } = await queries.technicians.openVisits.fetch(
      { id, days: days && [...days] },
      { staleTime: 0 },
    );
    if (count === 0) return { visits: 'keep' };
    answer.current(null);
    setQuestion({ count, days });
    return new Promise((resolve) => {
      answer.current = (reply) => {
        setQuestion(null);
        resolve(reply);
      };
    });
  };

  const send = async (change: Change, visits: NonNullable<VisitsAnswer>) => {
    const current = list.getData()?.find(({ _id }) => _id === id) ?? technician;
    const wanted = change(current);
    const seen = Object.fromEntries(Object.keys(wanted).map((field) => [field, current[field as Field]]));
    void list.cancel();
    list.setData(undefined, (all) => all?.map((one) => (one._id === id ? { ...one, ...wanted } : one)));
    try {
      const { message } = await update.mutateAsync({ id, ...wanted, seen, ...visits });
      toast.success(message);
    } finally {
      // Only the last change of a technician refetches the list, because the list would undo changes that are
      // still pending.
      if (queries.technicians.save.isMutating() === 0) await list.invalidate();
      if (visits.visits !== 'keep') void queries.orders.invalidate();
    }
  };

  /** With `away`, first asks about visits that the technician would lose. Returns whether the change was saved. */
  const save = async (change: Change, away?: { days: AwayDays }): Promise<boolean> => {
    try {
      const visits = away ? await ask(away.days) : { visits: 'keep' as const };
      if (visits) await send(change, visits);
      return visits !== null;
    } catch (error) {
      toast.error(wordsOf(error));
      return false;
    }
  };
  return { save, question, answer: (reply: VisitsAnswer) => answer.current(reply) };
}
