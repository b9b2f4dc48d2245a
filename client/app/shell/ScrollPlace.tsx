// A page that is loaded again stands where it was left. The router scrolls there at once, when a cart or a list of one's own
// has not come yet and the page is too short.
import { useEffect, useState } from 'react';
import { type Location, ScrollRestoration, useLocation } from 'react-router-dom';

/** Under this name the router keeps how far each page was scrolled. */
const scrollPlaces = 'scroll places';

// The first page of a document has no key of its own: without its address, it would open where another one was left.
const keyOf = ({ key, pathname }: Location) => (key === 'default' ? pathname : key);

/** Who waits longer has begun to read. */
const longestWaitMs = 10_000;
const readerActs = ['wheel', 'touchstart', 'pointerdown', 'keydown'];

function leftAt(key: string): number {
  try {
    return Number(JSON.parse(sessionStorage.getItem(scrollPlaces) ?? '{}')[key] ?? 0);
  } catch {
    return 0;
  }
}

/**
 * For the start of a document: a new visit begins at the top, or at the part that its link names, wherever an earlier
 * visit of the same page was left. A reload, Back and Forward find their place.
 */
export function forgetEarlierVisit(): void {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (visit?.type !== 'navigate') return;
  try {
    const places = JSON.parse(sessionStorage.getItem(scrollPlaces) ?? '{}');
    delete places[location.pathname];
    sessionStorage.setItem(scrollPlaces, JSON.stringify(places));
  } catch {
    // a browser that keeps nothing has no place to forget
  }
}

// Scrolls on as the document's first page grows, until its reader does something.
function useLeftScrolled(key: string): void {
  const [first] = useState(key);
  useEffect(() => {
    const wanted = key === first ? leftAt(key) : 0;
    if (wanted === 0) return;
    const over = new AbortController();
    const stop = () => over.abort();
    const observer = new ResizeObserver(() => {
      window.scrollTo(0, wanted);
      if (window.scrollY >= wanted - 1) stop();
    });
    const timer = setTimeout(stop, longestWaitMs);
    over.signal.addEventListener('abort', () => {
      observer.disconnect();
      clearTimeout(timer);
    });
    for (const act of readerActs)
      window.addEventListener(act, stop, { signal: over.signal, passive: true, capture: true });
    observer.observe(document.body);
    return stop;
  }, [key, first]);
}

export function ScrollPlace() {
  useLeftScrolled(keyOf(useLocation()));
  return <ScrollRestoration getKey={keyOf} storageKey={scrollPlaces} />;
}
