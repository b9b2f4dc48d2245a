import { Fragment } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { UnbilledTax } from '#client/features/catalogue/PlusTax.tsx';
import { Warranty } from '#client/features/warranty/Warranty.tsx';
import { wordsOf } from '#client/lib/failure.ts';
import { useCan } from '#client/lib/session.ts';
import { toast } from '#client/lib/toast.ts';
import { trpc } from '#client/lib/trpc.ts';
import { Money } from '#client/ui/Money.tsx';
import { Flex, Group, Text } from '#client/ui/mantine/layout.tsx';
import { SelectField } from '#client/ui/SelectField.tsx';
import { SidePanel } from '#client/ui/SidePanel.tsx';
import { StarRating } from '#client/ui/StarRating.tsx';
import { methodName } from '#shared/bills/method-name.ts';
import { formatMoment } from '#shared/format.ts';
import { type Language, languageCodes, languages } from '#shared/language.ts';
import { namesOf } from '#shared/names-of.ts';
import { contactLabelTexts as label } from '#shared/orders/contact-texts.ts';
import type { Place } from '#shared/orders/place.ts';
import type { Order, OrderInFull } from '#shared/orders/schema.ts';
import { paths } from '#shared/paths.ts';
import { areaName } from '#shared/place-names.ts';
import { OrderPictures } from '../../orders/OrderPictures.tsx';
import { useNoteWhatsApp } from '../../orders/use-note-whats-app.ts';
import { ContactLinks } from '../ContactLinks.tsx';
import listClasses from '../ListAndPanel.module.css';
import { Loaded } from '../Loaded.tsx';
import { StatusRadios } from '../status/StatusRadios.tsx';
import type { StatusChange } from '../status/use-status-change.tsx';
import { WhatsApp } from '../whatsapp/WhatsApp.tsx';
import { OrderHistory } from './NoteForm.tsx';
import { OrderBill } from './OrderBill.tsx';
import { OrderEstimate } from './OrderEstimate.tsx';
import { OrderProgress } from './OrderProgress.tsx';
import classes from './Orders.module.css';
import { RemoveTest } from './RemoveTest.tsx';
import { SameNumber } from './SameNumber.tsx';
import { TechnicianField } from './TechnicianField.tsx';
import { TrackingLink } from './TrackingLink.tsx';
import { ordersTexts as t } from './texts.ts';
import { useCallerClaim } from './use-caller-claim.ts';

type Props = { id: string; close: () => void; status: StatusChange<Order> };

export function OrderPanel({ id, close, status }: Props) {
  const order = trpc.orders.one.useQuery({ orderId: id }, { staleTime: 0 });
  return (
    <SidePanel
      title={
        order.data ? t('orderOf', { number: order.data.orderNumber, name: order.data.fullname }) : t('order')
      }
      close={close}
    >
      <Loaded reading={order} height={320}>
        {(data) => <Details key={id} order={data} status={status} />}
      </Loaded>
    </SidePanel>
  );
}

function Details({ order, status }: { order: OrderInFull; status: StatusChange<Order> }) {
  const may = useCan();
  return (
    <>
      <Group gap="xs">
        <StatusRadios
          name={order.fullname}
          status={status.statusOf(order)}
          onPick={(picked) => status.pick(order, picked)}
        />
      </Group>
      <OrderProgress order={order} complete={() => status.pick(order, 'Complete')} />
      <TechnicianField order={order} />
      <SameNumber id={order._id} />
      <ContactLinks mobile={order.mobile} email={order.email} />
      {may('orders.setStage') && <OrderMessages order={order} />}
      <Facts order={order} />
      <OrderPictures of={{ id: order._id }} stage={order.stage} readOnly />
      <OrderLines order={order} />
      <OrderEstimate order={order} />
      {may('orders.book') && <OrderWarranty order={order} />}
      <OrderBill order={order} />
      <Flex component="section" direction="column" gap="xs">
        <Text component="h3" fw={800} fz="var(--type-4)">
          {t('feedback')}
        </Text>
        {order.feedback[0] ? (
          <>
            <StarRating average={order.feedback[0].rating} />
            <p>{order.feedback[0].comment}</p>
          </>
        ) : (
          <p>{t('notRated')}</p>
        )}
      </Flex>
      <OrderHistory id={order._id} />
      <TrackingLink id={order._id} />
      <Link to={paths.admin.jobSlip(order._id)}>{t('jobSlip')}</Link>
      {order.isTest && may('orders.book') && <RemoveTest order={order} />}
    </>
  );
}

