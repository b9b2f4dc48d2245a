import { formatTime } from '../format.ts';
import { indiaDayOf } from '../india-day.ts';
import type { Visit } from '../visits/schema.ts';
import { formatVisitInSentence, formatVisitSoon } from '../visits/words.ts';
import { reasonName } from './cancel-reasons.ts';
import type { Stage } from './stages.ts';
import { sentenceTexts as t } from './texts.ts';

type SentenceFacts = {
  stage: Stage;
  visit: Visit | null;
  waitingReason: string;
  notAtHomeAt: string | null;
  technician: { name: string } | null;
  dueAt: string;
};

const titles =
  /^(?:mr|mrs|ms|miss|master|dr|er|adv|prof|ca|capt|col|maj|lt|gen|smt|sau|shri|shree|sri|sh|kum|late|mohd|md|m\/s|&|and|श्री|श्रीमती|श्रीमान|सौ|कु|कुमारी|डॉ|प्रा|ॲड|मो|कै)\.?$/iu;
// A letter with its marks, in Devanagari also the letters that a virama joins to it.
const firstSyllable = /^(?:\P{M}\p{M}*\u094d\u200d?)*\P{M}\p{M}*/u;
const initials = /^(?:\p{L}\p{M}*\.|[a-z])$/iu;

export const isTitle = (word: string): boolean => titles.test(word);

/** The name by which people call somebody, without titles and a single initial. Several initials stay. */
export function firstNameOf(name: string): string {
  const words = name
    .trim()
    .replace(/\.(?=\p{L})/gu, '. ')
    .split(/\s+/);
  const begin = words.findIndex((word) => !isTitle(word));
  const named = words.slice(Math.max(0, begin));
  const at = named.findIndex((word) => !initials.test(word));
  if (at > 1) return named.join(' ');
  return named[Math.max(0, at)] ?? '';
}

/** Shortens the last word for a narrow card: 'Asha P', 'Hotel Ajanta M'. A single name stays whole. */
export function shortName(name: string): string {
  const words = name.trim().split(/\s+/);
  while (words.length > 2 && isTitle(words[0] ?? '')) words.shift();
  const initial = words.length > 1 && firstSyllable.exec(words.at(-1) ?? '')?.[0];
  return initial ? `${words.slice(0, -1).join(' ')} ${initial}` : name;
}

const whoComes = ({ technician }: SentenceFacts) =>
  (technician && firstNameOf(technician.name)) || t('technician');

export function withoutFullStop(reason: string): string {
  const words = reason.trimEnd();
  return words.endsWith('.') ? withoutFullStop(words.slice(0, -1)) : words;
}

/** Formats 'Discount (Regular customer)'. */
export const withReason = (words: string, reason: string): string =>
  reason ? `${words} (${reason})` : words;

const visitSentence = (order: SentenceFacts, visit: Visit, now: number): string =>
  order.technician && visit.date === indiaDayOf(now)
    ? t('comes', { visit: formatVisitSoon(visit, now), name: whoComes(order) })
    : t('scheduled', { visit: formatVisitInSentence(visit) });

const sentences: Record<Stage, (order: SentenceFacts, now: number) => string> = {
  requested: () => t('requested'),
  scheduled: (order, now) =>
    order.notAtHomeAt
      ? t('notAtHome', { time: formatTime(order.notAtHomeAt) })
      : Date.parse(order.dueAt) < now
        ? t('late')
        : order.visit
          ? visitSentence(order, order.visit, now)
          : t('agreed'),
  on_the_way: (order) => t('onTheWay', { name: whoComes(order) }),
  working: (order) => t('working', { name: whoComes(order) }),
  waiting: ({ waitingReason }) => t('waiting', { reason: withoutFullStop(reasonName(waitingReason)) }),
  done: () => t('done'),
  cancelled: () => t('cancelled'),
};

/** Says in which stage an order is. `now` is in milliseconds. */
export const stageSentence = (order: SentenceFacts, now: number): string =>
  sentences[order.stage](order, now);

type Booked = { products: readonly { productName: string; quantity: number }[] };

export const serviceNames = ({ products }: { products: readonly { productName: string }[] }): string =>
  products.map(({ productName }) => productName).join(', ');

export const servicesInWords = ({ products }: Booked): string =>
  products
    .map(({ productName, quantity }) => (quantity > 1 ? `${quantity} × ${productName}` : productName))
    .join(', ');
