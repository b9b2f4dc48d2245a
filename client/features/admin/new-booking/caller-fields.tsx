import type { ReactNode } from 'react';
import type { FieldProps } from '#client/lib/form.ts';
import { MobileInput } from '#client/ui/MobileInput.tsx';
import { SelectField } from '#client/ui/SelectField.tsx';
import { EmailField, TextField } from '#client/ui/TextField.tsx';
import { areas } from '#shared/business.ts';
import type { BookingContact } from '#shared/orders/schema.ts';
import { areaName } from '#shared/place-names.ts';
import { newBookingTexts as t } from './texts.ts';

const needed = { required: true, withAsterisk: false } as const;
// The browser's autofill would fill in the admin's own name and address.
const other = { autoComplete: 'off', autoCapitalize: 'words' } as const;

type Contact = keyof BookingContact;

export const callerFields = (field: (name: Contact) => FieldProps): Record<Contact, ReactNode> => ({
  mobile: <MobileInput label={t('mobile')} {...needed} autoComplete="off" {...field('mobile')} />,
  fullname: <TextField label={t('fullName')} {...needed} {...other} {...field('fullname')} />,
  email: <EmailField label={t('email')} autoComplete="off" {...field('email')} />,
  area: (
    <SelectField
      label={t('area')}
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
      {...needed}
      {...other}
      {...field('street')}
    />
  ),
});
