import { z } from 'zod';
import { languageCodes } from '../language.ts';
import { fieldMessages as say } from '../messages.ts';
import { emailOrBlank, filter, id, mobile } from '../primitives.ts';
import { bookInput } from './schema.ts';

const language = z.enum(languageCodes, { error: say.unknownValue });

export const byMobileInput = z.object({ mobile: mobile(say.mobileInvalid, say.mobileInvalid) });

// Every other field of a booking is also a field of the caller's form.
const {
  mobile: callerMobile,
  fullname,
  email: _email,
  orderId,
  totalQty,
  totalPrice,
  visit,
  paymentMethod: _paymentMethod,
  cardOrderId: _cardOrderId,
  fromCart: _fromCart,
  sticker: _sticker,
  secondBooking: _secondBooking,
  ...others
} = bookInput.shape;

export const callerForm = z.object({
  mobile: callerMobile,
  fullname,
  email: emailOrBlank(say.emailInvalid).default(''),
  language: filter(language),
  ...others,
});

/** A booking for a caller. `language` becomes the customer's, without it nothing changes. `customerId` is null for a new person. `knowingly` allows a full or late visit time. */
export const bookForCallerInput = callerForm.extend({
  orderId,
  totalQty,
  totalPrice,
  visit,
  knowingly: z.boolean({ error: say.unknownValue }).optional(),
  customerId: id().nullish(),
  enquiryId: id().nullish(),
  enquiryDone: z.boolean({ error: say.unknownValue }).optional(),
});

export type CallerForm = z.output<typeof callerForm>;
export type BookForCaller = z.output<typeof bookForCallerInput>;
