import type { ReactNode } from 'react';
import { useShopForm } from '#client/lib/form.ts';
import { Button } from '#client/ui/Button.tsx';
import { Skeleton } from '#client/ui/Skeletons.tsx';
import {
  type BookingDetails,
  type BookingPrefill,
  bookingDetails,
  guestBookingDetails,
} from '#shared/orders/schema.ts';
import type { Visit } from '#shared/visits/schema.ts';
import { HowPaid, Total, VisitLine, WhatHappensNext } from './BookingSummary.tsx';
import classes from './Cart.module.css';
import { FaultNoteField, firstValues, OrderFields } from './OrderFields.tsx';
import type { OfferedLine } from './totals.ts';

type Props = {
  prefill: BookingPrefill;
  guest: boolean;
  draft: string;
  lines: readonly OfferedLine[];
  visit: Visit | null;
  picker: ReactNode;
  confirm: (details: BookingDetails) => void;
};

export function OrderForm({ prefill, guest, draft, lines, visit, picker, confirm }: Props) {
  const form = useShopForm({
    schema: guest ? guestBookingDetails : bookingDetails,
    initialValues: firstValues(prefill),
    failures: 'toast',
    draft,
    keepDraft: true,
  });
  return (
    <form
      noValidate
      method="post"
      className={classes.form}
      aria-labelledby="order-details"
      onSubmit={form.submit(async (details) => confirm(details))}
    >
      <h2 className={classes.formTitle} id="order-details">
        Where should we come?
      </h2>
      <OrderFields field={form.getInputProps} guest={guest} />
      {picker}
      <FaultNoteField {...form.getInputProps('note')} />
      {lines.length > 0 && (
        <div>
          <Total lines={lines} />
          <VisitLine visit={visit} />
          <HowPaid />
        </div>
      )}
      <Button type="submit" variant="repair" wide>
        Book Service
      </Button>
      {lines.length > 0 && <WhatHappensNext lines={lines} visit={visit} />}
    </form>
  );
}

export const OrderFormSkeleton = () => <Skeleton width="100%" height={1400} radius="var(--radius-card)" />;
