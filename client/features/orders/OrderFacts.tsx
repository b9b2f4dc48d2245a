import { Money } from '#client/ui/Money.tsx';
import { placeLine } from '#shared/orders/place.ts';
import type { Order } from '#shared/orders/schema.ts';
import { LineList } from '../cart/BookingSummary.tsx';
import { UnbilledTax } from '../catalogue/PlusTax.tsx';
import classes from './OrderFacts.module.css';

export const OrderFacts = ({ order }: { order: Order }) => (
  <>
    {/* After the work the bill shows the amounts. */}
    {order.billNumber === null && (
      <>
        <LineList lines={order.products} />
        <p className={classes.total}>
          <span>Total, {order.warrantyOf ? 'under warranty' : order.paymentMethod}</span>
          <span className={classes.sum}>
            <Money rupees={order.totalPrice} className={classes.rupees} />
            <UnbilledTax order={order} />
          </span>
        </p>
      </>
    )}
    <p className={classes.where}>
      {order.fullname}, {placeLine(order)}. Mobile {order.mobile}.
    </p>
    {order.note && <p className={classes.where}>What is wrong: {order.note}</p>}
  </>
);
