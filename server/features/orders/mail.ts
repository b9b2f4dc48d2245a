import { methodName } from '#shared/bills/method-name.ts';
import type { CustomerBill } from '#shared/bills/schema.ts';
import type { BusinessDetails } from '#shared/business/schema.ts';
import { asSentence, cityOf, paySentence } from '#shared/business/words.ts';
import { legal, type Status } from '#shared/business.ts';
import { formatLongDate, formatRupees } from '#shared/format.ts';
import { dayAfter } from '#shared/india-day.ts';
import { feeDue } from '#shared/orders/fee-due.ts';
import { streetLine } from '#shared/orders/place.ts';
import type { Order } from '#shared/orders/schema.ts';
import { firstNameOf, stageSentence, withReason } from '#shared/orders/sentences.ts';
import { statusTexts } from '#shared/orders/texts.ts';
import { areaName } from '#shared/place-names.ts';
import { successTexts } from '#shared/success-texts.ts';
import type { Visit } from '#shared/visits/schema.ts';
import { formatVisit, formatVisitInSentence } from '#shared/visits/words.ts';
import { warrantyWords } from '#shared/warranty/rules.ts';
import { action, lines, mailTo, text } from '../../platform/mail/blocks.ts';
import type { MailBlock, MailMessage, MailTemplate } from '../../platform/mail/mail.ts';
import { momentOf } from '../visits/windows.ts';
import { mailTexts as t } from './mail-texts.ts';

const mailOf = (
  { fullname: name, email }: Order,
  template: MailTemplate,
  subject: string,
  blocks: MailBlock[],
) => mailTo({ name, email }, template, subject, blocks);

const follow = (link: string) => action(t('follow'), link);

const visitLine = ({ visit, status }: Pick<Order, 'visit' | 'status'>) =>
  visit && status === 'Incomplete' ? ([[t('visit'), formatVisit(visit)]] as const) : [];

export const reminderAt = ({ date }: Pick<Visit, 'date'>): Date => momentOf(dayAfter(date, -1), '18:00');

const weRemind = (visit: Visit, { createdAt }: Pick<Order, 'createdAt'>) =>
  new Date(createdAt) < reminderAt(visit) ? t('remind') : '';

const totalBeforeBill = ({ totalPrice }: Pick<Order, 'totalPrice'>) =>
  totalPrice > 0
    ? ([t('total'), formatRupees(totalPrice), 'charge'] as const)
    : ([t('total'), formatRupees(totalPrice)] as const);

const priced = (words: string, quantity: number, rupees: number) =>
  [quantity > 1 ? `${words} × ${quantity}` : words, formatRupees(rupees)] as const;

const bookedLines = ({ products }: Order) =>
  products.map(({ productName, quantity, price }) => priced(productName, quantity, price * quantity));

const fee = formatRupees(legal.cancellationFeeRupees);

type BookedFacts = {
  toOwner: boolean;
  warrantyDays: readonly number[];
  business: Pick<BusinessDetails, 'city' | 'payPromise'>;
  when: string;
};

/**
 * `when` says when the shop calls (`callTime`). If `toOwner` is false, the address may belong to a stranger. The mail then repeats nothing of the customer
 * but the name.
 */
export const bookedMail = (
  order: Order,
  link: string,
  { toOwner, warrantyDays, business, when }: BookedFacts,
): MailMessage =>
  mailOf(order, 'booked', t('receivedSubject', { number: order.orderNumber }), [
    text(t('received', { date: formatLongDate(order.createdAt) })),
    lines(
      [t('order'), `${order.orderNumber}`],
      ...bookedLines(order),
      totalBeforeBill(order),
      [t('payment'), methodName(order.paymentMethod)],
      ...visitLine(order),
    ),
    ...(toOwner
      ? [
          lines(
            [
              t('visitTo'),
              `${order.fullname}\n${streetLine(order)}\n${areaName(order.area)}, ${cityOf(business)}`,
            ],
            [t('mobile'), order.mobile],
            ...(order.note ? ([[t('whatIsWrong'), order.note]] as const) : []),
          ),
        ]
      : []),
    text(
      order.visit
        ? t('nextVisit', {
            visit: formatVisitInSentence(order.visit),
            remind: weRemind(order.visit, order),
            pay: asSentence(paySentence(business)),
          })
        : toOwner
          ? t('nextCallOn', { mobile: order.mobile, when, pay: asSentence(paySentence(business)) })
          : t('nextCall', { when, pay: asSentence(paySentence(business)) }),
    ),
    text(t('changeRule', { warranty: warrantyWords(warrantyDays), fee }).trim(), fee),
    follow(link),
    ...(toOwner ? [] : [text(t('notYou'))]),
  ]);

