import { useState } from 'react';
import { wordsOf } from '#client/lib/failure.ts';
import { toast } from '#client/lib/toast.ts';
import { trpc } from '#client/lib/trpc.ts';
import { Choice } from '../Choice.tsx';
import { LoadedSection } from '../Section.tsx';
import classes from './Figures.module.css';
import { figurePageTexts as t } from './texts.ts';

/** The reader's own switch for the mail of the day's figures. */
export function DailyMail() {
  const queries = trpc.useUtils();
  const digest = trpc.figures.digest.useQuery(undefined, { staleTime: 0 });
  // useMutation returns its variables one render later. Until then the checkbox would jump back.
  const [wanted, setWanted] = useState<boolean>();
  const set = trpc.figures.setDigest.useMutation({
    onSuccess: ({ message }) => toast.success(message),
    onError: (error) => toast.error(wordsOf(error)),
    onSettled: async () => {
      await queries.figures.digest.invalidate();
      setWanted(undefined);
    },
  });
  return (
    <div className={classes.screenOnly}>
      <LoadedSection title={t('daily')} reading={digest} height={44}>
        {(data) => (
          <Choice>
            <input
              type="checkbox"
              checked={wanted ?? data.wanted}
              aria-disabled={wanted !== undefined || undefined}
              onChange={({ currentTarget: { checked } }) => {
                if (wanted !== undefined) return;
                setWanted(checked);
                set.mutate({ wanted: checked });
              }}
            />
            {t('dailySwitch')}
          </Choice>
        )}
      </LoadedSection>
    </div>
  );
}
