import { Money } from '#client/ui/Money.tsx';
import { Text } from '#client/ui/mantine/layout.tsx';
import { methodName } from '#shared/bills/method-name.ts';
import type { TaxedEstimate } from '#shared/estimates/schema.ts';
import { feeDue } from '#shared/orders/fee-due.ts';
import type { Order } from '#shared/orders/schema.ts';
import { LineList } from '../cart/BookingSummary.tsx';
import { UnbilledTax } from '../catalogue/PlusTax.tsx';
import classes from './OrderFacts.module.css';
import { orderTexts as t } from './texts.ts';

type Booked = Pick<
  Order,
  'products' | 'stage' | 'totalPrice' | 'paymentMethod' | 'billNumber' | 'due' | 'cancellationFee'
> & { warrantyOf: unknown };

type Props = { order: Booked; estimate?: TaxedEstimate | null };

/** The booked services before the bill. An estimate that is not declined shows the total instead. */
export const BookedLines = ({ order, estimate = null }: Props) => (
  <>
    <LineList lines={order.products} cancelled={order.stage === 'cancelled'} />
    {order.stage === 'cancelled'
      ? feeDue(order) === 0 && <p className={classes.total}>{t('nothingDue')}</p>
      : (estimate === null || estimate.state === 'declined') && (
          <p className={classes.total}>
            <span>
              {order.warrantyOf
                ? t('totalWarranty')
                : t('totalBy', { method: methodName(order.paymentMethod) })}
            </span>
            <Text span inherit ta="right">
              <Money rupees={order.totalPrice} className={classes.rupees} />
              <UnbilledTax order={order} />
            </Text>
          </p>
        )}
  </>
);
