import { trpc } from '#client/lib/trpc.ts';
import { LoadedSection } from '../Section.tsx';
import { StoredSwitch } from '../StoredSwitch.tsx';
import { figurePageTexts as t } from './texts.ts';

/** The reader's own switch for the mail of the day's figures. */
export function DailyMail() {
  const digest = trpc.figures.digest.useQuery(undefined, { staleTime: 0 });
  const { mutateAsync } = trpc.figures.setDigest.useMutation();
  return (
    <div data-screen-only>
      <LoadedSection title={t('daily')} reading={digest} height={44}>
        {(data) => (
          <StoredSwitch
            checked={data.wanted}
            send={(wanted) => mutateAsync({ wanted })}
            changed={['figures']}
          >
            {t('dailySwitch')}
          </StoredSwitch>
        )}
      </LoadedSection>
    </div>
  );
}
