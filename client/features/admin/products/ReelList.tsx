import { useState } from 'react';
import { wordsOf } from '#client/lib/failure.ts';
import { useShopForm } from '#client/lib/form.ts';
import { trpc } from '#client/lib/trpc.ts';
import { Button } from '#client/ui/Button.tsx';
import { asList, asListItem, Flex, Group, Stack } from '#client/ui/mantine/layout.tsx';
import { TextField } from '#client/ui/TextField.tsx';
import { type Reel, reelForm } from '#shared/business/schema.ts';
import { maxLength } from '#shared/limits.ts';
import { AskedButton } from '../AskedButton.tsx';
import { Loaded } from '../Loaded.tsx';
import { Section } from '../Section.tsx';
import { useAction } from '../use-action.ts';
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
      <a href={reel.url} target="_blank" rel="noopener noreferrer" style={{ flex: 1, minWidth: 0 }}>
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
      />
    </Group>
  );
}

const blank = { url: '', name: '' };

type ReelFormProps = {
  label: string;
  /** Shows the label above the field, and a field for the name. Otherwise only screen readers get the label. */
  titled?: boolean;
  button: string;
  start?: typeof blank;
  send: (reel: typeof blank) => Promise<{ message: string }>;
  cancel?: () => void;
};

function ReelForm({ label, titled = false, button, start = blank, send, cancel }: ReelFormProps) {
  const form = useShopForm({ schema: reelForm, initialValues: start });
  const [run] = useAction(['business']);
  const onSubmit = form.submit(async (reel) => {
    const sent = form.getValues();
    await run(
      () => send(reel),
      // Keeps what was typed during the save.
      () => form.getValues() === sent && form.reset(),
      (error) => form.setFieldError('url', wordsOf(error)),
    );
  });
  const wide = { size: 'sm', flex: '1 1 160px' } as const;
  return (
    <form onSubmit={onSubmit} noValidate style={{ flex: 1 }}>
      <Flex wrap="wrap" gap="xs" align={titled ? 'end' : 'start'}>
        <TextField
          {...wide}
          type="url"
          {...(titled ? { label } : { 'aria-label': label })}
          autoFocus={!titled}
          placeholder="https://"
          maxLength={maxLength.url}
          {...form.field('url')}
        />
        {titled && (
          <TextField {...wide} label={t('reelName')} maxLength={maxLength.name} {...form.field('name')} />
        )}
        <Button type="submit" pending={form.pending}>
          {button}
        </Button>
        {cancel && (
          <Button variant="quiet" onClick={cancel} pending={form.pending}>
            {t('cancel')}
          </Button>
        )}
      </Flex>
    </form>
  );
}
