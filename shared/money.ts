// Money is in paise inside and in rupees outside. This file does not import zod, because the service worker
// needs it.

export const toPaise = (rupees: number): number => Math.round(rupees * 100);

export const toRupees = (paise: number): number => paise / 100;

/** Whether a number has at most two decimals. Tolerates floating-point errors. */
export const hasTwoDecimals = (value: number): boolean =>
  Math.abs(value * 100 - Math.round(value * 100)) < 1e-6;
