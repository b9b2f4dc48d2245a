import type { ReactNode } from 'react';
import { Money } from '#client/ui/Money.tsx';
import { Group, Text } from '#client/ui/mantine/layout.tsx';
import { methodName } from '#shared/bills/method-name.ts';
import type { TaxedEstimate } from '#shared/estimates/schema.ts';
import { feeDue } from '#shared/orders/fee-due.ts';
import type { Order } from '#shared/orders/schema.ts';
import { LineList } from '../cart/BookingSummary.tsx';
import { UnbilledTax } from '../catalogue/PlusTax.tsx';
import { orderTexts as t } from './texts.ts';

type Booked = Pick<
  Order,
  'products' | 'stage' | 'totalPrice' | 'paymentMethod' | 'billNumber' | 'due' | 'cancellationFee'
> & { warrantyOf: unknown };

type Props = { order: Booked; estimate?: TaxedEstimate | null };

const Total = ({ children }: { children: ReactNode }) => (
  <Group component="p" className="ruled" justify="space-between" w="100%" maw="none" fz="sm" fw={600}>
    {children}
  </Group>
);

/** The booked services before the bill. An estimate that is not declined shows the total instead. */
export const BookedLines = ({ order, estimate = null }: Props) => (
  <>
    <LineList lines={order.products} cancelled={order.stage === 'cancelled'} />
    {order.stage === 'cancelled'
      ? feeDue(order) === 0 && <Total>{t('nothingDue')}</Total>
      : (estimate === null || estimate.state === 'declined') && (
          <Total>
            <span>
              {order.warrantyOf
                ? t('totalWarranty')
                : t('totalBy', { method: methodName(order.paymentMethod) })}
            </span>
            <Text span inherit ta="right">
              <Text span fz="lg" fw={800}>
                <Money rupees={order.totalPrice} />
              </Text>
              <UnbilledTax order={order} />
            </Text>
          </Total>
        )}
  </>
);
