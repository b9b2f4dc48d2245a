import type { FormEvent, ReactNode } from 'react';
import { Button } from '#client/ui/Button.tsx';
import { Dialog, DialogActions } from '#client/ui/Dialog.tsx';
import { formTexts as t } from '#client/ui/form-texts.ts';
import { Stack } from '#client/ui/mantine/layout.tsx';
import { useUnsaved } from '#client/ui/use-unsaved.tsx';
import type { SendValue } from '#shared/sent-form.ts';

type Props = {
  title: string;
  /** The label of the button. Without it, the title. */
  yes?: string;
  no?: string;
  danger?: boolean;
  width?: number;
  close: () => void;
  /** A form with `useShopForm`. Closing asks first if something is typed. */
  form?: { pending: boolean; isDirty: () => boolean };
  pending?: boolean;
  /** The data of the form is loading. */
  loading?: boolean;
  /** Disables the button, because there is nothing to send yet. */
  blocked?: boolean;
  failure?: string | null;
  /** The button's form, if the server answers it too. `inPage` shows what was sent. */
  sends?: SendValue | undefined;
  inPage?: boolean;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  children: ReactNode;
};

/** A dialog with one form and its two buttons. With `danger`, Cancel has the focus if no field has it. */
export function FormDialog(props: Props) {
  const { title, yes = title, no = t('cancel'), danger = false, width = 440, close, form } = props;
  const {
    pending = form?.pending ?? false,
    loading = false,
    blocked = false,
    failure = null,
    sends,
    inPage = false,
    onSubmit,
    children,
  } = props;
  const { tryClose, question } = useUnsaved({ unsaved: form?.isDirty() ?? false, close });
  return (
    <Dialog title={title} close={tryClose} pending={pending} width={width} inPage={inPage}>
      <form method={sends && 'post'} onSubmit={onSubmit} noValidate>
        <Stack gap="md">
          {children}
          <DialogActions failure={failure}>
            <Button
              variant="outline"
              {...(sends && { sends: '' })}
              onClick={tryClose}
              pending={pending}
              data-autofocus={danger || undefined}
            >
              {no}
            </Button>
            <Button
              type="submit"
              {...(sends && { sends })}
              variant={danger ? 'danger' : 'primary'}
              pending={pending || loading}
              aria-disabled={blocked || undefined}
            >
              {yes}
            </Button>
          </DialogActions>
        </Stack>
      </form>
      {question}
    </Dialog>
  );
}
