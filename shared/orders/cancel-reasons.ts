import { reasonTexts } from './reason-texts.ts';

/** The usual reasons to cancel, as they are stored. */
export const cancelReasons = reasonTexts.keys;

/** Returns a usual reason in the current language. Other reasons stay as they were written. */
export const reasonName = (reason: string): string =>
  cancelReasons.find((usual) => usual === reason)
    ? reasonTexts(reason as (typeof cancelReasons)[number])
    : reason;
