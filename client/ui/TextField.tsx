import { Textarea, type TextareaProps, TextInput, type TextInputProps } from '#client/ui/mantine/inputs.ts';
import { uiTexts as t } from './texts.ts';

export const TextField = (props: TextInputProps) => <TextInput {...props} />;

export const EmailField = (props: TextInputProps) => (
  <TextInput label={t('email')} type="email" inputMode="email" autoComplete="email" {...props} />
);

export const TextAreaField = (props: TextareaProps) => <Textarea rows={4} {...props} />;
