// The section 'Visit Times': when we come, how many visits a window takes, how soon and how far ahead one can book.
import { useQueryClient } from '@tanstack/react-query';
import { getQueryKey } from '@trpc/react-query';
import { trpc } from '#client/lib/trpc.ts';
import { TextInput } from '#client/ui/mantine/inputs.ts';
import type { VisitSettingsRead } from '#shared/visits/schema.ts';
import { SaveBar } from './SaveBar.tsx';
import { LoadedSection } from './Section.tsx';
import classes from './Settings.module.css';
import { SpecialDays } from './SpecialDays.tsx';
import { useDraft } from './use-draft.ts';
import { checkDraft, differs, draftOf } from './visit-draft.ts';
import { Week } from './Week.tsx';

export function VisitTimes() {
  const settings = trpc.visits.settings.useQuery(undefined, { staleTime: 0 });
  return (
    <LoadedSection title="Visit Times" reading={settings} height={480}>
      {(saved) => <Times saved={saved} readAgain={settings.refetch} />}
    </LoadedSection>
  );
}

type TimesProps = { saved: VisitSettingsRead; readAgain: () => Promise<unknown> };

function Times({ saved, readAgain }: TimesProps) {
  const queryClient = useQueryClient();
  const update = trpc.visits.setSettings.useMutation();
  const { draft, change, failures, onSubmit, bar, question } = useDraft({
    saved,
    readAgain,
    what: 'visit times',
    draftOf,
    differs,
    check: checkDraft,
    send: update.mutateAsync,
    keep: (data) => {
      queryClient.setQueryData(getQueryKey(trpc.visits.settings, undefined, 'query'), data);
      void queryClient.invalidateQueries({ queryKey: getQueryKey(trpc.visits.times) });
    },
  });
  const number = (name: 'leadMinutes' | 'horizonDays') =>
    ({
      size: 'sm',
      inputMode: 'numeric',
      maxLength: 5,
      value: draft[name],
      error: failures[name],
      onChange: (event: { currentTarget: HTMLInputElement }) => change({ [name]: event.currentTarget.value }),
    }) as const;

  return (
    <form onSubmit={onSubmit} noValidate className={classes.form}>
      <Week draft={draft} failures={failures} onChange={(week) => change({ week })} />
      <SpecialDays draft={draft} failures={failures} onChange={(days) => change({ days })} />
      <div className={classes.numbers}>
        <TextInput
          label="Lead time in minutes"
          description="How long before a window begins it can still be booked"
          {...number('leadMinutes')}
        />
        <TextInput
          label="Days ahead"
          description="How far ahead customers can choose a time"
          {...number('horizonDays')}
        />
      </div>
      <SaveBar {...bar} note="Bookings that have a time keep it." />
      {question}
    </form>
  );
}
