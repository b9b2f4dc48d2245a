// An order's details: lines and totals, where to go, whom to call, what the customer said, how far it is and what happened to it.

import { Fragment } from 'react';
import { Link } from 'react-router-dom';
import { trpc } from '#client/lib/trpc.ts';
import { LoadError } from '#client/ui/LoadError.tsx';
import { Flex, Group, Text } from '#client/ui/mantine/layout.tsx';
import { SidePanel } from '#client/ui/SidePanel.tsx';
import { LoadingNote, Skeleton } from '#client/ui/Skeletons.tsx';
import { StarRating } from '#client/ui/StarRating.tsx';
import { formatMoment } from '#shared/format.ts';
import { namesOf } from '#shared/names-of.ts';
import type { Place } from '#shared/orders/place.ts';
import type { Order, OrderInFull } from '#shared/orders/schema.ts';
import { paths } from '#shared/paths.ts';
import { OrderPictures } from '../../orders/OrderPictures.tsx';
import { ContactLinks } from '../ContactLinks.tsx';
import listClasses from '../ListAndPanel.module.css';
import { StatusRadios } from '../status/StatusRadios.tsx';
import type { StatusChange } from '../status/use-status-change.tsx';
import { OrderBill } from './OrderBill.tsx';
import { OrderEstimate } from './OrderEstimate.tsx';
import { OrderHistory } from './OrderHistory.tsx';
import { OrderLines } from './OrderLines.tsx';
import { OrderMessages } from './OrderMessages.tsx';
import { OrderProgress } from './OrderProgress.tsx';
import { OrderWarranty } from './OrderWarranty.tsx';
import { TechnicianField } from './TechnicianField.tsx';
import { TrackingLink } from './TrackingLink.tsx';

type Props = { id: string; close: () => void; status: StatusChange<Order> };

export function OrderPanel({ id, close, status }: Props) {
  const order = trpc.orders.one.useQuery({ orderId: id }, { staleTime: 0 });
  return (
    <SidePanel
      title={order.data ? `Order ${order.data.orderNumber} of ${order.data.fullname}` : 'Order'}
      close={close}
    >
      {order.data ? (
        // what was begun for one order is not another one's
        <Details key={id} order={order.data} status={status} />
      ) : order.error ? (
        <LoadError error={order.error} retry={() => void order.refetch()} />
      ) : (
        <>
          <LoadingNote />
          <Skeleton width="100%" height={120} />
          <Skeleton width="100%" height={200} />
        </>
      )}
    </SidePanel>
  );
}

function Details({ order, status }: { order: OrderInFull; status: StatusChange<Order> }) {
  return (
    <>
      <Group gap="xs">
        <StatusRadios
          name={order.fullname}
          status={status.shown(order)}
          onPick={(picked) => status.pick(order, picked)}
        />
      </Group>
      <OrderProgress order={order} complete={() => status.pick(order, 'Complete')} />
      <TechnicianField order={order} />
      <ContactLinks mobile={order.mobile} email={order.email} />
      <OrderMessages order={order} />
      <Facts order={order} />
      <OrderPictures of={{ id: order._id }} stage={order.stage} readOnly />
      <OrderLines order={order} />
      <OrderEstimate order={order} />
      <OrderWarranty order={order} />
      <OrderBill order={order} />
      <Flex component="section" direction="column" gap="xs">
        <Text component="h3" fw={800} fz="var(--type-4)">
          Feedback
        </Text>
        {order.feedback[0] ? (
          <>
            <StarRating average={order.feedback[0].rating} />
            <p>{order.feedback[0].comment}</p>
          </>
        ) : (
          <p>Not rated yet.</p>
        )}
      </Flex>
      <OrderHistory id={order._id} />
      <TrackingLink id={order._id} />
    </>
  );
}

// The person is in the title and in the links to call and to write.
const places: Record<keyof Place, string> = {
  area: 'Area',
  street: 'Street / Town',
};

function Facts({ order }: { order: OrderInFull }) {
  return (
    <dl className={listClasses.facts}>
      {namesOf(places)
        .filter((field) => order[field])
        .map((field) => (
          <Fragment key={field}>
            <dt>{places[field]}</dt>
            <dd>{order[field]}</dd>
          </Fragment>
        ))}
      <dt>Booked</dt>
      <dd>{formatMoment(order.createdAt)}</dd>
      <dt>Payment</dt>
      <dd>{order.paymentMethod}</dd>
      <dt>Customer</dt>
      <dd>
        <Link to={`${paths.admin.orders}?uId=${order.uId}`}>All orders of user {order.uId}</Link>
      </dd>
      {order.warrantyOrder && (
        <>
          <dt>Free of charge</dt>
          <dd>
            <Link to={paths.admin.order(order.warrantyOrder._id)}>
              Warranty of order {order.warrantyOrder.orderNumber}
            </Link>
          </dd>
        </>
      )}
      {order.enquiry && (
        <>
          <dt>Enquiry</dt>
          <dd>
            <Link to={`${paths.admin.enquiries}?enquiry=${order.enquiry._id}`}>
              Of {formatMoment(order.enquiry.createdAt)}
            </Link>
          </dd>
        </>
      )}
    </dl>
  );
}
