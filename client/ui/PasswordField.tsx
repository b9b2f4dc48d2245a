// Mantine's own password field does not set aria-invalid.

import { useState } from 'react';
import { useKnownInBrowser } from '#client/lib/known-in-browser.ts';
import { PasswordInput, type PasswordInputProps } from '#client/ui/mantine/PasswordInput.ts';
import { formTexts as t } from './form-texts.ts';

export function PasswordField(props: PasswordInputProps) {
  const [visible, setVisible] = useState(false);
  const isHydrated = useKnownInBrowser(true);
  return (
    <PasswordInput
      {...props}
      aria-invalid={props.error ? true : undefined}
      {...(!isHydrated && { rightSection: <span /> })}
      visible={visible}
      onVisibilityChange={setVisible}
      visibilityToggleFocusable
      visibilityToggleButtonProps={{ 'aria-label': visible ? t('hidePassword') : t('showPassword') }}
    />
  );
}
