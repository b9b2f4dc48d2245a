// What is wrong, in the customer's words: optional, so that nobody has to type.
import type { FieldProps } from '#client/lib/form.ts';
import { TextAreaField } from '#client/ui/TextField.tsx';
import { maxLength } from '#shared/limits.ts';

export const WhatIsWrong = (field: FieldProps) => (
  <TextAreaField
    label="What is wrong?"
    description="Optional. What it does, or the error that it shows"
    rows={2}
    maxLength={maxLength.note}
    {...field}
  />
);
