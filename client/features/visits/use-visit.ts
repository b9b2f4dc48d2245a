import { useEffect, useEffectEvent, useState } from 'react';
import { dropDraft, readDraft, writeDraft } from '#client/lib/draft.ts';
import { useKnownInBrowser } from '#client/lib/known-in-browser.ts';
import { trpc } from '#client/lib/trpc.ts';
import type { Visit } from '#shared/visits/schema.ts';
import { freeVisits, isSameWindow, nextFreeVisit, storedVisit, visitAt } from './free-visits.ts';

export const useVisitTimes = ({ enabled = true, retryOnMount = true } = {}) =>
  trpc.visits.times.useQuery({}, { enabled, retryOnMount });

type Options = {
  draft?: string;
  /** The time of a request without a response. It may be booked, so it stays chosen even if it is full. */
  tried?: () => Visit | null | undefined;
  enabled?: boolean;
  knowingly?: boolean;
  notBefore?: string | null;
  /** Preselects a call by the shop, because several pieces need planning. */
  byCall?: boolean;
  /** The choice of a form sent without scripts, 'date from' or '' for a call. */
  sent?: string | undefined;
};

const nameOf = (draft: string) => `visit of ${draft}`;

const readChoice = (draft: string | undefined): Visit | null | undefined =>
  storedVisit(draft && readDraft(nameOf(draft))?.visit);

/**
 * The status of the chosen time. `first`: the earliest one, which nobody has chosen. `sent`: a request without a response may have booked it. `overbooked`: an
 * admin chose a window that is not free.
 */
type Choice = { visit: Visit | null | undefined; status: 'first' | 'free' | 'sent' | 'overbooked' };

/**
 * The choice of a visit: `visit` is null for a call, and before the times are loaded. `takenVisit` is the
 * window that somebody else has taken; `visit` replaces it. `picker` has the props of VisitPicker.
 */
export function useVisit({
  draft,
  tried,
  enabled = true,
  knowingly = false,
  notBefore = null,
  byCall = false,
  sent,
}: Options = {}) {
  const times = useVisitTimes({ enabled });
  const stored = (): Choice => {
    const sent = tried?.();
    return sent === undefined
      ? { visit: readChoice(draft), status: 'free' }
      : { visit: sent, status: 'sent' };
  };
  // The server's page does not know what the browser has stored.
  const isHydrated = useKnownInBrowser(true);
  const [choice, setChoice] = useState<Choice>(() =>
    sent !== undefined
      ? { visit: visitAt(times.data ?? [], sent), status: 'free' }
      : isHydrated
        ? stored()
        : { visit: undefined, status: 'free' },
  );
  const restore = useEffectEvent(() => {
    const choice = stored();
    if (sent === undefined && choice.visit !== undefined) setChoice(choice);
  });
  useEffect(() => restore(), []);
  const free =
    times.data && freeVisits(times.data).filter(({ date }) => notBefore === null || date >= notBefore);
  const isFree = (visit: Visit) => free?.some((one) => isSameWindow(one, visit)) ?? false;
  // From here on, the chosen visit does not follow newer free times.
  if (choice.visit === undefined && free) setChoice({ status: 'first', visit: free[0] ?? null });

  const isFirst = choice.status === 'first';
  const chosen = (byCall && isFirst ? null : choice.visit) ?? null;
  const takenVisit =
    chosen && (isFirst || choice.status === 'free') && free && !isFree(chosen) ? chosen : null;
  const visit = takenVisit && free ? nextFreeVisit(free, takenVisit) : chosen;

  return {
    visit,
    pending: enabled && choice.visit === undefined && times.isPending,
    picker: {
      value: visit,
      onChange: (picked: Visit | null) => {
        const isOverbooked = knowingly && picked !== null && !isFree(picked);
        setChoice({ visit: picked, status: isOverbooked ? 'overbooked' : 'free' });
        if (draft) writeDraft(nameOf(draft), { visit: picked });
      },
      takenVisit,
      knowingly,
      notBefore,
    },
    overbooked: choice.status === 'overbooked',
    /** The preselected earliest time does not count as chosen. */
    isChosen: choice.visit !== undefined && !isFirst,
    forget: () => {
      setChoice({ visit: undefined, status: 'free' });
      if (draft) dropDraft(nameOf(draft));
    },
    hold: () => setChoice({ visit, status: choice.status === 'overbooked' ? 'overbooked' : 'sent' }),
    renew: async () => {
      setChoice({ visit, status: choice.status === 'overbooked' ? 'overbooked' : 'free' });
      await times.refetch();
    },
  };
}
