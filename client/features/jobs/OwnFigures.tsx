import { useState } from 'react';
import { trpc } from '#client/lib/trpc.ts';
import { LoadError } from '#client/ui/LoadError.tsx';
import { SimpleGrid, Small, Text } from '#client/ui/mantine/layout.tsx';
import { Skeleton } from '#client/ui/Skeletons.tsx';
import { formatMonth } from '#shared/date-format.ts';
import { cardFacts } from '#shared/figures/card.ts';
import { periodWith } from '#shared/figures/periods.ts';
import { jobTexts as t } from './texts.ts';

/** The technician's own figures of the month, as the office sees them. Read when they are opened. */
export function OwnFigures({ today }: { today: string }) {
  const [open, setOpen] = useState(false);
  const month = periodWith('month', today);
  const card = trpc.figures.own.useQuery(month, { enabled: open, staleTime: 0 });
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <Text component="summary" fw={700} py={10}>
        {t('myFigures', { month: formatMonth(today.slice(0, 7)) })}
      </Text>
      {card.data ? (
        <CardFacts card={card.data} />
      ) : card.error ? (
        <LoadError error={card.error} retry={() => void card.refetch()} />
      ) : (
        open && <Skeleton width="100%" height={120} />
      )}
    </details>
  );
}

const CardFacts = ({ card }: { card: Parameters<typeof cardFacts>[0] }) => (
  <SimpleGrid component="dl" cols={2} spacing="sm" m={0}>
    {cardFacts(card).map(({ name, help, value }) => (
      <div key={name}>
        <Text component="dt" fw={600}>
          {name}
        </Text>
        <Text component="dd" m={0} fw={800} fz="var(--type-4)">
          {value}
        </Text>
        <Small component="dd" m={0}>
          {help}
        </Small>
      </div>
    ))}
  </SimpleGrid>
);
