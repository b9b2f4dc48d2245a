import { useEffect } from 'react';
import { dropDraft, readDraft, writeDraft } from '#client/lib/draft.ts';

const name = 'scroll';
/** The key of the browser's history entry, which a reload keeps. */
const entry = () => (history.state as { key?: string } | null)?.key;

/** Keeps the scroll of a list over a reload. The browser itself scrolls before the rows are there. */
export function useKeptScroll(hasRows: boolean): void {
  useEffect(() => {
    const keep = () => writeDraft(name, { entry: entry(), y: scrollY });
    addEventListener('pagehide', keep);
    return () => removeEventListener('pagehide', keep);
  }, []);
  useEffect(() => {
    const kept = hasRows && readDraft(name);
    if (!kept) return;
    dropDraft(name);
    if (kept.entry === entry() && scrollY === 0) scrollTo(0, Number(kept.y));
  }, [hasRows]);
}
