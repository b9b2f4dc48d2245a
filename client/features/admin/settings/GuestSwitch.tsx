import { trpc } from '#client/lib/trpc.ts';
import { Small } from '#client/ui/mantine/layout.tsx';
import { LoadedSection } from '../Section.tsx';
import { StoredSwitch } from '../StoredSwitch.tsx';
import { settingsTexts as t } from './texts.ts';

export function GuestSwitch() {
  const business = trpc.business.get.useQuery();
  const { mutateAsync } = trpc.business.setGuestBookings.useMutation();
  return (
    <LoadedSection title={t('guests')} reading={business} height={72}>
      {(data) => (
        <>
          <StoredSwitch
            checked={data.guestBookings}
            send={(allowed) => mutateAsync({ allowed })}
            changed={['business']}
          >
            {t('guestsAllowed')}
          </StoredSwitch>
          <Small>{t('guestsHelp')}</Small>
        </>
      )}
    </LoadedSection>
  );
}
