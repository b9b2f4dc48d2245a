import { z } from 'zod';
import { maxLength } from '../limits.ts';
import { fieldMessages as say } from '../messages.ts';
import { line, text } from '../primitives.ts';
import { isGstin, type StateCode } from './states.ts';

export const inCapitals = (value: string) => value.toUpperCase().replaceAll(' ', '');

/** A GSTIN with a right check digit, or blank. */
export const gstin = text(maxLength.name)
  .overwrite(inCapitals)
  .refine((value) => value === '' || isGstin(value), { error: say.gstinInvalid });

/**
 * What a business customer wants on the bill. A blank name or address means the booking's own. Without a GSTIN there
 * is no business customer. Who asks for a tax invoice and leaves the GSTIN blank is told so.
 */
export const buyerFields = {
  gstin: gstin.refine((value) => value !== '', { error: say.gstinRequired }).nullish(),
  billName: line(maxLength.name).nullish(),
  billAddress: line(maxLength.address).nullish(),
};

export const buyer = z.object({ gstin: z.string(), billName: z.string(), billAddress: z.string() });
export type Buyer = z.output<typeof buyer>;

type Asked = { [Field in keyof Buyer]: string | undefined };
/** The fields of a form in which nobody has asked for a tax invoice. */
export const notAsked: Asked = { gstin: undefined, billName: undefined, billAddress: undefined };

export const noBuyer: Buyer = { gstin: '', billName: '', billAddress: '' };

export const buyerOf = (given: { [Field in keyof Buyer]?: string | null | undefined }): Buyer | null =>
  given.gstin
    ? { gstin: given.gstin, billName: given.billName ?? '', billAddress: given.billAddress ?? '' }
    : null;

/**
 * Services to a registered person are supplied where the person is registered (section 12 (2)(a) of the IGST Act), so
 * the state of the GSTIN decides between IGST and CGST with SGST.
 */
export const placeOfSupplyOf = (buyer: Pick<Buyer, 'gstin'> | null, shop: StateCode): StateCode =>
  buyer?.gstin ? (buyer.gstin.slice(0, 2) as StateCode) : shop;
