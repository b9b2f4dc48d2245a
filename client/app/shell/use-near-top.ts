// The ticker's rule: shown at 50 px or less, hidden beyond, which is checked one second after scrolling stops.
import { useEffect, useState } from 'react';
import { timings } from '#shared/business.ts';

const nearTopPixels = 50;

/** True while the ticker may show. */
export function useNearTop(): boolean {
  const [nearTop, setNearTop] = useState(true);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const check = () => setNearTop(window.scrollY <= nearTopPixels);
    const onScroll = () => {
      clearTimeout(timer);
      if (window.scrollY <= nearTopPixels) setNearTop(true);
      else timer = setTimeout(check, timings.tickerDebounceMs);
    };
    onScroll();
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      clearTimeout(timer);
      window.removeEventListener('scroll', onScroll);
    };
  }, []);
  return nearTop;
}
