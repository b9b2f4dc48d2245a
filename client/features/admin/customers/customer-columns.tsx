import { Link } from 'react-router-dom';
import type { Answer } from '#client/lib/trpc.ts';
import { Button } from '#client/ui/Button.tsx';
import { Flex, Group, Text } from '#client/ui/mantine/layout.tsx';
import type { Column } from '#client/ui/table/columns.ts';
import type { PhoneCells } from '#client/ui/table/PhoneRow.tsx';
import { isGuest } from '#shared/accounts/guest.ts';
import { roleNameTexts } from '#shared/accounts/texts.ts';
import { formatLongDate } from '#shared/format.ts';
import { paths } from '#shared/paths.ts';
import type { Role } from '#shared/permissions.ts';
import { Clamped, EmailWords, MobileLink, OpenLink } from '../cells.tsx';
import listClasses from '../ListAndPanel.module.css';
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

const NameLink = ({ customer }: { customer: Customer }) => (
  <OpenLink to={paths.admin.customer(customer.userId)} words={customer.name || t('guest')} />
);

export const customerColumns = (changeRole: ((customer: Customer) => void) | null): Column<Customer>[] => [
  {
    key: 'number',
    title: t('sr'),
    width: 44,
    onlyWide: true,
    numeric: true,
    render: (_customer, number) => number,
  },
  {
    key: 'userId',
    title: t('userId'),
    width: [88, 66],
    numeric: true,
    sort: 'userId',
    render: (customer) => customer.userId,
  },
  {
    key: 'name',
    title: t('name'),
    sort: 'name',
    render: (customer) => <NameLink customer={customer} />,
  },
  {
    key: 'mobile',
    title: t('mobile'),
    width: [124, 112],
    render: (customer) => <MobileLink mobile={customer.mobile} />,
  },
  {
    key: 'email',
    title: t('email'),
    sort: 'email',
    render: (customer) =>
      isGuest(customer) ? (
        <span className={classes.badge}>{t('guest')}</span>
      ) : (
        <span className={listClasses.clamped} title={customer.email}>
          <EmailWords email={customer.email} />
        </span>
      ),
  },
  { key: 'address', title: t('address'), render: (customer) => <Clamped text={customer.address} /> },
  {
    key: 'createdAt',
    title: t('created'),
    width: [128, 86],
    render: (customer) => formatLongDate(customer.createdAt),
  },
  {
    key: 'orders',
    title: t('orders'),
    width: [84, 70],
    numeric: true,
    render: (customer) => (customer.orderCount === 0 ? '0' : <OrdersLink customer={customer} />),
  },
  {
    key: 'role',
    title: t('role'),
    width: [244, 122],
    render: (customer) => (
      <Flex component="span" wrap="wrap" align="center" display="inline-flex" gap="0 8px">
        <span className={roleClasses[customer.role]}>{roleNameTexts(customer.role)}</span>
        {changeRole && (
          <Button variant="quiet" className={classes.change} onClick={() => changeRole(customer)}>
            {t('changeRole')}
          </Button>
        )}
      </Flex>
    ),
  },
];

export const customerOnPhone =
  (changeRole: ((customer: Customer) => void) | null) =>
  (customer: Customer): PhoneCells => ({
    title: <NameLink customer={customer} />,
    value: (
      <Text span size="sm" c="dimmed">
        {roleNameTexts(customer.role)}
      </Text>
    ),
    facts: [t('user', { id: customer.userId }), isGuest(customer) && t('guest')],
    state: (
      <Group gap="xs" wrap="nowrap" mr={-8}>
        {customer.orderCount > 0 && <OrdersLink customer={customer} />}
        {changeRole && (
          <Button variant="quiet" className={classes.change} onClick={() => changeRole(customer)}>
            {t('changeRole')}
          </Button>
        )}
      </Group>
    ),
  });
