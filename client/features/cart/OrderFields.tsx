import { Fragment } from 'react';
import type { FieldProps } from '#client/lib/form.ts';
import { useBusiness } from '#client/lib/use-business.ts';
import { Stack } from '#client/ui/mantine/layout.tsx';
import { TextAreaField } from '#client/ui/TextField.tsx';
import { noTaxInvoice } from '#shared/bills/buyer.ts';
import { knownArea } from '#shared/business/areas.ts';
import type { Business } from '#shared/business/schema.ts';
import { cityOf } from '#shared/business/words.ts';
import { maxLength } from '#shared/limits.ts';
import { namesOf } from '#shared/names-of.ts';
import type { BookingContact, BookingPrefill } from '#shared/orders/schema.ts';
import { contactFields } from './contact-fields.tsx';
import { cartTexts as t } from './texts.ts';

type Props = {
  field: (name: keyof BookingContact) => FieldProps;
  guest: boolean;
};

export const initialValuesOf = (prefill: BookingPrefill, business: Pick<Business, 'areas'>) => ({
  ...prefill,
  area: knownArea(business, prefill.area) ?? '',
  note: '',
  ...noTaxInvoice,
});

export function OrderFields({ field, guest }: Props) {
  const business = useBusiness();
  const fields = contactFields(field, { city: cityOf(business), business, emailOptional: guest });
  return (
    <Stack>
      {namesOf(fields).map((name) => (
        <Fragment key={name}>{fields[name]}</Fragment>
      ))}
    </Stack>
  );
}

export const FaultNoteField = (field: FieldProps) => (
  <TextAreaField
    label={t('whatIsWrong')}
    description={t('whatIsWrongHelp')}
    rows={2}
    maxLength={maxLength.note}
    {...field}
  />
);
