import { type AnswerPlace, answerPlaceTable } from '../estimates/states.ts';
import { formatRupees } from '../format.ts';
import type { Visit } from '../visits/schema.ts';
import { formatVisit } from '../visits/words.ts';
import { firstNameOf, withoutFullStop } from './sentences.ts';
import type { Stage } from './stages.ts';

export type EventFacts = {
  status?: string;
  visit?: Visit | null;
  reason?: string;
  fee?: number;
  shortNotice?: boolean;
  overbooked?: boolean;
  pictures?: number;
  technician?: string;
  note?: string;
  amount?: number;
  where?: AnswerPlace;
  method?: string;
  number?: string;
  order?: number;
  doneAt?: string;
};

type Reader = 'customer' | 'admin';

type EventOf = {
  reader: Reader;
  stage: Stage;
  before: EventFacts | null;
  after: EventFacts | null;
  assigned?: string | undefined;
};

const reasonOf = ({ after }: EventOf) => withoutFullStop(after?.reason ?? '');
const because = (event: EventOf) => (reasonOf(event) ? ` (${reasonOf(event)})` : '');
const visitOf = ({ after }: EventOf) => (after?.visit ? formatVisit(after.visit) : '');
const notice = ({ after }: EventOf) => (after?.shortNotice ? " Less than 24 hours' notice." : '');

const whereOf = ({ after }: EventOf) => (after?.where ? `, ${answerPlaceTable[after.where].words}` : '');
const amountOf = ({ after }: EventOf) => formatRupees(after?.amount ?? 0);

const paymentOf = (facts: EventFacts | null) =>
  `${formatRupees(facts?.amount ?? 0)}${facts?.method ? ` by ${facts.method}` : ''}`;

const kinds = {
  booked: {
    seen: 'all',
    text: (event: EventOf) =>
      `Booked${event.after?.visit ? ` for ${visitOf(event)}` : ''}${event.after?.order ? `, under the warranty of order ${event.after.order}` : ''}.`,
  },
  scheduled: { seen: 'all', text: (event: EventOf) => `Visit agreed: ${visitOf(event)}.` },
  rescheduled: {
    seen: 'all',
    text: (event: EventOf) => `Visit moved to ${visitOf(event)}.${notice(event)}`,
  },
  withdrawn: { seen: 'all', text: (event: EventOf) => `Visit time withdrawn${because(event)}.` },
  setOut: {
    seen: 'all',
    text: ({ assigned = '' }: EventOf) => `${firstNameOf(assigned) || 'The technician'} is on the way.`,
  },
  turnedBack: { seen: 'all', text: (event: EventOf) => `The visit did not take place${because(event)}.` },
  started: { seen: 'all', text: () => 'Work has begun.' },
  waiting: { seen: 'all', text: (event: EventOf) => `Waiting: ${reasonOf(event)}.` },
  completed: { seen: 'all', text: () => 'Done.' },
  reopened: { seen: 'all', text: () => 'Opened again.' },
  cancelled: {
    seen: 'all',
    text: (event: EventOf) =>
      `Cancelled${because(event)}.${notice(event)}${event.after?.fee ? ` Fee: ${formatRupees(event.after.fee)}.` : ''}`,
  },
  restored: { seen: 'all', text: () => 'Restored.' },
  pictures: {
    seen: 'all',
    text: ({ after }: EventOf) =>
      after?.pictures === 1 ? '1 picture added.' : `${after?.pictures ?? 0} pictures added.`,
  },
  assigned: {
    seen: 'all',
    text: ({ after, reader }: EventOf) =>
      reader === 'admin'
        ? `Assigned to ${after?.technician ?? ''}.`
        : `${firstNameOf(after?.technician ?? '')} is your technician.`,
  },
  unassigned: {
    seen: 'admins',
    text: ({ before }: EventOf) =>
      `No technician any more${before?.technician ? `, it was ${before.technician}` : ''}.`,
  },
  noted: { seen: 'admins', text: ({ after }: EventOf) => `Note: ${after?.note ?? ''}` },
  estimateOffered: {
    seen: 'all',
    text: (event: EventOf) => `Estimate of parts and labour: ${amountOf(event)}.`,
  },
  estimateAgreed: {
    seen: 'all',
    text: (event: EventOf) => `Estimate agreed: ${amountOf(event)}${whereOf(event)}.`,
  },
  estimateDeclined: {
    seen: 'all',
    text: (event: EventOf) => `Estimate declined: ${amountOf(event)}${whereOf(event)}.`,
  },
  billed: {
    seen: 'all',
    text: (event: EventOf) => `Bill ${event.after?.number ?? ''}: ${amountOf(event)}.`,
  },
  paid: {
    seen: 'all',
    text: ({ after }: EventOf) => `Paid: ${paymentOf(after)}.`,
  },
  paymentCorrected: {
    seen: 'admins',
    text: ({ before, after }: EventOf) =>
      `Payment corrected: ${paymentOf(after)} instead of ${paymentOf(before)} (${withoutFullStop(after?.reason ?? '')}).`,
  },
  credited: {
    seen: 'all',
    text: (event: EventOf) =>
      `Credit note ${event.after?.number ?? ''}: ${amountOf(event)}${because(event)}.`,
  },
  claimed: {
    seen: 'all',
    text: ({ after }: EventOf) => `Warranty claimed${after?.order ? `: order ${after.order}` : ''}.`,
  },
  claimWithdrawn: {
    seen: 'all',
    text: ({ after }: EventOf) => `Warranty claim withdrawn${after?.order ? `: order ${after.order}` : ''}.`,
  },
  whatsAppOpened: {
    seen: 'admins',
    text: ({ after }: EventOf) => `WhatsApp opened${after?.note ? `: ${after.note}` : ''}.`,
  },
  reminded: { seen: 'admins', text: (event: EventOf) => `Reminded by email of ${visitOf(event)}.` },
  joined: { seen: 'admins', text: () => "Moved to the customer's account." },
  linkRenewed: { seen: 'admins', text: () => 'New tracking link.' },
} as const satisfies Record<string, { seen: 'all' | 'admins'; text: (event: EventOf) => string }>;

export type EventKind = keyof typeof kinds;
export const eventKinds = Object.keys(kinds) as EventKind[];

export const isPublic = (kind: EventKind): boolean => kinds[kind].seen === 'all';

export const eventText = (kind: EventKind, event: EventOf): string => kinds[kind].text(event);

export function assignedAfter(kind: EventKind, after: EventFacts | null, before: string): string {
  if (kind === 'assigned') return after?.technician ?? '';
  // A reopened order gets a technician with its next visit.
  return kind === 'unassigned' || kind === 'withdrawn' || kind === 'restored' ? '' : before;
}

export function stepKind(from: Stage, to: Stage): EventKind {
  if (to === 'scheduled') {
    if (from === 'done') return 'reopened';
    if (from === 'on_the_way') return 'turnedBack';
    return from === 'scheduled' ? 'rescheduled' : 'scheduled';
  }
  if (to === 'requested')
    return from === 'done' ? 'reopened' : from === 'cancelled' ? 'restored' : 'withdrawn';
  return (
    {
      on_the_way: 'setOut',
      working: 'started',
      waiting: 'waiting',
      done: 'completed',
      cancelled: 'cancelled',
    } as const
  )[to];
}
