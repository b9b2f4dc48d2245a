import { useRef, useState } from 'react';
import { dropDraft } from '#client/lib/draft.ts';
import { useShopForm } from '#client/lib/form.ts';
import { rules } from '#client/lib/rules.ts';
import { toast } from '#client/lib/toast.ts';
import { useBusiness } from '#client/lib/use-business.ts';
import { ButtonLink } from '#client/ui/Button.tsx';
import { LoadError } from '#client/ui/LoadError.tsx';
import { Stack, Title } from '#client/ui/mantine/layout.tsx';
import { Notice } from '#client/ui/Notice.tsx';
import { LoadingNote, Skeleton } from '#client/ui/Skeletons.tsx';
import { uiTexts } from '#client/ui/texts.ts';
import { orderFieldTexts } from '#shared/order-field-texts.ts';
import type { Order } from '#shared/orders/schema.ts';
import { paths } from '#shared/paths.ts';
import { useGuest } from '../accounts/use-guest.ts';
import { needsSeveralVisits } from '../cart/BookingSummary.tsx';
import { triedVisit } from '../cart/booking-key.ts';
import { ConfirmBooking } from '../cart/ConfirmBooking.tsx';
import { EditableLines } from '../cart/EditableLines.tsx';
import { FaultNoteField, initialValuesOf, OrderFields } from '../cart/OrderFields.tsx';
import type { BookingLine } from '../cart/totals.ts';
import { useBooking } from '../cart/use-booking.ts';
import { useVisit } from '../visits/use-visit.ts';
import { VisitPicker } from '../visits/VisitPicker.tsx';
import { orderTexts as t } from './texts.ts';
import { useTodaysOffers } from './use-todays-offers.ts';

type Props = { order: Order; opened: boolean; close: () => void; booked: () => void };

export function BookAgain({ order, opened, close, booked }: Props) {
  const { guest } = useGuest();
  const name = `repeat of ${order._id}`;
  const today = useTodaysOffers(order, { enabled: opened });
  const [quantities, setQuantities] = useState<Record<string, number>>({});
  const lines = today.lines
    .map((line) => ({ ...line, quantity: quantities[line.productId] ?? line.quantity }))
    .filter(({ quantity }) => quantity > 0);
  const form = useShopForm({
    schema: rules(guest ? 'guestBookingDetails' : 'bookingDetails'),
    initialValues: initialValuesOf(order, useBusiness()),
    draft: name,
    keepDraft: true,
  });
  const visit = useVisit({
    draft: name,
    tried: () => triedVisit(name),
    enabled: opened,
    byCall: lines.some(needsSeveralVisits),
  });
  const { book, isBooking, pending, failure } = useBooking({
    name,
    visit,
    offerChanged: today.reload,
    booked: () => {
      form.setFieldValue('note', '');
      dropDraft(name);
      booked();
    },
  });

  const onBook = form.submit(async (contact) => {
    if (today.pending || today.failure) return;
    if (lines.length === 0) toast.error(orderFieldTexts('serviceRequired'));
    else await book(contact, lines);
  });
  return (
    <ConfirmBooking
      opened={opened}
      close={close}
      lines={lines}
      visit={visit.visit}
      mobile={form.values.mobile}
      isBooking={isBooking}
      pending={pending || today.pending}
      failure={failure}
      chooseCall={() => visit.picker.onChange(null)}
      onBook={onBook}
    >
      {today.withdrawn.length > 0 && (
        <Notice kind="note">
          {t.rich('withdrawn', {
            names: today.withdrawn.join(', '),
            b: (names) => <strong key="names">{names}</strong>,
          })}
        </Notice>
      )}
      {today.failure ? (
        <LoadError error={today.failure} retry={() => void today.reload()} pending={today.fetching} />
      ) : today.pending ? (
        <>
          <LoadingNote what={t('loadingPrices')} />
          <Skeleton width="100%" height={96} />
        </>
      ) : (
        <AgainServices
          lines={lines}
          setQuantity={(productId, quantity) => setQuantities({ ...quantities, [productId]: quantity })}
        />
      )}
      <OrderFields field={form.field} guest={guest} />
      <VisitPicker {...visit.picker} />
      <FaultNoteField {...form.field('note')} />
    </ConfirmBooking>
  );
}

type ServicesProps = {
  lines: readonly BookingLine[];
  setQuantity: (productId: string, quantity: number) => void;
};

function AgainServices({ lines, setQuantity }: ServicesProps) {
  const list = useRef<HTMLDivElement>(null);
  const remove = (productId: string) => {
    list.current?.focus();
    setQuantity(productId, 0);
  };
  return (
    <Stack gap="xs" ref={list} tabIndex={-1}>
      <Title order={3} fz="md">
        {t('todaysPrices')}
      </Title>
      {lines.length === 0 ? (
        <Notice kind="failure">
          <p>{orderFieldTexts('serviceRequired')}.</p>
          <ButtonLink to={paths.services()} variant="outline">
            {uiTexts('seeAll')}
          </ButtonLink>
        </Notice>
      ) : (
        <EditableLines lines={lines} setQuantity={setQuantity} remove={remove} />
      )}
    </Stack>
  );
}
