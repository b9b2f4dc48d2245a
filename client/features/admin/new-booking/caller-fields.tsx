import type { ReactNode } from 'react';
import type { FieldProps } from '#client/lib/form.ts';
import { MobileInput } from '#client/ui/MobileInput.tsx';
import { SelectField } from '#client/ui/SelectField.tsx';
import { EmailField, TextField } from '#client/ui/TextField.tsx';
import { areas } from '#shared/business.ts';
import type { BookingContact } from '#shared/orders/schema.ts';

const needed = { required: true, withAsterisk: false } as const;
// The browser's autofill would fill in the admin's own name and address.
const other = { autoComplete: 'off', autoCapitalize: 'words' } as const;

type Contact = keyof BookingContact;

export const callerFields = (field: (name: Contact) => FieldProps): Record<Contact, ReactNode> => ({
  mobile: <MobileInput label="Mobile" {...needed} autoComplete="off" {...field('mobile')} />,
  fullname: <TextField label="Full Name" {...needed} {...other} {...field('fullname')} />,
  email: <EmailField label="Email (optional)" autoComplete="off" {...field('email')} />,
  area: (
    <SelectField
      label="Address / Area"
      options={areas}
      blank="Choose the area"
      {...needed}
      {...field('area')}
    />
  ),
  street: (
    <TextField
      label="Street / Town"
      description="House, street and a landmark"
      {...needed}
      {...other}
      {...field('street')}
    />
  ),
});
