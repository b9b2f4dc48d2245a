import { Link } from 'react-router-dom';
import { useAuthToken, useCurrentUser } from '#client/lib/session.ts';
import { trpc } from '#client/lib/trpc.ts';
import { Icon } from '#client/ui/Icon.tsx';
import type { Order } from '#shared/orders/schema.ts';
import { stageSentence } from '#shared/orders/sentences.ts';
import { paths } from '#shared/paths.ts';
import { formatVisitSoon } from '#shared/visits/words.ts';
import classes from './Home.module.css';
import { homeTexts as t } from './texts.ts';

/** Formats 'Today, 9 am to 11 am: Imran comes' for an agreed visit with a technician. */
function soonWords({ stage, visit, technician, notAtHomeAt }: Order): string | null {
  if (stage !== 'scheduled' || !visit || !technician || notAtHomeAt) return null;
  return t('comes', { visit: formatVisitSoon(visit, Date.now()), name: technician.name });
}

export default function SignedInWords() {
  return (
    <>
      <OpenBooking />
      <OpeningWord />
    </>
  );
}

function OpenBooking() {
  const token = useAuthToken();
  const { data } = trpc.orders.own.useQuery({ limit: 1, underWay: true }, { enabled: Boolean(token) });
  const [order] = data?.items ?? [];
  if (!token || !order) return null;
  return (
    <Link to={paths.myOrders} className={classes.openBooking}>
      <Icon name="clock" size={20} />
      <span>
        {soonWords(order) ?? t('order', { number: order.orderNumber, sentence: stageSentence(order) })}
      </span>
    </Link>
  );
}

/** Leads an admin to the opening checklist until the shop has opened. */
function OpeningWord() {
  const { user } = useCurrentUser();
  const { data } = trpc.backoffice.opening.useQuery(undefined, { enabled: user?.role === 'ADMIN' });
  if (user?.role !== 'ADMIN' || !data?.shown) return null;
  return (
    <Link to={paths.admin.day} className={classes.openBooking}>
      <Icon name="wrench" size={20} />
      <span>
        {t(data.done.services ? 'notReady' : 'emptyShop')} {t('checklist')}
      </span>
    </Link>
  );
}