const pieces = ({ products }: Order) =>
  products.map(({ productName, quantity }) => [productName, `× ${quantity}`] as const);

const billOf = (link: string) => link.replace(/(?:\/(?:hi|mr))?\/track\//, '/api/tracked-bill/');

const billLines = ({ billNumber, billTotal, due, totalPrice }: Order) =>
  billNumber === null
    ? [totalBeforeBill({ totalPrice })]
    : ([
        [t('bill'), billNumber],
        [t('total'), formatRupees(billTotal)],
        ...(due > 0 ? ([[t('stillDue'), formatRupees(due)]] as const) : []),
      ] as const);
const billLink = ({ billNumber }: Order, link: string) =>
  billNumber === null ? [] : [action(t('downloadBill'), billOf(link))];

const paid = ({ due, warrantyOf, billNumber }: Order) =>
  warrantyOf && billNumber === null
    ? t('doneFree')
    : due > 0
      ? t('doneDue', { amount: formatRupees(due) })
      : t('donePaid');

function underWarranty({ products }: Order): string {
  const until = products.flatMap(({ productName, warrantyUntil }) =>
    warrantyUntil ? [{ productName, day: formatLongDate(warrantyUntil) }] : [],
  );
  const [first] = until;
  if (!first) return '';
  const alike = until.length === products.length && until.every(({ day }) => day === first.day);
  const days = alike ? first.day : until.map(({ productName, day }) => `${day} (${productName})`).join(', ');
  return t('underWarranty', { days });
}

// Mail programs open no 'upi:' address, so the button leads to the tracking page, which has it.
const payFirst = (bill: CustomerBill | null, link: string) =>
  bill?.upi ? [action(t('payByUpi', { amount: formatRupees(bill.due) }), link)] : [];

const meaning: Record<Status, (order: Order) => string> = {
  Complete: (order) => underWarranty(order) || t('thanks'),
  Incomplete: () => t('stillOpen'),
};

const workOf = (order: Order, bill: CustomerBill | null) =>
  bill
    ? [
        [t('bill'), bill.number] as const,
        ...bill.lines.map(({ words, quantity, amount }) => priced(words, quantity, amount)),
        ...(bill.discount > 0
          ? [priced(withReason(t('discount'), bill.discountReason), 1, -bill.discount)]
          : []),
        [t('total'), formatRupees(bill.total)] as const,
        ...bill.payments.map(
          ({ method, amount }) =>
            [
              t(amount < 0 ? 'paidBack' : 'paid', { method: methodName(method) }),
              formatRupees(amount),
            ] as const,
        ),
        ...(bill.due > 0 ? ([[t('stillDue'), formatRupees(bill.due)]] as const) : []),
      ]
    : [...bookedLines(order), ...billLines(order)];

/** The mail about a changed status. After the work it lists the bill. */
export const statusChangedMail = (order: Order, link: string, bill: CustomerBill | null = null) =>
  mailOf(
    order,
    'statusChanged',
    t('statusSubject', {
      number: order.orderNumber,
      date: formatLongDate(order.createdAt),
      status: statusTexts(order.status),
    }),
    [
      ...(order.status === 'Complete' ? [text(paid(order)), ...payFirst(bill, link)] : []),
      text(meaning[order.status](order)),
      lines([t('order'), `${order.orderNumber}`], ...workOf(order, bill), ...visitLine(order)),
      text(successTexts('statusMail', { status: statusTexts(order.status) })),
      ...billLink(order, link),
      follow(link),
    ],
  );

const whoComes = ({ technician }: Order) => (technician ? firstNameOf(technician.name) : t('theTechnician'));
const whoCalls = ({ technician }: Order) => (technician ? firstNameOf(technician.name) : t('technician'));

const services = (order: Order) => lines([t('order'), `${order.orderNumber}`], ...pieces(order));

export const visitMail = (order: Order, link: string, when: string): MailMessage =>
  mailOf(
    order,
    'visitAgreed',
    order.visit
      ? t('visitSubject', { visit: formatVisitInSentence(order.visit), number: order.orderNumber })
      : t('noVisitSubject', { number: order.orderNumber }),
    [
      text(order.visit ? t('weCome', { visit: formatVisitInSentence(order.visit) }) : t('sorry')),
      services(order),
      text(order.visit ? t('callsBefore', { who: whoCalls(order) }) : t('orChoose', { when })),
      follow(link),
    ],
  );

export const dayBeforeMail = (order: Order, link: string, end: string): MailMessage => {
  const when = order.visit ? formatVisit(order.visit) : '';
  return {
    ...mailOf(order, 'dayBefore', t('tomorrowSubject', { visit: when, number: order.orderNumber }), [
      text(t('tomorrow', { visit: when })),
      services(order),
      text(t('callsBeforeReach', { who: whoCalls(order) })),
      follow(link),
    ]),
    end,
  };
};

export const lostLinkMail = (order: Order, link: string): MailMessage =>
  mailOf(order, 'lostLink', t('linkSubject', { number: order.orderNumber }), [
    text(t('linkAsked')),
    services(order),
    follow(link),
  ]);

/** Asks a day after the work how it went. `end` ends these mails. */
export const reviewMail = (order: Order, link: string, end: string): MailMessage => ({
  ...mailOf(order, 'review', t('reviewSubject', { number: order.orderNumber }), [
    text(t('howWasIt')),
    services(order),
    text(t('rateHow')),
    follow(link),
  ]),
  end,
});

export const onTheWayMail = (order: Order, link: string): MailMessage =>
  mailOf(order, 'onTheWay', t('wayTitle', { who: whoComes(order), number: order.orderNumber }), [
    text(t('wayToYou', { who: whoComes(order) })),
    services(order),
    text(t('looksFirst')),
    follow(link),
  ]);

export const notAtHomeMail = (order: Order, link: string): MailMessage =>
  mailOf(order, 'notAtHome', t('doorSubject', { number: order.orderNumber }), [
    text(t('nobody', { sentence: stageSentence(order, Date.now()) })),
    services(order),
    text(t('chooseOther')),
    action(t('anotherTime'), link),
  ]);

export const cancelledMail = (order: Order, link: string): MailMessage =>
  mailOf(order, 'cancelled', t('cancelledSubject', { number: order.orderNumber }), [
    text(feeDue(order) > 0 ? t('cancelledDue', { amount: formatRupees(feeDue(order)) }) : t('cancelledFree')),
    services(order),
    text(t('nothingNext')),
    ...billLink(order, link),
    follow(link),
  ]);

export const restoredMail = (order: Order, link: string, when: string): MailMessage =>
  mailOf(order, 'restored', t('restoredSubject', { number: order.orderNumber }), [
    text(t('restored')),
    services(order),
    text(t('restoredNext', { when })),
    follow(link),
  ]);

export const claimReceivedMail = (order: Order, link: string, when: string, first: number): MailMessage =>
  mailOf(order, 'claimReceived', t('claimSubject', { number: order.orderNumber }), [
    text(t('claim', { first })),
    lines([t('order'), `${order.orderNumber}`], ...pieces(order), ...visitLine(order)),
    text(
      order.visit ? t('claimVisit', { visit: formatVisitInSentence(order.visit) }) : t('claimCall', { when }),
    ),
    text(t('otherFault')),
    follow(link),
  ]);

export const claimWithdrawnMail = (order: Order, link: string, when: string): MailMessage =>
  mailOf(order, 'cancelled', t('withdrawnSubject', { number: order.orderNumber }), [
    text(t('withdrawn')),
    services(order),
    text(t('withdrawnNext', { when })),
    follow(link),
  ]);
