import { callTime } from '#shared/visits/call-time.ts';
import { useKnownInBrowser } from './known-in-browser.ts';
import { useBusiness } from './use-business.ts';

/** Says when the shop calls somebody who asks now. A page from the server's cache names no clock time. */
export const useCallTime = (): string => callTime(useBusiness(), useKnownInBrowser(Date.now()));
