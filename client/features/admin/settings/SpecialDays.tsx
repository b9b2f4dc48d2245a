// Single days: closed ones, and those with windows of their own.
import { useRef } from 'react';
import { Button } from '#client/ui/Button.tsx';
import { TextInput } from '#client/ui/mantine/inputs.ts';
import { formatVisitDay } from '#shared/visits/words.ts';
import { DayWindows } from './DayWindows.tsx';
import classes from './Settings.module.css';
import type { DraftFailures } from './use-draft.ts';
import { newSpecialDay, type SpecialDayDraft, type VisitDraft } from './visit-draft.ts';

type Props = {
  draft: VisitDraft;
  failures: DraftFailures;
  onChange: (days: VisitDraft['days']) => void;
};

export function SpecialDays({ draft: { week, days }, failures, onChange }: Props) {
  const added = useRef<number | null>(null);
  const add = (day: SpecialDayDraft) => {
    added.current = day.key;
    onChange([...days, day]);
  };
  const change = (key: number, part: Partial<SpecialDayDraft>) =>
    onChange(days.map((day) => (day.key === key ? { ...day, ...part } : day)));
  // the failure of all days stands above them; the fields in question are marked, and the first has the focus
  const isTwice = (date: string) => days.filter((day) => day.date === date).length > 1;
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
              actions={
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
                error={failures[`days.${at}.date`] ?? (failures.days !== undefined && isTwice(date))}
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
      <div className={classes.actions}>
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
