// Under which name an answer is kept, where the clock changes it too.
import type { Deps } from '../deps.ts';
import type { Meta } from '../procedures/access.ts';

const minuteMs = 60_000;

/** The key itself, or the key of this minute where the answer is kept no longer. */
export const keptKey = (
  key: string,
  { keepFor }: Pick<Meta, 'keepFor'>,
  { clock }: Pick<Deps, 'clock'>,
): string => (keepFor === 'minute' ? `${key}\n${Math.floor(clock().getTime() / minuteMs)}` : key);
