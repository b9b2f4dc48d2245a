import { Button } from '#client/ui/Button.tsx';
import { Icon } from '#client/ui/Icon.tsx';
import { TextInput } from '#client/ui/mantine/inputs.ts';
import { Flex, Group, Text } from '#client/ui/mantine/layout.tsx';
import { countsOf } from '#shared/day/counts.ts';
import type { Board } from '#shared/day/schema.ts';
import { formatCount, formatRupees } from '#shared/format.ts';
import { dayAfter } from '#shared/india-day.ts';
import { formatVisitDay } from '#shared/visits/words.ts';
import classes from './Day.module.css';

type Props = { date: string; today: string; go: (date: string) => void };

export const DayBar = ({ date, today, go }: Props) => (
  <>
    <p className={classes.date} aria-live="polite">
      {formatVisitDay(date)}
    </p>
    <Group gap="xs" className={classes.bar} wrap="nowrap">
      <Button
        variant="outline"
        className={classes.step}
        aria-label="Previous day"
        onClick={() => go(dayAfter(date, -1))}
      >
        <Icon name="left" size={20} />
      </Button>
      <Button variant="outline" aria-pressed={date === today} onClick={() => go(today)}>
        Today
      </Button>
      <Button
        variant="outline"
        className={classes.step}
        aria-label="Next day"
        onClick={() => go(dayAfter(date, 1))}
      >
        <Icon name="right" size={20} />
      </Button>
      <TextInput
        type="date"
        size="sm"
        aria-label="Day"
        className={classes.picker}
        value={date}
        max="2099-12-31"
        onChange={(event) => {
          if (event.currentTarget.value) go(event.currentTarget.value);
        }}
      />
    </Group>
  </>
);

export function DayCounts({ board, now }: { board: Board; now: number }) {
  const counts = countsOf(board, now);
  const figures = [
    ['Visits', formatCount(counts.visits)],
    ['Unassigned', formatCount(counts.unassigned)],
    ['Late', formatCount(counts.late)],
    ['Done', formatCount(counts.done)],
    ['Cash to collect', formatRupees(counts.cash)],
  ] as const;
  return (
    <Flex component="ul" gap="0 20px" mb="xs" className={classes.counts} aria-label="Counts">
      {figures.map(([name, count]) => {
        const isLate = name === 'Late' && counts.late > 0;
        return (
          <Flex
            component="li"
            key={name}
            flex="none"
            align="center"
            gap={4}
            c={isLate ? 'var(--danger)' : 'dimmed'}
          >
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
