// Fields of one and of several lines: label above, 48 px high, the failure's words beneath.
import '@mantine/core/styles/Input.layer.css';
import { Textarea, type TextareaProps, TextInput, type TextInputProps } from '@mantine/core';

export const TextField = (props: TextInputProps) => <TextInput {...props} />;

export const TextAreaField = (props: TextareaProps) => <Textarea rows={4} {...props} />;
