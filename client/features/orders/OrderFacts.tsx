import { Money } from '#client/ui/Money.tsx';
import { methodName } from '#shared/bills/method-name.ts';
import { placeLine } from '#shared/orders/place.ts';
import type { Order } from '#shared/orders/schema.ts';
import { LineList } from '../cart/BookingSummary.tsx';
import { UnbilledTax } from '../catalogue/PlusTax.tsx';
import classes from './OrderFacts.module.css';
import { orderTexts as t } from './texts.ts';

export const OrderFacts = ({ order }: { order: Order }) => (
  <>
    {/* After the work the bill shows the amounts. */}
    {order.billNumber === null && (
      <>
        <LineList lines={order.products} />
        <p className={classes.total}>
          <span>
            {order.warrantyOf
              ? t('totalWarranty')
              : t('totalBy', { method: methodName(order.paymentMethod) })}
          </span>
          <span className={classes.sum}>
            <Money rupees={order.totalPrice} className={classes.rupees} />
            <UnbilledTax order={order} />
          </span>
        </p>
      </>
    )}
    <p className={classes.where}>
      {t('who', { name: order.fullname, place: placeLine(order), mobile: order.mobile })}
    </p>
    {order.note && <p className={classes.where}>{t('fault', { note: order.note })}</p>}
  </>
);
