import { Link } from 'react-router-dom';
import { SimpleGrid, Text } from '#client/ui/mantine/layout.tsx';
import type { Overview } from '#shared/backoffice/schema.ts';
import { formatCount, formatRupees } from '#shared/format.ts';
import { indiaDayOf } from '#shared/india-day.ts';
import { lists, monthStart } from './lists.ts';
import classes from './Overview.module.css';
import { overviewTexts as t } from './texts.ts';

/** Three sums of this month, each beside last month's up to the same day. */
export function Figures({ overview: { month, billed, taken, lastMonth, due } }: { overview: Overview }) {
  const today = indiaDayOf(Date.now());
  const from = monthStart(today);
  return (
    <SimpleGrid component="ul" minColWidth="min(100%, 240px)" spacing="sm" aria-label={t('figures')}>
      <Figure
        to={lists.booked(from, today)}
        title={t('bookedMonth')}
        now={month.rupees}
        before={lastMonth.booked.rupees}
        note={t('bookings', { count: month.count, formatted: formatCount(month.count) })}
      />
      <Figure
        to={lists.billed(from, today)}
        title={t('billedMonth')}
        now={billed.month}
        before={lastMonth.billed}
        note={t('stillDue', { amount: formatRupees(due) })}
      />
      <Figure
        to={lists.taken(from, today)}
        title={t('takenMonth')}
        now={taken.month}
        before={lastMonth.taken}
        note={t('takenToday', { amount: formatRupees(taken.today) })}
      />
    </SimpleGrid>
  );
}

function comparison(now: number, before: number): string {
  if (before === 0) return t('nothingBefore');
  const percent = Math.round((100 * (now - before)) / before);
  return t('before', {
    amount: formatRupees(before),
    change: `${percent < 0 ? '−' : '+'}${Math.abs(percent)} %`,
  });
}

type Props = { to: string; title: string; now: number; before: number; note: string };

const Figure = ({ to, title, now, before, note }: Props) => (
  <li>
    <Link to={to} className={classes.figure}>
      <Text span size="sm" fw={600} c="ink.7">
        {title}
      </Text>
      <strong className={classes.value}>{formatRupees(now)}</strong>
      <Text span size="sm" c="dimmed">
        {comparison(now, before)}
      </Text>
      <Text span size="sm" c="dimmed">
        {note}
      </Text>
    </Link>
  </li>
);
