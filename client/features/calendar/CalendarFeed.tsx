import { lazy, useState } from 'react';
import { chunk } from '#client/app/chunk.ts';
import { LazyPart } from '#client/ui/LazyPart.tsx';
import { Text } from '#client/ui/mantine/layout.tsx';
import { Notice } from '#client/ui/Notice.tsx';
import { Skeleton } from '#client/ui/Skeletons.tsx';
import { calendarTexts as t } from './texts.ts';

const CalendarAddress = lazy(chunk(() => import('./CalendarAddress.tsx')));

/** The address of one's own calendar feed. Read when it is opened. */
export function CalendarFeed() {
  const [open, setOpen] = useState(false);
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <Text component="summary" fw={700} py={10}>
        {t('calendar')}
      </Text>
      {open && (
        <LazyPart
          loading={<Skeleton width="100%" height={120} />}
          failed={<Notice kind="failure">{t('partFailed')}</Notice>}
        >
          <CalendarAddress />
        </LazyPart>
      )}
    </details>
  );
}
