import { useShopForm } from '#client/lib/form.ts';
import { type Answer, trpc } from '#client/lib/trpc.ts';
import { Badge } from '#client/ui/Badge.tsx';
import { FormDialog } from '#client/ui/FormDialog.tsx';
import { Box, Group, Small } from '#client/ui/mantine/layout.tsx';
import { TextAreaField, TextField } from '#client/ui/TextField.tsx';
import { formatLongDate, formatMoment } from '#shared/format.ts';
import { indiaDayOf } from '#shared/india-day.ts';
import { newKey, type Scope, scopes } from '#shared/keys/schema.ts';
import { maxLength } from '#shared/limits.ts';
import { fieldMessages } from '#shared/messages.ts';
import { AskedButton } from '../AskedButton.tsx';
import { ApiSection } from './ApiSection.tsx';
import { Choices } from './Choices.tsx';
import { SecretDialog } from './SecretDialog.tsx';
import { scopeTexts, stateTexts, apiTexts as t } from './texts.ts';

type Key = Answer['keys']['list'][number];

export function Keys() {
  const reading = trpc.keys.list.useQuery(undefined, { staleTime: 0 });
  const help = (
    <>
      {t('keysHelp')}{' '}
      <a href="/api/docs" target="_blank" rel="noopener">
        {t('forProgrammers')}
      </a>
    </>
  );
  const words = { title: t('keys'), none: t('noKeys'), add: t('newKey') };
  return <ApiSection {...words} help={help} reading={reading} Row={Row} New={NewKey} />;
}

const factsOf = ({ addresses, lastDay, madeBy, createdAt, lastUsedAt }: Key) =>
  [
    lastUsedAt ? t('usedAt', { moment: formatMoment(lastUsedAt) }) : t('neverUsed'),
    lastDay && t('endsOn', { day: formatLongDate(lastDay) }),
    addresses.length > 0 && t('onlyFrom', { addresses: addresses.join(', ') }),
    t('madeBy', { name: madeBy || '–', day: formatLongDate(createdAt) }),
  ].filter(Boolean);

function Row({ one }: { one: Key }) {
  const { _id: id, name, hint, scopes, state } = one;
  const revoke = trpc.keys.revoke.useMutation();
  return (
    <Group component="li" align="start" gap="4px 16px">
      <Box flex="1 1 260px" miw={0} style={{ overflowWrap: 'anywhere' }}>
        <Group gap="xs">
          <strong>{name}</strong>
          <Small span>…{hint}</Small>
          <Badge tone={state === 'works' ? 'done' : 'cancelled'}>{stateTexts(state)}</Badge>
        </Group>
        <ul>
          {scopes.map((scope) => (
            <li key={scope}>{scopeTexts(scope)}</li>
          ))}
        </ul>
        <Small>{factsOf(one).join(' · ')}</Small>
      </Box>
      {state !== 'revoked' && (
        <AskedButton
          variant="quiet"
          danger
          aria-label={t('revokeOf', { name })}
          question={t('revokeAsk', { name })}
          help={t('revokeHelp')}
          yes={t('revoke')}
          changed={['keys']}
          send={() => revoke.mutateAsync({ id })}
        />
      )}
    </Group>
  );
}

function NewKey({ close }: { close: () => void }) {
  const add = trpc.keys.add.useMutation();
  const queries = trpc.useUtils();
  const form = useShopForm({
    schema: newKey.refine(({ lastDay }) => !lastDay || lastDay >= indiaDayOf(Date.now()), {
      path: ['lastDay'],
      error: fieldMessages.dayPast,
    }),
    initialValues: { name: '', scopes: [] as Scope[], lastDay: '', addresses: '' },
  });
  const onSubmit = form.submit(async () => {
    await add.mutateAsync(form.getValues());
    void queries.keys.invalidate();
  });
  if (add.data) {
    const { name, secret } = add.data.data;
    const words = { title: t('secretOf', { name }), help: t('onlyOnce'), label: t('secret') };
    return <SecretDialog {...words} secret={secret} close={close} />;
  }
  return (
    <FormDialog title={t('newKey')} yes={t('makeKey')} close={close} form={form} onSubmit={onSubmit}>
      <TextField
        label={t('name')}
        description={t('nameHelp')}
        maxLength={maxLength.name}
        autoComplete="off"
        data-autofocus
        {...form.field('name')}
      />
      <Choices label={t('may')} all={scopes} words={scopeTexts} {...form.field('scopes')} />
      <TextField type="date" label={t('lastDay')} {...form.field('lastDay')} />
      <TextAreaField
        label={t('addresses')}
        description={t('addressesHelp')}
        rows={2}
        {...form.field('addresses')}
      />
    </FormDialog>
  );
}
