import type { ToDo } from '#shared/backoffice/schema.ts';
import { toRupees } from '#shared/primitives.ts';
import type { Db, Deps } from '../../deps.ts';
import { indiaDay } from '../../platform/india-days.ts';
import { heldLong } from '../bills/cash/held.ts';
import { readDueLong } from '../bills/payments/due.ts';
import { readDetails } from '../business/queries.ts';
import { countComplaints } from '../enquiries/complaints.ts';
import { countNewEnquiries } from '../enquiries/queries.ts';
import { countSetAside } from '../mail/queries.ts';
import * as orders from '../orders/figures.ts';
import { countLostLinks } from '../orders/lost-links.ts';

const dayMs = 24 * 3600_000;
const contacts = ['phone', 'email', 'address'] as const;

/** Reads what waits for the office now. Each count stops at 1,001. Money is in rupees, days are in India's time. */
export async function readToDo(db: Db, { clock }: Deps): Promise<ToDo> {
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
  ] = await Promise.all([
    orders.countLateOrders(db, now),
    orders.countToCall(db),
    orders.unassignedVisits(db, indiaDay(now)),
    countNewEnquiries(db),
    readDetails(db),
    countSetAside(db),
    readDueLong(db, ago(7)),
    countComplaints(db, now),
    heldLong(db, ago(1)),
    countLostLinks(db),
  ]);
  return {
    ...{ lateOrders, toCall, unassigned, newEnquiries, mailsSetAside, complaints, lostLinks },
    dueLong: inRupees(dueLong),
    cashLong: inRupees(cashLong),
    missingContacts: contacts.filter((name) => business[name] === ''),
  };
}
