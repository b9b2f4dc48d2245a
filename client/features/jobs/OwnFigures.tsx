import { lazy, useState } from 'react';
import { chunk } from '#client/app/chunk.ts';
import { Text } from '#client/ui/mantine/layout.tsx';
import { formatMonth } from '#shared/date-format.ts';
import { LazyJobPart } from './LazyJobPart.tsx';
import { jobTexts as t } from './texts.ts';

const MonthFigures = lazy(chunk(() => import('./MonthFigures.tsx')));

/** The technician's own figures of the month, as the office sees them. Read when they are opened. */
export function OwnFigures({ today }: { today: string }) {
  const [open, setOpen] = useState(false);
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <Text component="summary" fw={700} py={10}>
        {t('myFigures', { month: formatMonth(today.slice(0, 7)) })}
      </Text>
      {open && (
        <LazyJobPart>
          <MonthFigures today={today} />
        </LazyJobPart>
      )}
    </details>
  );
}
