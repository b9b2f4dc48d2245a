// The section 'Visit Times': when we come, how many visits a window takes, how soon and how far ahead one can book.
import { useQueryClient } from '@tanstack/react-query';
import { getQueryKey } from '@trpc/react-query';
import { type FormEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { codeOf, wordsOf } from '#client/lib/failure.ts';
import { useOneAtATime } from '#client/lib/one-at-a-time.ts';
import { toast } from '#client/lib/toast.ts';
import { trpc } from '#client/lib/trpc.ts';
import { Button } from '#client/ui/Button.tsx';
import { LoadError } from '#client/ui/LoadError.tsx';
import { TextInput } from '#client/ui/mantine/inputs.ts';
import { Notice } from '#client/ui/Notice.tsx';
import { LoadingNote, Skeleton } from '#client/ui/Skeletons.tsx';
import { useUnsaved } from '#client/ui/use-unsaved.tsx';
import { type VisitSettingsRead, weekdays } from '#shared/visits/schema.ts';
import { formatVisitDay } from '#shared/visits/words.ts';
import { CopyDay } from './CopyDay.tsx';
import { DayWindows } from './DayWindows.tsx';
import { Section } from './Section.tsx';
import classes from './Settings.module.css';
import {
  checkDraft,
  copiedWindows,
  type DraftFailures,
  differs,
  draftOf,
  newSpecialDay,
  type SpecialDayDraft,
  type VisitDraft,
} from './visit-draft.ts';

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
      {clash && (
        <Notice kind="failure">
          <p>Someone else has saved visit times meanwhile. Yours are not saved.</p>
          <div className={classes.deeds}>
            <Button variant="outline" onClick={() => startWith(saved)}>
              Take theirs
            </Button>
            <Button
              variant="outline"
              onClick={() => {
                setBase(saved);
                setClash(false);
              }}
            >
              Keep mine, to save them over theirs
            </Button>
          </div>
        </Notice>
      )}
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
      <div className={classes.save}>
        <Button type="submit" pending={pending}>
          Save
        </Button>
        {unsaved && (
          <Button variant="outline" onClick={() => startWith(saved)}>
            Undo
          </Button>
        )}
        <p className={classes.quiet}>Bookings that have a time keep it.</p>
      </div>
      {question}
    </form>
  );
}

type WeekProps = {
  draft: VisitDraft;
  failures: DraftFailures;
  onChange: (week: VisitDraft['week']) => void;
};

function Week({ draft: { week }, failures, onChange }: WeekProps) {
  const [copied, setCopied] = useState<number | null>(null);
  return (
    <>
      <div className={classes.week}>
        {weekdays.map((name, day) => (
          <DayWindows
            key={name}
            name={name}
            place={`week.${day}`}
            windows={week[day] ?? []}
            failures={failures}
            onChange={(windows) => onChange(week.map((other, at) => (at === day ? windows : other)))}
            deeds={
              <Button
                variant="quiet"
                onClick={() => setCopied(day)}
                aria-label={`Copy ${name} to other days`}
              >
                Copy to …
              </Button>
            }
          />
        ))}
      </div>
      {copied !== null && (
        <CopyDay
          from={copied}
          close={() => setCopied(null)}
          copy={(to) =>
            onChange(
              week.map((windows, day) => (to.includes(day) ? copiedWindows(week[copied] ?? []) : windows)),
            )
          }
        />
      )}
    </>
  );
}

type SpecialDaysProps = {
  draft: VisitDraft;
  failures: DraftFailures;
  onChange: (days: VisitDraft['days']) => void;
};

function SpecialDays({ draft: { week, days }, failures, onChange }: SpecialDaysProps) {
  const added = useRef<number | null>(null);
  const add = (day: SpecialDayDraft) => {
    added.current = day.key;
    onChange([...days, day]);
  };
  const change = (key: number, part: Partial<SpecialDayDraft>) =>
    onChange(days.map((day) => (day.key === key ? { ...day, ...part } : day)));
  return (
    <section className={classes.part} aria-labelledby="special-days">
      <h3 id="special-days">Closed days and days with other windows</h3>
      {days.length === 0 && <p className={classes.quiet}>None: every day is as its weekday.</p>}
      {failures.days && <p className={classes.failure}>{failures.days}</p>}
      <div className={classes.week}>
        {days.map(({ key, date, windows }, at) => {
          const name = date ? formatVisitDay(date) : 'New day';
          return (
            <DayWindows
              key={key}
              name={name}
              place={`days.${at}`}
              windows={windows}
              failures={failures}
              onChange={(windows) => change(key, { windows })}
              deeds={
                <Button
                  variant="quiet"
                  onClick={() => onChange(days.filter((day) => day.key !== key))}
                  aria-label={`Remove the day ${name}`}
                >
                  Remove day
                </Button>
              }
            >
              <TextInput
                size="sm"
                type="date"
                label="Date"
                value={date}
                error={failures[`days.${at}.date`]}
                ref={(input) => {
                  if (!input || added.current !== key) return;
                  added.current = null;
                  input.focus();
                }}
                onChange={(event) => change(key, { date: event.currentTarget.value })}
              />
            </DayWindows>
          );
        })}
      </div>
      <div className={classes.deeds}>
        <Button variant="outline" onClick={() => add(newSpecialDay([]))}>
          Add a closed day
        </Button>
        <Button variant="outline" onClick={() => add(newSpecialDay(week[0] ?? []))}>
          Add a day with other windows
        </Button>
      </div>
    </section>
  );
}