// The title and the contact links already show the person.
const places: Record<keyof Place, string> = {
  area: label('area'),
  street: label('street'),
};

function Facts({ order }: { order: OrderInFull }) {
  return (
    <dl className={listClasses.facts}>
      {namesOf(places)
        .filter((field) => order[field])
        .map((field) => (
          <Fragment key={field}>
            <dt>{places[field]}</dt>
            <dd>{field === 'area' ? areaName(order.area) : order[field]}</dd>
          </Fragment>
        ))}
      <dt id="customers-language">{t('language')}</dt>
      <dd>
        <CustomersLanguage order={order} />
      </dd>
      <dt>{t('booked')}</dt>
      <dd>{formatMoment(order.createdAt)}</dd>
      <dt>{t('payment')}</dt>
      <dd>{methodName(order.paymentMethod)}</dd>
      <dt>{t('customer')}</dt>
      <dd>
        <Link to={`${paths.admin.orders}?uId=${order.uId}`}>{t('allOfUser', { id: order.uId })}</Link>
      </dd>
      {order.warrantyOrder && (
        <>
          <dt>{t('freeOfCharge')}</dt>
          <dd>
            <Link to={paths.admin.order(order.warrantyOrder._id)}>
              {t('warrantyOf', { number: order.warrantyOrder.orderNumber })}
            </Link>
          </dd>
        </>
      )}
      {order.enquiry && (
        <>
          <dt>{t('enquiry')}</dt>
          <dd>
            <Link to={`${paths.admin.enquiries}?enquiry=${order.enquiry._id}`}>
              {t('ofMoment', { moment: formatMoment(order.enquiry.createdAt) })}
            </Link>
          </dd>
        </>
      )}
    </dl>
  );
}

function CustomersLanguage({ order }: { order: OrderInFull }) {
  const may = useCan();
  const queries = trpc.useUtils();
  const change = trpc.orders.setLanguage.useMutation({
    onSuccess: () => queries.orders.invalidate(),
    onError: (error) => toast.error(wordsOf(error)),
  });
  if (!may('customers.edit')) return languages[order.language];
  return (
    <SelectField
      size="sm"
      aria-labelledby="customers-language"
      options={languageCodes}
      nameOf={(code) => languages[code as Language]}
      value={change.isPending ? change.variables.language : order.language}
      onChange={({ currentTarget }) =>
        change.mutate({ id: order._id, language: currentTarget.value as Language })
      }
    />
  );
}

// The blank after each quantity prevents copied text such as '1₹299.00'.
function OrderLines({ order }: { order: Order }) {
  return (
    <table className={classes.lines}>
      <caption className="visually-hidden">{t('bookedServices')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('service')}</th>
          <th scope="col">{t('quantity')}</th>
          <th scope="col">{t('price')}</th>
        </tr>
      </thead>
      <tbody>
        {order.products.map(({ productId, productName, quantity, price }) => (
          <tr key={productId}>
            <td>{productName}</td>
            <td>{`${quantity} `}</td>
            <td>
              <Money rupees={price * quantity} />
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{t('total')}</th>
          <td>{`${order.totalQty} `}</td>
          <td>
            <Money rupees={order.totalPrice} />
            <UnbilledTax order={order} />
          </td>
        </tr>
      </tfoot>
    </table>
  );
}

function OrderMessages({ order }: { order: Order }) {
  const messages = trpc.orders.whatsApp.useQuery({ id: order._id }, { staleTime: 0 });
  const opened = useNoteWhatsApp(order._id);
  return <WhatsApp mobile={order.mobile} texts={messages.data ?? {}} opened={opened} />;
}

function OrderWarranty({ order }: { order: OrderInFull }) {
  const navigate = useNavigate();
  const actionsOf = useCallerClaim();
  return (
    <Warranty
      order={order}
      claims={order.claims}
      actions={actionsOf(order._id)}
      knowingly
      claimPath={(productId) => {
        const claim = order.claims.find((one) => one.productId === productId);
        return claim ? paths.admin.order(claim._id) : null;
      }}
      show={(made: Order) => void navigate(paths.admin.order(made._id), { replace: true })}
      pictures={(made: Order) => <OrderPictures of={{ id: made._id }} stage={made.stage} openAtFirst />}
    />
  );
}
