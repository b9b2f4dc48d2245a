// Words for the fields of a booking and the payment methods. A new field or method does not compile without
// its words (booking-texts.ts).
import { type PaymentMethod, paymentMethods } from '#shared/bills/kinds.ts';
import { currentLanguage } from '#shared/language.ts';
import { contactFields } from '#shared/orders/contact.ts';
import { contactWordTexts } from '#shared/orders/contact-texts.ts';
import { wayTexts } from './booking-texts.ts';

const listed = (type: 'conjunction' | 'disjunction', words: readonly string[]) =>
  new Intl.ListFormat(currentLanguage() === 'en' ? 'en-GB' : currentLanguage(), { type }).format(words);

export const contactWords = () =>
  listed(
    'conjunction',
    contactFields.map((field) => contactWordTexts(field)),
  );

/** The text 'in cash or where he shows you a QR code, by UPI'. 'he' is the technician. */
export const waysToPay = () =>
  listed(
    'disjunction',
    paymentMethods.map((method: PaymentMethod) => wayTexts(method)),
  );
