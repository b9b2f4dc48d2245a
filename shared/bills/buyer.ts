// A business customer on a bill. Every cart loads this file, so it does not import zod.
import type { Buyer } from './buyer-schema.ts';
import type { StateCode } from './states.ts';

export type { Buyer };

type Asked = { [Field in keyof Buyer]: string | undefined };
/** The fields of a form in which nobody has asked for a tax invoice. */
export const noTaxInvoice: Asked = { gstin: undefined, billName: undefined, billAddress: undefined };

export const noBuyer: Buyer = { gstin: '', billName: '', billAddress: '' };

export const buyerOf = (given: { [Field in keyof Buyer]?: string | null | undefined }): Buyer | null =>
  given.gstin
    ? { gstin: given.gstin, billName: given.billName ?? '', billAddress: given.billAddress ?? '' }
    : null;

/**
 * The place of supply to a registered person is the place of registration (section 12 (2)(a) of the IGST Act),
 * so the GSTIN's state decides between IGST and CGST with SGST.
 */
export const placeOfSupplyOf = (buyer: Pick<Buyer, 'gstin'> | null, shop: StateCode): StateCode =>
  buyer?.gstin ? (buyer.gstin.slice(0, 2) as StateCode) : shop;
