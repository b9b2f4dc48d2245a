import { Link } from 'react-router-dom';
import { useAuthToken } from '#client/lib/session.ts';
import { trpc } from '#client/lib/trpc.ts';
import { Icon } from '#client/ui/Icon.tsx';
import { stageSentence } from '#shared/orders/sentences.ts';
import { paths } from '#shared/paths.ts';
import classes from './Home.module.css';

export function OpenBooking() {
  const token = useAuthToken();
  const { data } = trpc.orders.own.useQuery({ limit: 1, underWay: true }, { enabled: Boolean(token) });
  const [order] = data?.items ?? [];
  if (!token || !order) return null;
  return (
    <Link to={paths.myOrders} className={classes.openBooking}>
      <Icon name="clock" size={20} />
      <span>
        Order {order.orderNumber}: {stageSentence(order)}
      </span>
    </Link>
  );
}
