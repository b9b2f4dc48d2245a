import { Link, useNavigate } from 'react-router-dom';
import { buyerTexts } from '#client/features/cart/buyer-texts.ts';
import { useClaimActions } from '#client/features/warranty/use-claim-actions.ts';
import { Warranty } from '#client/features/warranty/Warranty.tsx';
import { type Answer, trpc } from '#client/lib/trpc.ts';
import { useBusiness } from '#client/lib/use-business.ts';
import { useCan } from '#client/lib/use-can.ts';
import { Button } from '#client/ui/Button.tsx';
import { Flex, Group, Subtitle } from '#client/ui/mantine/layout.tsx';
import { Notice } from '#client/ui/Notice.tsx';
import { SelectField } from '#client/ui/SelectField.tsx';
import { SidePanel } from '#client/ui/SidePanel.tsx';
import { StarRating } from '#client/ui/StarRating.tsx';
import { methodName } from '#shared/bills/method-name.ts';
import { formatMoment, formatRupees } from '#shared/format.ts';
import { type Language, languageCodes, languages } from '#shared/language.ts';
import { toPaise, toRupees } from '#shared/money.ts';
import { mapLink, placeLine } from '#shared/orders/place.ts';
import type { Order } from '#shared/orders/schema.ts';
import { paths } from '#shared/paths.ts';
import { OrderPictures } from '../../../orders/OrderPictures.tsx';
import { useNoteWhatsApp } from '../../../orders/use-note-whats-app.ts';
import { OrderAppliances } from '../../appliances/OrderAppliances.tsx';
import { ContactLinks } from '../../ContactLinks.tsx';
import { Facts } from '../../Facts.tsx';
import classes from '../../ListAndPanel.module.css';
import { Loaded } from '../../Loaded.tsx';
import { JobSlip } from '../../print/JobSlip.tsx';
import { StatusRadios } from '../../status/StatusRadios.tsx';
import type { StatusChange } from '../../status/use-status-change.tsx';
import { useAction } from '../../use-action.ts';
import { WhatsApp } from '../../whatsapp/WhatsApp.tsx';
import { TechnicianField } from '../assigning/TechnicianField.tsx';
import { Steps } from '../steps/Steps.tsx';
import { ordersTexts as t } from '../texts.ts';
import { OrderBill } from './OrderBill.tsx';
import { OrderEstimate } from './OrderEstimate.tsx';
import { OrderHistory } from './OrderHistory.tsx';
import { OrderLines } from './OrderLines.tsx';
import { OrderProgress } from './OrderProgress.tsx';
import { SameNumber } from './SameNumber.tsx';
import { TaxInvoice } from './TaxInvoice.tsx';
import { TrackingLink } from './TrackingLink.tsx';

type OrderInFull = Answer['orders']['one'];

type Props = { id: string; close: () => void; status: StatusChange<Order> };

export default function OrderPanel({ id, close, status }: Props) {
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
  const { city } = useBusiness();
  return (
    <>
      <OrderProgress order={order} />
      <TechnicianField order={order} />
      <Flex component="section" direction="column" gap={8} aria-label={t('customer')}>
        <p>
          <Link to={paths.admin.customer(order.uId)} className={classes.link}>
            {order.fullname}
          </Link>
          , {placeLine(order)}
        </p>
        <ContactLinks mobile={order.mobile} email={order.email} map={mapLink(order, city)}>
          {may('orders.setStage') && <OrderMessages order={order} />}
        </ContactLinks>
      </Flex>
      <OrderLines order={order} />
      <OrderAppliances order={order} />
      {order.note && <p style={{ whiteSpace: 'pre-line' }}>{order.note}</p>}
      <OrderPictures of={{ id: order._id }} stage={order.stage} readOnly />
      <SameNumber id={order._id} />
      <OrderEstimate order={order} />
      {may('orders.book') && <OrderWarranty order={order} />}
      <OrderBill order={order} />
      {order.feedback[0] && (
        <Flex component="section" direction="column" gap="xs">
          <Subtitle>{t('feedback')}</Subtitle>
          <StarRating average={order.feedback[0].rating} />
          <p>{order.feedback[0].comment}</p>
        </Flex>
      )}
      <OrderHistory id={order._id} />
      <OrderFacts order={order} status={status} />
      {may('orders.book') && <TrackingLink id={order._id} />}
      <Group>
        <Button variant="outline" onClick={() => window.print()}>
          {t('printSlip')}
        </Button>
      </Group>
      <JobSlip order={order} />
      {order.isTest && <p>{t('isTest')}</p>}
      {order.mailRefused && <Notice kind="note">{t('mailRefused', { email: order.email })}</Notice>}
      <Steps order={order} complete={() => status.pick(order, 'Complete')}>
        {sumWords(order)}
      </Steps>
    </>
  );
}

