import { Money } from '#client/ui/Money.tsx';
import { Group } from '#client/ui/mantine/layout.tsx';
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
  <Group component="header" gap="sm" wrap="nowrap" w="100%">
    {picture && <Picture className={classes.picture} address={picture} alt="" sizes="72px" />}
    <div>
      <h3 className={classes.services} id={id}>
        {serviceNames(order)}{' '}
        <span className={classes.number}>{t('order', { number: order.orderNumber })}</span>
      </h3>
      <Group component="p" gap="0 12px">
        <Money rupees={order.totalPrice} /> <OrderBadge order={order} quiet />
      </Group>
    </div>
  </Group>
);
