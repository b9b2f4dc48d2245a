import type { BusinessDetails } from '#shared/business/schema.ts';
import { paySentence } from '#shared/business/words.ts';
import { legal, type Status } from '#shared/business.ts';
import { AppError } from '#shared/errors.ts';
import { formatLongDate, formatRupees } from '#shared/format.ts';
import { dayAfter } from '#shared/india-day.ts';
import { feeDue } from '#shared/orders/fee-due.ts';
import { streetLine } from '#shared/orders/place.ts';
import type { Order } from '#shared/orders/schema.ts';
import { firstNameOf, stageSentence } from '#shared/orders/sentences.ts';
import { successTexts } from '#shared/success-texts.ts';
import type { Visit } from '#shared/visits/schema.ts';
import { formatVisit } from '#shared/visits/words.ts';
import { warrantyWords } from '#shared/warranty/rules.ts';
import type { Deps } from '../../deps.ts';
import type { Db } from '../../platform/db/schema.ts';
import { action, greet, lines, text } from '../../platform/mail/blocks.ts';
import type { MailMessage } from '../../platform/mail/mail.ts';
import { momentOf } from '../visits/windows.ts';

/**
 * Decides in the caller's transaction whether a mail about a booking may go to `to`. An address of a stranger
 * gets few mails a day.
 */
export async function mayMail(
  db: Db,
  limiter: Deps['limiter'],
  to: string,
  own: string | null,
): Promise<boolean> {
  if (!to || to === own) return to !== '';
  try {
    await limiter.take('strangersMail', to.toLowerCase(), db);
    return true;
  } catch (error) {
    if (error instanceof AppError) return false;
    throw error;
  }
}

const follow = (link: string) => action('Follow your booking', link);

const visitLine = ({ visit, status }: Pick<Order, 'visit' | 'status'>) =>
  visit && status === 'Incomplete' ? ([['Visit', formatVisit(visit)]] as const) : [];

export const reminderAt = ({ date }: Pick<Visit, 'date'>): Date => momentOf(dayAfter(date, -1), '18:00');

const weRemind = (visit: Visit, { createdAt }: Pick<Order, 'createdAt'>) =>
  new Date(createdAt) < reminderAt(visit) ? ' The day before, we remind you.' : '';

const totalBeforeBill = ({ totalPrice }: Pick<Order, 'totalPrice'>) =>
  totalPrice > 0
    ? (['Total', formatRupees(totalPrice), 'charge'] as const)
    : (['Total', formatRupees(totalPrice)] as const);

const fee = formatRupees(legal.cancellationFeeRupees);

type BookedFacts = {
  toOwner: boolean;
  warrantyDays: readonly number[];
  business: Pick<BusinessDetails, 'city' | 'payPromise'>;
};

/**
 * If `toOwner` is false, the address may belong to a stranger. The mail then repeats nothing of the customer
 * but the name.
 */
export const bookedMail = (
  order: Order,
  link: string,
  { toOwner, warrantyDays, business }: BookedFacts,
): MailMessage => ({
  template: 'booked',
  to: order.email,
  subject: `We have received your booking (order ${order.orderNumber})`,
  greeting: greet(order.fullname),
  blocks: [
    text(`Thank you. We have received your booking of ${formatLongDate(order.createdAt)}.`),
    lines(
      ['Order', `${order.orderNumber}`],
      ...order.products.map(
        ({ productName, quantity, price }) =>
          [
            quantity > 1 ? `${productName} × ${quantity}` : productName,
            formatRupees(price * quantity),
          ] as const,
      ),
      totalBeforeBill(order),
      ['Payment', order.paymentMethod],
      ...visitLine(order),
    ),
    ...(toOwner
      ? [
          lines(
            ['Visit to', `${order.fullname}\n${streetLine(order)}\n${order.area}, ${business.city}`],
            ['Mobile', order.mobile],
            ...(order.note ? ([['What is wrong', order.note]] as const) : []),
          ),
        ]
      : []),
    text(
      order.visit
        ? `What happens next: we come on ${formatVisit(order.visit)}.${weRemind(order.visit, order)} If parts are needed, we tell you the price before we start. ${paySentence(business)}.`
        : `What happens next: we call you${toOwner ? ` on ${order.mobile}` : ''} within 2 hours to agree on a time. If you booked at night, we call in the morning. If parts are needed, we tell you the price before we start. ${paySentence(business)}.`,
    ),
    text(
      `${warrantyWords(warrantyDays)} You can change the time or cancel by the link below until the technician is on his way. Cancelling is free until the technician comes. If he has already come, it costs ${fee}.`.trim(),
      fee,
    ),
    follow(link),
    ...(toOwner ? [] : [text('If you did not book with us, you need do nothing.')]),
  ],
});

