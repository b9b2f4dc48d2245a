// The columns of All Orders.
import { Link } from 'react-router-dom';
import { Money } from '#client/ui/Money.tsx';
import { type Column, statusWidth } from '#client/ui/table/columns.ts';
import { formatLongDate, formatRupees, formatTime } from '#shared/format.ts';
import type { Order } from '#shared/orders/schema.ts';
import { servicesInWords } from '#shared/orders/services-in-words.ts';
import { Clamped, MobileLink } from '../cells.tsx';
import listClasses from '../ListAndPanel.module.css';
import { StatusRadios } from '../status/StatusRadios.tsx';
import type { StatusChange } from '../status/use-status-change.tsx';
import { Late } from './Late.tsx';
import classes from './Orders.module.css';
import { shortVisit } from './order-words.ts';
import { StageBadge } from './StageBadge.tsx';

/** `openPath` gives the address of an order's details. */
export const orderColumns = (
  status: StatusChange<Order>,
  openPath: (id: string) => string,
): Column<Order>[] => [
  {
    key: 'fullname',
    title: 'Full Name',
    card: 'heading',
    render: (order) => (
      <>
        <Link
          to={openPath(order._id)}
          state={{ opened: true }}
          preventScrollReset
          title={order.fullname}
          className={`${listClasses.open} ${listClasses.clamped}`}
        >
          {order.fullname}
        </Link>{' '}
        <span className={classes.quiet}>
          Order {order.orderNumber}
          {order.warrantyOf && ', warranty'}
        </span>
      </>
    ),
  },
  { key: 'uId', title: 'User ID', width: [76, 58], numeric: true, render: (order) => order.uId },
  {
    key: 'services',
    title: 'Services',
    render: (order) => <Clamped text={servicesInWords(order)} />,
  },
  {
    key: 'contact',
    title: 'Contact',
    width: [124, 100],
    render: (order) => (
      <span>
        <MobileLink mobile={order.mobile} />{' '}
        <span className={`${classes.quiet} ${listClasses.clamped}`} title={order.area}>
          {order.area}
        </span>
      </span>
    ),
  },
  {
    key: 'totalPrice',
    title: 'Total',
    width: [132, 112],
    numeric: true,
    sort: 'totalPrice',
    render: (order) => (
      <>
        <Money rupees={order.totalPrice} />
        {order.due > 0 && <strong className={classes.due}>{formatRupees(order.due)} due</strong>}
      </>
    ),
  },
  {
    key: 'createdAt',
    title: 'Created Date',
    width: [152, 120],
    sort: 'createdAt',
    render: (order) => (
      <span className={classes.dated}>
        <span>
          {formatLongDate(order.createdAt)}{' '}
          <span className={classes.quiet}>{formatTime(order.createdAt)}</span>
        </span>
        <Late order={order} />
      </span>
    ),
  },
  {
    key: 'status',
    title: 'Status',
    width: statusWidth,
    render: (order) => (
      <div className={classes.progress}>
        <StatusRadios
          name={order.fullname}
          status={status.shown(order)}
          onPick={(picked) => status.pick(order, picked)}
        />
        <span className={classes.stage}>
          <StageBadge stage={order.stage} />{' '}
          {order.visit && <span className={classes.quiet}>{shortVisit(order.visit)}</span>}{' '}
          {order.technician && <span className={classes.quiet}>{order.technician.name}</span>}
        </span>
      </div>
    ),
  },
];
