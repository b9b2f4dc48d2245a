// The columns of All Orders.
import { Link } from 'react-router-dom';
import { Money } from '#client/ui/Money.tsx';
import type { Column } from '#client/ui/table/columns.tsx';
import { mobileLink } from '#shared/contact-links.ts';
import { formatLongDate } from '#shared/format.ts';
import type { Order } from '#shared/orders/schema.ts';
import listClasses from '../ListAndPanel.module.css';
import { StatusRadios } from '../status/StatusRadios.tsx';
import type { StatusChange } from '../status/use-status-change.tsx';
import { Late } from './Late.tsx';
import classes from './Orders.module.css';

/** 'Oven Repair, Fridge Gas Refill ×2'. */
const servicesOf = (order: Order): string =>
  order.products
    .map(({ productName, quantity }) => (quantity > 1 ? `${productName} ×${quantity}` : productName))
    .join(', ');

/** `openPath` gives the address of an order's details. */
export const orderColumns = (status: StatusChange, openPath: (id: string) => string): Column<Order>[] => [
  {
    key: 'fullname',
    title: 'Full Name',
    card: 'heading',
    width: 132,
    render: (order) => (
      <Link to={openPath(order._id)} state={{ opened: true }} preventScrollReset className={listClasses.open}>
        {order.fullname}
      </Link>
    ),
  },
  { key: 'uId', title: 'User ID', width: 76, numeric: true, render: (order) => order.uId },
  {
    key: 'services',
    title: 'Services',
    width: 190,
    render: (order) => (
      <span className={classes.services} title={servicesOf(order)}>
        {servicesOf(order)}
      </span>
    ),
  },
  {
    key: 'contact',
    title: 'Contact',
    width: 116,
    render: (order) => (
      <span>
        <a href={mobileLink(order.mobile)}>{order.mobile}</a>{' '}
        <span className={classes.area}>{order.address}</span>
      </span>
    ),
  },
  {
    key: 'totalPrice',
    title: 'Total',
    width: 100,
    numeric: true,
    sort: 'totalPrice',
    render: (order) => <Money rupees={order.totalPrice} />,
  },
  {
    key: 'createdAt',
    title: 'Created Date',
    width: 152,
    sort: 'createdAt',
    render: (order) => (
      <span className={classes.dated}>
        {formatLongDate(order.createdAt)}
        <Late order={order} />
      </span>
    ),
  },
  {
    key: 'status',
    title: 'Status',
    width: 200,
    render: (order) => (
      <StatusRadios
        name={order.fullname}
        status={status.shown(order)}
        onPick={(picked) => status.pick(order, picked)}
      />
    ),
  },
];
