// The field for a category's name: it must not be blank, which is told as a toast and at the field.
import { type ChangeEvent, type FormEvent, useRef, useState } from 'react';
import { toast } from '#client/lib/toast.ts';
import { maxLength } from '#shared/limits.ts';
import { fieldMessages } from '#shared/messages.ts';

type Options = {
  /** What stands there at first. */
  first: string;
  /** A change is under way: a second submit does nothing. */
  pending: boolean;
  send: (label: string) => Promise<unknown>;
};

/** Gives the field's props, the form's onSubmit, and the way to set what stands there. */
export function useCategoryName({ first, pending, send }: Options) {
  const [label, setLabel] = useState(first);
  const [refused, setRefused] = useState(false);
  const input = useRef<HTMLInputElement>(null);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (pending) return;
    input.current?.focus();
    if (label.trim() !== '') return void (await send(label));
    setRefused(true);
    toast.error(fieldMessages.categoryNameEmpty);
  };
  const field = {
    ref: input,
    value: label,
    maxLength: maxLength.name,
    error: refused ? fieldMessages.categoryNameEmpty : undefined,
    onChange: (event: ChangeEvent<HTMLInputElement>) => {
      setLabel(event.currentTarget.value);
      setRefused(false);
    },
  };
  return { field, submit, setLabel };
}
