import { z } from 'zod';
import { maxLength } from '../limits.ts';
import { fieldMessages as say } from '../messages.ts';
import { line, text } from '../primitives.ts';
import { isGstin } from './states.ts';

export const inCapitals = (value: string) => value.toUpperCase().replaceAll(' ', '');

/** A GSTIN with a right check digit, or blank. */
export const gstin = text(maxLength.name)
  .overwrite(inCapitals)
  .refine((value) => value === '' || isGstin(value), { error: say.gstinInvalid });

/**
 * The fields of a business customer on the bill. A blank name or address means the booking's own. Without a GSTIN there
 * is no business customer. Asking for a tax invoice without a GSTIN is refused.
 */
export const buyerFields = {
  gstin: gstin.refine((value) => value !== '', { error: say.gstinRequired }).nullish(),
  billName: line(maxLength.name).nullish(),
  billAddress: line(maxLength.address).nullish(),
};

export const buyer = z.object({ gstin: z.string(), billName: z.string(), billAddress: z.string() });
export type Buyer = z.output<typeof buyer>;
