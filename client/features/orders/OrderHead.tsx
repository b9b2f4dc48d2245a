import { Money } from '#client/ui/Money.tsx';
import { Picture } from '#client/ui/Picture.tsx';
import type { Order } from '#shared/orders/schema.ts';
import { serviceNames } from '#shared/orders/sentences.ts';
import { OrderBadge } from './OrderBadge.tsx';
import classes from './OrderHead.module.css';
import { orderTexts as t } from './texts.ts';

type Props = {
  order: Pick<Order, 'products' | 'orderNumber' | 'totalPrice' | 'stage' | 'status'>;
  picture: string | undefined;
  id: string;
};

/** The appliance of an order with its picture and price, then the number and the status, small. */
export const OrderHead = ({ order, picture, id }: Props) => (
  <header className={classes.head}>
    {picture && <Picture className={classes.picture} address={picture} alt="" sizes="72px" />}
    <div>
      <h3 className={classes.services} id={id}>
        {serviceNames(order)}{' '}
        <span className={classes.number}>{t('order', { number: order.orderNumber })}</span>
      </h3>
      <p className={classes.facts}>
        <Money rupees={order.totalPrice} /> <OrderBadge order={order} quiet />
      </p>
    </div>
  </header>
);
