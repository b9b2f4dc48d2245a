import { Textarea, type TextareaProps, TextInput, type TextInputProps } from '#client/ui/mantine/inputs.ts';

export const TextField = (props: TextInputProps) => <TextInput {...props} />;

export const EmailField = (props: TextInputProps) => (
  <TextInput label="Email" type="email" inputMode="email" autoComplete="email" {...props} />
);

export const TextAreaField = (props: TextareaProps) => <Textarea rows={4} {...props} />;
