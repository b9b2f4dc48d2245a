// The list of jobs as it was last drawn: kept for the worker, and shown from the document until the list itself is there.
import { type MouseEvent, useCallback, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { readToken } from '#client/lib/session-token.ts';
import { indiaDayOf } from '#shared/india-day.ts';
import { isBusy } from './install-worker.ts';
import { sessionMark } from './offline/screen.ts';
import { keepScreen } from './offline/store.ts';
import { type StoredJobs, shopNow } from './offline/stored-jobs.ts';

/** Once nothing changes any more. */
const settledMs = 1_000;
/** A longer one would hold the document up. */
const mostLetters = 150_000;

const buttonAt = (target: EventTarget) => (target as Element).closest('button');

// The same button of the list itself. A step that is not the next one any more has none.
function tapAgain(tapped: Element): void {
  const job = tapped.closest<HTMLElement>('[data-job]')?.dataset.job;
  const words = tapped.textContent;
  if (!job) return;
  setTimeout(() => {
    const card = document.querySelector(`[data-job="${CSS.escape(job)}"]`);
    const buttons = [...(card?.querySelectorAll('button') ?? [])];
    buttons.find((button) => button.textContent === words)?.click();
  });
}

/** The place that the worker fills. What is tapped there is done once the list has come. */
export function KeptScreen() {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = place.current;
    return () => {
      const tapped = element?.querySelector('[data-tapped]');
      if (tapped) tapAgain(tapped);
    };
  }, []);
  const remember = ({ target }: MouseEvent) => {
    for (const earlier of place.current?.querySelectorAll('[data-tapped]') ?? [])
      earlier.removeAttribute('data-tapped');
    buttonAt(target)?.setAttribute('data-tapped', '');
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the buttons within are pressed by keys as well
    // biome-ignore lint/a11y/noStaticElementInteractions: it listens to the buttons within
    <div
      data-kept=""
      ref={place}
      onClick={remember}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: what the worker has put there stays
      dangerouslySetInnerHTML={{ __html: '' }}
    />
  );
}

/** Keeps the list as it is drawn, whenever the stored jobs have changed. Gives the list's ref. */
export function useKeptScreen(stored: StoredJobs): (element: HTMLElement | null) => void {
  const list = useRef<HTMLElement | null>(null);
  const keep = useEffectEvent(() => {
    const scripts = document.querySelector<HTMLMetaElement>('meta[name="scripts"]')?.content;
    const application = scripts?.split(' ')[0];
    const html = list.current?.outerHTML;
    const token = readToken();
    if (!application || !token || !html || html.length > mostLetters || isBusy()) return;
    void keepScreen({
      html,
      application,
      ahead: stored.ahead,
      day: indiaDayOf(shopNow(stored)),
      session: sessionMark(token),
    });
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: changed jobs are drawn anew
  useEffect(() => {
    const settled = setTimeout(keep, settledMs);
    const leaving = () => {
      if (document.hidden) keep();
    };
    document.addEventListener('visibilitychange', leaving);
    return () => {
      clearTimeout(settled);
      document.removeEventListener('visibilitychange', leaving);
    };
  }, [stored]);
  return useCallback((element: HTMLElement | null) => {
    list.current = element;
  }, []);
}
