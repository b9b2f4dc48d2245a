import { fieldFailures, isRefusal } from '#client/lib/failure.ts';
import { useShopForm } from '#client/lib/form.ts';
import { toast } from '#client/lib/toast.ts';
import { useUnsaved } from '#client/ui/use-unsaved.tsx';
import { type AdminCategory, type CategoryForm, categoryForm } from '#shared/catalogue/schema.ts';
import { currentLanguage } from '#shared/language.ts';
import { fieldMessages } from '#shared/messages.ts';
import { useAction } from '../use-action.ts';

/** Returns the category's name in the language of the page. */
export function categoryLabel({ label, translations }: AdminCategory): string {
  const language = currentLanguage();
  return (language !== 'en' && translations[language]) || label;
}

type Options = {
  first: Pick<AdminCategory, 'label' | 'translations'>;
  /** The message if the server did not answer. */
  failed: string;
  send: (form: CategoryForm) => Promise<{ message: string }>;
  done?: () => void;
};

/** The form of a category's names. A blank name gives an error at the field and a toast. */
export function useCategoryForm({ first, failed, send, done }: Options) {
  const form = useShopForm({ schema: categoryForm, initialValues: first });
  useUnsaved({ unsaved: form.isDirty() });
  const [run] = useCategoryChange(failed);
  const submit = form.submit(async (category) => {
    const sent = form.getValues();
    await run(
      () => send(category),
      () => {
        // Keeps what was typed during the save.
        if (form.getValues() === sent) form.reset();
        done?.();
      },
      // The form shows the message at the field, which gets the focus.
      (error) => {
        if ('label' in fieldFailures(error)) throw error;
      },
    );
  });
  const onSubmit: typeof submit = (event) => {
    if (form.getValues().label.trim() === '') toast.error(fieldMessages.categoryNameEmpty);
    return submit(event);
  };
  return { field: form.field, onSubmit, pending: form.pending };
}

/** Sends a change of the categories. `failed` is the message if the server did not answer. */
export const useCategoryChange = (failed: string) =>
  useAction(['catalogue'], (words, error) => toast.error(isRefusal(error) ? words : failed));
