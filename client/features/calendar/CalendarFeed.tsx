import { lazy, useState } from 'react';
import { chunk } from '#client/app/chunk.ts';
import { trpc } from '#client/lib/trpc.ts';
import { LazyPart } from '#client/ui/LazyPart.tsx';
import { Text } from '#client/ui/mantine/layout.tsx';
import { Loaded } from '../admin/Loaded.tsx';
import { calendarTexts as t } from './texts.ts';

const CalendarAddress = lazy(chunk(() => import('./CalendarAddress.tsx')));

/** The address of the user's calendar feed. Read when this part is opened. */
export function CalendarFeed() {
  const [open, setOpen] = useState(false);
  const reading = trpc.calendar.address.useQuery(undefined, { enabled: open, staleTime: 0 });
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <Text component="summary" fw={700} py={10}>
        {t('calendar')}
      </Text>
      <Loaded reading={reading} height={120}>
        {({ address }) => (
          <LazyPart loading={null} failed={null}>
            <CalendarAddress address={address} />
          </LazyPart>
        )}
      </Loaded>
    </details>
  );
}
