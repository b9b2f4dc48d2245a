// The order form of the cart: prefilled, kept through reloads and lost sessions, checked before it is confirmed.
import type { ReactNode } from 'react';
import { useShopForm } from '#client/lib/form.ts';
import { Button } from '#client/ui/Button.tsx';
import { Skeleton } from '#client/ui/Skeletons.tsx';
import { type BookingDetails, type BookingPrefill, bookingDetails } from '#shared/orders/schema.ts';
import type { Visit } from '#shared/visits/schema.ts';
import { HowPaid, Total, VisitLine, WhatHappensNext } from './BookingSummary.tsx';
import { firstValues, OrderFields } from './OrderFields.tsx';
import classes from './OrderForm.module.css';
import type { OfferedLine } from './totals.ts';
import { WhatIsWrong } from './WhatIsWrong.tsx';

type Props = {
  prefill: BookingPrefill;
  /** Name under which what is typed is kept. */
  draft: string;
  lines: readonly OfferedLine[];
  visit: Visit | null;
  /** Where the visit's time is chosen. */
  picker: ReactNode;
  /** Called with what is typed once it is right. */
  confirm: (details: BookingDetails) => void;
};

export function OrderForm({ prefill, draft, lines, visit, picker, confirm }: Props) {
  const form = useShopForm({
    schema: bookingDetails,
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
      <h2 className={classes.title} id="order-details">
        Where should we come?
      </h2>
      <OrderFields field={form.getInputProps} />
      {picker}
      <WhatIsWrong {...form.getInputProps('note')} />
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

const fields = [73, 93, 93, 93, 73, 420, 121];

export const OrderFormSkeleton = () => (
  <div className={classes.form} aria-hidden="true">
    <Skeleton width="60%" height={30} />
    {fields.map((height, place) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a fixed list of shapes
      <Skeleton key={place} width="100%" height={height} />
    ))}
    <Skeleton width="100%" height={44} radius="var(--radius-input)" />
  </div>
);
