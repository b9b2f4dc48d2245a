import { Text } from '#client/ui/mantine/layout.tsx';
import type { TaxedEstimate } from '#shared/estimates/schema.ts';
import { placeLine } from '#shared/orders/place.ts';
import type { Order } from '#shared/orders/schema.ts';
import { BookedLines } from './BookedLines.tsx';
import { orderTexts as t } from './texts.ts';

type Props = { order: Order; estimate?: TaxedEstimate | null };

export const OrderFacts = ({ order, estimate = null }: Props) => (
  <>
    {/* After the work the bill shows the amounts. */}
    {order.billNumber === null && <BookedLines order={order} estimate={estimate} />}
    <Text size="sm" c="dimmed">
      {t('who', { name: order.fullname, place: placeLine(order), mobile: order.mobile })}
    </Text>
    {order.note && (
      <Text size="sm" c="dimmed">
        {t('fault', { note: order.note })}
      </Text>
    )}
  </>
);
