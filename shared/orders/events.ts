import type { PaymentMethod } from '../bills/kinds.ts';
import { methodName } from '../bills/method-name.ts';
import type { AnswerChannel } from '../estimates/states.ts';
import { answerChannelTexts } from '../estimates/texts.ts';
import { formatRupees } from '../format.ts';
import type { Visit } from '../visits/schema.ts';
import { formatVisit } from '../visits/words.ts';
import { reasonName } from './cancel-reasons.ts';
import { eventTexts as t } from './event-texts.ts';
import { firstNameOf, withoutFullStop } from './sentences.ts';
import { type Stage, stageLabel } from './stages.ts';
import { sentenceTexts } from './texts.ts';

export type EventFacts = {
  status?: string;
  visit?: Visit | null;
  reason?: string;
  fee?: number;
  shortNotice?: boolean;
  overbooked?: boolean;
  pictures?: number;
  technician?: string;
  /** The technician before an event that takes the order away, in its `before`. Blank for nobody. */
  technicianId?: string;
  note?: string;
  amount?: number;
  where?: AnswerChannel;
  method?: PaymentMethod;
  number?: string;
  order?: number;
  /** The step of a conflict. Blank for a note alone. */
  step?: Stage;
  /** The id of the conflict that was settled. */
  conflict?: string;
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

const yes = (present: unknown) => (present ? 'yes' : 'no');
const reasonOf = ({ after }: EventOf) => withoutFullStop(reasonName(after?.reason ?? ''));
const because = (event: EventOf) => (reasonOf(event) ? t('because', { reason: reasonOf(event) }) : '');
const visitOf = ({ after }: EventOf) => (after?.visit ? formatVisit(after.visit) : '');
const notice = ({ after }: EventOf) => (after?.shortNotice ? t('notice') : '');

const whereOf = ({ after }: EventOf) => (after?.where ? `, ${answerChannelTexts(after.where)}` : '');
const amountOf = ({ after }: EventOf) => formatRupees(after?.amount ?? 0);
const orderOf = ({ after }: EventOf) => ({ known: yes(after?.order), order: after?.order ?? 0 });

const paymentOf = (facts: EventFacts | null) =>
  t('payment', {
    amount: formatRupees(facts?.amount ?? 0),
    known: yes(facts?.method),
    method: methodName(facts?.method ?? ''),
  });

type Text = (event: EventOf) => string;

const publicKinds = {
  booked: (event) =>
    t('booked', {
      timed: yes(event.after?.visit),
      visit: visitOf(event),
      claimed: yes(event.after?.order),
      order: event.after?.order ?? 0,
    }),
  scheduled: (event) => t('scheduled', { visit: visitOf(event) }),
  rescheduled: (event) => t('rescheduled', { visit: visitOf(event), notice: notice(event) }),
  withdrawn: (event) => t('withdrawn', { because: because(event) }),
  setOut: ({ assigned = '' }) => t('setOut', { name: firstNameOf(assigned) || sentenceTexts('technician') }),
  turnedBack: (event) => t('turnedBack', { because: because(event) }),
  started: () => t('started'),
  waiting: (event) => t('waiting', { reason: reasonOf(event) }),
  completed: () => t('completed'),
  reopened: () => t('reopened'),
  cancelled: (event) =>
    t('cancelled', {
      because: because(event),
      notice: notice(event),
      charged: yes(event.after?.fee),
      fee: formatRupees(event.after?.fee ?? 0),
    }),
  restored: () => t('restored'),
  pictures: ({ after }) => t('pictures', { count: after?.pictures ?? 0 }),
  assigned: ({ after, reader }) =>
    reader === 'admin'
      ? t('assigned', { name: after?.technician ?? '' })
      : t('technician', { name: firstNameOf(after?.technician ?? '') }),
  estimateOffered: (event) => t('estimateOffered', { amount: amountOf(event) }),
  estimateAgreed: (event) => t('estimateAgreed', { amount: amountOf(event), where: whereOf(event) }),
  estimateDeclined: (event) => t('estimateDeclined', { amount: amountOf(event), where: whereOf(event) }),
  billed: (event) => t('billed', { number: event.after?.number ?? '', amount: amountOf(event) }),
  paid: ({ after }) => t('paid', { payment: paymentOf(after) }),
  credited: (event) =>
    t('credited', { number: event.after?.number ?? '', amount: amountOf(event), because: because(event) }),
  claimed: (event) => t('claimed', orderOf(event)),
  claimWithdrawn: (event) => t('claimWithdrawn', orderOf(event)),
} as const satisfies Record<string, Text>;

const officeKinds = {
  unassigned: ({ before }) =>
    t('unassigned', { known: yes(before?.technician), name: before?.technician ?? '' }),
  noted: ({ after }) => t('noted', { note: after?.note ?? '' }),
  paymentCorrected: ({ before, after }) =>
    t('paymentCorrected', {
      payment: paymentOf(after),
      earlier: paymentOf(before),
      reason: withoutFullStop(after?.reason ?? ''),
    }),
  whatsAppOpened: ({ after }) => t('whatsAppOpened', { known: yes(after?.note), note: after?.note ?? '' }),
  reminded: (event) => t('reminded', { visit: visitOf(event) }),
  joined: () => t('joined'),
  linkRenewed: () => t('linkRenewed'),
  conflict: ({ after }) =>
    t('conflict', {
      step: after?.step ? stageLabel(after.step) : '',
      named: yes(after?.step),
      taken: yes(after?.amount),
      payment: paymentOf(after),
      said: yes(after?.note),
      note: after?.note ?? '',
    }),
  takenOver: () => t('takenOver'),
  putAside: () => t('putAside'),
} as const satisfies Record<string, Text>;

const kinds = { ...publicKinds, ...officeKinds };
export type EventKind = keyof typeof kinds;
export const eventKinds = Object.keys(kinds) as EventKind[];

export const isPublic = (kind: EventKind): boolean => kind in publicKinds;

export const eventText = (kind: EventKind, event: EventOf): string => kinds[kind](event);

export function assignedAfter(kind: EventKind, after: EventFacts | null, technician: string): string {
  if (kind === 'assigned') return after?.technician ?? '';
  // A reopened order gets a technician with its next visit.
  return kind === 'unassigned' || kind === 'withdrawn' || kind === 'restored' ? '' : technician;
}

export function eventKindOfStep(from: Stage, to: Stage): EventKind {
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
