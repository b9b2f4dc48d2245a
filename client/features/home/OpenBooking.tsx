import { Link } from 'react-router-dom';
import { useAuthToken } from '#client/lib/session.ts';
import { trpc } from '#client/lib/trpc.ts';
import { Icon } from '#client/ui/Icon.tsx';
import { Unbroken } from '#client/ui/Unbroken.tsx';
import { isLate } from '#shared/orders/due.ts';
import type { Order } from '#shared/orders/schema.ts';
import { stageSentence } from '#shared/orders/sentences.ts';
import { paths } from '#shared/paths.ts';
import { formatVisitSoon } from '#shared/visits/words.ts';
import classes from './Home.module.css';
import { homeTexts as t } from './texts.ts';

/** Formats 'Today, 9 am to 11 am: Imran comes' for an agreed visit with a technician. */
function soonWords(order: Order, now: number): string | null {
  const { stage, visit, technician, notAtHomeAt } = order;
  if (stage !== 'scheduled' || !visit || !technician || notAtHomeAt || isLate(order, now)) return null;
  return t('comes', { visit: formatVisitSoon(visit, now), name: technician.name });
}

export default function OpenBooking() {
  const token = useAuthToken();
  const { data } = trpc.orders.own.useQuery({ limit: 1, underWay: true }, { enabled: Boolean(token) });
  const [order] = data?.items ?? [];
  const { data: estimate } = trpc.estimates.of.useQuery(
    { id: order?._id ?? '' },
    { enabled: Boolean(order) },
  );
  if (!token || !order) return null;
  const now = Date.now();
  const sentence = estimate?.state === 'offered' ? t('estimate') : stageSentence(order, now);
  return (
    <Link to={paths.myOrders} className={classes.openBooking}>
      <Icon name="clock" size={20} />
      <Unbroken>{soonWords(order, now) ?? t('order', { number: order.orderNumber, sentence })}</Unbroken>
    </Link>
  );
}
