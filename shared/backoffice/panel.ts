export const openingSteps = ['business', 'services', 'visitTimes', 'tax', 'technician'] as const;

export type OpeningStep = (typeof openingSteps)[number];

/**
 * The server keeps changes for this time, and at most this number of changes. A client that polls less often
 * reloads everything.
 */
export const changesToldMs = 60_000;
export const changesTold = 20;
