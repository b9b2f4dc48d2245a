import type { ReactNode } from 'react';
import { Flex, SimpleGrid, Small, Text } from '#client/ui/mantine/layout.tsx';

type Figure = { name: string; value: ReactNode; help?: string; change?: string };

/** Figures, each below its name. */
export const Numbers = ({ figures }: { figures: readonly Figure[] }) => (
  <SimpleGrid component="dl" minColWidth="136px" autoFlow="auto-fit" spacing="md" verticalSpacing="xs" m={0}>
    <All figures={figures} fz="var(--type-4)" />
  </SimpleGrid>
);

/** Figures in one line, which phones scroll. */
export const LineOfNumbers = ({ figures }: { figures: readonly Figure[] }) => (
  <Flex
    component="dl"
    wrap={{ base: 'nowrap', sm: 'wrap' }}
    justify="space-between"
    gap="8px 20px"
    m={0}
    style={{ whiteSpace: 'nowrap' }}
  >
    <All figures={figures} fz="md" />
  </Flex>
);

const All = ({ figures, fz }: { figures: readonly Figure[]; fz: string }) =>
  figures.map(({ name, value, help, change }) => (
    <div key={name} title={help}>
      <Small component="dt">{name}</Small>
      <Text component="dd" m={0} fw={700} fz={fz} style={{ fontVariantNumeric: 'tabular-nums' }}>
        {value}
      </Text>
      {change && (
        <Small component="dd" m={0}>
          {change}
        </Small>
      )}
    </div>
  ));
