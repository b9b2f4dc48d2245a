// The open orders that are due first; those past their time in red.
import { Link } from 'react-router-dom';
import type { Overview } from '#shared/backoffice/schema.ts';
import { formatMoment } from '#shared/format.ts';
import { MobileLink } from '../cells.tsx';
import { Late } from '../orders/Late.tsx';
import { lists } from './lists.ts';
import classes from './Overview.module.css';

type Props = { orders: Overview['oldestOpen'] };

export function OldestOpen({ orders }: Props) {
  return (
    <section className={classes.card} aria-labelledby="oldest">
      <div className={classes.head}>
        <h2 id="oldest">Longest waiting</h2>
        <Link to={lists.open}>All open orders</Link>
      </div>
      {orders.length === 0 && <p>Nothing is open. Well done.</p>}
      <ol className={classes.waiting}>
        {orders.map((order) => (
          <li key={order._id}>
            <Link to={lists.order(order._id)} className={classes.name}>
              {order.fullname}
            </Link>
            <span className={classes.quiet}>Order {order.orderNumber}</span>
            <span className={classes.services}>{order.services.join(', ')}</span>
            <span className={classes.quiet}>{order.area}</span>
            <MobileLink mobile={order.mobile} />
            <span className={classes.since}>
              <span className={classes.quiet}>Due {formatMoment(order.dueAt)}</span>
              <Late order={order} />
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
