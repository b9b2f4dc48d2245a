import { Money } from '#client/ui/Money.tsx';
import { Group, Text } from '#client/ui/mantine/layout.tsx';
import type { Column } from '#client/ui/table/columns.ts';
import type { PhoneCells } from '#client/ui/table/PhoneRow.tsx';
import { formatRupees, formatShortDate } from '#shared/format.ts';
import { contactLabelTexts as label } from '#shared/orders/contact-texts.ts';
import type { Order } from '#shared/orders/schema.ts';
import { servicesInWords } from '#shared/orders/sentences.ts';
import { areaName } from '#shared/place-names.ts';
import { Clamped, MobileLink, OpenLink, Quiet } from '../cells.tsx';
import { StatusRadios } from '../status/StatusRadios.tsx';
import type { StatusChange } from '../status/use-status-change.tsx';
import { useAway } from '../use-technicians.ts';
import { Late, lateness } from './Late.tsx';
import { shortVisit } from './order-words.ts';
import { StageBadge } from './StageBadge.tsx';
import { ordersTexts as t } from './texts.ts';

export const nameOfOrder = ({ orderNumber, fullname }: Order): string =>
  t('orderOf', { number: orderNumber, name: fullname });

/** The technician, in red if off on the day of the visit. */
function TechnicianName({ order }: { order: Order }) {
  const isAway = useAway();
  const name = order.technician?.name ?? '';
  return isAway(order) ? (
    <Text span inherit fw={700} c="var(--danger)">
      {t('technicianOff', { name })}
    </Text>
  ) : (
    name
  );
}

export const orderColumns = (
  status: StatusChange<Order>,
  openPath: (id: string) => string,
): Column<Order>[] => [
  {
    key: 'fullname',
    title: label('fullname'),
    width: [152, 78],
    render: (order) => (
      <>
        <OpenLink to={openPath(order._id)} words={order.fullname} />
        <Quiet>
          {[
            t(order.warrantyOf ? 'orderNoWarranty' : 'orderNo', { number: order.orderNumber }),
            areaName(order.area),
          ]
            .filter(Boolean)
            .join(', ')}
        </Quiet>
      </>
    ),
  },
  {
    key: 'services',
    title: t('services'),
    render: (order) => <Clamped text={servicesInWords(order)} />,
  },
  {
    key: 'stage',
    title: t('stage'),
    width: [188, 120],
    render: (order) => (
      <>
        <Group gap="0 8px" wrap="nowrap">
          {lateness(order, new Date()) ? <Late order={order} /> : <StageBadge stage={order.stage} />}
        </Group>
        <Quiet>
          {order.visit && shortVisit(order.visit)}
          {order.visit && order.technician && ', '}
          <TechnicianName order={order} />
        </Quiet>
      </>
    ),
  },
  {
    key: 'mobile',
    title: label('mobile'),
    width: 106,
    onlyWide: true,
    render: (order) => <MobileLink mobile={order.mobile} />,
  },
  {
    key: 'totalPrice',
    title: t('total'),
    width: [114, 104],
    numeric: true,
    sort: 'totalPrice',
    render: (order) => (
      <>
        <Money rupees={order.billNumber === null ? order.totalPrice : order.billTotal} />
        {order.due > 0 && (
          <Text component="strong" display="block" size="sm">
            {t('amountDue', { amount: formatRupees(order.due) })}
          </Text>
        )}
      </>
    ),
  },
  {
    key: 'createdAt',
    title: t('created'),
    width: 112,
    onlyWide: true,
    sort: 'createdAt',
    render: (order) => formatShortDate(order.createdAt),
  },
  {
    key: 'status',
    title: t('status'),
    width: [196, 110],
    render: (order) => (
      <StatusRadios
        name={order.fullname}
        status={status.statusOf(order)}
        onPick={(picked) => status.pick(order, picked)}
      />
    ),
  },
];

export const orderOnPhone =
  (openPath: (id: string) => string) =>
  (order: Order): PhoneCells => ({
    title: <OpenLink to={openPath(order._id)} words={order.fullname} />,
    value:
      order.due > 0 ? (
        <strong>{t('amountDue', { amount: formatRupees(order.due) })}</strong>
      ) : (
        <Money rupees={order.billNumber === null ? order.totalPrice : order.billTotal} />
      ),
    facts: [
      order.orderNumber,
      order.warrantyOf && t('warranty'),
      servicesInWords(order),
      order.visit && shortVisit(order.visit),
      areaName(order.area),
    ],
    state: lateness(order, new Date()) ? <Late order={order} /> : <StageBadge stage={order.stage} />,
  });
