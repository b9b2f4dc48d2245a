const timeoutMs = 20_000;

export const fetchWithTimeout = (url: RequestInfo | URL, options?: object): Promise<Response> =>
  fetch(url, { ...options, signal: AbortSignal.timeout(timeoutMs) });
