import { useState } from 'react';
import { wordsOf } from '#client/lib/failure.ts';
import { toast } from '#client/lib/toast.ts';
import { trpc } from '#client/lib/trpc.ts';
import { Text } from '#client/ui/mantine/layout.tsx';
import { Choice } from '../Choice.tsx';
import { Loaded } from '../Loaded.tsx';
import { Section } from '../Section.tsx';
import { settingsTexts as t } from './texts.ts';

export function GuestSwitch() {
  const queries = trpc.useUtils();
  const business = trpc.business.get.useQuery();
  // useMutation returns its variables one render later. Until then the checkbox would jump back.
  const [wanted, setWanted] = useState<boolean>();
  const set = trpc.business.setGuestBookings.useMutation({
    onSuccess: ({ message }) => toast.success(message),
    onError: (error) => toast.error(wordsOf(error)),
    onSettled: async () => {
      await queries.business.get.invalidate();
      setWanted(undefined);
    },
  });
  return (
    <Section title={t('guests')}>
      <Loaded reading={business} height={72}>
        {(data) => (
          <>
            <Choice>
              <input
                type="checkbox"
                checked={wanted ?? data.guestBookings}
                aria-disabled={wanted !== undefined || undefined}
                onChange={({ currentTarget: { checked: allowed } }) => {
                  if (wanted !== undefined) return;
                  setWanted(allowed);
                  set.mutate({ allowed });
                }}
              />
              {t('guestsAllowed')}
            </Choice>
            <Text size="sm" c="dimmed">
              {t('guestsHelp')}
            </Text>
          </>
        )}
      </Loaded>
    </Section>
  );
}
