import { Link } from 'react-router-dom';
import { Button } from '#client/ui/Button.tsx';
import { Icon } from '#client/ui/Icon.tsx';
import { TextInput } from '#client/ui/mantine/inputs.ts';
import { Flex, Group, Text } from '#client/ui/mantine/layout.tsx';
import { countsOf } from '#shared/day/counts.ts';
import type { Board } from '#shared/day/schema.ts';
import { formatCapped, formatCount, formatRupees } from '#shared/format.ts';
import { dayAfter } from '#shared/india-day.ts';
import { joined } from '#shared/joined.ts';
import { mondayOf } from '#shared/visits/weekdays.ts';
import { formatVisitDay } from '#shared/visits/words.ts';
import { shortDay } from '../orders/words/order-words.ts';
import { lists } from '../to-do/lists.ts';
import classes from './Day.module.css';
import { dayTexts as t } from './texts.ts';

type Props = {
  date: string;
  today: string;
  go: (date: string) => void;
  /** The days of a step: 1 for the day, 7 for the week. */
  step: 1 | 7;
};

const stepTexts = {
  1: { back: t('previousDay'), forward: t('nextDay') },
  7: { back: t('previousWeek'), forward: t('nextWeek') },
} as const;

const weekWords = (monday: string) => `${shortDay(monday)} – ${shortDay(dayAfter(monday, 6))}`;

export const DayBar = ({ date, today, go, step }: Props) => (
  <>
    <p className={classes.date} aria-live="polite">
      {step === 1 ? formatVisitDay(date) : weekWords(mondayOf(date))}
    </p>
    <Group gap="xs" className={classes.bar} wrap="nowrap">
      <Button
        variant="outline"
        className={classes.step}
        aria-label={stepTexts[step].back}
        onClick={() => go(dayAfter(date, -step))}
      >
        <Icon name="left" size={20} />
      </Button>
      <Button variant="outline" aria-pressed={date === today} onClick={() => go(today)}>
        {t('today')}
      </Button>
      <Button
        variant="outline"
        className={classes.step}
        aria-label={stepTexts[step].forward}
        onClick={() => go(dayAfter(date, step))}
      >
        <Icon name="right" size={20} />
      </Button>
      <TextInput
        type="date"
        size="sm"
        aria-label={t('day')}
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

export function DayCounts({ board }: { board: Board }) {
  const counts = countsOf(board);
  const isLate = board.lateCount > 0;
  return (
    <Flex component="ul" gap="0 20px" mb="xs" className={classes.counts} aria-label={t('counts')}>
      <Count name={t('visits')} value={formatCount(counts.visits)} />
      <Count name={t('unassigned')} value={formatCount(counts.unassigned)} />
      <Flex component="li" flex="none">
        <Link to={lists.late} className={classes.lateLink} data-late={isLate || undefined}>
          {isLate && <Icon name="warning" size={14} />}
          {t('late')} <b>{formatCapped(board.lateCount)}</b>
        </Link>
      </Flex>
      <Count name={t('done')} value={formatCount(counts.done)} />
      <Count name={t('cash')} value={formatRupees(counts.cash)} />
      {board.absent.length > 0 && (
        <Flex component="li" flex="none" c="dimmed">
          {t('absent', { names: joined(board.absent.map(({ name }) => name)) })}
        </Flex>
      )}
    </Flex>
  );
}

const Count = ({ name, value }: { name: string; value: string }) => (
  <Flex component="li" flex="none" gap={4} c="dimmed">
    {name}{' '}
    <Text span inherit fw={700} c="var(--ink)">
      {value}
    </Text>
  </Flex>
);
