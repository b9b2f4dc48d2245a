// The windows of each weekday.
import { useState } from 'react';
import { Button } from '#client/ui/Button.tsx';
import { weekdays } from '#shared/visits/schema.ts';
import { CopyDay } from './CopyDay.tsx';
import { DayWindows } from './DayWindows.tsx';
import classes from './Settings.module.css';
import type { DraftFailures } from './use-draft.ts';
import { copiedWindows, type VisitDraft } from './visit-draft.ts';

type Props = {
  draft: VisitDraft;
  failures: DraftFailures;
  onChange: (week: VisitDraft['week']) => void;
};

export function Week({ draft: { week }, failures, onChange }: Props) {
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
            actions={
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
