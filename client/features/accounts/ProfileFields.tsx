import type { FieldProps } from '#client/lib/form.ts';
import { MobileInput } from '#client/ui/MobileInput.tsx';
import { EmailField, TextField } from '#client/ui/TextField.tsx';

type Name = 'name' | 'email' | 'address' | 'mobile';

export function ProfileFields({ field }: { field: (name: Name) => FieldProps }) {
  const needed = { required: true, withAsterisk: false };
  return (
    <>
      <TextField label="Name" autoComplete="name" autoCapitalize="words" {...needed} {...field('name')} />
      <EmailField {...needed} {...field('email')} />
      <TextField label="Address" autoComplete="street-address" {...needed} {...field('address')} />
      <MobileInput label="Mobile" description="10 digits" {...needed} {...field('mobile')} />
    </>
  );
}
