// The visit time of a booking: the earliest free window until somebody chooses, the next one where theirs is gone.
import { useState } from 'react';
import { dropDraft, readDraft, writeDraft } from '#client/lib/draft.ts';
import { trpc } from '#client/lib/trpc.ts';
import { type Visit, visit as visitSchema } from '#shared/visits/schema.ts';
import { freeVisits, isSameWindow, nextFreeVisit } from './free-visits.ts';

/** The times of the days ahead, as the shop has them now. `retryOnMount`: asks again where they did not come before. */
export const useVisitTimes = ({ enabled = true, retryOnMount = true } = {}) =>
  trpc.visits.times.useQuery({}, { enabled, retryOnMount });

type Options = {
  /** Name under which the choice is kept for this tab; without one it is not kept. */
  draft?: string;
  /** The time of a try whose answer is not known, if any: it may be booked, and stands though it is not free any more. */
  tried?: () => Visit | null | undefined;
  /** Reads the times only then. */
  enabled?: boolean;
  /** An admin books: a time that is not free, chosen by hand, is meant. */
  knowingly?: boolean;
};

const nameOf = (draft: string) => `visit of ${draft}`;

// undefined where nothing was chosen by hand
function keptChoice(draft: string | undefined): Visit | null | undefined {
  const kept = visitSchema.nullable().safeParse(draft && readDraft(nameOf(draft))?.visit);
  return kept.data;
}

/**
 * `visit` is the time that counts: null for a call, and while the times are not known. `gone` is the one that it stands
 * in for. `picker` goes to VisitPicker; `pending` while the earliest time is still looked up.
 */
export function useVisit({ draft, tried, enabled = true, knowingly = false }: Options = {}) {
  const times = useVisitTimes({ enabled });
  const first = () => {
    const known = tried?.();
    return known === undefined ? keptChoice(draft) : known;
  };
  const [picked, setPicked] = useState(first);
  const [held, setHeld] = useState(() => tried?.() !== undefined);
  const [meant, setMeant] = useState(false);
  const free = times.data && freeVisits(times.data);
  // from here on it is told where it goes
  if (picked === undefined && free) setPicked(free[0] ?? null);

  const stands = !picked || held || meant || !free || free.some((one) => isSameWindow(one, picked));
  const visit = (stands ? picked : nextFreeVisit(free, picked)) ?? null;
  const gone = !stands && picked ? picked : null;

  const onChange = (chosen: Visit | null) => {
    setPicked(chosen);
    setHeld(false);
    setMeant(knowingly && chosen !== null && !free?.some((one) => isSameWindow(one, chosen)));
    if (draft) writeDraft(nameOf(draft), { visit: chosen });
  };
  return {
    visit,
    pending: enabled && picked === undefined && times.isPending,
    picker: { value: visit, onChange, gone, knowingly },
    /** The time is not free, and an admin chose it nevertheless. */
    meant,
    /** It is booked: the next booking begins anew. */
    forget: () => {
      setPicked(undefined);
      setHeld(false);
      setMeant(false);
      if (draft) dropDraft(nameOf(draft));
    },
    /** A try was sent and no answer came. */
    hold: () => {
      setPicked(visit);
      setHeld(true);
    },
    /** The time was refused: reads the times anew. What an admin means stays. */
    renew: async () => {
      setPicked(visit);
      setHeld(false);
      await times.refetch();
    },
  };
}
