import { Fragment, type ReactNode } from 'react';
import type { FieldProps } from '#client/lib/form.ts';
import { useBusiness } from '#client/lib/use-business.ts';
import { MobileInput } from '#client/ui/MobileInput.tsx';
import { Stack } from '#client/ui/mantine/layout.tsx';
import { SelectField } from '#client/ui/SelectField.tsx';
import { EmailField, TextAreaField, TextField } from '#client/ui/TextField.tsx';
import { areas, knownArea } from '#shared/business.ts';
import { maxLength } from '#shared/limits.ts';
import { namesOf } from '#shared/names-of.ts';
import type { BookingContact, BookingPrefill } from '#shared/orders/schema.ts';

type Props = {
  field: (name: keyof BookingContact) => FieldProps;
  guest: boolean;
};

export const firstValues = (prefill: BookingPrefill) => ({
  ...prefill,
  area: knownArea(prefill.area) ?? '',
  note: '',
});

export function OrderFields({ field, guest }: Props) {
  const { city } = useBusiness();
  const needed = { required: true, withAsterisk: false };
  const fields: Record<keyof BookingContact, ReactNode> = {
    fullname: (
      <TextField
        label="Full Name"
        autoComplete="name"
        autoCapitalize="words"
        {...needed}
        {...field('fullname')}
      />
    ),
    area: (
      <SelectField
        label="Address / Area"
        description={`Where in ${city}`}
        options={areas}
        blank="Choose your area"
        {...needed}
        {...field('area')}
      />
    ),
    street: (
      <TextField
        label="Street / Town"
        description="House, street and a landmark"
        autoComplete="street-address"
        {...needed}
        {...field('street')}
      />
    ),
    mobile: (
      <MobileInput
        label="Mobile"
        description="10 digits. We call you on this number"
        {...needed}
        {...field('mobile')}
      />
    ),
    email: guest ? (
      <EmailField label="Email (optional)" {...field('email')} />
    ) : (
      <EmailField {...needed} {...field('email')} />
    ),
  };
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
    label="What is wrong?"
    description="Optional. What it does, or the error that it shows"
    rows={2}
    maxLength={maxLength.note}
    {...field}
  />
);
