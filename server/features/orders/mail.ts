// What the shop writes to customers about their orders.
import { legal } from '#shared/business.ts';
import { formatLongDate, formatRupees } from '#shared/format.ts';
import { statusMailSentence } from '#shared/messages.ts';
import type { Order } from '#shared/orders/schema.ts';
import { paths } from '#shared/paths.ts';
import { action, greet, lines, text } from '../../platform/mail/blocks.ts';
import type { MailMessage } from '../../platform/mail/mail.ts';

const myOrders = (publicUrl: string) => action('See your bookings', publicUrl + paths.myOrders);

/** After booking: what was booked at which price, where, and what happens next. */
export const bookedMail = (order: Order, publicUrl: string): MailMessage => ({
  template: 'booked',
  to: order.email,
  subject: 'We have received your booking',
  greeting: greet(order.fullname),
  blocks: [
    text(`Thank you for your booking of ${formatLongDate(order.createdAt)}. ${legal.promise}.`),
    lines(
      ...order.products.map(
        ({ productName, quantity, price }) =>
          [
            quantity > 1 ? `${productName} × ${quantity}` : productName,
            formatRupees(price * quantity),
          ] as const,
      ),
      ['Total', formatRupees(order.totalPrice)],
      ['Payment', order.paymentMethod],
    ),
    lines(
      ['Visit to', `${order.fullname}\n${order.city}\n${order.address}, ${legal.city}`],
      ['Mobile', order.mobile],
    ),
    text(
      `What happens next: we call you on ${order.mobile} to agree on a time, and a technician visits within ${legal.promiseHours} hours. If parts are needed, you hear their price before any work starts. Pay in cash after the service.`,
    ),
    text(
      `Our work carries a warranty of ${legal.warrantyDays} days. If you cannot be at home, please tell us at least ${legal.cancellationNoticeHours} hours before the visit; once the technician has come, a cancellation costs ${formatRupees(legal.cancellationFeeRupees)}.`,
    ),
    myOrders(publicUrl),
  ],
});

const meaning = {
  Complete: `Our work is done and paid for. It carries a warranty of ${legal.warrantyDays} days: if the same fault returns, call us. How did we do? You can tell us with your booking.`,
  Incomplete:
    'This means that the work or its payment is still open. If you think otherwise, please call us.',
} as const;

/** After an admin set the status, whichever of the two it is (decisions.md, Status, email, enquiries). */
export const statusChangedMail = (order: Order, publicUrl: string): MailMessage => ({
  template: 'statusChanged',
  to: order.email,
  subject: `Your booking of ${formatLongDate(order.createdAt)} is now ${order.status}`,
  greeting: greet(order.fullname),
  blocks: [
    text(statusMailSentence(order.status)),
    lines(...order.products.map(({ productName, quantity }) => [productName, `× ${quantity}`] as const), [
      'Total',
      formatRupees(order.totalPrice),
    ]),
    text(meaning[order.status]),
    myOrders(publicUrl),
  ],
});
