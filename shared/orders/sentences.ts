import { formatTime } from '../format.ts';
import type { Visit } from '../visits/schema.ts';
import { formatVisit } from '../visits/words.ts';
import type { Stage } from './stages.ts';

type SentenceFacts = {
  stage: Stage;
  visit: Visit | null;
  waitingReason: string;
  notAtHomeAt: string | null;
  technician: { name: string } | null;
};

export const firstNameOf = (name: string): string => name.trim().split(/\s+/)[0] ?? '';

const whoComes = ({ technician }: SentenceFacts) =>
  (technician && firstNameOf(technician.name)) || 'The technician';

export const withoutFullStop = (reason: string): string => reason.replace(/[.\s]+$/, '');

const sentences: Record<Stage, (order: SentenceFacts) => string> = {
  requested: () => 'Booked. We call you to agree on a time.',
  scheduled: ({ visit, notAtHomeAt }) =>
    notAtHomeAt
      ? `We were at your door at ${formatTime(notAtHomeAt)}. Please choose another time.`
      : visit
        ? `We come on ${formatVisit(visit)}.`
        : 'A time is agreed.',
  on_the_way: (order) => `${whoComes(order)} is on the way.`,
  working: (order) => `${whoComes(order)} is at work.`,
  waiting: ({ waitingReason }) => `Waiting: ${withoutFullStop(waitingReason)}.`,
  done: () => 'Done.',
  cancelled: () => 'Cancelled.',
};

export const stageSentence = (order: SentenceFacts): string => sentences[order.stage](order);

type Booked = { products: readonly { productName: string; quantity: number }[] };

export const serviceNames = ({ products }: { products: readonly { productName: string }[] }): string =>
  products.map(({ productName }) => productName).join(', ');

export const servicesInWords = ({ products }: Booked): string =>
  products
    .map(({ productName, quantity }) => (quantity > 1 ? `${productName} ×${quantity}` : productName))
    .join(', ');
