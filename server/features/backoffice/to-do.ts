import { dayMs } from '#shared/durations.ts';
import { toRupees } from '#shared/primitives.ts';
import type { ShopContext } from '../../deps.ts';
import { indiaDay } from '../../platform/india-days.ts';
import { readLongHeldCash } from '../bills/cash/held.ts';
import { readLongDues } from '../bills/payments/due.ts';
import { readDetails } from '../business/queries.ts';
import { countComplaints } from '../enquiries/complaints.ts';
import { countNewEnquiries } from '../enquiries/queries.ts';
import { countConflicts } from '../jobs/conflicts.ts';
import { countSetAside } from '../mail/queries.ts';
import * as orders from '../orders/figures.ts';
import { countLostLinks } from '../orders/lost-links.ts';

const contacts = ['phone', 'email', 'address'] as const;

/** Counts the office's open tasks. Each count stops at 1,001. Money is in rupees, days are in India's time. */
export async function readToDo({ db, deps: { clock } }: ShopContext) {
  const now = clock();
  const ago = (days: number) => new Date(now.getTime() - days * dayMs);
  const inRupees = ({ count, paise }: { count: number; paise: number }) => ({
    count,
    rupees: toRupees(paise),
  });
  const [
    lateOrders,
    toCall,
    unassigned,
    newEnquiries,
    business,
    mailsSetAside,
    dueLong,
    complaints,
    cashLong,
    lostLinks,
    conflicts,
    cameBack,
  ] = await Promise.all([
    orders.countLateOrders(db, now),
    orders.countToCall(db),
    orders.unassignedVisits(db, indiaDay(now)),
    countNewEnquiries(db),
    readDetails(db),
    countSetAside(db),
    readLongDues(db, ago(7)),
    countComplaints(db, now),
    readLongHeldCash(db, ago(1)),
    countLostLinks(db),
    countConflicts(db),
    orders.countCameBack(db),
  ]);
  return {
    ...{
      lateOrders,
      toCall,
      unassigned,
      newEnquiries,
      mailsSetAside,
      complaints,
      lostLinks,
      conflicts,
      cameBack,
    },
    dueLong: inRupees(dueLong),
    cashLong: inRupees(cashLong),
    missingContacts: contacts.filter((name) => business[name] === ''),
  };
}
