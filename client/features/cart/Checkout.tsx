import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import bookedArt from '#client/assets/empty/booked.svg';
import { CallUs } from '#client/features/content/CallUs.tsx';
import { dropDraft } from '#client/lib/draft.ts';
import { wordsOf } from '#client/lib/failure.ts';
import { useSent } from '#client/lib/sent-form.ts';
import { toast } from '#client/lib/toast.ts';
import { trpc } from '#client/lib/trpc.ts';
import { useCallTime } from '#client/lib/use-call-time.ts';
import { ButtonLink } from '#client/ui/Button.tsx';
import { EmptyState } from '#client/ui/EmptyState.tsx';
import { Stack, Title } from '#client/ui/mantine/layout.tsx';
import { Unbroken } from '#client/ui/Unbroken.tsx';
import { timings } from '#shared/business.ts';
import type { Cart, CartLine } from '#shared/cart/schema.ts';
import type { BookingDetails, BookingPrefill } from '#shared/orders/schema.ts';
import { paths } from '#shared/paths.ts';
import { formatVisitInSentence } from '#shared/visits/words.ts';
import { dropApplianceChoice, useApplianceChoice } from '../appliances/use-appliance-choice.ts';
import { dropWishedRepair, wishedSticker } from '../appliances/wished-repair.ts';
import { useVisit } from '../visits/use-visit.ts';
import { TakenNote, VisitPicker } from '../visits/VisitPicker.tsx';
import { LineList, needsSeveralVisits } from './BookingSummary.tsx';
import { triedVisit } from './booking-key.ts';
import { CartServices } from './CartServices.tsx';
import { ConfirmBooking } from './ConfirmBooking.tsx';
import { ConfirmSent } from './ConfirmSent.tsx';
import { cartForm } from './cart-form.ts';
import { OrderForm } from './OrderForm.tsx';
import { ReviewConsent } from './ReviewConsent.tsx';
import { cartTexts as t } from './texts.ts';
import type { OfferedLine } from './totals.ts';
import { type PlacedOrder, useBooking } from './use-booking.ts';

type Props = {
  cart: Cart;
  reload: () => Promise<Cart | undefined>;
  prefill: BookingPrefill;
  guest: boolean;
  draft: string;
  setQuantity: (line: CartLine, quantity: number) => void;
  remove: (line: CartLine) => void;
  dismissDropped: () => void;
};

const linesOf = (
  cart: Cart,
  appliancesFor: (line: CartLine) => NonNullable<CartLine['appliances']>,
): OfferedLine[] =>
  cart.lines.map((line) => {
    const { _id: productId, productName, charge: price, warrantyDays } = line.service;
    const appliances = appliancesFor(line);
    return { productId, productName, quantity: line.quantity, price, warrantyDays, appliances };
  });

