import { SimpleGrid, Text } from '#client/ui/mantine/layout.tsx';
import { cardFacts } from '#shared/figures/card.ts';
import type { TechnicianCard } from '#shared/figures/schema.ts';

/** A technician's figures. He sees the same card on his phone. */
export const Card = ({ card }: { card: TechnicianCard }) => (
  <SimpleGrid component="dl" cols={{ base: 2, sm: 4 }} spacing="sm" m={0}>
    {cardFacts(card).map(({ name, help, value }) => (
      <div key={name} title={help}>
        <Text component="dt" size="sm" c="dimmed">
          {name}
        </Text>
        <Text component="dd" m={0} fw={700} fz="var(--type-4)" style={{ fontVariantNumeric: 'tabular-nums' }}>
          {value}
        </Text>
      </div>
    ))}
  </SimpleGrid>
);
