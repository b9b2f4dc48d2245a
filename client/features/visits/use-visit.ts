// The visit time of a booking: by default the earliest free window.
import { useState } from 'react';
import { dropDraft, readDraft, writeDraft } from '#client/lib/draft.ts';
import { trpc } from '#client/lib/trpc.ts';
import { type Visit, visit as visitSchema } from '#shared/visits/schema.ts';
import { freeVisits, isSameWindow, nextFreeVisit } from './free-visits.ts';

/** `retryOnMount` repeats a failed request. */
export const useVisitTimes = ({ enabled = true, retryOnMount = true } = {}) =>
  trpc.visits.times.useQuery({}, { enabled, retryOnMount });

type Options = {
  /** Stores the choice under this name for the tab. */
  draft?: string;
  /** The time of a request without a response. It may be booked, so it stays chosen even if it is full. */
  tried?: () => Visit | null | undefined;
  /** Fetches the times only while true. */
  enabled?: boolean;
  /** An admin may choose a window that is not free. */
  knowingly?: boolean;
};

const nameOf = (draft: string) => `visit of ${draft}`;

// Returns undefined if nothing was chosen.
function keptChoice(draft: string | undefined): Visit | null | undefined {
  const kept = visitSchema.nullable().safeParse(draft && readDraft(nameOf(draft))?.visit);
  return kept.data;
}

/**
 * `visit` is null for a call, and before the times are loaded. `gone` is the taken window that it replaces.
 * `picker` holds the props of VisitPicker.
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
  // From here on, the choice does not follow newer free times.
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
    /** An admin chose a window that is not free. */
    meant,
    /** After a booking: resets the choice. */
    forget: () => {
      setPicked(undefined);
      setHeld(false);
      setMeant(false);
      if (draft) dropDraft(nameOf(draft));
    },
    /** After a request without a response: keeps the window. */
    hold: () => {
      setPicked(visit);
      setHeld(true);
    },
    /** After a refusal: refetches the times. */
    renew: async () => {
      setPicked(visit);
      setHeld(false);
      await times.refetch();
    },
  };
}
