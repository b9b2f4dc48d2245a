import { useEffect, useState } from 'react';

const minuteMs = 60_000;

/** Returns the present in milliseconds, and renders anew each minute. */
export function useNow(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), minuteMs);
    return () => clearInterval(timer);
  }, []);
  return now;
}
