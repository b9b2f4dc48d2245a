// Money is integer paise inside and rupees outside. No import of zod, because the service worker needs this.

export const toPaise = (rupees: number): number => Math.round(rupees * 100);

export const toRupees = (paise: number): number => paise / 100;

/** Whether a number has at most two decimals, tolerating binary fractions. */
export const hasTwoDecimals = (value: number): boolean =>
  Math.abs(value * 100 - Math.round(value * 100)) < 1e-6;
