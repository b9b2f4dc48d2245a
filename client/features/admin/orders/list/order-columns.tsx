import { Money } from '#client/ui/Money.tsx';
import { Group, Text } from '#client/ui/mantine/layout.tsx';
import { formatListDay, formatRupees } from '#shared/format.ts';
import { orderFields } from '#shared/orders/order-list.ts';
import type { Order } from '#shared/orders/schema.ts';
import { servicesInWords } from '#shared/orders/sentences.ts';
import { areaName } from '#shared/place-names.ts';
import { Clamped, MobileLink, OpenLink, Quiet } from '../../cells.tsx';
import { columnsOf } from '../../list/columns-of.tsx';
import { StatusRadios } from '../../status/StatusRadios.tsx';
import type { StatusChange } from '../../status/use-status-change.tsx';
import { useShopTime } from '../../use-shop-time.ts';
import { useIsTechnicianAway } from '../../use-technicians.ts';
import { ordersTexts as t } from '../texts.ts';
import { Late, lateness } from '../words/Late.tsx';
import { shortVisit } from '../words/order-words.ts';
import { StageBadge } from '../words/StageBadge.tsx';

const appliancesInWords = ({ products }: Order): string =>
  products.flatMap(({ appliances = [] }) => appliances.map(({ name }) => name)).join(', ');

export const nameOfOrder = ({ orderNumber, fullname }: Order): string =>
  t('orderOf', { number: orderNumber, name: fullname });

/** The technician, in red if off on the day of the visit. */
function TechnicianName({ order }: { order: Order }) {
  const isAway = useIsTechnicianAway();
  const name = order.technician?.name ?? '';
  return isAway(order) ? (
    <Text span inherit fw={700} c="var(--danger)">
      {t('technicianOff', { name })}
    </Text>
  ) : (
    name
  );
}

const sumOf = (order: Order) => (order.billNumber === null ? order.totalPrice : order.billTotal);

const StageOf = ({ order }: { order: Order }) =>
  lateness(order, new Date(useShopTime())) ? <Late order={order} /> : <StageBadge stage={order.stage} />;

export const orderColumns = (status: StatusChange<Order>, openPath: (id: string) => string) =>
  columnsOf<Order, typeof orderFields>(orderFields, {
    orderNumber: { onlyPhone: true, phone: 'fact' },
    warranty: { onlyPhone: true, phone: 'fact', render: ({ warrantyOf }) => warrantyOf && t('warranty') },
    fullName: {
      width: [152, 78],
      phone: 'title',
      onPhone: (order) => <OpenLink to={openPath(order._id)} words={order.fullname} />,
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
    services: {
      phone: 'fact',
      onPhone: (order) => [servicesInWords(order), appliancesInWords(order)].filter(Boolean).join(', '),
      render: (order) => (
        <>
          <Clamped text={servicesInWords(order)} />
          {order.applianceIds && <Quiet>{appliancesInWords(order)}</Quiet>}
        </>
      ),
    },
    visit: { onlyPhone: true, phone: 'fact', render: ({ visit }) => visit && shortVisit(visit) },
    area: { onlyPhone: true, phone: 'fact' },
    stage: {
      width: [188, 120],
      phone: 'state',
      onPhone: (order) => <StageOf order={order} />,
      render: (order) => (
        <>
          <Group gap="0 8px" wrap="nowrap">
            <StageOf order={order} />
          </Group>
          <Quiet>
            {order.visit && shortVisit(order.visit)}
            {order.visit && order.technician && ', '}
            <TechnicianName order={order} />
          </Quiet>
        </>
      ),
    },
    mobile: { width: 106, onlyWide: true, render: ({ mobile }) => <MobileLink mobile={mobile} /> },
    total: {
      width: [112, 104],
      numeric: true,
      sort: 'totalPrice',
      phone: 'value',
      onPhone: (order) =>
        order.due > 0 ? (
          <strong>{t('amountDue', { amount: formatRupees(order.due) })}</strong>
        ) : (
          <Money rupees={sumOf(order)} />
        ),
      render: (order) => (
        <>
          <Money rupees={sumOf(order)} />
          {order.due > 0 && (
            <Text component="strong" display="block" size="sm">
              {t('amountDue', { amount: formatRupees(order.due) })}
            </Text>
          )}
        </>
      ),
    },
    created: {
      width: 112,
      onlyWide: true,
      sort: 'createdAt',
      render: ({ createdAt }) => formatListDay(createdAt),
    },
    status: {
      width: [180, 110],
      render: (order) => (
        <StatusRadios
          name={order.fullname}
          status={status.statusOf(order)}
          onPick={(picked) => status.pick(order, picked)}
        />
      ),
    },
  });
