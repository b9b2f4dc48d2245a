import { useState } from 'react';
import { useShopForm } from '#client/lib/form.ts';
import { type Answer, trpc } from '#client/lib/trpc.ts';
import { Badge } from '#client/ui/Badge.tsx';
import { Button } from '#client/ui/Button.tsx';
import { FormDialog } from '#client/ui/FormDialog.tsx';
import { Box, Group, Small } from '#client/ui/mantine/layout.tsx';
import { TextField } from '#client/ui/TextField.tsx';
import { formatMoment } from '#shared/format.ts';
import { maxLength } from '#shared/limits.ts';
import { newWebhook, webhookKinds } from '#shared/webhooks/schema.ts';
import { AskedButton } from '../AskedButton.tsx';
import { useAction } from '../use-action.ts';
import { ApiSection } from './ApiSection.tsx';
import { Choices } from './Choices.tsx';
import { SecretDialog } from './SecretDialog.tsx';
import { WebhookLog } from './WebhookLog.tsx';
import { kindTexts, stateTexts, webhookTexts as t } from './webhook-texts.ts';

type Webhook = Answer['webhooks']['list'][number];

export function Webhooks() {
  const reading = trpc.webhooks.list.useQuery(undefined, { staleTime: 0 });
  const words = { title: t('webhooks'), help: t('help'), none: t('none'), add: t('newWebhook') };
  return <ApiSection {...words} reading={reading} Row={Row} New={NewWebhook} />;
}

const factsOf = ({ lastSuccessAt, failingSince, waiting }: Webhook) =>
  [
    lastSuccessAt ? t('lastSuccess', { moment: formatMoment(lastSuccessAt) }) : t('noSuccess'),
    failingSince && t('failingSince', { moment: formatMoment(failingSince) }),
    waiting > 0 && t('waitingCount', { count: waiting }),
  ].filter(Boolean);

const hostAndPath = (address: string) => address.replace(/^https?:\/\//, '');

function Row({ one }: { one: Webhook }) {
  const { _id: id, address, kinds, offReason } = one;
  const host = hostAndPath(address);
  const isOn = offReason === null;
  const setOn = trpc.webhooks.setOn.useMutation();
  const test = trpc.webhooks.test.useMutation();
  const change = trpc.webhooks.changeSecret.useMutation();
  const remove = trpc.webhooks.remove.useMutation();
  const [run, pending] = useAction(['webhooks']);
  const [hasLog, setLog] = useState(false);
  const asked = { variant: 'quiet', changed: ['webhooks'] } as const;
  return (
    <Box component="li" miw={0} style={{ overflowWrap: 'anywhere' }}>
      <Group gap="4px 8px">
        <strong>{address}</strong>
        <Badge tone={isOn ? 'done' : 'cancelled'}>{stateTexts(offReason ?? 'on')}</Badge>
      </Group>
      <Small>{kinds.map((kind) => kindTexts(kind)).join(' · ')}</Small>
      <Small>{factsOf(one).join(' · ')}</Small>
      <Group component="div" role="group" aria-label={host} gap="xs" mt={4}>
        <Button variant="outline" onClick={() => setLog(true)}>
          {t('log')}
        </Button>
        {isOn && (
          <Button
            variant="outline"
            pending={pending}
            onClick={() => void run(() => test.mutateAsync({ id }))}
          >
            {t('test')}
          </Button>
        )}
        <Button
          variant="quiet"
          pending={pending}
          onClick={() => void run(() => setOn.mutateAsync({ id, on: !isOn }))}
        >
          {t(isOn ? 'switchOff' : 'switchOn')}
        </Button>
        <AskedButton
          {...asked}
          question={t('changeSecretAsk', { host })}
          help={t('changeSecretHelp')}
          yes={t('changeSecret')}
          send={() => change.mutateAsync({ id })}
        />
        <AskedButton
          {...asked}
          danger
          question={t('removeAsk', { host })}
          yes={t('remove')}
          send={() => remove.mutateAsync({ id })}
        />
      </Group>
      {hasLog && <WebhookLog id={id} title={t('logOf', { host })} close={() => setLog(false)} />}
      {change.data && <WebhookSecret host={host} {...change.data} close={change.reset} />}
    </Box>
  );
}

const WebhookSecret = ({ host, ...shown }: { host: string; secret: string; close: () => void }) => (
  <SecretDialog title={t('secretOf', { host })} help={t('secretHelp')} label={t('secret')} {...shown} />
);

function NewWebhook({ close }: { close: () => void }) {
  const save = trpc.webhooks.save.useMutation();
  const queries = trpc.useUtils();
  const form = useShopForm({ schema: newWebhook, initialValues: { address: '', kinds: [...webhookKinds] } });
  const onSubmit = form.submit(async (values) => {
    await save.mutateAsync(values);
    void queries.webhooks.invalidate();
  });
  if (save.data)
    return <WebhookSecret host={hostAndPath(form.values.address)} {...save.data} close={close} />;
  return (
    <FormDialog title={t('newWebhook')} yes={t('add')} close={close} form={form} onSubmit={onSubmit}>
      <TextField
        type="url"
        label={t('address')}
        description={t('addressHelp')}
        maxLength={maxLength.url}
        autoComplete="off"
        data-autofocus
        {...form.field('address')}
      />
      <Choices label={t('tells')} all={webhookKinds} words={kindTexts} {...form.field('kinds')} />
    </FormDialog>
  );
}
