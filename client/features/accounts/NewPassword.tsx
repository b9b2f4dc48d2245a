import type { FieldProps } from '#client/lib/form.ts';
import { PasswordField } from '#client/ui/PasswordField.tsx';
import { accountTexts as t } from './texts.ts';

type CurrentProps = { label: string; field: FieldProps & { name?: string } };

export const CurrentPassword = ({ label, field }: CurrentProps) => (
  <PasswordField label={label} autoComplete="current-password" required {...field} />
);

type NewPasswordProps = { label: string; hint?: string; field: FieldProps };

export const NewPassword = ({ label, hint = t('sixCharacters'), field }: NewPasswordProps) => (
  <PasswordField label={label} description={hint} autoComplete="new-password" required {...field} />
);

type Name = 'password' | 'confirmPassword';

/** A new password, typed twice. */
export const NewPasswordTwice = ({ field }: { field: (name: Name) => FieldProps }) => (
  <>
    <NewPassword label={t('password')} field={field('password')} />
    <PasswordField
      label={t('confirmPassword')}
      autoComplete="new-password"
      required
      {...field('confirmPassword')}
    />
  </>
);
