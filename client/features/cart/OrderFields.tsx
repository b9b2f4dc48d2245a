// The people and places of a booking: five fields, in the order in which they are checked.
import { Fragment, type ReactNode } from 'react';
import type { FieldProps } from '#client/lib/form.ts';
import { MobileInput } from '#client/ui/MobileInput.tsx';
import { SelectField } from '#client/ui/SelectField.tsx';
import { EmailField, TextField } from '#client/ui/TextField.tsx';
import { areas, knownArea, legal } from '#shared/business.ts';
import { namesOf } from '#shared/names-of.ts';
import type { BookingContact, BookingPrefill } from '#shared/orders/schema.ts';
import classes from './OrderFields.module.css';

type Props = { field: (name: keyof BookingContact) => FieldProps };

/** First values of the form; an area that the list does not know leaves the choice open. */
export const firstValues = (prefill: BookingPrefill) => ({
  ...prefill,
  area: knownArea(prefill.area) ?? '',
  note: '',
});

/** `field` gives the props of one, as `form.getInputProps` does. */
export function OrderFields({ field }: Props) {
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
        description={`Where in ${legal.city}`}
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
    email: <EmailField {...needed} {...field('email')} />,
  };
  return (
    <div className={classes.fields}>
      {namesOf(fields).map((name) => (
        <Fragment key={name}>{fields[name]}</Fragment>
      ))}
    </div>
  );
}
