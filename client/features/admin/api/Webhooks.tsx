import { useState } from 'react';
import { trpc } from '#client/lib/trpc.ts';
import { Badge } from '#client/ui/Badge.tsx';
import { Button } from '#client/ui/Button.tsx';
import { Dialog, DialogActions } from '#client/ui/Dialog.tsx';
import { asList, Box, Group, Small, Stack } from '#client/ui/mantine/layout.tsx';
import { Notice } from '#client/ui/Notice.tsx';
import { formatMoment } from '#shared/format.ts';
import type { Webhook } from '#shared/webhooks/schema.ts';
import { AskedButton } from '../AskedButton.tsx';
import { CopyField } from '../CopyField.tsx';
import { LoadedSection } from '../Section.tsx';
import { useAction } from '../use-action.ts';
import { WebhookDialog } from './WebhookDialog.tsx';
import { WebhookLog } from './WebhookLog.tsx';
import { kindTexts, stateTexts, webhookTexts as t } from './webhook-texts.ts';

type Opened = 'new' | { edit: Webhook } | { log: Webhook } | { host: string; secret: string };
type Open = (what: Opened) => void;

const hostOf = ({ address }: Webhook) => new URL(address).host;

export function Webhooks() {
  const list = trpc.webhooks.list.useQuery(undefined, { staleTime: 0 });
  const [opened, setOpened] = useState<Opened | null>(null);
  const close = () => setOpened(null);
  return (
    <LoadedSection title={t('webhooks')} reading={list} height={160}>
      {(webhooks) => (
        <Stack gap="sm">
          <Small>{t('help')}</Small>
          {webhooks.length === 0 ? (
            <p>{t('none')}</p>
          ) : (
            <Stack component={asList} gap="md" aria-label={t('webhooks')}>
              {webhooks.map((one) => (
                <Row key={one._id} webhook={one} open={setOpened} />
              ))}
            </Stack>
          )}
          <div>
            <Button onClick={() => setOpened('new')}>{t('newWebhook')}</Button>
          </div>
          {opened === 'new' && <WebhookDialog close={close} made={setOpened} />}
          {opened && opened !== 'new' && 'edit' in opened && (
            <WebhookDialog webhook={opened.edit} close={close} made={setOpened} />
          )}
          {opened && opened !== 'new' && 'log' in opened && (
            <WebhookLog id={opened.log._id} title={t('logOf', { host: hostOf(opened.log) })} close={close} />
          )}
          {opened && opened !== 'new' && 'secret' in opened && <SecretDialog {...opened} close={close} />}
        </Stack>
      )}
    </LoadedSection>
  );
}

function factsOf({ lastSuccessAt, failingSince, waiting, secretBeforeUntil }: Webhook): string {
  return [
    lastSuccessAt ? t('lastSuccess', { moment: formatMoment(lastSuccessAt) }) : t('noSuccess'),
    failingSince && t('failingSince', { moment: formatMoment(failingSince) }),
    waiting > 0 && t('waitingCount', { count: waiting }),
    secretBeforeUntil && t('oldSecret', { moment: formatMoment(secretBeforeUntil) }),
  ]
    .filter(Boolean)
    .join(' · ');
}

function Row({ webhook, open }: { webhook: Webhook; open: Open }) {
  const { _id: id, address, kinds, offReason } = webhook;
  const host = hostOf(webhook);
  const setOn = trpc.webhooks.setOn.useMutation();
  const test = trpc.webhooks.test.useMutation();
  const change = trpc.webhooks.changeSecret.useMutation();
  const remove = trpc.webhooks.remove.useMutation();
  const [run, pending] = useAction(['webhooks']);
  const changeSecret = async () => {
    const answer = await change.mutateAsync({ id });
    if (answer.secret) open({ host, secret: answer.secret });
    return answer;
  };
  const isOn = offReason === null;
  return (
    <Box component="li" miw={0} style={{ overflowWrap: 'anywhere' }}>
      <Group gap="4px 8px">
        <strong>{address}</strong>
        <Badge tone={isOn ? 'done' : 'cancelled'}>{stateTexts(offReason ?? 'on')}</Badge>
      </Group>
      <Small>{kinds.map((kind) => kindTexts(kind)).join(' · ')}</Small>
      <Small>{factsOf(webhook)}</Small>
      <Group component="div" role="group" aria-label={host} gap="xs" mt={4}>
        <Button variant="outline" onClick={() => open({ log: webhook })}>
          {t('log')}
        </Button>
        <Button
          variant="outline"
          pending={pending}
          aria-disabled={!isOn || undefined}
          onClick={() => isOn && void run(() => test.mutateAsync({ id }))}
        >
          {t('test')}
        </Button>
        <Button variant="quiet" onClick={() => open({ edit: webhook })}>
          {t('edit')}
        </Button>
        <Button
          variant="quiet"
          pending={pending}
          onClick={() => void run(() => setOn.mutateAsync({ id, on: !isOn }))}
        >
          {t(isOn ? 'switchOff' : 'switchOn')}
        </Button>
        <AskedButton
          variant="quiet"
          question={t('changeSecretAsk', { host })}
          help={t('changeSecretHelp')}
          yes={t('changeSecret')}
          changed={['webhooks']}
          send={changeSecret}
        >
          {t('changeSecret')}
        </AskedButton>
        <AskedButton
          variant="quiet"
          danger
          question={t('removeAsk', { host })}
          help={t('removeHelp')}
          yes={t('remove')}
          changed={['webhooks']}
          send={() => remove.mutateAsync({ id })}
        >
          {t('remove')}
        </AskedButton>
      </Group>
    </Box>
  );
}

/** Shows a secret once: afterwards the server only signs with it. */
const SecretDialog = ({ host, secret, close }: { host: string; secret: string; close: () => void }) => (
  <Dialog title={t('secretOf', { host })} close={close}>
    <Stack gap="md">
      <Notice kind="note">{t('secretHelp')}</Notice>
      <CopyField
        label={t('secret')}
        value={secret}
        copy={t('copy')}
        copied={t('copied')}
        marked={t('marked')}
      />
      <DialogActions>
        <Button onClick={close}>{t('done')}</Button>
      </DialogActions>
    </Stack>
  </Dialog>
);
