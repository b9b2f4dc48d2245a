import { useSearchParams } from 'react-router-dom';
import { type Answer, trpc } from '#client/lib/trpc.ts';
import { Money } from '#client/ui/Money.tsx';
import { Box, Small, Text } from '#client/ui/mantine/layout.tsx';
import { Notice } from '#client/ui/Notice.tsx';
import { PlainTable } from '#client/ui/table/PlainTable.tsx';
import { indiaDayOf } from '#shared/india-day.ts';
import { servicesInWords } from '#shared/orders/sentences.ts';
import { paths } from '#shared/paths.ts';
import { areaName } from '#shared/place-names.ts';
import { day } from '#shared/primitives.ts';
import { formatVisitDay, formatWindow } from '#shared/visits/words.ts';
import classes from './Print.module.css';
import { PrintScreen } from './PrintScreen.tsx';
import { printTexts as t } from './texts.ts';

type Order = Answer['orders']['table']['items'][number];

const most = 1000;

/** The visits of a day on paper, a sheet for each technician. */
export function Component() {
  const [params] = useSearchParams();
  const date = day.safeParse(params.get('date')).data ?? indiaDayOf(Date.now());
  const reading = trpc.orders.table.useQuery({ visitDate: date, limit: most }, { staleTime: 0 });
  return (
    <PrintScreen
      title={t('daySheets')}
      back={{ to: paths.admin.dayOf(date), words: t('day') }}
      reading={reading}
    >
      {({ items, count }) => (
        <>
          {count > items.length && <Notice kind="note">{t('cut')}</Notice>}
          <Sheets date={date} orders={items} />
        </>
      )}
    </PrintScreen>
  );
}

const startOf = ({ visit }: Order) => visit?.from ?? '';

function Sheets({ date, orders }: { date: string; orders: readonly Order[] }) {
  // The visit of a waiting order is over.
  const visits = orders
    .filter(({ stage }) => stage !== 'waiting')
    .toSorted((a, b) => (startOf(a) < startOf(b) ? -1 : 1));
  if (visits.length === 0) return <p>{t('noVisits')}</p>;
  const byTechnician = [...Map.groupBy(visits, ({ technician }) => technician?._id ?? '')].toSorted(
    ([, [a]], [, [b]]) => ((a?.technician?.name ?? '~') < (b?.technician?.name ?? '~') ? -1 : 1),
  );
  return byTechnician.map(([id, ofOne]) => (
    <section key={id} className={classes.sheet}>
      <Text component="h2" fw={800} fz="var(--type-3)">
        {ofOne[0]?.technician?.name ?? t('nobody')}
      </Text>
      <Text mb="xs">
        {formatVisitDay(date)}, {t('visits', { count: ofOne.length })}
      </Text>
      <PlainTable head={[t('time'), t('customer'), t('work'), t('charge'), t('taken')]} numbers={[3]}>
        {ofOne.map((order) => (
          <Visit key={order._id} order={order} />
        ))}
      </PlainTable>
    </section>
  ));
}

const Visit = ({ order }: { order: Order }) => (
  <tr>
    <td>
      {order.visit && formatWindow(order.visit)}
      <Small>{order.orderNumber}</Small>
    </td>
    <td>
      <strong>{order.fullname}</strong>, {order.mobile}
      <br />
      {order.street}, {areaName(order.area)}
    </td>
    <td>
      {servicesInWords(order)}
      {order.warrantyOf && <strong> ({t('warranty')})</strong>}
      {order.note && (
        <>
          <br />
          {order.note}
        </>
      )}
    </td>
    <td data-numeric>
      <Money rupees={order.totalPrice} />
    </td>
    <Box component="td" w="24mm" />
  </tr>
);
