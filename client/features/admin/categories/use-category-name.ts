// The field for a category's name. A blank name gives an error at the field and a toast.

import { type ChangeEvent, type FormEvent, useRef, useState } from 'react';
import { isRefusal, wordsOf } from '#client/lib/failure.ts';
import { toast } from '#client/lib/toast.ts';
import { trpc } from '#client/lib/trpc.ts';
import { usePending } from '#client/lib/use-pending.ts';
import type { AdminCategory, CategoryForm } from '#shared/catalogue/schema.ts';
import type { CategoryTranslations } from '#shared/catalogue/translations.ts';
import { currentLanguage } from '#shared/language.ts';
import { maxLength } from '#shared/limits.ts';
import { fieldMessages } from '#shared/messages.ts';

/** Returns the category's name in the language of the page. */
export function labelOf({ label, translations }: AdminCategory): string {
  const language = currentLanguage();
  return (language !== 'en' && translations[language]) || label;
}

type Options = {
  first: string;
  firstTranslations: CategoryTranslations;
  send: (form: CategoryForm) => Promise<boolean>;
};

export function useCategoryName({ first, firstTranslations, send }: Options) {
  const [translations, setTranslations] = useState(firstTranslations);
  const [label, setLabel] = useState(first);
  const [refused, setRefused] = useState(false);
  const input = useRef<HTMLInputElement>(null);

  const [run, pending] = usePending(async () => {
    input.current?.focus();
    if (label.trim() === '') {
      setRefused(true);
      toast.error(fieldMessages.categoryNameEmpty);
      // Keeps a category name that was typed during the save.
    } else if (await send({ label, translations })) {
      setLabel((now) => (now === label ? first : now));
      setTranslations((now) => (now === translations ? firstTranslations : now));
    }
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
  return { field, translations: { value: translations, onChange: setTranslations }, submit, pending };
}

/**
 * Runs a change and returns whether it succeeded. An error shows the server's message, or `failed` if the
 * server did not answer.
 */
export function useCategoryChange() {
  const queries = trpc.useUtils();
  return async (change: () => Promise<{ message: string }>, failed: string): Promise<boolean> => {
    try {
      const { message } = await change();
      toast.success(message);
      await queries.catalogue.invalidate();
      return true;
    } catch (error) {
      toast.error(isRefusal(error) ? wordsOf(error) : failed);
      return false;
    }
  };
}
