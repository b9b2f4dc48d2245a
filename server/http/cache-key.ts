import type { Deps } from '../deps.ts';
import type { Meta } from '../procedures/access.ts';

const minuteMs = 60_000;

export const cacheKey = (
  key: string,
  { cacheFor }: Pick<Meta, 'cacheFor'>,
  { clock }: Pick<Deps, 'clock'>,
): string => (cacheFor === 'minute' ? `${key}\n${Math.floor(clock().getTime() / minuteMs)}` : key);
