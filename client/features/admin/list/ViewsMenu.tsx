import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useShopForm } from '#client/lib/form.ts';
import { toast } from '#client/lib/toast.ts';
import { type Answer, trpc } from '#client/lib/trpc.ts';
import { Button } from '#client/ui/Button.tsx';
import { Choice } from '#client/ui/Choice.tsx';
import { Dialog, DialogActions } from '#client/ui/Dialog.tsx';
import { FormDialog } from '#client/ui/FormDialog.tsx';
import { Stack } from '#client/ui/mantine/layout.tsx';
import { Menu } from '#client/ui/mantine/Menu.ts';
import { TextField } from '#client/ui/TextField.tsx';
import { listTexts as t } from '#client/ui/table/texts.ts';
import { saveViewInput, type ViewList } from '#shared/views/schema.ts';
import { MenuButton } from '../MenuButton.tsx';
import { useAction } from '../use-action.ts';

type SavedView = Answer['views']['list'][number];

type Props = { list: ViewList; query: string };

/** The saved views of a list: filters with a name, for one person or all staff. A view stores the URL's query. */
export function ViewsMenu({ list, query }: Props) {
  const navigate = useNavigate();
  const { data: views = [] } = trpc.views.list.useQuery({ list }, { staleTime: 30_000 });
  const [dialog, setDialog] = useState<'save' | 'remove' | null>(null);
  const own = views.filter((view) => view.own);
  const ownViews = own.filter(({ shared }) => !shared);
  const viewsForAll = views.filter(({ shared }) => shared);
  const current = views.find((view) => view.query === query);
  const group = (title: string, some: readonly SavedView[]) =>
    some.length > 0 && (
      <>
        <Menu.Label>{title}</Menu.Label>
        {some.map((view) => (
          <Menu.Item
            key={view._id}
            aria-current={view === current || undefined}
            onClick={() => void navigate(`?${view.query}`)}
          >
            {view.name}
          </Menu.Item>
        ))}
      </>
    );
  return (
    <>
      <MenuButton
        words={current?.name ?? t('views')}
        label={`${t('views')}${current ? `: ${current.name}` : ''}`}
      >
        {group(t('ownViews'), ownViews)}
        {group(t('viewsForAll'), viewsForAll)}
        {views.length > 0 ? <Menu.Divider /> : <Menu.Label>{t('noViews')}</Menu.Label>}
        <Menu.Item onClick={() => setDialog('save')}>{t('saveThisView')}</Menu.Item>
        {own.length > 0 && <Menu.Item onClick={() => setDialog('remove')}>{t('removeViews')}</Menu.Item>}
      </MenuButton>
      {dialog === 'save' && <SaveDialog list={list} query={query} close={() => setDialog(null)} />}
      {dialog === 'remove' && <RemoveDialog views={own} close={() => setDialog(null)} />}
    </>
  );
}

function SaveDialog({ list, query, close }: Props & { close: () => void }) {
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
