// The field for a category's name: it must not be blank, which is told as a toast and at the field.

import { useQueryClient } from '@tanstack/react-query';
import { getQueryKey } from '@trpc/react-query';
import { type ChangeEvent, type FormEvent, useRef, useState } from 'react';
import { isRefusal, wordsOf } from '#client/lib/failure.ts';
import { toast } from '#client/lib/toast.ts';
import { trpc } from '#client/lib/trpc.ts';
import { usePending } from '#client/lib/use-pending.ts';
import { maxLength } from '#shared/limits.ts';
import { fieldMessages } from '#shared/messages.ts';

type Options = {
  /** What stands there at first. */
  first: string;
  /** True where the name was taken: an added one leaves the field blank for the next. */
  send: (label: string) => Promise<boolean>;
};

/** Gives the field's props, the form's onSubmit and whether a change is under way. */
export function useCategoryName({ first, send }: Options) {
  const [label, setLabel] = useState(first);
  const [refused, setRefused] = useState(false);
  const input = useRef<HTMLInputElement>(null);

  const [run, pending] = usePending(async () => {
    input.current?.focus();
    if (label.trim() === '') {
      setRefused(true);
      toast.error(fieldMessages.categoryNameEmpty);
      // another one may have been typed meanwhile
    } else if (await send(label)) setLabel((now) => (now === label ? first : now));
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void run();
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
  return { field, submit, pending };
}

/**
 * Gives a function that runs a change: true where it was made. A refusal is told in the server's words; `failed`
 * are the words where there are none (docs/rules.md#texts).
 */
export function useCategoryChange() {
  const queryClient = useQueryClient();
  return async (change: () => Promise<{ message: string }>, failed: string): Promise<boolean> => {
    try {
      const { message } = await change();
      toast.success(message);
      // services carry their category's value along
      await queryClient.invalidateQueries({ queryKey: getQueryKey(trpc.catalogue) });
      return true;
    } catch (error) {
      toast.error(isRefusal(error) ? wordsOf(error) : failed);
      return false;
    }
  };
}
