import { Link } from 'react-router-dom';
import type { Prefetch } from '#client/lib/prefetch.ts';
import { useCurrentUser } from '#client/lib/session.ts';
import { LoadError } from '#client/ui/LoadError.tsx';
import { Group, Title } from '#client/ui/mantine/layout.tsx';
import { PageHead } from '#client/ui/PageHead.tsx';
import { pagesIn } from '#client/ui/ShowMore.tsx';
import { isGuest } from '#shared/accounts/guest.ts';
import { paths } from '#shared/paths.ts';
import { KeepBookings } from '../accounts/KeepBookings.tsx';
import { ProfileCard, ProfileSkeleton } from '../accounts/ProfileCard.tsx';
import { accountTexts } from '../accounts/texts.ts';
import { CallUs } from '../content/CallUs.tsx';
import classes from './MyOrdersPage.module.css';
import { OrderList, ownOrders, useFirstOrder } from './OrderList.tsx';
import { orderTexts as t } from './texts.ts';

export const prefetch: Prefetch = async (queries, { signedIn, search, sent }) => {
  if (!signedIn) return;
  await Promise.all([
    queries.accounts.me.prefetch(),
    queries.orders.own.prefetchInfinite(ownOrders.underWay, pagesIn(search)),
    queries.orders.own.prefetchInfinite(ownOrders.past, pagesIn(search)),
    sent?.send.startsWith('time') && queries.visits.times.prefetch({}),
  ]);
  // Who has no mails needs the link of his booking at once.
  const first = queries.orders.own.getInfiniteData(ownOrders.underWay)?.pages[0]?.items[0];
  if (first?.email === '') await queries.orders.link.prefetch({ id: first._id });
};

export function Component() {
  const { user, state, error, retry } = useCurrentUser();
  const guest = user !== null && isGuest(user);
  const first = useFirstOrder();
  return (
    <div className={`page ${classes.page}`}>
      <PageHead title={t('myOrders')} canonical={null} />
      <Group className={classes.head} gap="0 24px">
        <Title fz="var(--type-2)" flex={1}>
          {t('myOrders')}
        </Title>
        {guest ? (
          <a className={`tall-link ${classes.toProfile}`} href="#profile">
            {t('keepBookings')}
          </a>
        ) : null}
        <Link className="tall-link" to={paths.myAccount}>
          {accountTexts('myAccount')}
        </Link>
        <CallUs {...(first && { about: t('inQuestion', { number: first.orderNumber }) })} />
      </Group>
      <OrderList />
      <div className={classes.profile}>
        {guest ? (
          <KeepBookings key={user._id} user={user} />
        ) : user ? (
          <ProfileCard key={user._id} user={user} />
        ) : state === 'failed' ? (
          <LoadError error={error} retry={retry} />
        ) : (
          <ProfileSkeleton />
        )}
      </div>
    </div>
  );
}
