// Days as the shop counts them: India's, five and a half hours ahead of UTC all year.

/** How far India's clock is ahead of UTC, in milliseconds. */
export const indiaAheadMs = 330 * 60_000;

/** The day (YYYY-MM-DD) that a moment in milliseconds falls on in India, or one so many `days` after it. */
export const indiaDayOf = (moment: number, days = 0): string =>
  new Date(moment + indiaAheadMs + days * 24 * 3600_000).toISOString().slice(0, 10);