export function Checkout({ cart, reload, prefill, guest, draft, ...change }: Props) {
  // Copies the cart's lines. If the answer to a booking was lost, the booking may have emptied the cart.
  const [toConfirm, setToConfirm] = useState<{ contact: BookingDetails; lines: OfferedLine[] } | null>(null);
  const [opened, setOpened] = useState(false);
  const [pictures, setPictures] = useState<readonly string[]>([]);
  const [mayAsk, setMayAsk] = useState(false);
  const chooseMails = trpc.rights.choose.useMutation();
  const addPicture = trpc.orders.addPicture.useMutation();
  const sendPictures = async (id: string) => {
    try {
      for (const picture of pictures) await addPicture.mutateAsync({ id, picture });
    } catch (error) {
      toast.error(`${wordsOf(error)} ${t('picturesLater')}`);
    }
  };
  const [placed, setPlaced] = useState<PlacedOrder | null>(null);
  const queries = trpc.useUtils();
  const navigate = useNavigate();
  const sent = useSent('book');
  const appliances = useApplianceChoice(cart.lines, sent?.values);
  const lines = linesOf(cart, appliances.chosenFor);
  const isEmpty = lines.length === 0;

  const visit = useVisit({
    draft,
    tried: () => triedVisit(draft),
    enabled: !isEmpty,
    byCall: lines.some(needsSeveralVisits),
    sent: sent?.values.visit,
  });

  const { book, isBooking, pending, failure, clearFailure } = useBooking({
    name: draft,
    fromCart: true,
    sticker: wishedSticker(cart.lines.map(({ service }) => service.category)),
    visit,
    offerChanged: async () => {
      const reloaded = await reload();
      if (!reloaded) return;
      // An appliance may have been removed in the meantime, so no appliance is named.
      setToConfirm((current) => current && { ...current, lines: linesOf(reloaded, () => []) });
      if (reloaded.lines.length > 0) return;
      setOpened(false);
      void queries.cart.count.invalidate();
      const { items } = await queries.orders.own.fetch({ limit: 1 });
      const booked = new Set(items[0]?.products.map(({ productId }) => productId));
      if (!toConfirm?.lines.every(({ productId }) => booked.has(productId))) return;
      void navigate(paths.myOrders, { replace: true });
      return true;
    },
    booked: (order) => {
      dropDraft(draft);
      dropWishedRepair();
      dropApplianceChoice();
      // Replaces the dialog's history entry. Going back would cancel the navigation to My Orders.
      void navigate(paths.cart, { replace: true });
      setOpened(false);
      setPlaced(order);
      void sendPictures(order.id);
      if (mayAsk && toConfirm?.contact.email) chooseMails.mutate({ kind: 'review', on: true });
      if (order.differs) toast.error(t('alreadyBooked'));
    },
  });

  const confirm = (contact: BookingDetails) => {
    clearFailure();
    setToConfirm({ contact, lines });
    setOpened(true);
  };

  if (sent?.values.orderId && sent.failure === null && !isEmpty)
    return <ConfirmSent values={sent.values} lines={lines} visit={visit.visit} />;

  const services = <CartServices cart={cart} appliancesOf={appliances.fieldsOf} {...change} />;
  const help = <CallUs words={t('needHelp')} />;
  return (
    <>
      {placed ? (
        <Booked {...placed} />
      ) : (
        <>
          <form id={cartForm} method="post" />
          <Title mb="md" fz="var(--type-2)">
            {t('cart')}
          </Title>
          <div inert={opened} aria-hidden={opened || undefined}>
            {isEmpty ? (
              <Stack gap="sm">
                {services}
                {help}
              </Stack>
            ) : (
              <OrderForm
                prefill={prefill}
                guest={guest}
                draft={draft}
                lines={lines}
                visit={visit.visit}
                services={services}
                help={help}
                service={cart.lines[0]?.service}
                picker={<VisitPicker {...visit.picker} asks="book back" />}
                consent={<ReviewConsent agreed={mayAsk} setAgreed={setMayAsk} />}
                pictures={{ pictures, setPictures }}
                confirm={confirm}
              />
            )}
          </div>
        </>
      )}
      <ConfirmBooking
        opened={opened}
        close={() => setOpened(false)}
        lines={toConfirm?.lines ?? []}
        visit={visit.visit}
        mobile={toConfirm?.contact.mobile ?? ''}
        isBooking={isBooking}
        pending={pending}
        failure={failure}
        chooseCall={() => visit.picker.onChange(null)}
        contactBehind={toConfirm?.contact}
        onBook={(event) => {
          event.preventDefault();
          if (toConfirm) void book(toConfirm.contact, toConfirm.lines);
        }}
      >
        {toConfirm && (
          <>
            <LineList lines={toConfirm.lines} />
            {visit.picker.takenVisit && (
              <TakenNote takenVisit={visit.picker.takenVisit} value={visit.visit} />
            )}
          </>
        )}
      </ConfirmBooking>
    </>
  );
}

function Booked({ number, visit }: PlacedOrder) {
  const navigate = useNavigate();
  const { key } = useLocation();
  const when = useCallTime();
  const container = useRef<HTMLDivElement>(null);
  useEffect(() => {
    window.scrollTo(0, 0);
    container.current?.focus({ preventScroll: true });
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: Back on this page cancels the navigation, so it starts again
  useEffect(() => {
    const timer = setTimeout(() => void navigate(paths.myOrders, { replace: true }), timings.afterBookingMs);
    return () => clearTimeout(timer);
  }, [navigate, key]);
  return (
    <div ref={container} tabIndex={-1}>
      <EmptyState
        art={bookedArt}
        level={1}
        title={t('booked')}
        text={
          <Unbroken>
            {visit
              ? t('bookedFor', { number, visit: formatVisitInSentence(visit) })
              : t('bookedCall', { number, when })}
          </Unbroken>
        }
      >
        <ButtonLink to={paths.myOrders} replace>
          {t('myOrders')}
        </ButtonLink>
      </EmptyState>
    </div>
  );
}