const pieces = ({ products }: Order) =>
  products.map(({ productName, quantity }) => [productName, `× ${quantity}`] as const);

const billOf = (link: string) => link.replace('/track/', '/api/tracked-bill/');

const billLines = ({ billNumber, billTotal, due, totalPrice }: Order) =>
  billNumber === null
    ? [totalBeforeBill({ totalPrice })]
    : ([
        ['Bill', billNumber],
        ['Total', formatRupees(billTotal)],
        ...(due > 0 ? ([['Still due', formatRupees(due)]] as const) : []),
      ] as const);
const billLink = ({ billNumber }: Order, link: string) =>
  billNumber === null ? [] : [action('Download your bill', billOf(link))];

const paid = ({ due, warrantyOf, billNumber }: Order) =>
  warrantyOf && billNumber === null
    ? 'Our work is done. It costs nothing.'
    : due > 0
      ? `Our work is done. ${formatRupees(due)} are still due.`
      : 'Our work is done and paid for.';

function underWarranty({ products }: Order): string {
  const until = products.flatMap(({ productName, warrantyUntil }) =>
    warrantyUntil ? [{ productName, day: formatLongDate(warrantyUntil) }] : [],
  );
  const [first] = until;
  if (!first) return '';
  const alike = until.length === products.length && until.every(({ day }) => day === first.day);
  const days = alike ? first.day : until.map(({ productName, day }) => `${day} (${productName})`).join(', ');
  return ` It is under warranty until ${days}. If the same fault comes back, claim the warranty by the link below, or call us.`;
}

const meaning: Record<Status, (order: Order) => string> = {
  Complete: (order) =>
    `${paid(order)}${underWarranty(order)} How was our service? You can rate it in My Orders.`,
  Incomplete: () =>
    'Your booking is still open: the work or the payment is not done yet. If this is not right, please call us.',
};

export const statusChangedMail = (order: Order, link: string): MailMessage => ({
  template: 'statusChanged',
  to: order.email,
  subject: `Order ${order.orderNumber} of ${formatLongDate(order.createdAt)} is now ${order.status}`,
  greeting: greet(order.fullname),
  blocks: [
    text(meaning[order.status](order)),
    lines(['Order', `${order.orderNumber}`], ...pieces(order), ...billLines(order), ...visitLine(order)),
    text(successTexts('statusMail', { status: order.status })),
    ...billLink(order, link),
    follow(link),
  ],
});

const whoComes = ({ technician }: Order) => (technician ? firstNameOf(technician.name) : 'The technician');
const whoCalls = ({ technician }: Order) => (technician ? firstNameOf(technician.name) : 'the technician');

const services = (order: Order) => lines(['Order', `${order.orderNumber}`], ...pieces(order));

export const visitMail = (order: Order, link: string): MailMessage => ({
  template: 'visitAgreed',
  to: order.email,
  subject: order.visit
    ? `We come on ${formatVisit(order.visit)} (order ${order.orderNumber})`
    : `Your visit needs another time (order ${order.orderNumber})`,
  greeting: greet(order.fullname),
  blocks: [
    text(
      order.visit
        ? `We come on ${formatVisit(order.visit)}.`
        : 'We are sorry: we cannot come at the time that was agreed.',
    ),
    services(order),
    text(
      order.visit
        ? `What happens next: ${whoCalls(order)} calls you before he comes. If the time does not suit you, you can change it or cancel by the link below until he is on his way.`
        : 'What happens next: we call you. If you would rather choose a time yourself, or cancel, you can do it by the link below.',
    ),
    follow(link),
  ],
});

