// A password with a button that shows and hides it.

import { useState } from 'react';
import { PasswordInput, type PasswordInputProps } from '#client/ui/mantine/PasswordInput.ts';

export function PasswordField(props: PasswordInputProps) {
  const [visible, setVisible] = useState(false);
  return (
    <PasswordInput
      {...props}
      visible={visible}
      onVisibilityChange={setVisible}
      visibilityToggleFocusable
      visibilityToggleButtonProps={{ 'aria-label': visible ? 'Hide password' : 'Show password' }}
    />
  );
}
