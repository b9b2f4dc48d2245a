import type { Overview } from '#shared/backoffice/schema.ts';
import { toRupees } from '#shared/primitives.ts';
import type { Deps } from '../../deps.ts';
import type { Db } from '../../platform/db/schema.ts';
import { indiaDay } from '../../platform/india-days.ts';
import { moneyByDay, totalDue } from '../bills/figures.ts';
import { readDetails } from '../business/queries.ts';
import { ratingFigures } from '../catalogue/figures.ts';
import { countNewEnquiries } from '../enquiries/queries.ts';
import { countSetAside } from '../mail/queries.ts';
import * as orders from '../orders/figures.ts';
import { countComplaints } from '../rights/complaints.ts';

const chartDays = 30;
const contacts = ['phone', 'email', 'address'] as const;

/** Reads all figures of the overview. Each count stops at 1,001. Money is in rupees, days are in India's time. */
export async function readOverview(db: Db, { clock }: Pick<Deps, 'clock'>): Promise<Overview> {
  const now = clock();
  const days = Array.from({ length: chartDays }, (_, at) => indiaDay(now, chartDays - 1 - at));
  const today = indiaDay(now);
  const month = today.slice(0, 7);
  const chartStart = indiaDay(now, chartDays - 1);
  const monthStart = `${month}-01`;

  const [
    open,
    late,
    visits,
    oldestOpen,
    byDay,
    bookingsPerService,
    newEnquiries,
    ratings,
    business,
    mailsSetAside,
    money,
    due,
    complaints,
  ] = await Promise.all([
    orders.countOpenOrders(db),
    orders.countLateOrders(db, now),
    orders.countVisits(db, today),
    orders.oldestOpenOrders(db, now),
    orders.bookingsByDay(db, monthStart < chartStart ? monthStart : chartStart),
    orders.bookingsByService(db, chartStart),
    countNewEnquiries(db),
    ratingFigures(db),
    readDetails(db),
    countSetAside(db),
    moneyByDay(db, monthStart),
    totalDue(db),
    countComplaints(db, now),
  ]);

  const counts = new Map(byDay.map(({ day, count }) => [day, count]));
  return {
    openOrders: open,
    lateOrders: late,
    visitsToday: visits,
    oldestOpen,
    newEnquiries: newEnquiries,
    today: total(byDay.filter(({ day }) => day === today)),
    month: total(byDay.filter(({ day }) => day.startsWith(month))),
    billed: { today: sumOf(money, 'billed', today), month: sumOf(money, 'billed', month) },
    taken: { today: sumOf(money, 'taken', today), month: sumOf(money, 'taken', month) },
    due: toRupees(due),
    ratings,
    bookingsPerDay: days.map((day) => ({ day, count: counts.get(day) ?? 0 })),
    bookingsPerService,
    missingContacts: contacts.filter((name) => business[name] === ''),
    mailsSetAside,
    complaints,
  };
}

type DayMoney = { day: string; billed: number; taken: number };

const sumOf = (days: readonly DayMoney[], what: 'billed' | 'taken', begin: string): number =>
  toRupees(days.reduce((sum, day) => (day.day.startsWith(begin) ? sum + day[what] : sum), 0));

const total = (days: readonly { count: number; paise: number }[]) => ({
  count: days.reduce((sum, day) => sum + day.count, 0),
  rupees: toRupees(days.reduce((sum, day) => sum + day.paise, 0)),
});
