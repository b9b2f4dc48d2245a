import type { TaxedEstimate } from '#shared/estimates/schema.ts';
import { formatRupees } from '#shared/format.ts';
import type { Order } from '#shared/orders/schema.ts';
import { action, lines, mailTo, text } from '../../platform/mail/blocks.ts';
import type { MailMessage } from '../../platform/mail/mail.ts';
import { mailTexts as t } from './mail-texts.ts';

const taxLines = ({ tax }: TaxedEstimate) =>
  tax.estimate + tax.booking > 0 ? [[t('tax'), formatRupees(tax.estimate + tax.booking)] as const] : [];

export const estimateMail = (order: Order, estimate: TaxedEstimate, link: string): MailMessage =>
  mailTo(
    { name: order.fullname, email: order.email },
    'estimateToAgree',
    t('subject', {
      amount: formatRupees(estimate.total + estimate.tax.estimate),
      number: order.orderNumber,
    }),
    [
      text(t('looked')),
      lines(
        [t('order'), `${order.orderNumber}`],
        ...estimate.lines.map(
          ({ words, quantity, price }) =>
            [quantity > 1 ? `${words} × ${quantity}` : words, formatRupees(price * quantity)] as const,
        ),
        [t('estimate'), formatRupees(estimate.total)],
        [t('charge'), formatRupees(order.totalPrice)],
        ...taxLines(estimate),
        [
          t('inAll'),
          formatRupees(order.totalPrice + estimate.total + estimate.tax.estimate + estimate.tax.booking),
        ],
      ),
      text(t('next')),
      action(t('look'), link),
    ],
  );