/** The most important sum of an order: '₹2,649 agreed, ₹0 paid'. */
function sumWords({ billNumber, billTotal, due, totalPrice, agreed }: OrderInFull): string {
  const sum = billNumber === null ? totalPrice + agreed : billTotal;
  const paid = billNumber === null ? 0 : toRupees(toPaise(billTotal) - toPaise(due));
  return t(billNumber === null ? 'agreedAndPaid' : 'billedAndPaid', {
    sum: formatRupees(sum),
    paid: formatRupees(paid),
  });
}

function OrderFacts({ order, status }: { order: OrderInFull; status: StatusChange<Order> }) {
  const { taxInvoices } = useBusiness();
  const { warrantyOrder, enquiry } = order;
  return (
    <Facts
      of={[
        [
          t('status'),
          <StatusRadios
            key="status"
            name={order.fullname}
            status={status.statusOf(order)}
            onPick={(picked) => status.pick(order, picked)}
          />,
        ],
        [t('language'), <CustomersLanguage key="language" order={order} />],
        [t('booked'), formatMoment(order.createdAt)],
        [t('payment'), methodName(order.paymentMethod)],
        [
          buyerTexts('taxInvoice'),
          (taxInvoices || order.buyer) && <TaxInvoice key="taxInvoice" order={order} />,
        ],
        [
          t('customer'),
          <Link key="customer" to={`${paths.admin.orders}?uId=${order.uId}`}>
            {t('allOfUser', { id: order.uId })}
          </Link>,
        ],
        [
          t('freeOfCharge'),
          warrantyOrder && (
            <Link key="warranty" to={paths.admin.order(warrantyOrder._id)}>
              {t('warrantyOf', { number: warrantyOrder.orderNumber })}
            </Link>
          ),
        ],
        [
          t('anEnquiry'),
          enquiry && (
            <Link key="enquiry" to={`${paths.admin.enquiries}?enquiry=${enquiry._id}`}>
              {t('ofMoment', { moment: formatMoment(enquiry.createdAt) })}
            </Link>
          ),
        ],
      ]}
    />
  );
}

function CustomersLanguage({ order }: { order: OrderInFull }) {
  const may = useCan();
  const change = trpc.orders.setLanguage.useMutation();
  const [run] = useAction(['orders']);
  if (!may('customers.edit')) return languages[order.language];
  return (
    <SelectField
      size="sm"
      aria-label={t('language')}
      options={languageCodes}
      nameOf={(code) => languages[code as Language]}
      value={change.isPending ? change.variables.language : order.language}
      onChange={({ currentTarget }) =>
        void run(() => change.mutateAsync({ id: order._id, language: currentTarget.value as Language }))
      }
    />
  );
}

function OrderMessages({ order }: { order: Order }) {
  const messages = trpc.orders.whatsApp.useQuery({ id: order._id }, { staleTime: 0 });
  const opened = useNoteWhatsApp(order._id);
  return (
    <WhatsApp
      mobile={order.mobile}
      texts={messages.data ?? {}}
      opened={(about) => about !== 'Your enquiry' && opened(about)}
    />
  );
}

function OrderWarranty({ order }: { order: OrderInFull }) {
  const navigate = useNavigate();
  const actionsOf = useClaimActions();
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
