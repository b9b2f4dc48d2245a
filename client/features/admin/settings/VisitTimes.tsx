// The section 'Visit Times': when we come, how many visits a window takes, how soon and how far ahead one can book.
import { useQueryClient } from '@tanstack/react-query';
import { getQueryKey } from '@trpc/react-query';
import { type FormEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { codeOf, wordsOf } from '#client/lib/failure.ts';
import { useOneAtATime } from '#client/lib/one-at-a-time.ts';
import { toast } from '#client/lib/toast.ts';
import { trpc } from '#client/lib/trpc.ts';
import { LoadError } from '#client/ui/LoadError.tsx';
import { TextInput } from '#client/ui/mantine/inputs.ts';
import { LoadingNote, Skeleton } from '#client/ui/Skeletons.tsx';
import { useUnsaved } from '#client/ui/use-unsaved.tsx';
import type { VisitSettingsRead } from '#shared/visits/schema.ts';
import { SaveBar } from './SaveBar.tsx';
import { Section } from './Section.tsx';
import classes from './Settings.module.css';
import { SpecialDays } from './SpecialDays.tsx';
import { checkDraft, type DraftFailures, differs, draftOf, type VisitDraft } from './visit-draft.ts';
import { Week } from './Week.tsx';

export function VisitTimes() {
  const settings = trpc.visits.settings.useQuery(undefined, { staleTime: 0 });
  return (
    <Section title="Visit Times">
      {settings.data ? (
        <Times saved={settings.data} readAgain={settings.refetch} />
      ) : settings.error ? (
        <LoadError error={settings.error} retry={() => void settings.refetch()} />
      ) : (
        <>
          <LoadingNote />
          <Skeleton width="100%" height={480} />
        </>
      )}
    </Section>
  );
}

type TimesProps = { saved: VisitSettingsRead; readAgain: () => Promise<unknown> };

function Times({ saved, readAgain }: TimesProps) {
  const queryClient = useQueryClient();
  const update = trpc.visits.setSettings.useMutation();
  // what the draft began with; a colleague's newer settings are taken over where nothing was changed here
  const [base, setBase] = useState(saved);
  const [draft, setDraft] = useState<VisitDraft>(() => draftOf(saved));
  const [failures, setFailures] = useState<DraftFailures>({});
  const [clash, setClash] = useState(false);
  const unsaved = differs(draft, base);
  const startWith = (settings: VisitSettingsRead) => {
    setBase(settings);
    setDraft(draftOf(settings));
    setFailures({});
    setClash(false);
  };
  if (saved.version > base.version && !unsaved && !clash) startWith(saved);

  const { question } = useUnsaved({ unsaved });
  const [save, pending] = useOneAtATime(async (element: HTMLFormElement) => {
    const { input, failures } = checkDraft(draft, base.version);
    flushSync(() => setFailures(failures));
    if (!input) return element.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
    try {
      const { message, data } = await update.mutateAsync(input);
      startWith(data);
      queryClient.setQueryData(getQueryKey(trpc.visits.settings, undefined, 'query'), data);
      void queryClient.invalidateQueries({ queryKey: getQueryKey(trpc.visits.times) });
      toast.success(message);
    } catch (error) {
      if (codeOf(error) !== 'CONFLICT') return toast.error(wordsOf(error));
      await readAgain();
      setClash(true);
    }
  });
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void save(event.currentTarget);
  };
  const change = (part: Partial<VisitDraft>) => setDraft({ ...draft, ...part });
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
      <SaveBar
        unsaved={unsaved}
        pending={pending}
        undo={() => startWith(saved)}
        clash={
          clash
            ? {
                what: 'visit times',
                takeTheirs: () => startWith(saved),
                keepMine: () => {
                  setBase(saved);
                  setClash(false);
                },
              }
            : null
        }
        note="Bookings that have a time keep it."
      />
      {question}
    </form>
  );
}
