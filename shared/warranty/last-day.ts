// Until when a warranty runs.

const dayMs = 24 * 3600_000;

/** Whether a line is under warranty: its last day (YYYY-MM-DD, India's) counts whole. `now` in milliseconds. */
export const isUnderWarranty = (until: string | null, now: number): boolean =>
  until !== null && now < Date.parse(`${until}T00:00:00+05:30`) + dayMs;
