import type { ReactNode } from 'react';
import type { FieldProps } from '#client/lib/form.ts';
import { MobileInput } from '#client/ui/MobileInput.tsx';
import type { TextInputProps } from '#client/ui/mantine/inputs.ts';
import { EmailField, TextField } from '#client/ui/TextField.tsx';
import { accountTexts as t } from './texts.ts';

type Props = {
  field: (name: 'name' | 'email' | 'mobile') => FieldProps;
  email?: TextInputProps;
  /** Shown between email and mobile. */
  children?: ReactNode;
};

export const ProfileFields = ({ field, email, children }: Props) => (
  <>
    <TextField label={t('name')} autoComplete="name" autoCapitalize="words" required {...field('name')} />
    <EmailField required {...email} {...field('email')} />
    {children}
    <MobileInput label={t('mobile')} description={t('tenDigits')} required {...field('mobile')} />
  </>
);

export const AddressField = (field: FieldProps) => (
  <TextField label={t('address')} autoComplete="street-address" required {...field} />
);
