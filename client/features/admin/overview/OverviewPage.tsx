import { useMediaQuery } from '@mantine/hooks';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { trpc } from '#client/lib/trpc.ts';
import { Icon } from '#client/ui/Icon.tsx';
import { Stack, Text } from '#client/ui/mantine/layout.tsx';
import { type PhoneCells, PhoneRow } from '#client/ui/table/PhoneRow.tsx';
import type { Opening, Overview } from '#shared/backoffice/schema.ts';
import { formatMoment } from '#shared/format.ts';
import { paths } from '#shared/paths.ts';
import { areaName } from '#shared/place-names.ts';
import { MobileLink } from '../cells.tsx';
import { Loaded } from '../Loaded.tsx';
import { useNews } from '../news/news.ts';
import { Late } from '../orders/Late.tsx';
import { Screen } from '../Screen.tsx';
import { Section } from '../Section.tsx';
import { BookingCharts } from './BookingCharts.tsx';
import { Checklist } from './Checklist.tsx';
import { contactNames } from './contact-names.ts';
import { Figures } from './Figures.tsx';
import { lists } from './lists.ts';
import classes from './Overview.module.css';
import { SetAsideMails } from './SetAsideMails.tsx';
import { overviewTexts as t } from './texts.ts';

const minute = 60_000;

export function Component() {
  const news = useNews();
  const overview = trpc.backoffice.overview.useQuery(undefined, { staleTime: 0, refetchInterval: minute });
  const opening = trpc.backoffice.opening.useQuery(undefined, { staleTime: 0 });
  const { refetch } = overview;
  const newCount = (news?.orders ?? 0) + (news?.enquiries ?? 0);
  useEffect(() => {
    if (newCount > 0) void refetch();
  }, [newCount, refetch]);
  return (
    <Screen title={t('overview')}>
      <Loaded reading={overview} height={360}>
        {(data) => <Morning overview={data} opening={opening.data} />}
      </Loaded>
    </Screen>
  );
}

function Morning({ overview, opening }: { overview: Overview; opening: Opening | undefined }) {
  const checklist = opening?.shown && <Checklist opening={opening} />;
  // A shop without a booking has no figures yet.
  if (opening?.hasOrders === false)
    return (
      <Stack gap="md">
        {checklist || <p>{t('nobodyBooked')}</p>}
        {overview.mailsSetAside > 0 && <SetAsideMails />}
      </Stack>
    );
  return (
    <Stack gap="md">
      {checklist || <MissingContacts missing={overview.missingContacts} />}
      <Figures overview={overview} />
      {overview.mailsSetAside > 0 && <SetAsideMails />}
      <OldestOpen orders={overview.oldestOpen} />
      <BookingCharts overview={overview} />
    </Stack>
  );
}

function MissingContacts({ missing }: { missing: readonly string[] }) {
  if (missing.length === 0) return null;
  return (
    <p className={classes.ask}>
      <Icon name="warning" size={18} />
      <span>
        {t.rich('lackContacts', {
          missing: contactNames(missing),
          count: missing.length,
          link: (words) => (
            <Link key="link" to={paths.admin.products}>
              {words}
            </Link>
          ),
        })}
      </span>
    </p>
  );
}

type OpenOrder = Overview['oldestOpen'][number];
type Props = { orders: readonly OpenOrder[] };

function OldestOpen({ orders }: Props) {
  const isNarrow = useMediaQuery('(max-width: 61.99em)', undefined, { getInitialValueInEffect: false });
  return (
    <Section title={t('longestWaiting')} aside={<Link to={lists.open}>{t('allOpen')}</Link>}>
      {orders.length === 0 && <p>{t('nothingOpen')}</p>}
      <ol className={classes.waiting}>
        {orders.map((order) => (
          <li key={order._id}>
            {isNarrow ? <PhoneRow {...orderOnPhone(order)} /> : <Columns order={order} />}
          </li>
        ))}
      </ol>
    </Section>
  );
}

const orderOnPhone = (order: OpenOrder): PhoneCells => ({
  title: (
    <Link to={lists.order(order._id)} data-opens-row>
      {order.fullname}
    </Link>
  ),
  value: <Late order={order} />,
  facts: [
    order.orderNumber,
    ...order.services,
    areaName(order.area),
    t('due', { moment: formatMoment(order.dueAt) }),
  ],
  state: <MobileLink mobile={order.mobile} />,
});

const Columns = ({ order }: { order: OpenOrder }) => (
  <>
    <Link to={lists.order(order._id)} className={classes.name}>
      {order.fullname}
    </Link>
    <Text span size="sm" c="dimmed">
      {t('order', { number: order.orderNumber })}
    </Text>
    <span className={classes.services}>{order.services.join(', ')}</span>
    <Text span size="sm" c="dimmed">
      {areaName(order.area)}
    </Text>
    <MobileLink mobile={order.mobile} />
    <span className={classes.since}>
      <Text span size="sm" c="dimmed">
        {t('due', { moment: formatMoment(order.dueAt) })}
      </Text>
      <Late order={order} />
    </span>
  </>
);
