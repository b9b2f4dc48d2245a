import { type FormEvent, useState } from 'react';
import { Button } from '#client/ui/Button.tsx';
import { Dialog, DialogActions } from '#client/ui/Dialog.tsx';
import { SimpleGrid, Stack, Text } from '#client/ui/mantine/layout.tsx';
import { formatWeekday, weekdays } from '#shared/visits/weekdays.ts';
import { Choice } from '../Choice.tsx';
import { DayWindows } from './DayWindows.tsx';
import { settingsTexts } from './texts.ts';
import type { VisitFailures, VisitForm } from './visit-form.ts';
import { visitTimesTexts as t } from './visit-times-texts.ts';

type Props = {
  form: VisitForm;
  failures: VisitFailures;
  onChange: (changed: Partial<VisitForm>) => void;
};
type Weekday = (typeof weekdays)[number];

const dayName = (name: Weekday): string => formatWeekday(weekdays.indexOf(name));

export function Week({ form, failures, onChange }: Props) {
  const [copied, setCopied] = useState<Weekday | null>(null);
  return (
    <>
      <Text size="sm" c="dimmed">
        {t('autoHelp')}
      </Text>
      <SimpleGrid
        minColWidth="min(100%, 300px)"
        spacing="lg"
        verticalSpacing="md"
        style={{ alignItems: 'start' }}
      >
        {weekdays.map((name, at) => (
          <DayWindows
            key={name}
            name={formatWeekday(at)}
            place={`week.${at}`}
            windows={form[name]}
            failures={failures}
            onChange={(windows) => onChange({ [name]: windows })}
            actions={
              <>
                {form[name].length > 0 && (
                  <Button
                    variant="quiet"
                    onClick={() => onChange({ [name]: [] })}
                    aria-label={t('closeOf', { day: formatWeekday(at) })}
                  >
                    {t('closeDay')}
                  </Button>
                )}
                <Button
                  variant="quiet"
                  onClick={() => setCopied(name)}
                  aria-label={t('copyOf', { day: formatWeekday(at) })}
                >
                  {t('copyTo')}
                </Button>
              </>
            }
          />
        ))}
      </SimpleGrid>
      {copied && (
        <CopyDay
          from={copied}
          close={() => setCopied(null)}
          copy={(days) => onChange(Object.fromEntries(days.map((name) => [name, form[copied]])))}
        />
      )}
    </>
  );
}

type CopyDayProps = {
  from: Weekday;
  copy: (to: readonly Weekday[]) => void;
  close: () => void;
};

function CopyDay({ from, copy, close }: CopyDayProps) {
  const others = weekdays.filter((name) => name !== from);
  const [chosen, setChosen] = useState<readonly Weekday[]>(others);
  const toggle = (name: Weekday) =>
    setChosen(chosen.includes(name) ? chosen.filter((other) => other !== name) : [...chosen, name]);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    // React passes this event on to the form of the settings, which contains the dialog.
    event.stopPropagation();
    copy(chosen);
    close();
  };
  return (
    <Dialog title={t('copyDayTo', { day: dayName(from) })} close={close}>
      <form onSubmit={onSubmit}>
        <Stack gap="md">
          <fieldset>
            <legend className="visually-hidden">{t('sameWindows')}</legend>
            {others.map((name) => (
              <Choice key={name}>
                <input type="checkbox" checked={chosen.includes(name)} onChange={() => toggle(name)} />
                {dayName(name)}
              </Choice>
            ))}
          </fieldset>
          <DialogActions>
            <Button variant="outline" onClick={close}>
              {settingsTexts('cancel')}
            </Button>
            <Button type="submit" data-autofocus>
              {t('copy')}
            </Button>
          </DialogActions>
        </Stack>
      </form>
    </Dialog>
  );
}
