import { Link } from 'react-router-dom';
import { Button, ButtonLink } from '#client/ui/Button.tsx';
import { Icon } from '#client/ui/Icon.tsx';
import { Flex, Group, Text } from '#client/ui/mantine/layout.tsx';
import { countsOf } from '#shared/day/counts.ts';
import type { Board } from '#shared/day/schema.ts';
import { formatCapped, formatCount, formatRupees } from '#shared/format.ts';
import { dayAfter } from '#shared/india-day.ts';
import { joined } from '#shared/joined.ts';
import { paths } from '#shared/paths.ts';
import { mondayOf } from '#shared/visits/weekdays.ts';
import { formatVisitDay } from '#shared/visits/words.ts';
import { Arrows } from '../Arrows.tsx';
import { lists } from '../lists.ts';
import { shortDay } from '../orders/words/order-words.ts';
import classes from './Day.module.css';
import { dayTexts as t } from './texts.ts';

type Props = {
  date: string;
  today: string;
  go: (date: string) => void;
  /** The number of days that an arrow moves: 1 for the day, 7 for the week. */
  step: 1 | 7;
};

const stepTexts = {
  1: [t('previousDay'), t('nextDay')],
  7: [t('previousWeek'), t('nextWeek')],
} as const;

const weekWords = (monday: string) => `${shortDay(monday)} – ${shortDay(dayAfter(monday, 6))}`;

/** The date between its arrows, today, and the choice of day or week. A press on the date opens the calendar. */
export const DayBar = ({ date, today, go, step }: Props) => (
  <Group gap="xs" flex="1 1 auto" className={classes.bar}>
    <Arrows
      names={stepTexts[step]}
      earlier={() => go(dayAfter(date, -step))}
      later={() => go(dayAfter(date, step))}
    >
      <div className={classes.date}>
        <span aria-live="polite">{step === 1 ? formatVisitDay(date) : weekWords(mondayOf(date))}</span>
        <input
          type="date"
          aria-label={t('day')}
          value={date}
          max="2099-12-31"
          onClick={(event) => event.currentTarget.showPicker?.()}
          onChange={({ currentTarget: { value } }) => value && go(value)}
        />
      </div>
    </Arrows>
    <Button variant="outline" aria-pressed={date === today} onClick={() => go(today)}>
      {t('today')}
    </Button>
    <Group gap={0} wrap="nowrap" className={classes.switch}>
      <ButtonLink variant="outline" to={paths.admin.dayOf(date)} aria-current={step === 1 || undefined}>
        {t('day')}
      </ButtonLink>
      <ButtonLink variant="outline" to={paths.admin.week(date)} aria-current={step === 7 || undefined}>
        {t('week')}
      </ButtonLink>
    </Group>
  </Group>
);

export function DayCounts({ board }: { board: Board }) {
  const counts = countsOf(board);
  const isLate = board.lateCount > 0;
  return (
    // In one line, which phones scroll.
    <Flex
      component="ul"
      gap="0 20px"
      mb="xs"
      className="goes-on"
      style={{ whiteSpace: 'nowrap', scrollbarWidth: 'none' }}
      aria-label={t('counts')}
    >
      <Count name={t('visits')} value={formatCount(counts.visits)} />
      <Count name={t('unassigned')} value={formatCount(counts.unassigned)} />
      <Flex component="li" flex="none" align="center" gap={4} c={isLate ? 'var(--danger)' : 'dimmed'}>
        {isLate && <Icon name="warning" size={14} />}
        <Link to={lists.late} style={{ color: 'inherit' }}>
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
