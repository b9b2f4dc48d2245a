import { Link } from 'react-router-dom';
import { appTexts } from '#client/app/texts.ts';
import type { Prefetch } from '#client/lib/prefetch.ts';
import { useCurrentUser } from '#client/lib/session.ts';
import { LoadError } from '#client/ui/LoadError.tsx';
import { Group, Stack, Title } from '#client/ui/mantine/layout.tsx';
import { PageHead } from '#client/ui/PageHead.tsx';
import { pagesOptions } from '#client/ui/ShowMore.tsx';
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
    queries.orders.own.prefetchInfinite(ownOrders.underWay, pagesOptions(search)),
    queries.orders.own.prefetchInfinite(ownOrders.past, pagesOptions(search)),
    sent?.send.startsWith('time') && queries.visits.times.prefetch({}),
  ]);
  const orders = [ownOrders.underWay, ownOrders.past].flatMap(
    (list) => queries.orders.own.getInfiniteData(list)?.pages.flatMap(({ items }) => items) ?? [],
  );
  const opened = orders.filter(({ _id }, at) => at === 0 || _id === sent?.send.split(' ')[1]);
  await Promise.all(
    opened.flatMap(({ _id: id, email, billNumber }) => [
      queries.orders.events.prefetch({ id }),
      queries.estimates.of.prefetch({ id }),
      billNumber !== null && queries.bills.ofOrder.prefetch({ orderId: id }),
      // A customer without email needs the tracking link at once.
      email === '' && queries.orders.link.prefetch({ id }),
    ]),
  );
};

export function Component() {
  const { user, state, error, retry } = useCurrentUser();
  const guest = user !== null && isGuest(user);
  const first = useFirstOrder();
  return (
    <div className={`page ${classes.page}`}>
      <PageHead title={t('myOrders')} canonical={null} />
      <Group className={classes.head} gap="0 24px">
        <Title fz="var(--type-2)" mr="auto">
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
      <Stack miw={0}>
        <OrderList />
        <Link className="tall-link" to={paths.appliances}>
          {appTexts('myAppliances')}
        </Link>
      </Stack>
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
