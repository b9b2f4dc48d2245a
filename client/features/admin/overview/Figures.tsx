import { Link } from 'react-router-dom';
import { Icon } from '#client/ui/Icon.tsx';
import { Text } from '#client/ui/mantine/layout.tsx';
import type { Overview } from '#shared/backoffice/schema.ts';
import { formatCapped, formatCount, formatRating, formatRupees } from '#shared/format.ts';
import { lists, monthStart } from './lists.ts';
import classes from './Overview.module.css';

const bookings = (count: number): string => `${formatCount(count)} ${count === 1 ? 'booking' : 'bookings'}`;

export function Figures({ overview }: { overview: Overview }) {
  const { openOrders, lateOrders, visitsToday, newEnquiries, today, month, ratings, bookingsPerDay } =
    overview;
  const { billed, taken, due } = overview;
  const day = bookingsPerDay.at(-1)?.day ?? '';
  return (
    <ul className={classes.figures} aria-label="Figures">
      <Figure to={lists.open} title="Open orders" value={formatCapped(openOrders)} />
      <Figure
        to={lists.late}
        title="Late"
        value={formatCapped(lateOrders)}
        {...(lateOrders > 0 ? { late: true, note: 'Past their time' } : { note: 'Nothing is late' })}
      />
      <Figure to={lists.visits} title="Visits today" value={formatCapped(visitsToday)} />
      <Figure to={lists.newEnquiries} title="New enquiries" value={formatCapped(newEnquiries)} />
      <Figure
        to={lists.booked(day, day)}
        title="Today"
        value={formatRupees(today.rupees)}
        note={bookings(today.count)}
      />
      <Figure
        to={lists.booked(monthStart(day), day)}
        title="This month"
        value={formatRupees(month.rupees)}
        note={bookings(month.count)}
      />
      <Figure
        to={lists.billed(day, day)}
        title="Billed today"
        value={formatRupees(billed.today)}
        note={`${formatRupees(taken.today)} taken`}
      />
      <Figure
        to={lists.billed(monthStart(day), day)}
        title="Billed this month"
        value={formatRupees(billed.month)}
        note={`${formatRupees(taken.month)} taken`}
      />
      <Figure to={lists.due} title="Still due" value={formatRupees(due)} />
      <Figure
        to={lists.rated}
        title="Ratings"
        value={ratings.count === 0 ? 'None yet' : `★ ${formatRating(ratings.average)}`}
        note={`${formatCount(ratings.count)} ${ratings.count === 1 ? 'rating' : 'ratings'}`}
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
