import type { ReactNode } from 'react';
import { SimpleGrid, Text } from '#client/ui/mantine/layout.tsx';

type Figure = { name: string; value: ReactNode; help?: string; change?: string };
type Props = { figures: readonly Figure[]; fz?: string };

/** Figures, each below its name. */
export const Numbers = ({ figures, fz = 'var(--type-4)' }: Props) => (
  <SimpleGrid component="dl" minColWidth="136px" autoFlow="auto-fit" spacing="md" verticalSpacing="xs" m={0}>
    {figures.map(({ name, value, help, change }) => (
      <div key={name} title={help}>
        <Text component="dt" size="sm" c="dimmed">
          {name}
        </Text>
        <Text component="dd" m={0} fw={700} fz={fz} style={{ fontVariantNumeric: 'tabular-nums' }}>
          {value}
        </Text>
        {change && (
          <Text component="dd" m={0} size="sm" c="dimmed">
            {change}
          </Text>
        )}
      </div>
    ))}
  </SimpleGrid>
);
