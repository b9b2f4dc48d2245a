import type { TextInputProps } from '#client/ui/mantine/inputs.ts';
import { bareMobile } from '#shared/mobile-number.ts';
import { TextField } from './TextField.tsx';

type Props = Omit<TextInputProps, 'onChange' | 'type'> & { onChange: (mobile: string) => void };

export function MobileInput({ onChange, ...rest }: Props) {
  return (
    <TextField
      type="tel"
      inputMode="tel"
      autoComplete="tel-national"
      {...rest}
      onChange={(event) => onChange(bareMobile(event.currentTarget.value))}
    />
  );
}
