import './base.ts';
import '@mantine/core/styles/Input.layer.css';
import './select-arrow.css';

export {
  NativeSelect,
  type NativeSelectProps,
  Textarea,
  type TextareaProps,
  TextInput,
  type TextInputProps,
} from '@mantine/core';
