// Under which name an answer is cached, where the clock changes it too.
import type { Deps } from '../deps.ts';
import type { Meta } from '../procedures/access.ts';

const minuteMs = 60_000;

/** The key itself, or the key of this minute where the answer is cached no longer. */
export const cacheKey = (
  key: string,
  { cacheFor }: Pick<Meta, 'cacheFor'>,
  { clock }: Pick<Deps, 'clock'>,
): string => (cacheFor === 'minute' ? `${key}\n${Math.floor(clock().getTime() / minuteMs)}` : key);
