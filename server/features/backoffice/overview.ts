import type { Overview } from '#shared/backoffice/schema.ts';
import { indiaDayOf } from '#shared/india-day.ts';
import { toRupees } from '#shared/primitives.ts';
import type { Deps } from '../../deps.ts';
import type { Db } from '../../platform/db/schema.ts';
import { indiaDay } from '../../platform/india-days.ts';
import { heldLong } from '../bills/cash.ts';
import { moneyByDay, readDue } from '../bills/figures.ts';
import { readDetails } from '../business/queries.ts';
import { countComplaints } from '../enquiries/complaints.ts';
import { countNewEnquiries } from '../enquiries/queries.ts';
import { countSetAside } from '../mail/queries.ts';
import * as orders from '../orders/figures.ts';

const dayMs = 24 * 3600_000;
const contacts = ['phone', 'email', 'address'] as const;

/** The month before a day, until the same day of the month. */
function lastMonthUntil(today: string): { from: string; to: string } {
  const from = indiaDayOf(Date.parse(`${today.slice(0, 7)}-01T00:00:00+05:30`) - dayMs).slice(0, 7);
  return { from: `${from}-01`, to: `${from}-${today.slice(8)}` };
}

/**
 * Reads what is to do now and the sums of the month. Each count stops at 1,001. Money is in rupees, days are
 * in India's time.
 */
export async function readOverview(db: Db, { clock }: Pick<Deps, 'clock'>): Promise<Overview> {
  const now = clock();
  const today = indiaDay(now);
  const month = today.slice(0, 7);
  const before = lastMonthUntil(today);
  const ago = (days: number) => new Date(now.getTime() - days * dayMs);
  const [
    open,
    late,
    visits,
    toCall,
    unassigned,
    byDay,
    newEnquiries,
    business,
    mailsSetAside,
    money,
    due,
    complaints,
    cashLong,
  ] = await Promise.all([
    orders.countOpenOrders(db),
    orders.countLateOrders(db, now),
    orders.countVisits(db, today),
    orders.countToCall(db),
    orders.unassignedVisits(db, today),
    orders.bookingsByDay(db, before.from),
    countNewEnquiries(db),
    readDetails(db),
    countSetAside(db),
    moneyByDay(db, before.from),
    readDue(db, ago(7)),
    countComplaints(db, now),
    heldLong(db, ago(1)),
  ]);
  const isBefore = ({ day }: { day: string }) => day >= before.from && day <= before.to;
  const inMonth = ({ day }: { day: string }) => day.startsWith(month);
  const isToday = ({ day }: { day: string }) => day === today;
  return {
    openOrders: open,
    lateOrders: late,
    visitsToday: visits,
    toCall,
    unassigned,
    newEnquiries,
    today: total(byDay.filter(isToday)),
    month: total(byDay.filter(inMonth)),
    billed: { today: sumOf(money.filter(isToday), 'billed'), month: sumOf(money.filter(inMonth), 'billed') },
    taken: { today: sumOf(money.filter(isToday), 'taken'), month: sumOf(money.filter(inMonth), 'taken') },
    lastMonth: {
      booked: total(byDay.filter(isBefore)),
      billed: sumOf(money.filter(isBefore), 'billed'),
      taken: sumOf(money.filter(isBefore), 'taken'),
    },
    due: toRupees(due.all.paise),
    dueLong: { count: due.long.count, rupees: toRupees(due.long.paise) },
    cashLong: { count: cashLong.count, rupees: toRupees(cashLong.paise) },
    missingContacts: contacts.filter((name) => business[name] === ''),
    mailsSetAside,
    complaints,
  };
}

const sumOf = (days: readonly { billed: number; taken: number }[], what: 'billed' | 'taken'): number =>
  toRupees(days.reduce((sum, day) => sum + day[what], 0));

const total = (days: readonly { count: number; paise: number }[]) => ({
  count: days.reduce((sum, day) => sum + day.count, 0),
  rupees: toRupees(days.reduce((sum, day) => sum + day.paise, 0)),
});
