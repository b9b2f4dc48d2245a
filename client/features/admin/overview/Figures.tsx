import { Link } from 'react-router-dom';
import { Icon } from '#client/ui/Icon.tsx';
import { Text } from '#client/ui/mantine/layout.tsx';
import type { Overview } from '#shared/backoffice/schema.ts';
import { formatCapped, formatCount, formatRating, formatRupees } from '#shared/format.ts';
import { lists, monthStart } from './lists.ts';
import classes from './Overview.module.css';
import { overviewTexts as t } from './texts.ts';

const bookings = (count: number): string => t('bookings', { count, formatted: formatCount(count) });

export function Figures({ overview }: { overview: Overview }) {
  const { openOrders, lateOrders, visitsToday, newEnquiries, today, month, ratings, bookingsPerDay } =
    overview;
  const { billed, taken, due, complaints } = overview;
  const day = bookingsPerDay.at(-1)?.day ?? '';
  return (
    <ul className={classes.figures} aria-label={t('figures')}>
      <Figure to={lists.open} title={t('openOrders')} value={formatCapped(openOrders)} />
      <Figure
        to={lists.late}
        title={t('late')}
        value={formatCapped(lateOrders)}
        {...(lateOrders > 0 ? { late: true, note: t('pastTime') } : { note: t('nothingLate') })}
      />
      <Figure to={lists.visits} title={t('visitsToday')} value={formatCapped(visitsToday)} />
      <Figure to={lists.newEnquiries} title={t('newEnquiries')} value={formatCapped(newEnquiries)} />
      {complaints.open > 0 && (
        <Figure
          to={lists.complaints}
          title={t('complaints')}
          value={formatCapped(complaints.open)}
          {...(complaints.late > 0
            ? { late: true, note: t('complaintsLate', { count: complaints.late }) }
            : { note: t('complaintsInTime') })}
        />
      )}
      <Figure
        to={lists.booked(day, day)}
        title={t('today')}
        value={formatRupees(today.rupees)}
        note={bookings(today.count)}
      />
      <Figure
        to={lists.booked(monthStart(day), day)}
        title={t('thisMonth')}
        value={formatRupees(month.rupees)}
        note={bookings(month.count)}
      />
      <Figure
        to={lists.billed(day, day)}
        title={t('billedToday')}
        value={formatRupees(billed.today)}
        note={t('taken', { amount: formatRupees(taken.today) })}
      />
      <Figure
        to={lists.billed(monthStart(day), day)}
        title={t('billedMonth')}
        value={formatRupees(billed.month)}
        note={t('taken', { amount: formatRupees(taken.month) })}
      />
      <Figure to={lists.due} title={t('stillDue')} value={formatRupees(due)} />
      <Figure
        to={lists.rated}
        title={t('ratings')}
        value={ratings.count === 0 ? t('noneYet') : `★ ${formatRating(ratings.average)}`}
        note={t('ratingCount', { count: ratings.count, formatted: formatCount(ratings.count) })}
      />
    </ul>
  );
}

type Props = { to: string; title: string; value: string; note?: string; late?: boolean };

const Figure = ({ to, title, value, note, late }: Props) => (
  <li>
    <Link to={to} className={classes.figure} data-late={late || undefined}>
      <Text span size="sm" fw={600} c="ink.7">
        {title}
      </Text>{' '}
      <strong className={classes.value}>{value}</strong>{' '}
      {note && (
        <span className={classes.note}>
          {late && <Icon name="warning" size={14} />}
          {note}
        </span>
      )}
    </Link>
  </li>
);
