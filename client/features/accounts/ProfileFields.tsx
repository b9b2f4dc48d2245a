import type { FieldProps } from '#client/lib/form.ts';
import { MobileInput } from '#client/ui/MobileInput.tsx';
import { EmailField, TextField } from '#client/ui/TextField.tsx';
import { accountTexts as t } from './texts.ts';

type Name = 'name' | 'email' | 'address' | 'mobile';

export function ProfileFields({ field }: { field: (name: Name) => FieldProps }) {
  const needed = { required: true, withAsterisk: false };
  return (
    <>
      <TextField
        label={t('name')}
        autoComplete="name"
        autoCapitalize="words"
        {...needed}
        {...field('name')}
      />
      <EmailField {...needed} {...field('email')} />
      <TextField label={t('address')} autoComplete="street-address" {...needed} {...field('address')} />
      <MobileInput label={t('mobile')} description={t('tenDigits')} {...needed} {...field('mobile')} />
    </>
  );
}
