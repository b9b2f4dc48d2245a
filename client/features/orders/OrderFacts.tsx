import type { TaxedEstimate } from '#shared/estimates/schema.ts';
import { placeLine } from '#shared/orders/place.ts';
import type { Order } from '#shared/orders/schema.ts';
import { BookedLines } from './BookedLines.tsx';
import classes from './OrderFacts.module.css';
import { orderTexts as t } from './texts.ts';

type Props = { order: Order; estimate?: TaxedEstimate | null };

export const OrderFacts = ({ order, estimate = null }: Props) => (
  <>
    {/* After the work the bill shows the amounts. */}
    {order.billNumber === null && <BookedLines order={order} estimate={estimate} />}
    <p className={classes.where}>
      {t('who', { name: order.fullname, place: placeLine(order), mobile: order.mobile })}
    </p>
    {order.note && <p className={classes.where}>{t('fault', { note: order.note })}</p>}
  </>
);
