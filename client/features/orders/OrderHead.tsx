import { Money } from '#client/ui/Money.tsx';
import { Box, Group, Small, Title } from '#client/ui/mantine/layout.tsx';
import { Picture } from '#client/ui/Picture.tsx';
import type { Order } from '#shared/orders/schema.ts';
import { serviceNames } from '#shared/orders/sentences.ts';
import { OrderBadge } from './OrderBadge.tsx';
import { orderTexts as t } from './texts.ts';

type Props = {
  order: Pick<Order, 'products' | 'orderNumber' | 'totalPrice' | 'stage' | 'status'>;
  picture: string | undefined;
  id: string;
};

/** The appliance of an order with its picture and price, then the number and the status, small. */
export const OrderHead = ({ order, picture, id }: Props) => (
  <Group component="header" gap="sm" wrap="nowrap" w="100%">
    {picture && <Picture className="thumb" address={picture} alt="" sizes="72px" />}
    <Box miw={0} style={{ overflowWrap: 'anywhere' }}>
      <Title order={3} fz="var(--type-4)" lh={1.3} id={id} tabIndex={-1}>
        {serviceNames(order)}{' '}
        <Small span display="block">
          {t('order', { number: order.orderNumber })}
        </Small>
      </Title>
      <Group component="p" gap="0 12px">
        <Money rupees={order.totalPrice} /> <OrderBadge order={order} quiet />
      </Group>
    </Box>
  </Group>
);
