import type { TaxedEstimate } from '#shared/estimates/schema.ts';
import { formatRupees } from '#shared/format.ts';
import type { Order } from '#shared/orders/schema.ts';
import { action, greet, lines, text } from '../../platform/mail/blocks.ts';
import type { MailMessage } from '../../platform/mail/mail.ts';

const taxLines = ({ tax }: TaxedEstimate) =>
  tax.estimate + tax.booking > 0 ? [['Tax on both', formatRupees(tax.estimate + tax.booking)] as const] : [];

export const estimateMail = (order: Order, estimate: TaxedEstimate, link: string): MailMessage => ({
  template: 'estimateToAgree',
  to: order.email,
  subject: `Please look at your estimate: ${formatRupees(estimate.total + estimate.tax.estimate)} (order ${order.orderNumber})`,
  greeting: greet(order.fullname),
  blocks: [
    text(
      'The technician has looked at your appliance. This is what the repair needs beyond the charge of your booking.',
    ),
    lines(
      ['Order', `${order.orderNumber}`],
      ...estimate.lines.map(
        ({ words, quantity, price }) =>
          [quantity > 1 ? `${words} × ${quantity}` : words, formatRupees(price * quantity)] as const,
      ),
      ['Estimate', formatRupees(estimate.total)],
      ['Charge of the booking', formatRupees(order.totalPrice)],
      ...taxLines(estimate),
      [
        'In all',
        formatRupees(order.totalPrice + estimate.total + estimate.tax.estimate + estimate.tax.booking),
      ],
    ),
    text(
      'What happens next: you agree or decline, by the link below or on the technician’s phone. Work begins once you agree. If you decline, you pay the charge of the booking alone.',
    ),
    action('Look at the estimate', link),
  ],
});
