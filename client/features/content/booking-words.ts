// Words for the fields of a booking and the payment methods. A new field or method does not compile without
// its words (booking-texts.ts).
import { type PaymentMethod, paymentMethods } from '#shared/bills/kinds.ts';
import { joined } from '#shared/joined.ts';
import { contactFields } from '#shared/orders/contact.ts';
import { contactWordTexts } from '#shared/orders/contact-texts.ts';
import { wayTexts } from './booking-texts.ts';

export const contactWords = () => joined(contactFields.map((field) => contactWordTexts(field)));

/** The text 'in cash or where he shows you a QR code, by UPI'. 'he' is the technician. */
export const waysToPay = () =>
  joined(
    paymentMethods.map((method: PaymentMethod) => wayTexts(method)),
    'or',
  );
