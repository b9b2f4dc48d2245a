import { type FormEvent, useState } from 'react';
import { Button } from '#client/ui/Button.tsx';
import { Dialog, DialogActions } from '#client/ui/Dialog.tsx';
import { SimpleGrid, Stack } from '#client/ui/mantine/layout.tsx';
import { weekdays } from '#shared/visits/weekdays.ts';
import { Choice } from '../Choice.tsx';
import { DayWindows } from './DayWindows.tsx';
import type { VisitFailures, VisitForm } from './visit-form.ts';

type Props = {
  form: VisitForm;
  failures: VisitFailures;
  onChange: (changed: Partial<VisitForm>) => void;
};
type Weekday = (typeof weekdays)[number];

export function Week({ form, failures, onChange }: Props) {
  const [copied, setCopied] = useState<Weekday | null>(null);
  return (
    <>
      <SimpleGrid
        minColWidth="min(100%, 300px)"
        spacing="lg"
        verticalSpacing="md"
        style={{ alignItems: 'start' }}
      >
        {weekdays.map((name, at) => (
          <DayWindows
            key={name}
            name={name}
            place={`week.${at}`}
            windows={form[name]}
            failures={failures}
            onChange={(windows) => onChange({ [name]: windows })}
            actions={
              <Button
                variant="quiet"
                onClick={() => setCopied(name)}
                aria-label={`Copy ${name} to other days`}
              >
                Copy to …
              </Button>
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
    <Dialog title={`Copy ${from} to`} close={close}>
      <form onSubmit={onSubmit}>
        <Stack gap="md">
          <fieldset>
            <legend className="visually-hidden">Days that get the same windows</legend>
            {others.map((name) => (
              <Choice key={name}>
                <input type="checkbox" checked={chosen.includes(name)} onChange={() => toggle(name)} />
                {name}
              </Choice>
            ))}
          </fieldset>
          <DialogActions>
            <Button variant="outline" onClick={close}>
              Cancel
            </Button>
            <Button type="submit" data-autofocus>
              Copy
            </Button>
          </DialogActions>
        </Stack>
      </form>
    </Dialog>
  );
}
