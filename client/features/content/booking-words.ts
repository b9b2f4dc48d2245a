// Words for the fields of a booking and the payment methods. A new field or method does not compile without
// its words here.
import { type PaymentMethod, paymentTable } from '#shared/bills/kinds.ts';
import type { BookingContact } from '#shared/orders/schema.ts';

const listed = (type: 'conjunction' | 'disjunction', words: Record<string, string>) =>
  new Intl.ListFormat('en-GB', { type }).format(Object.values(words));

const contact: Record<keyof BookingContact, string> = {
  fullname: 'name',
  area: 'area',
  street: 'street',
  mobile: 'mobile number',
  email: 'email',
};
export const contactWords = listed('conjunction', contact);

const ways: Record<PaymentMethod, string> = {
  Cash: paymentTable.Cash.words,
  UPI: `where he shows you a QR code, ${paymentTable.UPI.words}`,
};
/** The text 'in cash or where he shows you a QR code, by UPI'. 'he' is the technician. */
export const waysToPay = listed('disjunction', ways);
