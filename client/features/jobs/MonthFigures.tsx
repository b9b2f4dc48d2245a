import { trpc } from '#client/lib/trpc.ts';
import { LoadError } from '#client/ui/LoadError.tsx';
import { SimpleGrid, Small, Text } from '#client/ui/mantine/layout.tsx';
import { Skeleton } from '#client/ui/Skeletons.tsx';
import { cardFacts } from '#shared/figures/card.ts';
import { periodWith } from '#shared/figures/periods.ts';

export default function MonthFigures({ today }: { today: string }) {
  const card = trpc.figures.own.useQuery(periodWith('month', today), { staleTime: 0 });
  if (card.data) return <CardFacts card={card.data} />;
  if (card.error) return <LoadError error={card.error} retry={() => void card.refetch()} />;
  return <Skeleton width="100%" height={120} />;
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
