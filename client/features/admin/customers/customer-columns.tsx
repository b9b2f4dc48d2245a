import { Link } from 'react-router-dom';
import type { Answer } from '#client/lib/trpc.ts';
import { Button } from '#client/ui/Button.tsx';
import { Flex, Group } from '#client/ui/mantine/layout.tsx';
import { customerFields } from '#shared/accounts/customer-list.ts';
import { isGuest } from '#shared/accounts/guest.ts';
import { roleNameTexts } from '#shared/accounts/texts.ts';
import { formatLongDate } from '#shared/format.ts';
import { paths } from '#shared/paths.ts';
import type { Role } from '#shared/permissions.ts';
import { EmailCell, MobileLink, OpenLink } from '../cells.tsx';
import { columnsOf } from '../list/columns-of.tsx';
import classes from './Customers.module.css';
import { customerTexts as t } from './texts.ts';

export type Customer = Answer['accounts']['table']['items'][number];

const roleClasses: Record<Role, string> = {
  ADMIN: `${classes.badge} ${classes.strong}`,
  MANAGER: `${classes.badge} ${classes.strong}`,
  ACCOUNTANT: `${classes.badge} ${classes.strong}`,
  TECHNICIAN: `${classes.badge} ${classes.strong}`,
  GENERAL: `${classes.badge}`,
};

export const OrdersLink = ({ customer: { userId, orderCount } }: { customer: Customer }) => (
  <Link to={`${paths.admin.orders}?uId=${userId}`}>{t('orderCount', { count: orderCount })}</Link>
);

type ChangeRole = ((customer: Customer) => void) | null;

const RoleButton = ({ customer, changeRole }: { customer: Customer; changeRole: ChangeRole }) =>
  changeRole && (
    <Button variant="quiet" className={classes.change} onClick={() => changeRole(customer)}>
      {t('changeRole')}
    </Button>
  );

export const customerColumns = (changeRole: ChangeRole) =>
  columnsOf<Customer, typeof customerFields>(customerFields, {
    sr: { width: 44, onlyWide: true, numeric: true, render: (_customer, number) => number },
    userId: {
      width: [88, 66],
      numeric: true,
      sort: 'userId',
      phone: 'fact',
      onPhone: ({ userId }) => t('user', { id: userId }),
    },
    name: {
      sort: 'name',
      phone: 'title',
      render: ({ userId, name }) => <OpenLink to={paths.admin.customer(userId)} words={name || t('guest')} />,
    },
    mobile: { width: [124, 112], render: ({ mobile }) => <MobileLink mobile={mobile} /> },
    email: {
      sort: 'email',
      phone: 'fact',
      onPhone: (customer) => isGuest(customer) && t('guest'),
      render: (customer) =>
        isGuest(customer) ? (
          <span className={classes.badge}>{t('guest')}</span>
        ) : (
          <EmailCell email={customer.email} />
        ),
    },
    address: {},
    createdDate: { width: [128, 86], render: ({ createdAt }) => formatLongDate(createdAt) },
    orders: {
      width: [84, 70],
      numeric: true,
      render: (customer) => (customer.orderCount === 0 ? '0' : <OrdersLink customer={customer} />),
      phone: 'state',
      onPhone: (customer) => (
        <Group gap="xs" wrap="nowrap" mr={-8}>
          {customer.orderCount > 0 && <OrdersLink customer={customer} />}
          <RoleButton customer={customer} changeRole={changeRole} />
        </Group>
      ),
    },
    role: {
      width: [244, 122],
      phone: 'value',
      onPhone: ({ role }) => roleNameTexts(role),
      render: (customer) => (
        <Flex component="span" wrap="wrap" align="center" display="inline-flex" gap="0 8px">
          <span className={roleClasses[customer.role]}>{roleNameTexts(customer.role)}</span>
          <RoleButton customer={customer} changeRole={changeRole} />
        </Flex>
      ),
    },
  });
