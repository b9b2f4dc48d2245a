import type { Registration } from './kinds.ts';

/**
 * Limits of a year's turnover in rupees. A business of services must register from 20 lakh (CGST Act s. 22 (1)); a
 * service provider may be in the composition scheme up to 50 lakh (s. 10 (2A)).
 */
export const turnoverLimits = { none: 20_00_000, composition: 50_00_000 } as const satisfies Partial<
  Record<Registration, number>
>;

const nearLimit = 0.8;

/** The limit for a registration, and whether the turnover is near or over it. Null if no limit applies. */
export function turnoverLimitOf(registration: Registration, turnover: number) {
  if (registration === 'regular') return null;
  const limit = turnoverLimits[registration];
  return {
    limit,
    state: turnover >= limit ? 'over' : turnover >= limit * nearLimit ? 'near' : 'far',
  } as const;
}
