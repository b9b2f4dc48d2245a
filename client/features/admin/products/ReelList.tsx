import { useState } from 'react';
import { trpc } from '#client/lib/trpc.ts';
import { Button } from '#client/ui/Button.tsx';
import { asList, asListItem, Group, Stack } from '#client/ui/mantine/layout.tsx';
import type { Reel } from '#shared/business/schema.ts';
import { AskedButton } from '../AskedButton.tsx';
import { Loaded } from '../Loaded.tsx';
import { Section } from '../Section.tsx';
import classes from './Products.module.css';
import { ReelForm } from './ReelForm.tsx';
import { productTexts as t } from './texts.ts';

export function ReelList() {
  const reels = trpc.business.reels.useQuery();
  const [editing, setEditing] = useState<string | null>(null);
  const add = trpc.business.addReel.useMutation();
  return (
    <Section title={t('reels')}>
      <ReelForm label={t('reelUrl')} titled button={t('add')} send={add.mutateAsync} />
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
          />
        ))}
      </Stack>
    </Section>
  );
}

type Props = { reel: Reel; editing: boolean; edit: () => void; leave: () => void };

function ReelRow({ reel, editing, edit, leave }: Props) {
  const update = trpc.business.updateReel.useMutation();
  const remove = trpc.business.deleteReel.useMutation();
  if (editing)
    return (
      <Group component={asListItem} gap={4} mih={52} wrap="nowrap">
        <ReelForm
          label={t('newLink', { url: reel.url })}
          button={t('save')}
          start={reel}
          send={async ({ url, name }) => {
            const answer = await update.mutateAsync({ reelId: reel._id, reelUrl: url, name });
            leave();
            return answer;
          }}
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
      <AskedButton
        variant="danger"
        question={t('deleteReel')}
        help={reel.url}
        yes={t('delete')}
        danger
        changed={['business']}
        send={() => remove.mutateAsync({ id: reel._id })}
      >
        {t('delete')}
      </AskedButton>
    </Group>
  );
}
