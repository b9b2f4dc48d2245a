import { useState } from 'react';
import { trpc } from '#client/lib/trpc.ts';
import { usePending } from '#client/lib/use-pending.ts';
import { Button } from '#client/ui/Button.tsx';
import { ConfirmDialog } from '#client/ui/ConfirmDialog.tsx';
import { asList, asListItem, Group, Stack } from '#client/ui/mantine/layout.tsx';
import type { Reel } from '#shared/business/schema.ts';
import { Loaded } from '../Loaded.tsx';
import { Section } from '../Section.tsx';
import classes from './Products.module.css';
import { ReelForm, useReelChange } from './ReelForm.tsx';
import { productTexts as t } from './texts.ts';

export function ReelList() {
  const reels = trpc.business.reels.useQuery();
  const [editing, setEditing] = useState<string | null>(null);
  const [deleting, setDeleting] = useState<Reel | null>(null);
  const add = trpc.business.addReel.useMutation();
  const remove = trpc.business.deleteReel.useMutation();
  const change = useReelChange();
  const [send, pending] = usePending(async (id: string) => {
    await change(() => remove.mutateAsync({ id }));
    setDeleting(null);
  });
  return (
    <Section title={t('reels')}>
      <ReelForm
        label={t('reelUrl')}
        titled
        button={t('add')}
        send={(url, name) => change(() => add.mutateAsync({ url, name }))}
      />
      <Loaded reading={reels} height={120}>
        {({ length }) => length === 0 && <p>{t('noReels')}</p>}
      </Loaded>
      <Stack component={asList} gap={0} mt="xs" aria-label={t('reels')}>
        {reels.data?.map((reel) => (
          <ReelRow
            key={reel._id}
            reel={reel}
            editing={editing === reel._id}
            edit={() => setEditing(reel._id)}
            leave={() => setEditing((now) => (now === reel._id ? null : now))}
            askDelete={() => setDeleting(reel)}
          />
        ))}
      </Stack>
      {deleting && (
        <ConfirmDialog
          question={t('deleteReel')}
          yes={t('delete')}
          danger
          pending={pending}
          cancel={() => setDeleting(null)}
          confirm={() => void send(deleting._id)}
        >
          <p className={classes.link}>{deleting.url}</p>
        </ConfirmDialog>
      )}
    </Section>
  );
}

type Props = { reel: Reel; editing: boolean; edit: () => void; leave: () => void; askDelete: () => void };

function ReelRow({ reel, editing, edit, leave, askDelete }: Props) {
  const update = trpc.business.updateReel.useMutation();
  const change = useReelChange();

  const save = async (reelUrl: string, name: string) => {
    const refused = await change(() => update.mutateAsync({ reelId: reel._id, reelUrl, name }));
    if (refused === null) leave();
    return refused;
  };

  if (editing)
    return (
      <Group component={asListItem} gap={4} mih={52} wrap="nowrap">
        <ReelForm
          label={t('newLink', { url: reel.url })}
          button={t('save')}
          start={reel}
          send={save}
          cancel={leave}
        />
      </Group>
    );
  return (
    <Group component={asListItem} gap={4} mih={52} wrap="nowrap">
      <a href={reel.url} target="_blank" rel="noopener noreferrer" className={classes.link}>
        {reel.name || reel.url}
      </a>
      <Button variant="quiet" onClick={edit}>
        {t('edit')}
      </Button>
      <Button variant="danger" onClick={askDelete}>
        {t('delete')}
      </Button>
    </Group>
  );
}
