import { useState } from 'react';
import { trpc } from '#client/lib/trpc.ts';
import { ButtonAnchor } from '#client/ui/Button.tsx';
import { Group, Small, Stack, Text } from '#client/ui/mantine/layout.tsx';
import { AskedButton } from '../admin/AskedButton.tsx';
import { CopyField } from '../admin/CopyField.tsx';
import { Loaded } from '../admin/Loaded.tsx';
import { calendarTexts as t } from './texts.ts';

/** The address of the user's calendar feed. Read when this part is opened. */
export function CalendarFeed() {
  const [open, setOpen] = useState(false);
  const reading = trpc.calendar.address.useQuery(undefined, { enabled: open, staleTime: 0 });
  const renew = trpc.calendar.renew.useMutation();
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <Text component="summary" fw={700} py={10}>
        {t('calendar')}
      </Text>
      <Loaded reading={reading} height={120}>
        {({ address }) => (
          <Stack gap="sm" maw={560}>
            <Small>{t('about')}</Small>
            <CopyField
              label={t('address')}
              value={address}
              copy={t('copy')}
              copied={t('copied')}
              marked={t('marked')}
            />
            <Group gap="xs">
              <ButtonAnchor variant="outline" href={address.replace(/^https?:/, 'webcal:')}>
                {t('open')}
              </ButtonAnchor>
              <AskedButton
                variant="quiet"
                question={t('newQuestion')}
                help={t('newHelp')}
                yes={t('newAddress')}
                changed={['calendar']}
                send={() => renew.mutateAsync()}
              />
            </Group>
          </Stack>
        )}
      </Loaded>
    </details>
  );
}
