import type { TextInputProps } from '#client/ui/mantine/inputs.ts';
import { bareMobile } from '#shared/mobile-number.ts';
import { TextField } from './TextField.tsx';

type Props = Omit<TextInputProps, 'onChange' | 'type'> & { onChange: (mobile: string) => void };

// A Marathi or Hindi keyboard types digits of its own.
const inAscii = (typed: string) =>
  typed.replace(/[०-९]/g, (digit) => `${digit.charCodeAt(0) - '०'.charCodeAt(0)}`);

export function MobileInput({ onChange, ...rest }: Props) {
  return (
    <TextField
      type="tel"
      inputMode="tel"
      autoComplete="tel-national"
      {...rest}
      onChange={(event) => onChange(bareMobile(inAscii(event.currentTarget.value)))}
    />
  );
}
