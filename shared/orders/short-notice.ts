import { legal } from '../business.ts';

/** Whether the visit begins in less than 24 hours or has begun. Both in milliseconds. */
export const isShortNotice = (begins: number | null, now: number): boolean =>
  begins !== null && begins - now < legal.cancellationNoticeHours * 3600_000;
