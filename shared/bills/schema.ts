import { z } from 'zod';
import { figureFilters } from '../figures/schema.ts';
import { maxLength } from '../limits.ts';
import { fieldMessages as say } from '../messages.ts';
import { contactTexts } from '../orders/schema.ts';
import {
  changesFields,
  changesPage,
  day,
  decimal,
  filter,
  id,
  line,
  moment,
  pagesOf,
  requiredText,
  text,
  whole,
} from '../primitives.ts';
import { lineKinds } from './amounts.ts';
import { buyer, buyerFields, gstin, inCapitals } from './buyer-schema.ts';
import { amount, correction, payment } from './finish.ts';
import { billKinds, paymentMethods, registrations } from './kinds.ts';
import { maxPrefixLength } from './numbers.ts';
import { stateCodes } from './states.ts';
import { taxCode } from './tax-code.ts';
import { isUpiId } from './upi.ts';

const rate = decimal(0, 100, say.rateRange);

const prefix = requiredText(say.prefixInvalid, maxLength.name)
  .overwrite(inCapitals)
  .regex(new RegExp(`^[A-Z0-9]{0,${maxPrefixLength}}$`), { error: say.prefixInvalid });

export const billSettingFields = z.object({
  registration: z.enum(registrations, { error: say.unknownValue }),
  legalName: line(maxLength.name),
  gstin,
  address: line(maxLength.address),
  state: z.enum(stateCodes, { error: say.unknownValue }),
  upiId: text(maxLength.name).refine((value) => value === '' || isUpiId(value), { error: say.upiIdInvalid }),
  serviceRate: rate,
  partRate: rate,
  serviceCode: taxCode,
  partCode: taxCode,
  pricesIncludeTax: z.boolean({ error: say.unknownValue }),
  billPrefix: prefix,
  creditPrefix: prefix,
});

export const billSettings = billSettingFields
  .refine(({ registration, legalName }) => registration === 'none' || legalName !== '', {
    error: say.legalNameRequired,
    path: ['legalName'],
    when: () => true,
  })
  .refine(({ registration, gstin }) => registration === 'none' || gstin !== '', {
    error: say.gstinRequired,
    path: ['gstin'],
  })
  .refine(({ registration, address }) => registration === 'none' || address !== '', {
    error: say.billAddressRequired,
    path: ['address'],
  })
  .refine(
    ({ registration, gstin, state }) =>
      registration === 'none' || gstin === '' || gstin.slice(0, 2) === state,
    { error: say.gstinOfOtherState, path: ['state'] },
  )
  .refine(({ billPrefix, creditPrefix }) => billPrefix !== creditPrefix, {
    error: say.prefixesEqual,
    path: ['creditPrefix'],
  });

/**
 * In a change of bill settings, `seen` has the settings as the form loaded them. The server compares them
 * with the present ones.
 */
export const setBillSettingsInput = z.intersection(
  billSettings,
  z.object({ seen: billSettingFields.partial().optional() }),
);

const amounts = {
  amount: z.number(),
  discount: z.number(),
  taxable: z.number(),
  cgst: z.number(),
  sgst: z.number(),
  igst: z.number(),
  total: z.number(),
};

/** Amounts are in rupees. `price` is for one piece, `rate` in percent. `code` is the tax code (SAC or HSN) or blank. */
export const billLine = z.object({
  kind: z.enum(lineKinds),
  words: z.string(),
  quantity: whole,
  price: z.number(),
  rate: z.number(),
  code: z.string(),
  warrantyUntil: z.string().nullable(),
  ...amounts,
});

const named = z.object({ _id: z.string(), number: z.string(), issuedAt: moment });

export const billedCustomer = z.object({ ...contactTexts, town: z.string(), ...buyer.shape });

export const billPayment = z.object({
  _id: z.string(),
  at: moment,
  method: z.enum(paymentMethods),
  amount: z.number(),
  reference: z.string(),
  withTechnician: z.boolean(),
});

/**
 * Amounts are in rupees. `amount` is before the discount. `paid` is net of refunds. `credits` is the bill
 * that a credit note cancels. `payments` are the payments after corrections.
 */