export const dayBeforeMail = (order: Order, link: string): MailMessage => {
  const when = order.visit ? formatVisit(order.visit) : '';
  return {
    template: 'dayBefore',
    to: order.email,
    subject: `Tomorrow we come: ${when} (order ${order.orderNumber})`,
    greeting: greet(order.fullname),
    blocks: [
      text(`This is to remind you: we come tomorrow, ${when}.`),
      services(order),
      text(
        `What happens next: ${whoCalls(order)} calls you before he comes. Please have the appliance within reach. If the time does not suit you, you can change it or cancel by the link below until he is on his way.`,
      ),
      follow(link),
    ],
  };
};

export const onTheWayMail = (order: Order, link: string): MailMessage => ({
  template: 'onTheWay',
  to: order.email,
  subject: `${whoComes(order)} is on the way (order ${order.orderNumber})`,
  greeting: greet(order.fullname),
  blocks: [
    text(`${whoComes(order)} is on the way to you.`),
    services(order),
    text(
      'What happens next: he looks at the appliance. If parts are needed, he tells you the price before he starts.',
    ),
    follow(link),
  ],
});

export const notAtHomeMail = (order: Order, link: string): MailMessage => ({
  template: 'notAtHome',
  to: order.email,
  subject: `We were at your door (order ${order.orderNumber})`,
  greeting: greet(order.fullname),
  blocks: [
    text(`${stageSentence(order)} Nobody opened.`),
    services(order),
    text('What happens next: you choose another time by the link below, or we call you to agree on one.'),
    action('Choose another time', link),
  ],
});

export const cancelledMail = (order: Order, link: string): MailMessage => ({
  template: 'cancelled',
  to: order.email,
  subject: `Your booking is cancelled (order ${order.orderNumber})`,
  greeting: greet(order.fullname),
  blocks: [
    text(
      feeDue(order) > 0
        ? `Your booking is cancelled. As the technician had already set out, ${formatRupees(feeDue(order))} are due for the visit.`
        : 'Your booking is cancelled. It costs nothing.',
    ),
    services(order),
    text(
      'What happens next: nothing. If this is not right, please call us. You can book again whenever you need us.',
    ),
    ...billLink(order, link),
    follow(link),
  ],
});

export const restoredMail = (order: Order, link: string): MailMessage => ({
  template: 'restored',
  to: order.email,
  subject: `Your booking is taken up again (order ${order.orderNumber})`,
  greeting: greet(order.fullname),
  blocks: [
    text('Your booking was cancelled. It is taken up again.'),
    services(order),
    text(
      'What happens next: we call you to agree on a time. If you would rather choose one yourself, or do not want the repair, you can do it by the link below.',
    ),
    follow(link),
  ],
});

export const claimReceivedMail = (order: Order, link: string, first: number): MailMessage => ({
  template: 'claimReceived',
  to: order.email,
  subject: `We have received your warranty claim (order ${order.orderNumber})`,
  greeting: greet(order.fullname),
  blocks: [
    text(`We have received your warranty claim for the repair of order ${first}. It costs nothing.`),
    lines(['Order', `${order.orderNumber}`], ...pieces(order), ...visitLine(order)),
    text(
      order.visit
        ? `What happens next: we come on ${formatVisit(order.visit)}. You can change the time or cancel by the link below until the technician is on his way.`
        : 'What happens next: we call you within 2 hours to agree on a time. If you claimed at night, we call in the morning. If you would rather choose a time yourself, you can do it by the link below.',
    ),
    text(
      'If the technician finds a different fault, he tells you the price before he starts, and you decide.',
    ),
    follow(link),
  ],
});

export const claimWithdrawnMail = (order: Order, link: string): MailMessage => ({
  template: 'cancelled',
  to: order.email,
  subject: `Your warranty claim is withdrawn (order ${order.orderNumber})`,
  greeting: greet(order.fullname),
  blocks: [
    text(
      'We have opened your first order again and finish the repair with it. So your warranty claim is withdrawn.',
    ),
    services(order),
    text(
      'What happens next: we call you within 2 hours about your first order. If this is not right, please call us.',
    ),
    follow(link),
  ],
});
