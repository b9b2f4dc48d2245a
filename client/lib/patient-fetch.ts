/** For a line that swallows what is sent, in milliseconds. */
const patienceMs = 20_000;

/** Asks the shop; what has no answer in time is taken as lost. */
export const patientFetch = (url: RequestInfo | URL, options?: object): Promise<Response> =>
  fetch(url, { ...options, signal: AbortSignal.timeout(patienceMs) });
