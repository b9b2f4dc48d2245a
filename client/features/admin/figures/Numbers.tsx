import type { ReactNode } from 'react';
import { SimpleGrid, Small, Text } from '#client/ui/mantine/layout.tsx';

type Figure = { name: string; value: ReactNode; help?: string; change?: ReactNode };

/** Figures, each below its name. */
export const Numbers = ({ figures }: { figures: readonly Figure[] }) => (
  <SimpleGrid component="dl" minColWidth="136px" autoFlow="auto-fit" spacing="md" verticalSpacing="xs" m={0}>
    {figures.map(({ name, value, help, change }) => (
      <div key={name} title={help}>
        <Small component="dt">{name}</Small>
        <Text component="dd" m={0} fw={700} fz="var(--type-4)" style={{ fontVariantNumeric: 'tabular-nums' }}>
          {value}
        </Text>
        {change && (
          <Small component="dd" m={0}>
            {change}
          </Small>
        )}
      </div>
    ))}
  </SimpleGrid>
);
