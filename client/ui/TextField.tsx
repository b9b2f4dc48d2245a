// Fields of one and of several lines: label above, 48 px high, the failure's words beneath.
import { Textarea, type TextareaProps, TextInput, type TextInputProps } from '#client/ui/mantine/inputs.ts';

export const TextField = (props: TextInputProps) => <TextInput {...props} />;

/** For an email address; a login form says `autoComplete="username"`. */
export const EmailField = (props: TextInputProps) => (
  <TextInput label="Email" type="email" inputMode="email" autoComplete="email" {...props} />
);

export const TextAreaField = (props: TextareaProps) => <Textarea rows={4} {...props} />;