export const bill = z.object({
  _id: z.string(),
  number: z.string(),
  kind: z.enum(billKinds),
  registration: z.enum(registrations),
  issuedAt: moment,
  orderId: z.string(),
  orderNumber: whole,
  business: z.object({
    name: z.string(),
    address: z.string(),
    phone: z.string(),
    email: z.string(),
    gstin: z.string(),
    state: z.string(),
  }),
  customer: billedCustomer,
  technicianName: z.string().nullable(),
  visitOn: z.string().nullable(),
  placeOfSupply: z.string(),
  pricesIncludeTax: z.boolean(),
  lines: z.array(billLine),
  rates: z.array(z.object({ rate: z.number(), ...amounts })),
  ...amounts,
  discountReason: z.string(),
  reason: z.string(),
  totalInWords: z.string(),
  paid: z.number(),
  due: z.number(),
  payments: z.array(billPayment),
  upi: z.string().nullable(),
  credits: named.nullable(),
  creditNote: named.nullable(),
});

export const customerBill = bill
  .pick({ number: true, discount: true, discountReason: true, total: true, due: true, upi: true })
  .extend({
    lines: z.array(billLine.pick({ words: true, quantity: true, amount: true })),
    payments: z.array(z.object({ method: z.enum(paymentMethods), amount: z.number() })),
  });
export type CustomerBill = z.output<typeof customerBill>;

export const billOfOrderInput = z.object({ orderId: id() });
export const billIdInput = z.object({ id: id() });

export const billPreview = bill
  .pick({ kind: true, lines: true })
  .extend({ ...amounts, payee: z.object({ upiId: z.string(), name: z.string() }).nullable() });

const billFilters = {
  from: day.optional(),
  to: day.optional(),
  kind: filter(z.enum(billKinds, { error: say.unknownValue })),
  due: z.boolean().optional(),
  /** Bills that had something due at the end of this day. */
  dueOn: day.optional(),
  /** Bills that were paid on the days `from` to `to`. */
  taken: z.boolean().optional(),
  ...figureFilters,
  technicianId: filter(id()),
  number: text(maxLength.name).optional(),
};
export const billFiltersInput = z.object(billFilters);
export const billListInput = z.object({
  ...billFilters,
  ...pagesOf(50),
});
export const billChangesInput = z.object(changesFields);
export const billChanges = changesPage(bill);

/**
 * In a payment, `due` is the due amount on the screen, in rupees. The server refuses the payment if another
 * amount is due now.
 */
export const recordPaymentInput = payment.extend({ id: id(), due: amount.optional() });
export const correctPaymentInput = correction.extend({
  id: id(),
  paymentId: z.string().regex(/^[0-9]{1,18}$/),
});
export const creditInput = z.object({
  id: id(),
  reason: line(maxLength.reason).min(1, { error: say.reasonRequired }),
  again: z.boolean({ error: say.unknownValue }).default(false),
  discount: amount.default(0),
});

/** A blank GSTIN takes the business customer off the order. */
export const setBuyerInput = z.object({ id: id(), ...buyerFields, gstin });

export const billMonthInput = z.object({
  month: z
    .string({ error: say.monthInvalid })
    .regex(/^20[0-9]{2}-(0[1-9]|1[0-2])$/, { error: say.monthInvalid }),
});

export const cashInHand = z.object({ held: z.number() });

export type BillSettings = z.output<typeof billSettingFields>;
export type SetBillSettings = z.output<typeof setBillSettingsInput>;
export type Bill = z.output<typeof bill>;
export type BillPreview = z.output<typeof billPreview>;
export type BillFilters = z.output<typeof billFiltersInput>;
export type BillChangesInput = z.output<typeof billChangesInput>;
export type BillList = z.output<typeof billListInput>;
export type RecordPayment = z.output<typeof recordPaymentInput>;
export type CorrectPayment = z.output<typeof correctPaymentInput>;
export type SetBuyer = z.output<typeof setBuyerInput>;
export type Credit = z.output<typeof creditInput>;
