import { Small } from '#client/ui/mantine/layout.tsx';
import type { TaxedEstimate } from '#shared/estimates/schema.ts';
import { placeLine } from '#shared/orders/place.ts';
import type { Order } from '#shared/orders/schema.ts';
import { BookedLines } from './BookedLines.tsx';
import { orderTexts as t } from './texts.ts';

type Props = { order: Order; gstin?: string | undefined; estimate?: TaxedEstimate | null };

export const OrderFacts = ({ order, gstin, estimate = null }: Props) => (
  <>
    {/* After the work the bill shows the amounts. */}
    {order.billNumber === null && <BookedLines order={order} estimate={estimate} />}
    <Small>{t('who', { name: order.fullname, place: placeLine(order), mobile: order.mobile })}</Small>
    {gstin && <Small>{`GSTIN ${gstin}`}</Small>}
    {order.note && <Small>{t('fault', { note: order.note })}</Small>}
  </>
);
