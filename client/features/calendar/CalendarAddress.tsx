import { trpc } from '#client/lib/trpc.ts';
import { ButtonAnchor } from '#client/ui/Button.tsx';
import { Group, Small, Stack } from '#client/ui/mantine/layout.tsx';
import { AskedButton } from '../admin/AskedButton.tsx';
import { CopyField } from '../admin/CopyField.tsx';
import { calendarTexts as t } from './texts.ts';

export default function CalendarAddress({ address }: { address: string }) {
  const renew = trpc.calendar.renew.useMutation();
  return (
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
  );
}
