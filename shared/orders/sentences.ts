// What a customer reads of an order's stage (docs/rules.md#stages-and-visits).
import type { Visit } from '../visits/schema.ts';
import { formatVisit } from '../visits/words.ts';
import type { Stage } from './stages.ts';

type Told = { stage: Stage; visit: Visit | null; waitingReason: string; technician: { name: string } | null };

/** How somebody is called by name: the first of it. */
export const firstNameOf = (name: string): string => name.trim().split(/\s+/)[0] ?? '';

const whoComes = ({ technician }: Told) => (technician && firstNameOf(technician.name)) || 'The technician';

/** A reason as it stands at the end of a sentence, whether or not it has a full stop of its own. */
export const withoutFullStop = (reason: string): string => reason.replace(/[.\s]+$/, '');

const sentences: Record<Stage, (order: Told) => string> = {
  requested: () => 'Booked. We call you to agree on a time.',
  scheduled: ({ visit }) => (visit ? `We come on ${formatVisit(visit)}.` : 'A time is agreed.'),
  on_the_way: (order) => `${whoComes(order)} is on the way.`,
  working: (order) => `${whoComes(order)} is at work.`,
  waiting: ({ waitingReason }) => `Waiting: ${withoutFullStop(waitingReason)}.`,
  done: () => 'Done.',
  cancelled: () => 'Cancelled.',
};

/** The one sentence that says how far an order is. */
export const stageSentence = (order: Told): string => sentences[order.stage](order);
