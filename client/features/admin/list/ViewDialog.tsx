import { useShopForm } from '#client/lib/form.ts';
import { toast } from '#client/lib/toast.ts';
import { type Answer, trpc } from '#client/lib/trpc.ts';
import { Button } from '#client/ui/Button.tsx';
import { Choice } from '#client/ui/Choice.tsx';
import { Dialog, DialogActions } from '#client/ui/Dialog.tsx';
import { FormDialog } from '#client/ui/FormDialog.tsx';
import { Stack } from '#client/ui/mantine/layout.tsx';
import { TextField } from '#client/ui/TextField.tsx';
import { listTexts as t } from '#client/ui/table/texts.ts';
import { saveViewInput, type ViewList } from '#shared/views/schema.ts';
import { useAction } from '../use-action.ts';

type SavedView = Answer['views']['list'][number];

type Props = { list: ViewList; query: string; close: () => void };

/** Saves the list's filters as a view, or removes views. */
export default function ViewDialog({ removes, ...props }: Props & { removes: readonly SavedView[] | null }) {
  return removes ? <RemoveDialog views={removes} close={props.close} /> : <SaveDialog {...props} />;
}

function SaveDialog({ list, query, close }: Props) {
  const queries = trpc.useUtils();
  const save = trpc.views.save.useMutation();
  const form = useShopForm({
    schema: saveViewInput,
    initialValues: { list, query, name: '', shared: false },
  });
  const onSubmit = form.submit(async (view) => {
    const { message } = await save.mutateAsync(view);
    toast.success(message);
    void queries.views.invalidate();
    close();
  });
  return (
    <FormDialog
      title={t('saveThisView')}
      close={close}
      pending={form.pending}
      yes={t('saveView')}
      no={t('close')}
      onSubmit={onSubmit}
    >
      <TextField label={t('viewName')} data-autofocus {...form.field('name')} />
      <Choice {...form.field('shared', { type: 'checkbox' })}>{t('viewShared')}</Choice>
    </FormDialog>
  );
}

function RemoveDialog({ views, close }: { views: readonly SavedView[]; close: () => void }) {
  const remove = trpc.views.remove.useMutation();
  const [run, pending] = useAction(['views']);
  return (
    <Dialog title={t('removeViews')} close={close} pending={pending}>
      <Stack gap="xs">
        {views.map(({ _id, name }) => (
          <Button
            key={_id}
            variant="danger"
            pending={pending}
            onClick={() => void run(() => remove.mutateAsync({ id: _id }))}
          >
            {t('removeView', { name })}
          </Button>
        ))}
      </Stack>
      <DialogActions close={close} />
    </Dialog>
  );
}
