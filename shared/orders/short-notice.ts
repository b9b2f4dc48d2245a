// Whether a change of mind comes late.
import { legal } from '../business.ts';

/** Whether a visit begins in less than 24 hours, or has begun; null is no visit. Both in milliseconds. */
export const isShortNotice = (begins: number | null, now: number): boolean =>
  begins !== null && begins - now < legal.cancellationNoticeHours * 3600_000;
