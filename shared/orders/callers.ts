// A caller books: what an admin fills in while somebody is on the phone.
import { z } from 'zod';
import { fieldMessages as say } from '../messages.ts';
import { emailOrBlank, id, mobile, moment, whole } from '../primitives.ts';
import { type BookingContact, bookInput, bookingPrefill } from './schema.ts';

/** Who calls from a mobile number. */
export const byMobileInput = z.object({ mobile: mobile(say.mobileInvalid, say.mobileInvalid) });
/**
 * People of a mobile number with what their next booking begins with: their last order's name, place and email, without
 * one their profile's. `lastOrderAt` is null where there is none.
 */
export const knownCallers = z.array(
  bookingPrefill
    .omit({ mobile: true })
    .extend({ _id: z.string(), userId: whole, lastOrderAt: moment.nullable() }),
);

const asked = bookInput.shape;

/** What is asked on the phone; the keys are in the order in which the form checks them. */
const asksCallers = {
  mobile: asked.mobile,
  fullname: asked.fullname,
  /** Stands on the order alone and makes nobody its owner; without one no mail goes out. */
  email: emailOrBlank(say.emailInvalid).default(''),
  area: asked.area,
  street: asked.street,
  products: asked.products,
  note: asked.note,
} satisfies Record<keyof BookingContact | 'products' | 'note', z.ZodType>;
export const callerForm = z.object(asksCallers);

/**
 * A booking for a caller. `customerId` is the person whom the admin has chosen, null for somebody new; `knowingly` takes a
 * time that is full or too soon; `enquiryId` is the enquiry that is booked, `enquiryDone` sets it to Complete.
 */
export const bookForCallerInput = callerForm.extend({
  orderId: asked.orderId,
  totalQty: asked.totalQty,
  totalPrice: asked.totalPrice,
  visit: asked.visit,
  knowingly: z.boolean({ error: say.unknownValue }).optional(),
  customerId: id().nullish(),
  enquiryId: id().nullish(),
  enquiryDone: z.boolean({ error: say.unknownValue }).optional(),
});

export type CallerForm = z.output<typeof callerForm>;
export type BookForCaller = z.output<typeof bookForCallerInput>;
export type KnownCaller = z.output<typeof knownCallers>[number];
