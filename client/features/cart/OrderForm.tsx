import type { ReactNode } from 'react';
import { useShopForm } from '#client/lib/form.ts';
import { rules } from '#client/lib/rules.ts';
import { useBusiness } from '#client/lib/use-business.ts';
import { Button } from '#client/ui/Button.tsx';
import { loadModal } from '#client/ui/Modal.tsx';
import { Stack, Title } from '#client/ui/mantine/layout.tsx';
import type { BookingDetails, BookingPrefill } from '#shared/orders/schema.ts';
import type { Visit } from '#shared/visits/schema.ts';
import { DataNotice } from '../rights/DataNotice.tsx';
import { HowPaid, Total, WhatHappensNext } from './BookingSummary.tsx';
import { BuyerFields } from './BuyerFields.tsx';
import classes from './Cart.module.css';
import { Fault, type FaultService } from './Fault.tsx';
import { initialValuesOf, OrderFields } from './OrderFields.tsx';
import { cartTexts as t } from './texts.ts';
import type { OfferedLine } from './totals.ts';

type Pictures = { pictures: readonly string[]; setPictures: (pictures: readonly string[]) => void };

type Props = {
  prefill: BookingPrefill;
  guest: boolean;
  draft: string;
  lines: readonly OfferedLine[];
  visit: Visit | null;
  services: ReactNode;
  help: ReactNode;
  service: FaultService;
  picker: ReactNode;
  consent: ReactNode;
  pictures: Pictures;
  confirm: (details: BookingDetails) => void;
};

export function OrderForm({
  prefill,
  guest,
  draft,
  lines,
  visit,
  services,
  help,
  service,
  picker,
  consent,
  pictures,
  confirm,
}: Props) {
  const loadSchema = rules(guest ? 'guestBookingDetails' : 'bookingDetails');
  const form = useShopForm({
    // Loads the dialog's code too, because a dialog is the next step.
    schema: async () => {
      const [schema] = await Promise.all([loadSchema(), loadModal()]);
      return schema;
    },
    initialValues: initialValuesOf(prefill, useBusiness()),
    draft,
    keepDraft: true,
    sends: 'book',
  });
  return (
    <form
      noValidate
      method="post"
      className={classes.layout}
      aria-labelledby="order-details"
      onSubmit={form.submit(async (details) => confirm(details))}
    >
      <Stack gap="lg" miw={0}>
        {/* Enter in a field presses the form's first button, which would be 'Show times'. */}
        <noscript>
          <Button sends="book" formAction="#" className="visually-hidden" tabIndex={-1} aria-hidden>
            {t('bookService')}
          </Button>
        </noscript>
        {form.sent?.values.second && <input type="hidden" name="second" value="yes" />}
        {services}
        {picker}
        <Fault
          service={service}
          field={form.field('note')}
          note={form.values.note ?? ''}
          setNote={(note) => form.setFieldValue('note', note)}
          {...pictures}
        />
        {help}
      </Stack>
      <div className={classes.side}>
        <WhatHappensNext lines={lines} visit={visit} />
        <div className={`card ${classes.form}`}>
          <Title order={2} fz="var(--type-3)" id="order-details">
            {t('where')}
          </Title>
          <OrderFields field={form.field} guest={guest} />
          {form.values.email && consent}
          <BuyerFields own field={form.field} values={form.values} set={form.setValues} />
          <HowPaid />
          <DataNotice of="booking" />
        </div>
        <div className={classes.bookBar}>
          <Total lines={lines} />
          <Button type="submit" sends="book" formAction="#" variant="repair" wide>
            {t('bookService')}
          </Button>
        </div>
      </div>
    </form>
  );
}
