import type { ReactNode } from 'react';
import type { FieldProps } from '#client/lib/form.ts';
import { MobileInput } from '#client/ui/MobileInput.tsx';
import { SearchedSelect } from '#client/ui/SearchedSelect.tsx';
import { EmailField, TextField } from '#client/ui/TextField.tsx';
import { areasOf } from '#shared/business/areas.ts';
import type { Business } from '#shared/business/schema.ts';
import { contactHintTexts as hint, contactLabelTexts as label } from '#shared/orders/contact-texts.ts';
import type { BookingContact } from '#shared/orders/schema.ts';

type Name = keyof BookingContact;

// The browser's autofill would fill in the admin's own name and address.
const notFilled = { autoComplete: 'off' } as const;

type Options = {
  /** The shop's city for a customer's own contact. Null for a caller's contact, which an admin types. */
  city: string | null;
  business: Pick<Business, 'areas'>;
  emailOptional: boolean;
};

/** Returns a form's fields for a booking's contact. A new field of `bookingContact` does not compile without one. */
export function contactFields(
  field: (name: Name) => FieldProps,
  { city, business, emailOptional }: Options,
): Record<Name, ReactNode> {
  const isOwn = city !== null;
  const areas = areasOf(business);
  return {
    fullname: (
      <TextField
        label={label('fullname')}
        autoCapitalize="words"
        required
        {...(isOwn ? { autoComplete: 'name' } : notFilled)}
        {...field('fullname')}
      />
    ),
    area: (
      <SearchedSelect
        label={label('area')}
        description={isOwn ? hint('area', { city }) : undefined}
        options={areas.names}
        nameOf={areas.nameOf}
        blank={isOwn ? hint('chooseOwnArea') : hint('chooseArea')}
        required
        choose={field('area').onChange}
        {...field('area')}
      />
    ),
    street: (
      <TextField
        label={label('street')}
        description={hint('street')}
        required
        {...(isOwn ? { autoComplete: 'street-address' } : { ...notFilled, autoCapitalize: 'words' })}
        {...field('street')}
      />
    ),
    mobile: (
      <MobileInput
        label={label('mobile')}
        description={isOwn ? hint('mobile') : undefined}
        required
        {...(!isOwn && notFilled)}
        {...field('mobile')}
      />
    ),
    email: (
      <EmailField
        {...(emailOptional ? { label: label('emailOptional') } : { required: true })}
        {...(!isOwn && notFilled)}
        {...field('email')}
      />
    ),
  };
}
