// The open orders that are due first; those past their time in red.

import { Link } from 'react-router-dom';
import { Text } from '#client/ui/mantine/layout.tsx';
import type { Overview } from '#shared/backoffice/schema.ts';
import { formatMoment } from '#shared/format.ts';
import { MobileLink } from '../cells.tsx';
import { Late } from '../orders/Late.tsx';
import { Section } from '../Section.tsx';
import { lists } from './lists.ts';
import classes from './Overview.module.css';

type Props = { orders: Overview['oldestOpen'] };

export function OldestOpen({ orders }: Props) {
  return (
    <Section title="Longest waiting" aside={<Link to={lists.open}>All open orders</Link>}>
      {orders.length === 0 && <p>Nothing is open. Well done.</p>}
      <ol className={classes.waiting}>
        {orders.map((order) => (
          <li key={order._id}>
            <Link to={lists.order(order._id)} className={classes.name}>
              {order.fullname}
            </Link>
            <Text span size="sm" c="dimmed">
              Order {order.orderNumber}
            </Text>
            <span className={classes.services}>{order.services.join(', ')}</span>
            <Text span size="sm" c="dimmed">
              {order.area}
            </Text>
            <MobileLink mobile={order.mobile} />
            <span className={classes.since}>
              <Text span size="sm" c="dimmed">
                Due {formatMoment(order.dueAt)}
              </Text>
              <Late order={order} />
            </span>
          </li>
        ))}
      </ol>
    </Section>
  );
}
