// What the shop writes to customers about their orders.
import { legal, type Status } from '#shared/business.ts';
import { formatLongDate, formatRupees } from '#shared/format.ts';
import { statusMailSentence } from '#shared/messages.ts';
import type { Order } from '#shared/orders/schema.ts';
import { paths } from '#shared/paths.ts';
import { action, greet, lines, text } from '../../platform/mail/blocks.ts';
import type { MailMessage } from '../../platform/mail/mail.ts';

const myOrders = (publicUrl: string) => action('See your bookings', publicUrl + paths.myOrders);

/** In a booking's mail a mark stands for the number until the order is written (booking.ts). */
type Booked = Omit<Order, 'orderNumber'> & { orderNumber: number | string };

/**
 * After booking: what was booked at which price, where, and what happens next. An address that is not the account's own
 * (`toOwner` false) may be a stranger's: nothing goes there that the customer typed but the name of the greeting.
 */
export const bookedMail = (
  order: Booked,
  publicUrl: string,
  { toOwner }: { toOwner: boolean },
): MailMessage => ({
  template: 'booked',
  to: order.email,
  subject: `We have received your booking (order ${order.orderNumber})`,
  greeting: greet(order.fullname),
  blocks: [
    text(`Thank you. We have received your booking of ${formatLongDate(order.createdAt)}.`),
    lines(
      ['Order', `${order.orderNumber}`],
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
    ...(toOwner
      ? [
          lines(
            ['Visit to', `${order.fullname}\n${order.street}\n${order.area}, ${legal.city}`],
            ['Mobile', order.mobile],
          ),
        ]
      : []),
    text(
      `What happens next: we call you${toOwner ? ` on ${order.mobile}` : ''} within 2 hours to agree on a time. If you booked at night, we call in the morning. If parts are needed, we tell you the price before we start. You pay in cash after the service.`,
    ),
    text(
      `Our work has a ${legal.warrantyDays}-day warranty. To change or cancel, please call us as early as you can. Cancelling is free until the technician comes. If he has already come, it costs ${formatRupees(legal.cancellationFeeRupees)}.`,
    ),
    myOrders(publicUrl),
    ...(toOwner ? [] : [text('If you did not book with us, you need do nothing.')]),
  ],
});

const meaning: Record<Status, string> = {
  Complete: `Our work is done and paid for. It has a ${legal.warrantyDays}-day warranty. If the same fault comes back, please call us. How was our service? You can rate it in My Orders.`,
  Incomplete:
    'Your booking is still open: the work or the payment is not done yet. If this is not right, please call us.',
};

/** After an admin set the status, whichever of the two it is (docs/rules.md#orders). */
export const statusChangedMail = (order: Order, publicUrl: string): MailMessage => ({
  template: 'statusChanged',
  to: order.email,
  subject: `Order ${order.orderNumber} of ${formatLongDate(order.createdAt)} is now ${order.status}`,
  greeting: greet(order.fullname),
  blocks: [
    text(statusMailSentence(order.status)),
    lines(
      ['Order', `${order.orderNumber}`],
      ...order.products.map(({ productName, quantity }) => [productName, `× ${quantity}`] as const),
      ['Total', formatRupees(order.totalPrice)],
    ),
    text(meaning[order.status]),
    myOrders(publicUrl),
  ],
});
