import { reasonTexts } from './reason-texts.ts';

/** The usual reasons to cancel, as they are stored. */
export const cancelReasons = [
  'Fixed itself',
  'Found someone else',
  'Wrong time',
  'Too expensive',
  'Other',
] as const;

/** Returns a usual reason in the current language. Other reasons stay as they were written. */
export const reasonName = (reason: string): string =>
  cancelReasons.find((usual) => usual === reason)
    ? reasonTexts(reason as (typeof cancelReasons)[number])
    : reason;
