import { useState } from 'react';
import { trpc } from '#client/lib/trpc.ts';
import { Badge } from '#client/ui/Badge.tsx';
import { Button } from '#client/ui/Button.tsx';
import { Dialog, DialogActions } from '#client/ui/Dialog.tsx';
import { asList, Box, Group, Small, Stack } from '#client/ui/mantine/layout.tsx';
import { Notice } from '#client/ui/Notice.tsx';
import { formatLongDate, formatMoment } from '#shared/format.ts';
import type { Key } from '#shared/keys/schema.ts';
import { AskedButton } from '../AskedButton.tsx';
import { CopyField } from '../CopyField.tsx';
import { LoadedSection } from '../Section.tsx';
import { NewKeyDialog } from './NewKeyDialog.tsx';
import { scopeTexts, stateTexts, apiTexts as t } from './texts.ts';

type Made = { name: string; secret: string };

export function Keys() {
  const list = trpc.keys.list.useQuery(undefined, { staleTime: 0 });
  const [isNew, setNew] = useState(false);
  const [made, setMade] = useState<Made | null>(null);
  const show = (key: Made) => {
    setNew(false);
    setMade(key);
    void list.refetch();
  };
  return (
    <LoadedSection title={t('keys')} reading={list} height={160}>
      {(keys) => (
        <Stack gap="sm">
          <Small>
            {t('keysHelp')}{' '}
            <a href="/api/docs" target="_blank" rel="noopener">
              {t('forProgrammers')}
            </a>
          </Small>
          {keys.length === 0 ? (
            <p>{t('noKeys')}</p>
          ) : (
            <Stack component={asList} gap="sm" aria-label={t('keys')}>
              {keys.map((key) => (
                <Row key={key._id} shown={key} />
              ))}
            </Stack>
          )}
          <div>
            <Button onClick={() => setNew(true)}>{t('newKey')}</Button>
          </div>
          {isNew && <NewKeyDialog close={() => setNew(false)} made={show} />}
          {made && <SecretDialog {...made} close={() => setMade(null)} />}
        </Stack>
      )}
    </LoadedSection>
  );
}

function Row({ shown }: { shown: Key }) {
  const { _id: id, name, hint, scopes, addresses, lastDay, madeBy, createdAt, lastUsedAt, state } = shown;
  const revoke = trpc.keys.revoke.useMutation();
  const works = state === 'works';
  return (
    <Group component="li" align="start" gap="4px 16px">
      <Box flex="1 1 260px" miw={0} style={{ overflowWrap: 'anywhere' }}>
        <Group gap="xs">
          <strong>{name}</strong>
          <Small span>…{hint}</Small>
          <Badge tone={works ? 'done' : 'cancelled'}>{stateTexts(state)}</Badge>
        </Group>
        <ul>
          {scopes.map((scope) => (
            <li key={scope}>{scopeTexts(scope)}</li>
          ))}
        </ul>
        <Small>
          {[
            lastUsedAt ? t('usedAt', { moment: formatMoment(lastUsedAt) }) : t('neverUsed'),
            lastDay && t('endsOn', { day: formatLongDate(lastDay) }),
            addresses.length > 0 && t('onlyFrom', { addresses: addresses.join(', ') }),
            t('madeBy', { name: madeBy || '–', day: formatLongDate(createdAt) }),
          ]
            .filter(Boolean)
            .join(' · ')}
        </Small>
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
        >
          {t('revoke')}
        </AskedButton>
      )}
    </Group>
  );
}

/** Shows a key once, because the server stores only its hash. */
const SecretDialog = ({ name, secret, close }: Made & { close: () => void }) => (
  <Dialog title={t('secretOf', { name })} close={close}>
    <Stack gap="md">
      <Notice kind="note">{t('onlyOnce')}</Notice>
      <CopyField
        label={t('secret')}
        value={secret}
        copy={t('copyKey')}
        copied={t('keyCopied')}
        marked={t('keyMarked')}
      />
      <DialogActions>
        <Button onClick={close}>{t('done')}</Button>
      </DialogActions>
    </Stack>
  </Dialog>
);
