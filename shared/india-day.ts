// Days in India (UTC+5:30, without daylight saving). Moments are in milliseconds.

export const indiaAheadMs = 330 * 60_000;

const dayMs = 24 * 3600_000;

export const indiaDayOf = (moment: number, days = 0): string =>
  new Date(moment + indiaAheadMs + days * dayMs).toISOString().slice(0, 10);

export const indiaMoment = (day: string, time: string): number => Date.parse(`${day}T${time}:00+05:30`);

export const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10);
