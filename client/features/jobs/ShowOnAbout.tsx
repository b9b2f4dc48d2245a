import { trpc } from '#client/lib/trpc.ts';
import { Small } from '#client/ui/mantine/layout.tsx';
import { StoredSwitch } from '../admin/StoredSwitch.tsx';
import { jobTexts as t } from './texts.ts';

/** The technician's own consent to be shown on the About page. Hidden without a network. */
export function ShowOnAbout() {
  const own = trpc.technicians.onAbout.useQuery();
  const { mutateAsync } = trpc.technicians.showOnAbout.useMutation();
  if (!own.data) return null;
  return (
    <div>
      <StoredSwitch
        checked={own.data.shown}
        send={(shown) => mutateAsync({ shown })}
        changed={['technicians']}
      >
        {t('showOnAbout')}
      </StoredSwitch>
      <Small>{t('showOnAboutHelp')}</Small>
    </div>
  );
}
