// Bounds that schemas, pages and queries share. Free of zod: the frame of every page needs some of them.

/** Longest texts, in characters (docs/rules.md#api). */
export const maxLength = {
  name: 100,
  email: 254,
  address: 300,
  message: 2000,
  note: 1000,
  reason: 300,
  description: 5000,
  search: 200,
  url: 2000,
} as const;

/** Most pieces of one service in a cart or a booking; the fewest is 1 (docs/rules.md#cart-and-booking). */
export const mostPieces = 20;

/** Most lines of one estimate, pieces of one line, and rupees of one estimate. */
export const mostEstimateLines = 40;
export const mostLinePieces = 999;
export const mostEstimateRupees = 1_000_000;

/** Most profile photo's bytes once decoded; it must be smaller than this (docs/rules.md#accounts). */
export const maxPhotoBytes = 2_097_152;

/** Counts of tables and figures are exact up to here; beyond, they only say that there are more. */
export const countLimit = 10_000;
