import { nameIn } from '../place-names.ts';
import { reasonTexts } from './reason-texts.ts';

/** The usual reasons to cancel, as they are stored. */
export const cancelReasons = [
  'Fixed itself',
  'Found someone else',
  'Wrong time',
  'Too expensive',
  'Other',
] as const;

/** The reason of a withdrawn claim when its first order is opened again, as it is stored. */
export const firstOrderOpenReason = 'The first order is open again';

/** The reason of the credit note when an order is opened again, as it is stored. */
export const openedAgain = 'The booking was opened again';

/** Returns a stored reason in the current language. A reason that a person typed stays as it is. */
export const reasonName = (reason: string): string => nameIn(reasonTexts, reason);
