// The figures above the board.

import { Icon } from '#client/ui/Icon.tsx';
import { Flex, Text } from '#client/ui/mantine/layout.tsx';
import { countsOf } from '#shared/day/counts.ts';
import type { Board } from '#shared/day/schema.ts';
import { formatCount, formatRupees } from '#shared/format.ts';

export function DayCounts({ board, now }: { board: Board; now: number }) {
  const counts = countsOf(board, now);
  const shown = [
    ['Visits', formatCount(counts.visits)],
    ['Unassigned', formatCount(counts.unassigned)],
    ['Late', formatCount(counts.late)],
    ['Done', formatCount(counts.done)],
    ['Cash to collect', formatRupees(counts.cash)],
  ] as const;
  return (
    <Flex component="ul" wrap="wrap" align="center" gap="4px 20px" my="sm" aria-label="Counts">
      {shown.map(([name, count]) => {
        const isLate = name === 'Late' && counts.late > 0;
        return (
          <Flex component="li" key={name} align="center" gap={4} c={isLate ? 'var(--danger)' : 'dimmed'}>
            {isLate && <Icon name="warning" size={14} />}
            {name}{' '}
            <Text span inherit fw={700} c={isLate ? 'inherit' : 'var(--ink)'}>
              {count}
            </Text>
          </Flex>
        );
      })}
    </Flex>
  );
}
