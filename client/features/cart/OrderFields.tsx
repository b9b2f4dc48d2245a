import { Fragment, type ReactNode } from 'react';
import type { FieldProps } from '#client/lib/form.ts';
import { useBusiness } from '#client/lib/use-business.ts';
import { MobileInput } from '#client/ui/MobileInput.tsx';
import { Stack } from '#client/ui/mantine/layout.tsx';
import { SelectField } from '#client/ui/SelectField.tsx';
import { EmailField, TextAreaField, TextField } from '#client/ui/TextField.tsx';
import { cityOf } from '#shared/business/words.ts';
import { areas, knownArea } from '#shared/business.ts';
import { maxLength } from '#shared/limits.ts';
import { namesOf } from '#shared/names-of.ts';
import type { BookingContact, BookingPrefill } from '#shared/orders/schema.ts';
import { areaName } from '#shared/place-names.ts';
import { cartTexts as t } from './texts.ts';

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
  const city = cityOf(useBusiness());
  const needed = { required: true, withAsterisk: false };
  const fields: Record<keyof BookingContact, ReactNode> = {
    fullname: (
      <TextField
        label={t('fullName')}
        autoComplete="name"
        autoCapitalize="words"
        {...needed}
        {...field('fullname')}
      />
    ),
    area: (
      <SelectField
        label={t('area')}
        description={t('areaHelp', { city })}
        options={areas}
        nameOf={areaName}
        blank={t('chooseArea')}
        {...needed}
        {...field('area')}
      />
    ),
    street: (
      <TextField
        label={t('street')}
        description={t('streetHelp')}
        autoComplete="street-address"
        {...needed}
        {...field('street')}
      />
    ),
    mobile: (
      <MobileInput label={t('mobile')} description={t('mobileHelp')} {...needed} {...field('mobile')} />
    ),
    email: guest ? (
      <EmailField label={t('emailOptional')} {...field('email')} />
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
    label={t('whatIsWrong')}
    description={t('whatIsWrongHelp')}
    rows={2}
    maxLength={maxLength.note}
    {...field}
  />
);
