// Days as the shop counts them: India's, five and a half hours ahead of UTC all year. Moments are in milliseconds.

/** How far India's clock is ahead of UTC. */
export const indiaAheadMs = 330 * 60_000;

const dayMs = 24 * 3600_000;

/** The day (YYYY-MM-DD) that a moment falls on in India, or one so many `days` after it. */
export const indiaDayOf = (moment: number, days = 0): string =>
  new Date(moment + indiaAheadMs + days * dayMs).toISOString().slice(0, 10);

/** The moment of a clock time ('09:30', '24:00') on a day in India. */
export const indiaMoment = (day: string, time: string): number => Date.parse(`${day}T${time}:00+05:30`);

/** The day that lies so many days after another. */
export const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10);
