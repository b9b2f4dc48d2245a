// The field for a category's name. A blank name gives an error at the field and a toast.

import { type ChangeEvent, type FormEvent, useRef, useState } from 'react';
import { isRefusal } from '#client/lib/failure.ts';
import { toast } from '#client/lib/toast.ts';
import type { AdminCategory, CategoryForm } from '#shared/catalogue/schema.ts';
import type { CategoryTranslations } from '#shared/catalogue/translations.ts';
import { currentLanguage } from '#shared/language.ts';
import { maxLength } from '#shared/limits.ts';
import { fieldMessages } from '#shared/messages.ts';
import { useAction } from '../use-action.ts';

/** Returns the category's name in the language of the page. */
export function labelOf({ label, translations }: AdminCategory): string {
  const language = currentLanguage();
  return (language !== 'en' && translations[language]) || label;
}

type Options = {
  first: string;
  firstTranslations: CategoryTranslations;
  /** The message if the server did not answer. */
  failed: string;
  send: (form: CategoryForm) => Promise<{ message: string }>;
  done?: () => void;
};

export function useCategoryName({ first, firstTranslations, failed, send, done }: Options) {
  const [translations, setTranslations] = useState(firstTranslations);
  const [label, setLabel] = useState(first);
  const [refused, setRefused] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const [run, pending] = useCategoryChange(failed);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    input.current?.focus();
    if (label.trim() === '') {
      setRefused(true);
      return toast.error(fieldMessages.categoryNameEmpty);
    }
    void run(
      () => send({ label, translations }),
      () => {
        // Keeps a category name that was typed during the save.
        setLabel((now) => (now === label ? first : now));
        setTranslations((now) => (now === translations ? firstTranslations : now));
        done?.();
      },
    );
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

/** Sends a change of the categories. `failed` is the message if the server did not answer. */
export const useCategoryChange = (failed: string) =>
  useAction(['catalogue'], (words, error) => toast.error(isRefusal(error) ? words : failed));
