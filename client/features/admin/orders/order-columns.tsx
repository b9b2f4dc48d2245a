import { Money } from '#client/ui/Money.tsx';
import { Flex, Stack, Text } from '#client/ui/mantine/layout.tsx';
import { type Column, statusWidth } from '#client/ui/table/columns.ts';
import type { PhoneCells } from '#client/ui/table/PhoneRow.tsx';
import { formatLongDate, formatRupees, formatTime } from '#shared/format.ts';
import { contactLabelTexts as label } from '#shared/orders/contact-texts.ts';
import type { Order } from '#shared/orders/schema.ts';
import { servicesInWords } from '#shared/orders/sentences.ts';
import { areaName } from '#shared/place-names.ts';
import { Clamped, MobileLink, OpenLink } from '../cells.tsx';
import listClasses from '../ListAndPanel.module.css';
import { StatusRadios } from '../status/StatusRadios.tsx';
import type { StatusChange } from '../status/use-status-change.tsx';
import { Late, lateness } from './Late.tsx';
import classes from './Orders.module.css';
import { shortVisit } from './order-words.ts';
import { StageBadge } from './StageBadge.tsx';
import { ordersTexts as t } from './texts.ts';

export const orderColumns = (
  status: StatusChange<Order>,
  openPath: (id: string) => string,
): Column<Order>[] => [
  {
    key: 'fullname',
    title: label('fullname'),
    render: (order) => (
      <>
        <span className={listClasses.clamped}>
          <OpenLink to={openPath(order._id)} words={order.fullname} />
        </span>{' '}
        <Text span size="sm" c="dimmed">
          {t(order.warrantyOf ? 'orderNoWarranty' : 'orderNo', { number: order.orderNumber })}
        </Text>
      </>
    ),
  },
  { key: 'uId', title: t('userId'), width: [76, 58], numeric: true, render: (order) => order.uId },
  {
    key: 'services',
    title: t('services'),
    render: (order) => <Clamped text={servicesInWords(order)} />,
  },
  {
    key: 'contact',
    title: t('contact'),
    width: [124, 100],
    render: (order) => (
      <span>
        <MobileLink mobile={order.mobile} />{' '}
        <span className={`${classes.quiet} ${listClasses.clamped}`} title={areaName(order.area)}>
          {areaName(order.area)}
        </span>
      </span>
    ),
  },
  {
    key: 'totalPrice',
    title: t('total'),
    width: [144, 128],
    numeric: true,
    sort: 'totalPrice',
    render: (order) => (
      <>
        <Money rupees={order.totalPrice} />
        {order.billNumber !== null && order.billTotal !== order.totalPrice && (
          <Text span display="block" size="sm">
            {t('billOf', { amount: formatRupees(order.billTotal) })}
          </Text>
        )}
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
    width: [152, 120],
    sort: 'createdAt',
    render: (order) => (
      <Flex component="span" wrap="wrap" align="center" gap="0 8px">
        <span>
          {formatLongDate(order.createdAt)}{' '}
          <Text span size="sm" c="dimmed">
            {formatTime(order.createdAt)}
          </Text>
        </span>
        <Late order={order} />
      </Flex>
    ),
  },
  {
    key: 'status',
    title: t('status'),
    width: statusWidth,
    render: (order) => (
      <Stack gap={4}>
        <StatusRadios
          name={order.fullname}
          status={status.statusOf(order)}
          onPick={(picked) => status.pick(order, picked)}
        />
        <Flex component="span" wrap="wrap" align="center" gap="0 6px">
          <StageBadge stage={order.stage} />{' '}
          {order.visit && (
            <Text span size="sm" c="dimmed">
              {shortVisit(order.visit)}
            </Text>
          )}{' '}
          {order.technician && (
            <Text span size="sm" c="dimmed">
              {order.technician.name}
            </Text>
          )}
        </Flex>
      </Stack>
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
