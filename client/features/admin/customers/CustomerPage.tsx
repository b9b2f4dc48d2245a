import { type ReactNode, useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router-dom';
import { trpc } from '#client/lib/trpc.ts';
import { useCan } from '#client/lib/use-can.ts';
import { ButtonLink } from '#client/ui/Button.tsx';
import { Dialog } from '#client/ui/Dialog.tsx';
import { Menu } from '#client/ui/Menu.tsx';
import { Money } from '#client/ui/Money.tsx';
import { asList, asListItem, Group, SimpleGrid, Small, Stack, Text } from '#client/ui/mantine/layout.tsx';
import { roleNameTexts } from '#shared/accounts/texts.ts';
import { formatMoment, formatRupees, formatShortDate } from '#shared/format.ts';
import { languages } from '#shared/language.ts';
import { streetLine } from '#shared/orders/place.ts';
import type { Order } from '#shared/orders/schema.ts';
import { servicesInWords } from '#shared/orders/sentences.ts';
import { isOpen } from '#shared/orders/stages.ts';
import { statusTexts } from '#shared/orders/texts.ts';
import { paths } from '#shared/paths.ts';
import { can } from '#shared/permissions.ts';
import { areaName, serviceTypeName } from '#shared/place-names.ts';
import { isUnderWarranty } from '#shared/warranty/rules.ts';
import { PersonsData } from '../../rights/PersonsData.tsx';
import { rightsTexts } from '../../rights/texts.ts';
import { CustomersAppliances } from '../appliances/CustomersAppliances.tsx';
import { ContactLinks } from '../ContactLinks.tsx';
import { Facts } from '../Facts.tsx';
import { Loaded } from '../Loaded.tsx';
import { MenuButton } from '../MenuButton.tsx';
import { CallersRepairs } from '../new-booking/CallersRepairs.tsx';
import { shortVisit } from '../orders/words/order-words.ts';
import { StageBadge } from '../orders/words/StageBadge.tsx';
import { Screen } from '../Screen.tsx';
import { Section } from '../Section.tsx';
import { LeaveDialog } from '../settings/LeaveDialog.tsx';
import { useTechnicians } from '../use-technicians.ts';
import { type CustomerInFull, MergeDialog } from './MergeDialog.tsx';
import { RoleDialog } from './RoleDialog.tsx';
import { customerTexts as t } from './texts.ts';

const shownOrders = 8;

/** A customer's contact, orders, dues, enquiries and messages. */
export function Component() {
  const userId = Number(useParams().userId);
  const customer = trpc.orders.customer.useQuery({ userId }, { staleTime: 0 });
  const name = customer.data?.name || t('guest');
  return (
    <Screen
      title={customer.data ? name : t('customer')}
      actions={customer.data && <Actions customer={customer.data} />}
    >
      <Loaded reading={customer} height={320}>
        {(data) => <Details customer={data} />}
      </Loaded>
    </Screen>
  );
}

function Actions({ customer }: { customer: CustomerInFull }) {
  const may = useCan();
  const [dialog, setDialog] = useState<'role' | 'leaves' | 'merge' | 'data' | null>(null);
  const { data: technicians } = useTechnicians();
  const technician = technicians?.find(({ _id }) => _id === customer._id);
  const close = () => setDialog(null);
  const navigate = useNavigate();
  const mayAnswer = may('requests.edit') && customer.role === 'GENERAL';
  return (
    <>
      {may('orders.book') && (
        <ButtonLink to={paths.admin.bookFor(customer.mobile)}>{t('newBooking')}</ButtonLink>
      )}
      {(may('roles.edit') || mayAnswer) && (
        <MenuButton words={t('more')}>
          {may('roles.edit') && (
            <>
              <Menu.Item onClick={() => setDialog('role')}>{t('changeRole')}</Menu.Item>
              {technician && can(customer.role, 'jobs.work') && (
                <Menu.Item onClick={() => setDialog('leaves')}>{t('leaves')}</Menu.Item>
              )}
              <Menu.Item onClick={() => setDialog('merge')}>{t('merge')}</Menu.Item>
            </>
          )}
          {mayAnswer && (
            <Menu.Item onClick={() => setDialog('data')}>{rightsTexts('customersData')}</Menu.Item>
          )}
        </MenuButton>
      )}
      {dialog === 'role' && <RoleDialog customer={customer} close={close} />}
      {dialog === 'leaves' && technician && <LeaveDialog technician={technician} close={close} />}
      {dialog === 'merge' && <MergeDialog customer={customer} close={close} />}
      {dialog === 'data' && (
        <Dialog title={rightsTexts('customersData')} close={close}>
          <PersonsData
            customer={customer}
            erased={() => void navigate(paths.admin.customers, { replace: true })}
          />
        </Dialog>
      )}
    </>
  );
}

function Details({ customer }: { customer: CustomerInFull }) {
  const may = useCan();
  const orders = trpc.orders.table.useQuery(
    { uId: customer.userId, limit: shownOrders, sort: 'createdAt', direction: 'desc' },
    { staleTime: 0 },
  );
  const open = orders.data?.items.filter(({ stage }) => isOpen(stage)) ?? [];
  return (
    <>
      <Group component="p" gap="0 8px" mb="sm">
        {customer.due > 0 ? (
          <Text span inherit fw={700}>
            {t('owes', { amount: formatRupees(customer.due) })}
          </Text>
        ) : (
          t('owesNothing')
        )}
        {open.map(({ _id, orderNumber, visit }) => (
          <Link key={_id} to={paths.admin.order(_id)}>
            {[t('openOrder', { number: orderNumber }), visit && shortVisit(visit)].filter(Boolean).join(', ')}
          </Link>
        ))}
      </Group>
      <SimpleGrid cols={{ base: 1, md: 2 }} spacing="md">
        <Section title={t('person')}>
          <Stack gap="sm">
            <ContactLinks
              mobile={customer.mobile}
              email={customer.email}
              hasWhatsApp={customer.mobile !== '' && may('orders.book')}
            />
            {may('orders.book') && <CallersRepairs customerId={customer._id} />}
            <About customer={customer} lastDone={orders.data?.items.find(({ stage }) => stage === 'done')} />
          </Stack>
        </Section>
        <Section
          title={t('orders')}
          aside={
            <Link to={`${paths.admin.orders}?uId=${customer.userId}`}>
              {t('orderCount', { count: customer.orderCount })}
            </Link>
          }
        >
          <Loaded reading={orders} height={160}>
            {({ items }) =>
              items.length === 0 ? (
                <p>{t('noOrders')}</p>
              ) : (
                <Rows>
                  {items.map((order) => (
                    <OrderRow key={order._id} order={order} />
                  ))}
                </Rows>
              )
            }
          </Loaded>
        </Section>
        <CustomersAppliances customerId={customer._id} />
        {customer.enquiries.length > 0 && (
          <Section title={t('enquiries')}>
            <Rows>
              {customer.enquiries.map((enquiry) => (
                <Row
                  key={enquiry._id}
                  title={
                    <Link to={`${paths.admin.enquiries}?enquiry=${enquiry._id}`}>
                      {serviceTypeName(enquiry.serviceType)}
                    </Link>
                  }
                  value={statusTexts(enquiry.status)}
                  facts={`${formatShortDate(enquiry.createdAt)}, ${enquiry.message}`}
                />
              ))}
            </Rows>
          </Section>
        )}
        {customer.events.length > 0 && (
          <Section title={t('events')}>
            <Rows>
              {customer.events.map(({ _id, at, text, by, orderId, orderNumber }) => (
                <Row
                  key={_id}
                  title={text}
                  value={<Link to={paths.admin.order(orderId)}>{orderNumber}</Link>}
                  facts={`${formatMoment(at)}, ${by}`}
                />
              ))}
            </Rows>
          </Section>
        )}
      </SimpleGrid>
    </>
  );
}

function About({ customer, lastDone }: { customer: CustomerInFull; lastDone: Order | undefined }) {
  const { names, mobiles, places } = customer;
  const lastVisit = lastDone && (
    <>
      <Link to={paths.admin.order(lastDone._id)}>
        {formatShortDate(lastDone.visit?.date ?? lastDone.createdAt)}
      </Link>
      , {servicesInWords(lastDone)}
    </>
  );
  const lines = places.map((place) => [streetLine(place), areaName(place.area)].filter(Boolean).join(', '));
  return (
    <Facts
      of={[
        [t('lastVisit'), lastVisit],
        [t('customerNumber'), customer.userId],
        // The heading and the button to call have the only name and number.
        [t('names'), names.length > 1 && names.join(', ')],
        [t('mobile'), mobiles.length > 1 && mobiles.join(', ')],
        [t('places'), <Lines key="places" of={lines.length > 0 ? lines : [customer.address]} />],
        [t('language'), languages[customer.language]],
        [t('role'), roleNameTexts(customer.role)],
        [t('createdDate'), formatShortDate(customer.createdAt)],
      ]}
    />
  );
}

const Lines = ({ of }: { of: readonly string[] }) => of.map((line) => <div key={line}>{line}</div>);

function OrderRow({ order }: { order: Order }) {
  const warranties = order.products.flatMap(({ warrantyUntil }) =>
    warrantyUntil && isUnderWarranty(warrantyUntil, Date.now()) ? [warrantyUntil] : [],
  );
  const facts = [
    formatShortDate(order.createdAt),
    servicesInWords(order),
    order.billNumber,
    warranties[0] && t('warrantyUntil', { day: formatShortDate(warranties[0]) }),
    order.due > 0 && t('amountDue', { amount: formatRupees(order.due) }),
  ];
  return (
    <Row
      title={
        <>
          <Link to={paths.admin.order(order._id)}>{t('orderNo', { number: order.orderNumber })}</Link>{' '}
          <StageBadge stage={order.stage} />
        </>
      }
      value={<Money rupees={order.billNumber === null ? order.totalPrice : order.billTotal} />}
      facts={facts.filter(Boolean).join(' · ')}
    />
  );
}

const Rows = ({ children }: { children: ReactNode }) => (
  <Stack gap="xs" renderRoot={asList}>
    {children}
  </Stack>
);

const Row = ({ title, value, facts }: { title: ReactNode; value: ReactNode; facts: string }) => (
  <Stack gap={0} renderRoot={asListItem}>
    <Group justify="space-between" gap="xs" wrap="nowrap">
      <Text span>{title}</Text>
      <Text span>{value}</Text>
    </Group>
    <Small>{facts}</Small>
  </Stack>
);
