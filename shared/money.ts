// Money is whole paise inside and rupees at the edges; these are the only bridges. Free of zod: the phone's worker needs them.

/** Rupees (a number with at most 2 decimals) to whole paise. */
export const toPaise = (rupees: number): number => Math.round(rupees * 100);

/** Whole paise to rupees. */
export const toRupees = (paise: number): number => paise / 100;

/** Whether a number has at most two decimals; binary fractions are never quite exact. */
export const hasTwoDecimals = (value: number): boolean =>
  Math.abs(value * 100 - Math.round(value * 100)) < 1e-6;
