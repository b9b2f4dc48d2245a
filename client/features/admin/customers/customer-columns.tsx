import { Link } from 'react-router-dom';
import type { Answer } from '#client/lib/trpc.ts';
import { Button } from '#client/ui/Button.tsx';
import { Icon } from '#client/ui/Icon.tsx';
import { Group } from '#client/ui/mantine/layout.tsx';
import { customerFields } from '#shared/accounts/customer-list.ts';
import { isGuest } from '#shared/accounts/guest.ts';
import { roleNameTexts } from '#shared/accounts/texts.ts';
import { formatListDay, formatRupees } from '#shared/format.ts';
import { paths } from '#shared/paths.ts';
import { areaName } from '#shared/place-names.ts';
import { EmailCell, MobileLink, OpenLink, Quiet } from '../cells.tsx';
import { columnsOf } from '../list/columns-of.tsx';
import { customerTexts as t } from './texts.ts';

export type Customer = Answer['accounts']['table']['items'][number];

export const OrdersLink = ({
  customer: { userId, orderCount },
}: {
  customer: Pick<Customer, 'userId' | 'orderCount'>;
}) => <Link to={`${paths.admin.orders}?uId=${userId}`}>{t('orderCount', { count: orderCount })}</Link>;

type ChangeRole = ((customer: Customer) => void) | null;

const RoleButton = ({ customer, changeRole }: { customer: Customer; changeRole: ChangeRole }) =>
  changeRole && (
    // Shows three dots. The words are its accessible name.
    <Button
      variant="quiet"
      style={{ fontSize: 0, gap: 0, paddingInline: 8 }}
      onClick={() => changeRole(customer)}
    >
      {t('changeRole')}
      <Icon name="dots" size={18} />
    </Button>
  );

const dueOf = ({ due }: Customer) => due > 0 && <strong>{formatRupees(due)}</strong>;

/** The name is prominent, the bookings are beside it, the rest is grey. */
export const customerColumns = (changeRole: ChangeRole) =>
  columnsOf<Customer, typeof customerFields>(customerFields, {
    sr: { width: 40, onlyWide: true, numeric: true, render: (_customer, number) => <Quiet>{number}</Quiet> },
    userId: {
      width: 68,
      numeric: true,
      sort: 'userId',
      phone: 'fact',
      onPhone: ({ mobile }) => mobile,
      render: ({ userId }) => <Quiet>{userId}</Quiet>,
    },
    name: {
      sort: 'name',
      phone: 'title',
      onPhone: ({ userId, name }) => (
        <OpenLink to={paths.admin.customer(userId)} words={name || t('guest')} />
      ),
      render: ({ userId, name, mobile, area }) => (
        <>
          <OpenLink to={paths.admin.customer(userId)} words={name || t('guest')} />
          <Quiet>
            {mobile && <MobileLink mobile={mobile} />}
            {area && ` · ${areaName(area)}`}
          </Quiet>
        </>
      ),
    },
    orders: {
      width: [84, 70],
      numeric: true,
      render: (customer) => (customer.orderCount === 0 ? '–' : <OrdersLink customer={customer} />),
      phone: 'state',
      onPhone: (customer) => (
        <Group gap="xs" wrap="nowrap" mr={-8}>
          {dueOf(customer)}
          {customer.orderCount > 0 && <OrdersLink customer={customer} />}
          <RoleButton customer={customer} changeRole={changeRole} />
        </Group>
      ),
    },
    lastVisit: { width: [96, 84], render: ({ lastVisit }) => lastVisit && formatListDay(lastVisit) },
    due: { width: [96, 84], numeric: true, render: dueOf },
    email: {
      width: [152, 112],
      sort: 'email',
      phone: 'fact',
      onPhone: ({ area }) => areaName(area),
      render: (customer) =>
        isGuest(customer) ? <Quiet>{t('guest')}</Quiet> : <EmailCell email={customer.email} />,
    },
    createdDate: {
      width: [132, 86],
      render: ({ createdAt }) => <Quiet>{formatListDay(createdAt)}</Quiet>,
    },
    role: {
      width: [88, 80],
      phone: 'value',
      onPhone: ({ role }) => roleNameTexts(role),
      render: ({ role }) =>
        role === 'GENERAL' ? <Quiet>{roleNameTexts(role)}</Quiet> : <strong>{roleNameTexts(role)}</strong>,
    },
    actions: {
      title: '',
      width: 52,
      render: (customer) => <RoleButton customer={customer} changeRole={changeRole} />,
    },
  });
